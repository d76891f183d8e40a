// @ts-check
/** Timestamps: formatting of `<t:…>`, and self-updating countdowns. */
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

/** @param {number} unix seconds @param {string} style one of Discord's letters except `R` */
export const written = (unix, style) => formatDate(new Date(unix * 1000), STYLES[style] ?? STYLES.f);

/** Whether the time can be displayed at all. @param {number} unix seconds */
export const possible = (unix) => Math.abs(unix) <= 8.64e12;

/** "in 12 seconds", updated every second without rendering anything else. */
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

/** Update all countdowns every second. @param {(work: () => void) => void} within keeps everything else in place */
export function count(within) {
  setInterval(() => running.size && within(() => running.forEach(show)), 1000);
}
