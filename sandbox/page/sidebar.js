// @ts-check
/** The left side: servers, their channels, and the person at this window. On a phone it is a drawer. */
import { openChannel } from "./actions.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { personBar } from "./people.js";
import { changed, state, toggle } from "./store.js";
import { h } from "./vdom.js";

const DIRECT = "@me";

export function sidebar() {
  const open = state.open.has("drawer");
  return h(
    "div",
    { key: "sidebar", class: `sidebar${open ? " open" : ""}`, onkeydown: walk },
    h("div", { class: "sidebar-head" }, h("span", { class: "brand" }, botLine()), h("button", { type: "button", class: "icon-button only-narrow", "aria-label": t("closeChannels"), onclick: closeDrawer }, icon("close"))),
    h("nav", { class: "servers", "aria-label": t("channels") }, state.servers.filter((server) => server.channels.length).map(serverView)),
    personBar(),
  );
}

/** The shade beside the open drawer. */
export const shade = () => (state.open.has("drawer") ? h("div", { key: "shade", class: "shade", onclick: closeDrawer }) : null);

function botLine() {
  const { bot } = state;
  if (!bot) return t("welcome");
  return [h("span", { class: `dot${bot.online ? " on" : ""}`, "aria-hidden": "true" }), h("b", null, bot.name), bot.online ? null : h("small", { class: "muted" }, t("offline"))];
}

/** @param {import("./types.js").Server} server */
function serverView(server) {
  return h(
    "section",
    { key: server.id, class: "server" },
    h("h2", { id: `server-${server.id}` }, server.id === DIRECT ? t("directMessages") : server.name),
    h("ul", { "aria-labelledby": `server-${server.id}` }, server.channels.map((channel) => h("li", { key: channel.id }, channelView(channel, server.id === DIRECT)))),
  );
}

/** @param {import("./types.js").Channel} channel @param {boolean} direct */
function channelView(channel, direct) {
  const unread = state.unread.get(channel.id) ?? 0;
  const here = state.channel === channel.id;
  return h(
    "button",
    { type: "button", class: `channel${unread ? " unread" : ""}`, "aria-current": here ? "page" : undefined, onclick: () => openChannel(channel.id) },
    icon(direct ? "user" : "hash"),
    h("span", null, channel.name),
    unread ? h("span", { class: "count", "aria-label": `${unread} ${t("unread")}` }, unread) : null,
  );
}

/** Arrow keys walk through the channels. @param {KeyboardEvent} event */
function walk(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const here = /** @type {HTMLElement} */ (event.target).closest(".channel");
  if (!step || !here) return;
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".sidebar .channel")]);
  all[(all.indexOf(/** @type {HTMLElement} */ (here)) + step + all.length) % all.length].focus();
  event.preventDefault();
}

function closeDrawer() {
  if (!state.open.delete("drawer")) return;
  changed();
  queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(".open-drawer"))?.focus());
}

export function openDrawer() {
  toggle("drawer");
  queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(".sidebar.open .channel[aria-current]"))?.focus());
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeDrawer();
});
