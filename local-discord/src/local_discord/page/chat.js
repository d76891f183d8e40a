// @ts-check
/** One channel: its header, its messages, the typing indicator, and the composer. */
import { composer } from "./composer.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { messageList } from "./messages.js";
import { jump, scrolled, unseen } from "./scroll.js";
import { openDrawer } from "./sidebar.js";
import { channelOf, logOf, state } from "./store.js";
import { markOf, threadState, titleOf, wayBack } from "./threads.js";
import { html } from "./view.js";

export function chat() {
  const channel = channelOf(state.channel);
  const name = channel?.name ?? "";
  const drawer = state.open.has("drawer");
  return html`
    <main key="chat" class="chat" inert=${drawer}>
      <header class="chat-head">
        <button type="button" class="icon-button open-drawer only-narrow" aria-label=${drawerName()} aria-expanded=${drawer} onclick=${openDrawer}>
          ${icon("menu")}${state.unread.size ? html`<span class="news" />` : null}
        </button>
        <h1>${wayBack(channel)}${markOf(channel)}<span class="title">${name}</span></h1>
        ${botState(channel)}
      </header>
      ${lineState()}
      ${channel ? messages(titleOf(channel)) : html`<div class="log" />`}
      <div class="below">
        ${pill()}
        ${typing()}
        ${state.notice ? html`<p class="notice" role="status">${state.notice}</p>` : null}
        ${threadState()}
        ${channel ? composer() : null}
      </div>
    </main>
  `;
}

/** On a phone, the name of the drawer button says whether a channel has unread messages. */
const drawerName = () => [t("openChannels"), ...(state.unread.size ? [t("unread")] : [])].join(", ");

/** Whether the bot is there; in a thread, whose name needs the room, only if it is not. @param {import("./types.js").Channel | undefined} channel */
function botState(channel) {
  const { bot } = state;
  if (!bot || (bot.online && channel?.parent)) return null;
  return html`
    <span class="bot-state ${bot.online ? "only-narrow" : ""}" title=${bot.online ? bot.name : t("botOffline")}>
      <span class="dot ${bot.online ? "on" : ""}" aria-hidden="true" />
      <span>${bot.online ? bot.name : `${bot.name}: ${t("offline")}`}</span>
    </span>
  `;
}

/** A banner if the connection or the bot is down. */
function lineState() {
  if (state.connection === "lost") return html`<p key="line" class="banner" role="status"><span class="spinner" />${t("reconnecting")}</p>`;
  if (state.bot && !state.bot.online) return html`<p key="bot" class="banner" role="status">${t("botOffline")}</p>`;
  return null;
}

/** @param {string} name */
function messages(name) {
  const busy = !logOf(state.channel).loaded;
  return html`
    <div
      key="log ${state.key} ${state.channel}"
      class="log"
      tabindex="0"
      role="log"
      aria-live=${busy ? "off" : "polite"}
      aria-relevant="additions"
      aria-busy=${busy}
      aria-label=${t("messages", { channel: name })}
      onscroll=${scrolled}
    >
      <div class="log-content">${messageList(state.channel)}</div>
    </div>
  `;
}

function pill() {
  const count = unseen();
  if (!count) return null;
  return html`<button type="button" class="pill" title=${t("latest")} onclick=${jump}>${t("newMessages", { count })}${icon("down")}</button>`;
}

function typing() {
  const now = Date.now();
  const names = [...state.typing].filter(([, { channel, until }]) => channel === state.channel && until > now).map(([name]) => name);
  return html`<p class="typing" aria-live="polite">${names.length ? t("typing", { count: names.length, names: names.join(", ") }) : null}</p>`;
}
