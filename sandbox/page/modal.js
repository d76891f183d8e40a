// @ts-check
/** Dialogs and popovers: they take the keyboard focus and return it when they close. */
import { Component, createRef, html } from "./view.js";

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
