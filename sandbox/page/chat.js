// @ts-check
/** One channel: its head, its messages, who is writing, and the composer. */
import { composer } from "./composer.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { messageList } from "./messages.js";
import { jump, scrolled, unseen } from "./scroll.js";
import { openDrawer } from "./sidebar.js";
import { channelOf, logOf, state } from "./store.js";
import { h } from "./vdom.js";

export function chat() {
  const channel = channelOf(state.channel);
  const name = channel?.name ?? "";
  return h(
    "main",
    { key: "chat", class: "chat", inert: state.open.has("drawer") },
    h(
      "header",
      { class: "chat-head" },
      h("button", { type: "button", class: "icon-button open-drawer only-narrow", "aria-label": t("openChannels"), "aria-expanded": state.open.has("drawer"), onclick: openDrawer }, icon("menu")),
      h("h1", null, icon("hash"), h("span", null, name)),
      botState(),
    ),
    lineState(),
    channel ? messages(name) : h("div", { class: "log" }),
    h("div", { class: "below" }, pill(), typing(), state.notice ? h("p", { class: "notice", role: "status" }, state.notice) : null, channel ? composer() : null),
  );
}

function botState() {
  const { bot } = state;
  if (!bot) return null;
  return h("span", { class: `bot-state${bot.online ? " only-narrow" : ""}`, title: bot.online ? bot.name : t("botOffline") }, h("span", { class: `dot${bot.online ? " on" : ""}`, "aria-hidden": "true" }), h("span", null, bot.online ? bot.name : `${bot.name}: ${t("offline")}`));
}

/** What stands between the person and the bot, if anything does. */
function lineState() {
  if (state.connection === "lost") return h("p", { key: "line", class: "banner", role: "status" }, h("span", { class: "spinner" }), t("reconnecting"));
  if (state.bot && !state.bot.online) return h("p", { key: "bot", class: "banner", role: "status" }, t("botOffline"));
  return null;
}

/** @param {string} name */
function messages(name) {
  const busy = !logOf(state.channel).loaded;
  return h(
    "div",
    { key: `log ${state.key} ${state.channel}`, class: "log", tabindex: "0", role: "log", "aria-live": busy ? "off" : "polite", "aria-relevant": "additions", "aria-busy": busy, "aria-label": t("messages", { channel: `#${name}` }), onscroll: scrolled },
    h("div", { class: "log-content" }, messageList(state.channel)),
  );
}

function pill() {
  const count = unseen();
  if (!count) return null;
  return h("button", { type: "button", class: "pill", title: t("latest"), onclick: jump }, t("newMessages", { count }), icon("down"));
}

function typing() {
  const now = Date.now();
  const names = [...state.typing].filter(([, { channel, until }]) => channel === state.channel && until > now).map(([name]) => name);
  return h("p", { class: "typing", "aria-live": "polite" }, names.length ? t("typing", { count: names.length, names: names.join(", ") }) : "\u00a0");
}
