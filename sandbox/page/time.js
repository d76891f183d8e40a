// @ts-check
/** Moments: how `<t:…>` is written, and the ones that count down by themselves. */
import { formatDate, relative } from "./i18n.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** @type {Set<HTMLElement>} */
const running = new Set();

/** @param {number} unix seconds @param {string} style one of Discord's letters, `R` aside */
export const written = (unix, style) => formatDate(new Date(unix * 1000), STYLES[style] ?? STYLES.f);

/** Whether the moment can be shown at all. @param {number} unix seconds */
export const possible = (unix) => Math.abs(unix) <= 8.64e12;

/** Let an element count towards its `data-unix`. @param {HTMLElement} element */
export function run(element) {
  running.add(element);
  show(element);
}

/** @param {HTMLElement} element */
export const stop = (element) => running.delete(element);

/** @param {HTMLElement} element */
function show(element) {
  const text = relative(Number(element.dataset.unix));
  if (element.textContent !== text) element.textContent = text;
}

/** Show all counting moments anew every second. @param {(work: () => void) => void} within keeps the rest in its place */
export function count(within) {
  setInterval(() => running.size && within(() => running.forEach(show)), 1000);
}
