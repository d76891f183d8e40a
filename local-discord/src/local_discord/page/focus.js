// @ts-check
/** The keyboard focus: moved on purpose, and kept in place when the focused component disappears or is disabled. */

/** Focus the first match after the next render. @param {string} selector */
export function focusSoon(selector) {
  queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus());
}

/** @type {{slot: string, message: string, index: number} | null} */
let place = null;

/** @param {string} message @returns {HTMLElement[]} */
function parts(message) {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-message="${CSS.escape(message)}"] [data-slot]`)]);
}

export function rememberFocus() {
  const slot = document.activeElement?.closest("[data-slot]");
  const message = slot?.closest("[data-message]");
  if (!slot || !message) {
    place = null;
    return;
  }
  const id = message.getAttribute("data-message") ?? "";
  place = { slot: slot.getAttribute("data-slot") ?? "", message: id, index: parts(id).indexOf(/** @type {HTMLElement} */ (slot)) };
}

/** Focus the same component, else the one in its position, else the next enabled one, else the messages. */
export function restoreFocus() {
  if (!place) return;
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(":disabled")) return;
  const all = parts(place.message);
  const same = all.find((part) => part.getAttribute("data-slot") === place?.slot);
  const wishes = [same, all[place.index], ...all.slice(place.index), ...all];
  const found = wishes.find((part) => part && !part.matches(":disabled"));
  /** @type {HTMLElement | null} */ (found ?? document.querySelector(".log"))?.focus({ preventScroll: true });
}
