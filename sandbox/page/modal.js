// @ts-check
/** What stands in front of the page has the keyboard, and gives it back when it goes. */

/** For `mount`. @param {HTMLDialogElement} dialog */
export function openModal(dialog) {
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector(".sheet-body :is(input, textarea, select, button)"))?.focus();
}

/** For `unmount`. @param {HTMLDialogElement} dialog */
export function closeModal(dialog) {
  dialog.close();
  if (document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".log"))?.focus({ preventScroll: true });
}
