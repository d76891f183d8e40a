// @ts-check
/** Discord's message components, by type. */
import { openPlace, press, slotOf } from "./actions.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { webAddress } from "./markdown.js";
import { file, fileName, picture } from "./media.js";
import { emoji, rich } from "./rich.js";
import { selectView } from "./select.js";
import { ownPlace, state, toggle } from "./store.js";
import { html } from "./view.js";

/**
 * @typedef {import("./types.js").Component} Component
 * @typedef {{message: string, scope: string, closed?: boolean}} Place the place of a component: its message, its path in it,
 *   and whether it is disabled
 */

/** @param {Component[]} list @param {Place} place */
export function components(list, place) {
  return list.map((component, index) => part(component, { ...place, scope: `${place.scope}.${index}` }));
}

/** @param {Component} component @param {Place} place @returns {import("./view.js").View} */
function part(component, place) {
  const view = VIEWS[component.type];
  return view ? view(component, place) : html`<p class="muted">${t("unknownPart")}</p>`;
}

/** @type {Record<number, (component: Component, place: Place) => import("./view.js").View>} */
const VIEWS = {
  1: (row, place) => html`<div class="row">${components(row.components ?? [], place)}</div>`,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, place) => html`<div class="text">${rich(text.content ?? "", place.scope)}</div>`,
  11: (thumbnail, place) => media(thumbnail, place, "thumbnail"),
  12: gallery,
  13: fileView,
  14: separator,
  17: container,
};

/** @param {Component} component @param {Place} place */
function section(component, place) {
  const { components: texts = [], accessory } = component;
  return html`
    <div class="section">
      <div class="section-texts">${components(texts, place)}</div>
      ${accessory ? html`<div class="accessory">${part(accessory, { ...place, scope: `${place.scope}.a` })}</div>` : null}
    </div>
  `;
}

/** @param {Component} component @param {Place} place @param {string} className */
function media(component, place, className) {
  const { media: source, description, spoiler } = component;
  return source ? picture({ media: source, description, spoiler }, place.scope, className) : null;
}

/** @param {Component} component @param {Place} place */
function gallery({ items = [] }, place) {
  const shapes = ["", "one", "two", "three", "four"];
  return html`
    <div class="gallery ${shapes[items.length] ?? "many"}">${items.map((item, index) => picture(item, `${place.scope}.${index}`))}</div>
  `;
}

/** @param {Component} component */
function fileView({ file: source, name, size }) {
  return source ? file(source.url, name || fileName(source.url), size) : null;
}

/** @param {Component} component */
function separator({ divider = true, spacing = 1 }) {
  return html`<div class="separator ${divider ? "line" : ""} ${spacing === 2 ? "large" : ""}" role=${divider ? "separator" : undefined} />`;
}

/** @param {Component} component @param {Place} place */
function container({ components: inner = [], accent_color: accent, spoiler }, place) {
  const name = `spoiler ${place.scope}`;
  const hidden = Boolean(spoiler) && !state.open.has(name);
  const style = typeof accent === "number" ? { "--bar": `#${accent.toString(16).padStart(6, "0")}` } : {};
  return html`
    <div class="container ${hidden ? "hidden" : ""}" style=${style}>
      <div class="container-inside" inert=${hidden}>${components(inner, place)}</div>
      ${hidden ? html`<button type="button" class="cover" onclick=${() => toggle(name)}>${t("showSpoiler")}</button>` : null}
    </div>
  `;
}

const LINK = 5;

/** @param {Component} component @param {Place} place */
function button(component, place) {
  const { style = 2, url, label, emoji: mark, disabled } = component;
  const inside = html`<span class="button-label">${mark ? emoji(mark) : null}${label ? html`<span>${label}</span>` : null}</span>`;
  if (style === LINK) return linkButton(url ?? "", inside, Boolean(disabled));
  const id = component.custom_id ?? "";
  const slot = slotOf(place.message, id);
  const busy = state.pressed.has(slot);
  return html`
    <button
      type="button"
      key=${id}
      class="button style-${style}"
      data-slot=${slot}
      aria-label=${label ? undefined : (mark?.name ?? t("unknownPart"))}
      aria-busy=${busy || undefined}
      disabled=${disabled || place.closed}
      onclick=${() => press(place.message, id)}
    >
      ${inside}${busy ? html`<span class="spinner" aria-hidden="true" />` : null}
    </button>
  `;
}

/** @param {string} url @param {import("./view.js").View} inside @param {boolean} disabled */
function linkButton(url, inside, disabled) {
  const href = webAddress(url);
  if (disabled || !href) return html`<button type="button" class="button style-5" disabled>${inside}${icon("open")}</button>`;
  const place = ownPlace(url);
  if (place) return html`<button type="button" class="button style-5" onclick=${() => openPlace(place)}>${inside}</button>`;
  return html`
    <a class="button style-5" href=${href} target="_blank" rel="noopener noreferrer" title=${t("link")}>${inside}${icon("open")}</a>
  `;
}

/** @param {Component} component @param {Place} place */
function select(component, place) {
  const id = component.custom_id ?? "";
  const slot = slotOf(place.message, id);
  return selectView({
    slot,
    component,
    disabled: component.disabled || place.closed,
    busy: state.pressed.has(slot),
    choose: (values) => void press(place.message, id, values),
  });
}
