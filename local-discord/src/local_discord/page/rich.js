// @ts-check
/** Renders markdown: parts of text become elements, ids become the names of people and channels. */
import { currentLocale, formatDate, t } from "./i18n.js";
import { parse, plainText } from "./markdown.js";
import { prefill } from "./draft.js";
import { channelOf, ownPlace, state, toggle } from "./store.js";
import { openChannel, openPlace } from "./actions.js";
import { Countdown, possible, written } from "./time.js";
import { html } from "./view.js";

/** @typedef {import("./markdown.js").Part} Part */

/**
 * @param {string} text
 * @param {string} scope names the place of this text, to remember its opened spoilers
 */
export function rich(text, scope) {
  return draw(parse(text), scope);
}

/** @param {Part[]} parts @param {string} scope @returns {import("./view.js").View[]} */
function draw(parts, scope) {
  return parts.map((part, index) => (VIEWS[part.kind] ?? (() => part.text))(part, `${scope}.${index}`));
}

/** @param {Part} part @param {string} scope */
const inside = (part, scope) => draw(part.children ?? [], scope);

/** @param {string} tag @param {string} [name] a class */
const simple = (tag, name) => (/** @type {Part} */ part, /** @type {string} */ scope) => html`<${tag} class=${name}>${inside(part, scope)}<//>`;

/** @type {Record<string, (part: Part, scope: string) => import("./view.js").View>} */
const VIEWS = {
  paragraph: simple("p"),
  subtext: simple("p", "subtext"),
  quote: simple("blockquote"),
  item: simple("li"),
  bold: simple("strong"),
  italic: simple("em"),
  underline: simple("u"),
  strike: simple("s"),
  codeblock: (part) => html`<pre tabindex="0"><code>${part.text}</code></pre>`,
  code: (part) => html`<code>${part.text}</code>`,
  heading: (part, scope) => html`<div class="heading level-${part.level}" role="heading" aria-level=${part.level + 2}>${inside(part, scope)}</div>`,
  list: (part, scope) => (part.ordered ? html`<ol start=${part.start}>${inside(part, scope)}</ol>` : html`<ul>${inside(part, scope)}</ul>`),
  link,
  everyone: (part) => html`<span class="mention loud">${part.text}</span>`,
  person: (part) => html`<span class="mention ${part.id === state.me?.id ? "loud" : ""}">@${personName(part.id)}</span>`,
  role: (part) => html`<span class="mention">@${roleName(part.id)}</span>`,
  channel: channelLink,
  command: (part) => html`<button type="button" class="mention" onclick=${() => prefill(part.path)}>/${part.path}</button>`,
  emoji: ({ id, name }) => emoji({ id, name }),
  time: moment,
  spoiler,
};

/** A link; within this page it navigates, otherwise it opens outside. @param {Part} part @param {string} scope */
function link(part, scope) {
  const place = ownPlace(part.href ?? "");
  if (place) return html`<button type="button" class="link" onclick=${() => openPlace(place)}>${inside(part, scope)}</button>`;
  return html`<a href=${part.href} target="_blank" rel="noopener noreferrer" title=${part.href}>${inside(part, scope)}</a>`;
}

/** @param {string} id */
function personName(id) {
  if (id === state.bot?.id) return state.bot.name;
  return state.people.find((person) => person.id === id)?.name ?? t("person");
}

/** @param {string} id */
function roleName(id) {
  const known = state.servers.flatMap((server) => server.roles ?? []).find((role) => role.id === id);
  return known?.name.replace(/^@/, "") ?? id;
}

/** @param {Part} part */
function channelLink(part) {
  const channel = channelOf(part.id);
  if (!channel) return html`<span class="mention">#${t("unknownChannel")}</span>`;
  return html`<button type="button" class="mention" onclick=${() => openChannel(channel.id)}>#${channel.name}</button>`;
}

/** @param {{id?: string | null, name?: string | null}} given with an id for a custom emoji, otherwise its own text */
export function emoji({ id, name }) {
  if (!id) return html`<span class="emoji">${name ?? ""}</span>`;
  const spoken = `:${name ?? ""}:`;
  return html`<img class="emoji" src="/emojis/${encodeURIComponent(id)}.png" alt=${spoken} title=${spoken} draggable=${false} />`;
}

/** @param {Part} part */
function moment(part) {
  const { unix, style } = part;
  if (!possible(unix)) return `<t:${unix}:${style}>`;
  const date = new Date(unix * 1000);
  const title = formatDate(date, { dateStyle: "full", timeStyle: "medium" });
  if (style === "R") return html`<${Countdown} key="${unix} ${currentLocale()}" unix=${unix} datetime=${date.toISOString()} title=${title} />`;
  return html`<time datetime=${date.toISOString()} title=${title}>${written(unix, style)}</time>`;
}

/** @param {Part} part @param {string} scope */
function spoiler(part, scope) {
  const name = `spoiler ${scope}`;
  if (state.open.has(name)) return html`<span class="spoiler shown">${inside(part, scope)}</span>`;
  return html`
    <button type="button" class="spoiler" aria-label=${t("hiddenSpoiler")} onclick=${() => toggle(name)}>
      <span aria-hidden="true">${plainText(part.children ?? [])}</span>
    </button>
  `;
}
