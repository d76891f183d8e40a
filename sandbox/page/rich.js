// @ts-check
/** Markdown as it is seen: parts of text become elements, ids become the names of people and channels. */
import { currentLocale, formatDate, t } from "./i18n.js";
import { parse, plainText } from "./markdown.js";
import { prefill } from "./draft.js";
import { channelOf, state, toggle } from "./store.js";
import { openChannel } from "./actions.js";
import { possible, run, stop, written } from "./time.js";
import { h } from "./vdom.js";

/** @typedef {import("./markdown.js").Part} Part */

/**
 * @param {string} text
 * @param {string} scope a name for the place of this text, by which its opened spoilers are remembered
 */
export function rich(text, scope) {
  return draw(parse(text), scope);
}

/** @param {Part[]} parts @param {string} scope @returns {import("./vdom.js").Child[]} */
function draw(parts, scope) {
  return parts.map((part, index) => (VIEWS[part.kind] ?? (() => part.text))(part, `${scope}.${index}`));
}

/** @param {string} tag @param {string} [name] a class */
const simple = (tag, name) => (/** @type {Part} */ part, /** @type {string} */ scope) =>
  h(tag, name ? { class: name } : null, draw(part.children ?? [], scope));

/** @type {Record<string, (part: Part, scope: string) => import("./vdom.js").Child>} */
const VIEWS = {
  paragraph: simple("p"),
  subtext: simple("p", "subtext"),
  quote: simple("blockquote"),
  item: simple("li"),
  bold: simple("strong"),
  italic: simple("em"),
  underline: simple("u"),
  strike: simple("s"),
  codeblock: (part) => h("pre", { tabindex: "0" }, h("code", null, part.text)),
  code: (part) => h("code", null, part.text),
  heading: (part, scope) => h("div", { class: `heading level-${part.level}`, role: "heading", "aria-level": part.level + 2 }, draw(part.children ?? [], scope)),
  list: (part, scope) => h(part.ordered ? "ol" : "ul", part.ordered ? { start: part.start } : null, draw(part.children ?? [], scope)),
  link: (part, scope) =>
    h("a", { href: part.href, target: "_blank", rel: "noopener noreferrer", title: part.href }, draw(part.children ?? [], scope)),
  everyone: (part) => h("span", { class: "mention loud" }, part.text),
  person: (part) => h("span", { class: part.id === state.me?.id ? "mention loud" : "mention" }, `@${personName(part.id)}`),
  role: (part) => h("span", { class: "mention" }, `@${roleName(part.id)}`),
  channel: channelLink,
  command: (part) => h("button", { type: "button", class: "mention", onclick: () => prefill(part.path) }, `/${part.path}`),
  emoji: ({ id, name }) => emoji({ id, name }),
  time: moment,
  spoiler,
};

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
  if (!channel) return h("span", { class: "mention" }, `#${t("unknownChannel")}`);
  return h("button", { type: "button", class: "mention", onclick: () => openChannel(channel.id) }, `#${channel.name}`);
}

/** @param {{id?: string | null, name?: string | null}} given a custom emoji has an id, any other is its own text */
export function emoji({ id, name }) {
  if (!id) return h("span", { class: "emoji" }, name ?? "");
  return h("img", { class: "emoji", src: `/emojis/${encodeURIComponent(id)}.png`, alt: `:${name ?? ""}:`, title: `:${name ?? ""}:`, draggable: "false" });
}

/** @param {Part} part */
function moment(part) {
  const { unix, style } = part;
  if (!possible(unix)) return `<t:${unix}:${style}>`;
  const date = new Date(unix * 1000);
  const more = { datetime: date.toISOString(), title: formatDate(date, { dateStyle: "full", timeStyle: "medium" }) };
  if (style !== "R") return h("time", more, written(unix, style));
  return h("time", { ...more, key: `${unix} ${currentLocale()}`, "data-unix": unix, mount: run, unmount: stop });
}

/** @param {Part} part @param {string} scope */
function spoiler(part, scope) {
  const name = `spoiler ${scope}`;
  if (state.open.has(name)) return h("span", { class: "spoiler shown" }, draw(part.children ?? [], scope));
  return h(
    "button",
    { type: "button", class: "spoiler", "aria-label": t("hiddenSpoiler"), onclick: () => toggle(name) },
    h("span", { "aria-hidden": "true" }, plainText(part.children ?? [])),
  );
}
