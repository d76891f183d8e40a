// @ts-check
/** Moments: how `<t:…>` is written, and the ones that count down by themselves. */
import { formatDate, relative } from "./i18n.js";
import { Component, createRef, html } from "./view.js";

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

/** "in 12 seconds", and every second anew without drawing anything else. */
export class Countdown extends Component {
  element = createRef();

  componentDidMount() {
    running.add(this.element.current);
    show(this.element.current);
  }

  componentWillUnmount() {
    running.delete(this.element.current);
  }

  /** @param {{unix: number, datetime: string, title: string}} given */
  render({ unix, datetime, title }) {
    return html`<time ref=${this.element} data-unix=${unix} datetime=${datetime} title=${title} />`;
  }
}

/** @param {HTMLElement} element */
function show(element) {
  const text = relative(Number(element.dataset.unix));
  if (element.textContent !== text) element.textContent = text;
}

/** Show all counting moments anew every second. @param {(work: () => void) => void} within keeps the rest in its place */
export function count(within) {
  setInterval(() => running.size && within(() => running.forEach(show)), 1000);
}
