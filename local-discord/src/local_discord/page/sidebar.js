// @ts-check
/** The left side: servers, their channels, and the person at this window. On a phone it is a drawer. */
import { openChannel } from "./actions.js";
import { focusSoon } from "./focus.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { personBar } from "./people.js";
import { changed, state, toggle } from "./store.js";
import { markOf, threadsBelow } from "./threads.js";
import { html } from "./view.js";

const DIRECT = "@me";

export function sidebar() {
  return html`
    <div key="sidebar" class="sidebar ${state.open.has("drawer") ? "open" : ""}" onkeydown=${walk}>
      <div class="sidebar-head">
        <span class="brand">${botLine()}</span>
        <button type="button" class="icon-button only-narrow" aria-label=${t("closeChannels")} onclick=${closeDrawer}>${icon("close")}</button>
      </div>
      <nav class="servers" aria-label=${t("channels")}>${state.servers.filter((server) => server.channels.length).map(serverView)}</nav>
      ${personBar()}
    </div>
  `;
}

/** The shade next to the open drawer. */
export const shade = () => (state.open.has("drawer") ? html`<div key="shade" class="shade" onclick=${closeDrawer} />` : null);

function botLine() {
  const { bot } = state;
  if (!bot) return t("welcome");
  return html`
    <span class="dot ${bot.online ? "on" : ""}" aria-hidden="true" />
    <b>${bot.name}</b>
    ${bot.online ? null : html`<small class="muted">${t("offline")}</small>`}
  `;
}

/** @param {import("./types.js").Server} server */
function serverView(server) {
  const direct = server.id === DIRECT;
  return html`
    <section key=${server.id} class="server">
      <h2 id="server-${server.id}">${direct ? t("directMessages") : server.name}</h2>
      <ul aria-labelledby="server-${server.id}">
        ${server.channels.filter((channel) => !channel.parent).map(
          (channel) => html`<li key=${channel.id}>${channelView(channel, direct)}${threadsBelow(channel, server.channels, channelView)}</li>`,
        )}
      </ul>
    </section>
  `;
}

/** @param {import("./types.js").Channel} channel @param {boolean} [direct] */
function channelView(channel, direct = false) {
  const calls = state.unread.get(channel.id);
  const here = state.channel === channel.id ? "page" : undefined;
  return html`
    <button type="button" class="channel ${calls === undefined ? "" : "unread"} ${channel.archived ? "archived" : ""}" aria-current=${here} onclick=${() => openChannel(channel.id)}>
      ${direct ? icon("user") : markOf(channel)}
      <span>${channel.name}</span>
      ${calls === 0 ? html`<span class="news" role="img" aria-label=${t("unread")} />` : null}
      ${calls ? html`<span class="count" role="img" aria-label=${t("mentions", { count: calls })}>${calls}</span>` : null}
    </button>
  `;
}

/** Move through the channels with the arrow keys. @param {KeyboardEvent} event */
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
  focusSoon(".open-drawer");
}

export function openDrawer() {
  toggle("drawer");
  focusSoon(".sidebar.open .channel[aria-current]");
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeDrawer();
});
