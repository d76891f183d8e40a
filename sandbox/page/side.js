// @ts-check
/** Several people's windows side by side, each in a frame of its own, each acting as its person. */
import * as api from "./api.js";
import { browserLocale, t, useLocale } from "./i18n.js";
import { icon } from "./icons.js";
import { recall, remember } from "./prefs.js";
import { h, render } from "./vdom.js";

const MOST = 4;
const FIRST = 2;

/** @type {import("./types.js").Person[]} */
let people = [];
/** @type {string[]} */
let columns = [];
/** @type {Element} */
let root;

/** @param {Element} into */
export async function showSideBySide(into) {
  root = into;
  useLocale(browserLocale());
  document.title = t("sideBySide");
  people = await api.people();
  const known = recall("columns", /** @type {string[]} */ ([])).filter((id) => people.some((person) => person.id === id));
  columns = known.length >= FIRST ? known.slice(0, MOST) : people.slice(0, FIRST).map((person) => person.id);
  draw();
}

/** @param {string[]} next */
function choose(next) {
  columns = next;
  remember("columns", columns);
  draw();
}

function draw() {
  const free = people.filter((person) => !columns.includes(person.id));
  render(
    root,
    h(
      "div",
      { class: "side" },
      h(
        "header",
        { class: "side-head" },
        h("h1", null, t("sideBySide")),
        free.length && columns.length < MOST ? h("button", { type: "button", class: "button style-2", onclick: () => choose([...columns, free[0].id]) }, icon("plus"), t("addColumn")) : null,
        h("a", { class: "button style-2", href: "/" }, t("single")),
      ),
      h("main", { class: "side-columns" }, columns.map((id, index) => column(id, index, free))),
    ),
  );
}

/** @param {string} id @param {number} index @param {import("./types.js").Person[]} free */
function column(id, index, free) {
  const person = people.find((one) => one.id === id);
  if (!person) return null;
  const name = t("column", { name: person.name });
  const replace = (/** @type {Event} */ event) => choose(columns.map((one, at) => (at === index ? /** @type {HTMLSelectElement} */ (event.target).value : one)));
  return h(
    "section",
    { key: id, class: "side-column", "aria-label": name },
    h(
      "div",
      { class: "side-column-head" },
      h("select", { "aria-label": t("playAs"), onchange: replace }, [person, ...free].map((one) => h("option", { key: one.id, value: one.id, selected: one.id === id }, one.name))),
      columns.length > 1 ? h("button", { type: "button", class: "icon-button", "aria-label": t("closeColumn"), onclick: () => choose(columns.filter((one) => one !== id)) }, icon("close")) : null,
    ),
    h("iframe", { src: `/?key=${encodeURIComponent(person.key ?? "")}`, title: name }),
  );
}
