// @ts-check
/** The person at this window: switch, add, rename, language, link for another window. */
import * as api from "./api.js";
import { become, changeMe, say } from "./actions.js";
import { focusSoon } from "./focus.js";
import { LOCALES, browserLocale, languageHere, languageName, localeOf, t } from "./i18n.js";
import { avatar, icon } from "./icons.js";
import { sheet } from "./modal.js";
import { currentTheme, remember, toggleTheme } from "./prefs.js";
import { changed, state, toggle } from "./store.js";
import { html } from "./view.js";

/** @typedef {import("./types.js").Person} Person */

/** The open dialog about a person. @type {{kind: "new" | "edit", problem: string} | null} */
let dialog = null;
const MENU = "person-menu";

/** Load the list of people; not allowed in a window opened by a person's link. */
export async function readPeople() {
  if (state.locked) return;
  state.everybody = await api.people();
  changed();
}

/** A person's language. @param {Person} person */
const spoken = (person) => localeOf(person, state.everybody);

/** @param {Person} person */
function choosePerson(person) {
  state.open.delete(MENU);
  remember("person", person.id);
  become(person.key ?? "");
}

/** The link that opens another window as this person. @param {string} key */
const linkOf = (key) => `${location.origin}/?key=${encodeURIComponent(key)}`;

export function personBar() {
  const { me } = state;
  if (!me) return null;
  const open = state.open.has(MENU);
  return html`
    <div class="person-bar" onkeydown=${keys} data-person-menu>
      ${open ? personMenu(me) : null}
      <button type="button" class="person-button" aria-haspopup="menu" aria-expanded=${open} aria-label=${t("me", { name: me.name })} onclick=${toggleMenu}>
        ${avatar(me)}
        <span class="person-name">${me.name}</span>
        ${icon("chevron")}
      </button>
      <button type="button" class="icon-button theme" aria-label=${themeName()} title=${themeName()} onclick=${otherTheme}>
        ${icon(currentTheme() === "dark" ? "sun" : "moon")}
      </button>
    </div>
  `;
}

function otherTheme() {
  toggleTheme();
  changed();
}

const themeName = () => (currentTheme() === "dark" ? t("lightTheme") : t("darkTheme"));

function toggleMenu() {
  toggle(MENU);
  if (!state.open.has(MENU)) return;
  void readPeople();
  focusSoon(".person-menu [role^=menuitem]");
}

function closeMenu() {
  if (state.open.delete(MENU)) changed();
}

/** @param {Person} me */
function personMenu(me) {
  return html`
    <div class="person-menu" role="menu" aria-label=${t("people")}>
      ${state.locked ? null : everybody(me)}
      ${item("copy", t("copyLink"), () => copyLink(me), t("copyLinkHint", { name: me.name }))}
      ${item("pencil", t("rename"), () => openDialog("edit"))}
      ${state.locked || window.parent !== window ? null : item("columns", t("sideBySide"), () => location.assign("/?side=1"))}
    </div>
  `;
}

/** @param {Person} me */
function everybody(me) {
  return html`
    ${state.everybody.map((person) => personItem(person, person.id === me.id))}
    ${foreigner()}
    ${item("plus", t("addPerson"), () => openDialog("new"))}
    <div class="separator line" role="separator" />
  `;
}

/** Explain why one of the first people speaks a different language. */
function foreigner() {
  const one = state.everybody.find((person) => person.abroad);
  if (!one || state.everybody.every((other) => other === one || spoken(other) === spoken(one))) return null;
  const values = { name: one.name, language: languageHere(spoken(one)) };
  return html`<p key="foreigner" class="menu-note muted" role="note">${t("otherLanguage", values)}</p>`;
}

/** @param {Person} person @param {boolean} here */
function personItem(person, here) {
  return html`
    <button key=${person.id} type="button" role="menuitemradio" aria-checked=${here} tabindex="-1" class="menu-item" onclick=${() => choosePerson(person)}>
      ${avatar(person, "small")}
      <span>${person.name} <small class="muted">${languageName(spoken(person))}</small></span>
      ${here ? icon("check") : null}
    </button>
  `;
}

/** @param {string} mark @param {string} text @param {() => void} act @param {string} [title] */
function item(mark, text, act, title) {
  return html`
    <button key=${mark} type="button" role="menuitem" tabindex="-1" class="menu-item" title=${title} onclick=${act}>${icon(mark)}<span>${text}</span></button>
  `;
}

/** @param {Person} me */
async function copyLink(me) {
  closeMenu();
  const link = linkOf(state.key);
  try {
    await navigator.clipboard.writeText(link);
    say(`${t("copied")}. ${t("copyLinkHint", { name: me.name })}`);
  } catch {
    say(link);
  }
}

/** @param {KeyboardEvent} event */
function keys(event) {
  if (!state.open.has(MENU)) return;
  const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".person-menu [role^=menuitem]")]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const goals = /** @type {Record<string, number>} */ ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 });
  if (event.key === "Escape") closeMenu();
  else if (event.key in goals) items.at((goals[event.key] + items.length) % items.length)?.focus();
  else return;
  if (event.key === "Escape") focusSoon(".person-button");
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Event} event */
function leave({ target }) {
  if (target instanceof Element && !target.closest("[data-person-menu]")) closeMenu();
}
document.addEventListener("pointerdown", leave);
document.addEventListener("focusin", leave);

/** @param {"new" | "edit"} kind */
function openDialog(kind) {
  closeMenu();
  dialog = { kind, problem: "" };
  changed();
}

function closeDialog() {
  dialog = null;
  changed();
}

export function personDialog() {
  if (!dialog) return null;
  const { kind, problem } = dialog;
  const me = kind === "edit" ? state.me : null;
  const how = { key: "person", title: t(kind === "new" ? "addPerson" : "rename"), done: t("save"), save, close: closeDialog };
  return sheet(how, html`${personFields(me)}${problem ? html`<p class="failure" role="alert">${problem}</p>` : null}`);
}

/** @param {Person | null} me */
function personFields(me) {
  const locale = me?.locale ?? browserLocale();
  const known = LOCALES.some(([id]) => id === locale) ? LOCALES : [...LOCALES, [locale, locale]];
  return html`
    <div class="entry">
      <label for="person-name">${t("name")}</label>
      <input id="person-name" name="name" type="text" required maxlength="32" autocomplete="off" defaultValue=${me?.name ?? ""} />
    </div>
    <div class="entry">
      <label for="person-locale">${t("language")}</label>
      <select id="person-locale" name="locale">
        ${known.map(([id, text]) => html`<option key=${id} value=${id} selected=${id === locale}>${text}</option>`)}
      </select>
    </div>
  `;
}

/** @param {SubmitEvent} event */
async function save(event) {
  event.preventDefault();
  const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const name = String(data.get("name")).trim();
  const locale = String(data.get("locale"));
  const refused = dialog?.kind === "edit" ? await changeMe({ name, locale }) : await create(name, locale);
  if (refused && dialog) dialog = { ...dialog, problem: refused };
  else dialog = null;
  changed();
}

/** @param {string} name @param {string} locale @returns {Promise<string>} an error message if refused, otherwise "" */
async function create(name, locale) {
  try {
    const person = await api.addPerson(name, locale);
    if (person.key) choosePerson(person);
    await readPeople();
    return "";
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** The first screen while there are no people yet. */
export function firstPerson() {
  return html`
    <main class="welcome">
      <h1>${t("welcome")}</h1>
      <p class="muted">${t("welcomeText")}</p>
      <form class="sheet-body" onsubmit=${save}>
        <p>${t("noPeople")}</p>
        ${personFields(null)}
        <button type="submit" class="button style-1">${t("join")}</button>
      </form>
    </main>
  `;
}
