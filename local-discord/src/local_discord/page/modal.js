// @ts-check
/** Dialogs and popovers: they take the keyboard focus and return it when they close. */
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { Component, createRef, html, instead } from "./view.js";

/** A dialog that is open as long as it is rendered. */
export class Modal extends Component {
  dialog = createRef();

  componentDidMount() {
    const dialog = this.dialog.current;
    dialog.showModal();
    dialog.querySelector(".sheet-body :is(input, textarea, select, button)")?.focus();
  }

  componentWillUnmount() {
    this.dialog.current.close();
    if (document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(".log"))?.focus({ preventScroll: true });
  }

  /** @param {{children?: import("./view.js").View, [attribute: string]: any}} given */
  render({ children, ...attributes }) {
    return html`<dialog ref=${this.dialog} ...${attributes}>${children}</dialog>`;
  }
}

/**
 * A form in a dialog, with a title and two buttons at its end.
 * @param {{key: string, title: string, done: string, busy?: boolean, novalidate?: boolean, save: (event: SubmitEvent) => void, close: () => void}} how
 * @param {import("./view.js").View} body @param {import("./view.js").View} [note] below the fields
 */
export function sheet({ key, title, done, busy, novalidate, save, close }, body, note = null) {
  return html`
    <${Modal} key=${key} class="sheet" aria-labelledby="sheet-title" oncancel=${instead(close)}>
      <form onsubmit=${save} novalidate=${novalidate}>
        <header>
          <h2 id="sheet-title">${title}</h2>
          <button type="button" class="icon-button" aria-label=${t("close")} onclick=${close}>${icon("close")}</button>
        </header>
        <div class="sheet-body">${body}</div>
        ${note}
        <footer>
          <button type="button" class="button style-2" onclick=${close}>${t("cancel")}</button>
          <button type="submit" class="button style-1" aria-busy=${busy || undefined}>
            <span class="button-label">${done}</span>${busy ? html`<span class="spinner" />` : null}
          </button>
        </footer>
      </form>
    <//>
  `;
}

/** A popover that is open as long as it is rendered; its `data-first` gets the focus, then `opened` is called. */
export class Popover extends Component {
  popover = createRef();

  componentDidMount() {
    const popover = this.popover.current;
    popover.showPopover();
    this.props.opened();
    popover.querySelector("[data-first]")?.focus({ preventScroll: true });
  }

  /** @param {{children?: import("./view.js").View, opened: () => void, [attribute: string]: any}} given */
  render({ children, opened, ...attributes }) {
    return html`<div popover="manual" ref=${this.popover} ...${attributes}>${children}</div>`;
  }
}
