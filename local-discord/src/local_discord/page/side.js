// @ts-check
/** Several people's windows side by side, each in its own frame. */
import * as api from "./api.js";
import { browserLocale, t, useLocale } from "./i18n.js";
import { icon } from "./icons.js";
import { recall, remember } from "./prefs.js";
import { html, render } from "./view.js";

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
  const add = () => choose([...columns, free[0].id]);
  const shown = html`
    <div class="side">
      <header class="side-head">
        <h1>${t("sideBySide")}</h1>
        ${free.length && columns.length < MOST
          ? html`<button type="button" class="button style-2" onclick=${add}>${icon("plus")}${t("addColumn")}</button>`
          : null}
        <a class="button style-2" href="/">${t("single")}</a>
      </header>
      <main class="side-columns">${columns.map((id, index) => column(id, index, free))}</main>
    </div>
  `;
  render(shown, root);
}

/** @param {string} id @param {number} index @param {import("./types.js").Person[]} free */
function column(id, index, free) {
  const person = people.find((one) => one.id === id);
  if (!person) return null;
  const name = t("column", { name: person.name });
  const close = () => choose(columns.filter((one) => one !== id));
  return html`
    <section key=${id} class="side-column" aria-label=${name}>
      <div class="side-column-head">
        <select aria-label=${t("playAs")} onchange=${(/** @type {Event} */ event) => replace(index, event)}>
          ${[person, ...free].map((one) => html`<option key=${one.id} value=${one.id} selected=${one.id === id}>${one.name}</option>`)}
        </select>
        ${columns.length > 1
          ? html`<button type="button" class="icon-button" aria-label=${t("closeColumn")} onclick=${close}>${icon("close")}</button>`
          : null}
      </div>
      <iframe src="/?key=${encodeURIComponent(person.key ?? "")}" title=${name} />
    </section>
  `;
}

/** Change the person of a column. @param {number} index @param {Event} event */
function replace(index, event) {
  const { value } = /** @type {HTMLSelectElement} */ (event.target);
  choose(columns.map((one, at) => (at === index ? value : one)));
}
