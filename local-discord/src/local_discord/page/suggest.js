// @ts-check
/** The list of suggestions above the composer. */
import { t } from "./i18n.js";
import { html, instead } from "./view.js";

/**
 * @typedef {{value: string | number, label: string, description?: string | null, mark?: import("./view.js").View}} Suggestion
 */

const LIST_ID = "suggestions";

/** @param {number} index */
const suggestionId = (index) => `${LIST_ID}-${index}`;

/** Keep the focus in the field when the list is pressed. */
const keepFocus = instead(() => {});

/**
 * @param {Suggestion[]} entries @param {number} active index of the highlighted one, -1 for none
 * @param {(index: number) => void} pick @param {(index: number) => void} point
 */
export function suggestions(entries, active, pick, point) {
  return html`
    <div key="suggestions" id=${LIST_ID} class="suggestions" role="listbox" aria-label=${t("suggestions")}>
      ${entries.map((entry, index) =>
        option(entry, { id: suggestionId(index), active: index === active, selected: index === active, pick: () => pick(index), point: () => point(index) }),
      )}
    </div>
  `;
}

/**
 * A line of a list of choices.
 * @param {Suggestion} entry
 * @param {{id: string, active: boolean, selected: boolean, pick: () => void, point: () => void}} how `active` if it is highlighted
 * @param {import("./view.js").View} [more] after its text
 */
export function option({ value, label, description, mark }, { id, active, selected, pick, point }, more = null) {
  return html`
    <div
      key=${value}
      id=${id}
      role="option"
      class="option ${active ? "active" : ""}"
      aria-selected=${selected}
      onpointerdown=${keepFocus}
      onclick=${pick}
      onpointermove=${() => active || point()}
    >
      ${mark}${optionText(label, description)}${more}
    </div>
  `;
}

/** A choice's label, with its description as a smaller line if it has one. @param {string} label @param {string | null} [description] */
export function optionText(label, description) {
  return html`<span class="option-text"><span>${label}</span>${description ? html`<small>${description}</small>` : null}</span>`;
}

/** The ARIA attributes of a field with a list. @param {number} count @param {number} active */
export function listed(count, active) {
  return {
    "aria-autocomplete": "list",
    "aria-controls": count ? LIST_ID : undefined,
    "aria-activedescendant": count && active >= 0 ? suggestionId(active) : undefined,
  };
}

/** The next highlighted index, wrapping around. @param {string} key @param {number} active @param {number} count */
export function moved(key, active, count) {
  if (!count) return null;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return null;
}

/** Scroll the highlighted suggestion into view after the next render. */
export function reveal() {
  queueMicrotask(() => document.querySelector(`#${LIST_ID} .active`)?.scrollIntoView({ block: "nearest" }));
}
