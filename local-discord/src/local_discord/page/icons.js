// @ts-check
/** Small line icons, drawn for this page on a grid of 24. They are decorative: the text next to them says the same. */
import { html } from "./view.js";

/** @type {Record<string, string[]>} */
const PATHS = {
  back: ["M15 5l-7 7 7 7"],
  bolt: ["M5 12h14", "M5 12l5-5", "M5 12l5 5"],
  check: ["M5 13l4 4 10-10"],
  chevron: ["M6 9l6 6 6-6"],
  close: ["M6 6l12 12", "M18 6L6 18"],
  columns: ["M4 5h7v14H4z", "M13 5h7v14h-7z"],
  copy: ["M9 9h10v10H9z", "M5 15V5h10"],
  down: ["M12 5v14", "M6 13l6 6 6-6"],
  eye: ["M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7z", "M12 9.5a2.5 2.5 0 1 0 .01 0z"],
  file: ["M6 3h8l4 4v14H6z", "M14 3v4h4"],
  hash: ["M9 4L7 20", "M17 4l-2 16", "M4 9h16", "M4 15h16"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  moon: ["M19 14.5A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z"],
  open: ["M13 5h6v6", "M19 5l-9 9", "M17 14v5H5V7h5"],
  pencil: ["M5 19l1-4L16 5l3 3L9 18z"],
  plus: ["M12 5v14", "M5 12h14"],
  reply: ["M20 18c0-6-4-8-14-8", "M11 5l-5 5 5 5"],
  send: ["M4 12l16-8-5 16-3-7z"],
  slash: ["M9 20L15 4"],
  sun: ["M12 8a4 4 0 1 0 .01 0z", "M12 2v2", "M12 20v2", "M2 12h2", "M20 12h2", "M5 5l1.500 1.500", "M17.500 17.500L19 19", "M5 19l1.500-1.500", "M17.500 6.500L19 5"],
  thread: ["M5 4v9h13", "M14 9l4 4-4 4"],
  trash: ["M5 7h14", "M9 7V4h6v3", "M7 7l1 13h8l1-13"],
  user: ["M12 12a4 4 0 1 0-.01 0z", "M4 20c1-4 4-6 8-6s7 2 8 6"],
};

/** @param {string} name */
export function icon(name) {
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name].map((d) => html`<path d=${d} />`)}</svg>`;
}

/** @param {{id: string, name: string, avatar_color?: string | number}} who @param {string} [size] a class */
export function avatar(who, size = "") {
  const initials = [...who.name.trim()].slice(0, 1).join("").toUpperCase() || "?";
  return html`<span class="avatar ${size}" style=${{ "--avatar": colour(who) }} aria-hidden="true">${initials}</span>`;
}

const PALETTE = ["#a4553f", "#39708f", "#5e7a34", "#83558e", "#8a6a1f", "#2f7a6d", "#9a4763", "#51629c"];

/** @param {{id: string, avatar_color?: string | number}} who */
function colour({ id, avatar_color: given }) {
  if (typeof given === "number") return `#${given.toString(16).padStart(6, "0")}`;
  if (typeof given === "string" && /^#[0-9a-f]{3,8}$/i.test(given)) return given;
  const sum = [...id].reduce((total, digit) => total + digit.charCodeAt(0), 0);
  return PALETTE[sum % PALETTE.length];
}
