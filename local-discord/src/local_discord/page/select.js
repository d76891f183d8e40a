// @ts-check
/** Selects of all kinds: a button that opens a list, usable with touch, mouse, keyboard and screen reader. */
import { folded, t } from "./i18n.js";
import { avatar, icon } from "./icons.js";
import { emoji } from "./rich.js";
import { Popover } from "./modal.js";
import { changed, state } from "./store.js";
import { option } from "./suggest.js";
import { html } from "./view.js";

/**
 * @typedef {import("./types.js").Component} Component
 * @typedef {{value: string, label: string, description?: string | null, mark?: import("./view.js").View}} Entry
 * @typedef {{slot: string, component: Component, label?: string, disabled?: boolean, busy?: boolean,
 *   values?: string[], describedby?: string, choose: (values: string[]) => void}} Select
 */

const SEARCH_FROM = 11;
const GAP = 4;

/** The one open list. @type {{slot: string, query: string, active: number, picked: string[], start: string[], select: Select} | null} */
let menu = null;

/** Choices not yet answered with an update of the message. @type {WeakMap<Component, string[]>} */
const chosen = new WeakMap();

/** @param {Component} component @returns {Entry[]} */
export function entries(component) {
  const { type } = component;
  if (type === 3) return (component.options ?? []).map(({ emoji: mark, ...option }) => ({ ...option, mark: mark ? emoji(mark) : null }));
  if (type === 8) return channels(component.channel_types);
  const users = type === 6 ? [] : people();
  return type === 5 ? users : [...users, ...roles()];
}

/** @returns {Entry[]} */
function people() {
  const all = state.people.map((person) => ({ value: person.id, label: person.name, mark: avatar(person, "tiny") }));
  return state.bot ? [...all, { value: state.bot.id, label: state.bot.name, mark: avatar(state.bot, "tiny") }] : all;
}

/** @returns {Entry[]} */
function roles() {
  return (here()?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
}

/** @param {number[]} [types] @returns {Entry[]} */
function channels(types) {
  const fitting = (here()?.channels ?? []).filter((channel) => !types?.length || types.includes(channel.type));
  return fitting.map((channel) => ({ value: channel.id, label: channel.name, mark: icon("hash") }));
}

const here = () => state.servers.find((server) => server.channels.some((channel) => channel.id === state.channel));

/** @param {Component} component */
export function defaults(component) {
  const known = chosen.get(component);
  if (known) return known;
  if (component.default_values) return component.default_values.map((one) => one.id);
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/** @param {Select} select */
export function selectView(select) {
  const { slot, component, disabled, busy, label } = select;
  const values = select.values ?? defaults(component);
  const open = menu?.slot === slot;
  const picked = entries(component).filter((entry) => values.includes(entry.value));
  const name = [label, picked.map((one) => one.label).join(", ") || component.placeholder || t("chooseOne")].filter(Boolean).join(": ");
  return html`
    <div class="select" key="select ${slot}" data-menu=${slot}>
      <button
        type="button"
        class="select-button ${picked.length ? "" : "empty"}"
        data-slot=${slot}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${open}
        aria-controls=${open ? listId(slot) : undefined}
        aria-label=${name}
        aria-describedby=${select.describedby}
        aria-busy=${busy || undefined}
        disabled=${disabled}
        onclick=${() => (open ? close(true) : show(select, values))}
        onkeydown=${(/** @type {KeyboardEvent} */ event) => open || unfold(event, select, values)}
      >
        <span class="select-value">${summary(picked, component)}</span>
        ${busy ? html`<span class="spinner" />` : icon("chevron")}
      </button>
      ${open ? html`<${Popover} class="menu" data-for=${slot} opened=${placeMenu}>${list(select)}<//>` : null}
    </div>
  `;
}

/** An arrow key opens the list. @param {KeyboardEvent} event @param {Select} select @param {string[]} values */
function unfold(event, select, values) {
  if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  show(select, values);
}

/** @param {Entry[]} picked @param {Component} component */
function summary(picked, component) {
  if (!picked.length) return component.placeholder || t("chooseOne");
  if ((component.max_values ?? 1) === 1) return html`${picked[0].mark}<span>${picked[0].label}</span>`;
  return picked.map((entry) => html`<span class="chip" key=${entry.value}>${entry.label}</span>`);
}

/** @param {string} slot */
const listId = (slot) => `list-${slot.replace(/\W+/g, "-")}`;

/** @param {Select} select @param {string[]} values */
function show(select, values) {
  close(true);
  const all = entries(select.component);
  const active = Math.max(0, all.findIndex((entry) => values.includes(entry.value)));
  menu = { slot: select.slot, query: "", active, picked: values, start: values, select };
  changed();
}

/** Close the list; a multiple choice is submitted if allowed. @param {boolean} take */
function close(take) {
  if (!menu) return;
  const { select, picked, start } = menu;
  menu = null;
  changed();
  const different = picked.length !== start.length || picked.some((value, place) => value !== start[place]);
  if (take && several(select.component) && different && picked.length >= (select.component.min_values ?? 1)) commit(select, picked);
}

/** @param {Select} select @param {string[]} values */
function commit(select, values) {
  if (!select.values) chosen.set(select.component, values);
  select.choose(values);
}

/** @param {Component} component */
const several = (component) => (component.max_values ?? 1) > 1;

/** @param {Select} select */
function list(select) {
  const { component, slot } = select;
  const all = entries(component);
  const searching = component.type !== 3 || all.length >= SEARCH_FROM;
  const fitting = matching(all);
  const id = listId(slot);
  const steering = {
    "data-first": true,
    "aria-activedescendant": fitting.length ? `${id}-${menu?.active}` : undefined,
    onkeydown: (/** @type {KeyboardEvent} */ event) => steer(event, fitting),
  };
  const { min_values: min = 1, max_values: max = 1 } = component;
  return html`
    ${several(component) ? html`<p class="menu-hint">${t(min === max ? "chooseExactly" : "chooseFrom", { min, max })}</p>` : null}
    ${searching ? searchField(id, steering) : null}
    <div
      id=${id}
      role="listbox"
      class="menu-list"
      tabindex=${searching ? "-1" : "0"}
      aria-label=${select.label ?? component.placeholder ?? t("chooseOne")}
      aria-multiselectable=${several(component) || undefined}
      ...${searching ? {} : steering}
    >
      ${fitting.map((entry, index) => choice(entry, index, `${id}-${index}`))}
      ${fitting.length ? null : html`<p class="muted">${t("noMatch")}</p>`}
    </div>
    ${several(component) ? html`<button type="button" class="button style-1 menu-done" onclick=${() => finish()}>${t("done")}</button>` : null}
  `;
}

/** @param {string} id of the list @param {Record<string, unknown>} steering */
function searchField(id, steering) {
  return html`
    <input
      class="menu-search"
      type="text"
      value=${menu?.query}
      placeholder=${t("search")}
      aria-label=${t("search")}
      aria-controls=${id}
      role="combobox"
      aria-expanded="true"
      autocomplete="off"
      oninput=${search}
      ...${steering}
    />
  `;
}

/** @param {Entry[]} all */
function matching(all) {
  const wish = folded(menu?.query ?? "");
  return all.filter((entry) => folded(entry.label).includes(wish));
}

/** @param {InputEvent} event */
function search(event) {
  if (!menu) return;
  menu.query = /** @type {HTMLInputElement} */ (event.target).value;
  menu.active = 0;
  changed();
}

/** @param {Entry} entry @param {number} index @param {string} id */
function choice(entry, index, id) {
  const selected = menu?.picked.includes(entry.value) ?? false;
  const how = { id, active: menu?.active === index, selected, pick: () => pick(entry.value), point: () => point(index) };
  return option(entry, how, selected ? icon("check") : null);
}

/** @param {number} index */
function point(index) {
  if (!menu) return;
  menu.active = index;
  changed();
}

/** @param {string} value */
function pick(value) {
  if (!menu) return;
  const { select, picked } = menu;
  const has = picked.includes(value);
  if (!several(select.component)) {
    const values = has && select.component.min_values === 0 ? [] : [value];
    finish();
    return commit(select, values);
  }
  if (has) menu.picked = picked.filter((one) => one !== value);
  else if (picked.length < (select.component.max_values ?? 1)) menu.picked = [...picked, value];
  changed();
}

/** Close the list, submit the choice, and return the focus to the button. */
function finish(take = true) {
  const slot = menu?.slot;
  close(take);
  if (slot) queueMicrotask(() => buttonOf(slot)?.focus({ preventScroll: true }));
}

/** @param {string} slot @returns {HTMLElement | null} */
const buttonOf = (slot) => document.querySelector(`[data-menu="${CSS.escape(slot)}"] .select-button`);

/** @param {KeyboardEvent} event @param {Entry[]} fitting */
function steer(event, fitting) {
  if (!menu) return;
  const last = fitting.length - 1;
  const moves = /** @type {Record<string, number>} */ ({ ArrowDown: menu.active < last ? menu.active + 1 : 0, ArrowUp: menu.active > 0 ? menu.active - 1 : last, Home: 0, End: last });
  if (event.key in moves) menu.active = Math.max(0, moves[event.key]);
  else if (event.key === "Enter" || (event.key === " " && !menu.query)) fitting[menu.active] && pick(fitting[menu.active].value);
  else if (event.key === "Escape") finish();
  else if (event.key === "Tab") return several(menu.select.component) ? undefined : finish();
  else return;
  event.preventDefault();
  event.stopPropagation();
  changed();
  queueMicrotask(() => document.querySelector(".menu .option.active")?.scrollIntoView({ block: "nearest" }));
}

let marks = 0;

/** A new value at every render while a list of this message is open. @param {string} message */
export const menuMark = (message) => (menu?.slot.startsWith(`${message} `) ? ++marks : 0);

/** Keep the open list next to its button; close it if the button has disappeared. */
export function placeMenu() {
  if (!menu) return;
  const button = buttonOf(menu.slot);
  const box = /** @type {HTMLElement | null} */ (document.querySelector(`.menu[data-for="${CSS.escape(menu.slot)}"]`));
  if (!button || !box) return close(false);
  const at = button.getBoundingClientRect();
  const below = innerHeight - at.bottom - 2 * GAP;
  const above = at.top - 2 * GAP;
  const under = below >= Math.min(box.scrollHeight, 280) || below >= above;
  const width = Math.min(Math.max(at.width, 220), innerWidth - 2 * GAP);
  const style = { left: `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`, width: `${width}px`, top: under ? `${at.bottom + GAP}px` : "auto", bottom: under ? "auto" : `${innerHeight - at.top + GAP}px`, "max-height": `${Math.min(520, under ? below : above)}px` };
  for (const [name, value] of Object.entries(style)) box.style.setProperty(name, value);
}

/** @param {Event} event */
function closeOutside({ target }) {
  const inside = menu && target instanceof Element && target.closest(`[data-menu="${CSS.escape(menu.slot)}"]`);
  if (menu && !inside) close(true);
}

document.addEventListener("pointerdown", closeOutside);
document.addEventListener("focusin", closeOutside);
addEventListener("resize", placeMenu);
addEventListener("scroll", placeMenu, true);
