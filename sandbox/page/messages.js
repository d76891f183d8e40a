// @ts-check
/** The messages of a channel: who, when, what, and what can be done with it. */
import { loadOlder, removeMessage, runCommand } from "./actions.js";
import { components } from "./components.js";
import { prefill } from "./draft.js";
import { localised, messageTime, currentLocale, t } from "./i18n.js";
import { avatar, icon } from "./icons.js";
import { attachment } from "./media.js";
import { rich } from "./rich.js";
import { runnable } from "./slash.js";
import { channelOf, forgetEcho, logOf, state } from "./store.js";
import { menuMark } from "./select.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "./types.js";
import { h } from "./vdom.js";

/** @typedef {import("./types.js").Message} Message */

const GROUP_MS = 7 * 60_000;

/** Descriptions of messages that did not change since, by id. @type {Map<string, {from: unknown[], tree: import("./vdom.js").Tree}>} */
let kept = new Map();

/** @param {string} channel */
export function messageList(channel) {
  const log = logOf(channel);
  const before = kept;
  kept = new Map();
  const rows = log.messages.map((message, index) => remembered(before, message, grouped(log.messages[index - 1], message)));
  return [
    log.loaded && log.complete ? beginning(channel, log.messages.length === 0) : null,
    log.loaded && !log.complete
      ? h("button", { key: "older", type: "button", class: "button style-2 older", disabled: log.loading, onclick: () => loadOlder(channel) }, t("loadOlder"))
      : null,
    log.loaded ? null : h("p", { key: "loading", class: "muted loading" }, t("loading")),
    rows,
    state.echoes.filter((echo) => echo.channel === channel).map(echoView),
  ];
}

/** @param {typeof kept} before @param {Message} message @param {boolean} follows */
function remembered(before, message, follows) {
  const pressed = [...state.pressed].filter((slot) => slot.startsWith(`${message.id} `)).join();
  const opened = [...state.open].filter((name) => name.includes(message.id)).join();
  const from = [message, follows, pressed, opened, state.failed.has(message.id), state.people, state.servers, state.bot, currentLocale(), new Date().getDate(), menuMark(message.id)];
  const known = before.get(message.id);
  const same = known && from.every((value, index) => value === known.from[index]);
  const entry = same ? known : { from, tree: messageView(message, follows) };
  kept.set(message.id, entry);
  return entry.tree;
}

/** A message right after another one of its author needs no new head. @param {Message | undefined} before @param {Message} message */
function grouped(before, message) {
  if (!before || before.author.id !== message.author.id || used(message) || message.referenced_message) return false;
  if (((before.flags ?? 0) & EPHEMERAL) !== ((message.flags ?? 0) & EPHEMERAL)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

/** @param {Message} message the command it answers, if it does */
function used(message) {
  const meta = message.interaction_metadata;
  const name = message.interaction?.name ?? meta?.name;
  const user = message.interaction?.user ?? meta?.user;
  return name && user ? { name, user } : null;
}

/** @param {import("./types.js").User} user */
const nameOf = (user) => state.people.find((person) => person.id === user.id)?.name ?? user.global_name ?? user.username;

/** @param {import("./types.js").User} user */
function face(user, size = "") {
  const person = state.people.find((one) => one.id === user.id);
  return avatar(person ?? { id: user.id, name: nameOf(user) }, `${size}${user.bot ? " bot" : ""}`);
}

/** @param {Message} message @param {boolean} follows */
function messageView(message, follows) {
  const flags = message.flags ?? 0;
  const name = nameOf(message.author);
  const classes = ["message", follows && "follows", flags & EPHEMERAL && "private", mentionsMe(message) && "to-me"].filter(Boolean);
  return h(
    "article",
    { key: message.id, class: classes.join(" "), "data-message": message.id, "aria-label": `${name}, ${messageTime(message.timestamp)}` },
    above(message),
    h("div", { class: "gutter" }, follows ? editedMark(message, icon("pencil")) : face(message.author)),
    h(
      "div",
      { class: "body" },
      follows ? null : head(message, name),
      flags & LOADING ? thinking(name) : content(message),
      state.failed.has(message.id) ? h("p", { class: "failure", role: "alert" }, t("failed")) : null,
      flags & EPHEMERAL ? privacy(() => removeMessage(message.id, message.channel_id)) : null,
    ),
    flags & EPHEMERAL ? null : tools(message),
  );
}

/** @param {Message} message */
function mentionsMe(message) {
  return (message.mentions ?? []).some((user) => user.id === state.me?.id) && message.author.id !== state.me?.id;
}

/** The line above a message: which command it answers, or which message. @param {Message} message */
function above(message) {
  const command = used(message);
  if (command) {
    const words = t("used", { name: "\u0000", command: "\u0001" }).split(/([\u0000\u0001])/);
    const parts = words.map((word) => (word === "\u0000" ? h("b", null, nameOf(command.user)) : word === "\u0001" ? h("code", null, `/${command.name}`) : word));
    return h("p", { class: "above" }, icon("reply"), face(command.user, "tiny"), h("span", null, parts));
  }
  const source = message.referenced_message;
  if (!source) return null;
  const text = source.content || t("attachment");
  return h("p", { class: "above" }, icon("reply"), face(source.author, "tiny"), h("span", { class: "reply-text" }, h("b", null, nameOf(source.author)), ` ${text}`));
}

/** @param {Message} message @param {string} name */
function head(message, name) {
  return h(
    "header",
    { class: "head" },
    h("span", { class: "author" }, name),
    message.author.bot ? h("span", { class: "badge" }, t("botName")) : null,
    h("time", { datetime: message.timestamp }, messageTime(message.timestamp)),
    editedMark(message, `(${t("edited")})`),
  );
}

/** Beside the message, so that it stays as tall as it was. @param {Message} message @param {import("./vdom.js").Child} shown */
function editedMark({ edited_timestamp: when }, shown) {
  if (!when) return null;
  const title = `${t("edited")} ${messageTime(when)}`;
  return h("span", { class: "edited", title, role: "img", "aria-label": title }, shown);
}

/** @param {string} name */
function thinking(name) {
  return h("p", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("thinking", { name }));
}

/** @param {Message} message */
function content(message) {
  // In Components V2 a file is shown where a component refers to it, and nowhere else.
  const files = (message.flags ?? 0) & COMPONENTS_V2 ? [] : (message.attachments ?? []);
  return [
    message.content ? h("div", { class: "text" }, rich(message.content, `${message.id} text`)) : null,
    files.map((one) => attachment(one, `${message.id} ${one.id}`)),
    message.components?.length ? h("div", { class: "components" }, components(message.components, { message: message.id, scope: message.id })) : null,
  ];
}

/** @param {() => void} dismiss */
function privacy(dismiss) {
  return h(
    "p",
    { class: "privacy" },
    icon("eye"),
    h("span", null, t("onlyYou")),
    h("span", { "aria-hidden": "true" }, "·"),
    h("button", { type: "button", class: "link", onclick: dismiss }, t("dismiss")),
  );
}

/** @param {Message} message */
function tools(message) {
  const { id, channel_id: channel } = message;
  return h(
    "div",
    { class: "tools" },
    h("button", { type: "button", class: "icon-button", "aria-label": t("deleteMessage"), title: t("deleteMessage"), onclick: () => removeMessage(id, channel) }, icon("trash")),
  );
}

/** A command under way, or one that nobody answered. @param {import("./store.js").Echo} echo */
function echoView(echo) {
  const me = state.me ?? { id: "0", name: "" };
  return h(
    "article",
    { key: echo.id, class: "message echo private" },
    h("div", { class: "gutter" }, avatar(me)),
    h(
      "div",
      { class: "body" },
      h("header", { class: "head" }, h("span", { class: "author" }, me.name), h("code", null, echo.text)),
      echo.state === "pending"
        ? h("p", { class: "thinking", role: "status" }, h("span", { class: "spinner" }), t("sending"))
        : h("p", { class: "failure", role: "alert" }, t("failed"), echo.reason ? `: ${echo.reason}` : ""),
      echo.state === "failed" ? privacy(() => forgetEcho(echo.id)) : null,
    ),
  );
}

/** What a newcomer sees first: of each group of commands the first; the slash leads to the others. @param {string} channel @param {boolean} empty */
function beginning(channel, empty) {
  const name = channelOf(channel)?.name ?? "";
  const all = runnable(state.commands);
  const commands = all.filter((one, place) => all.findIndex((other) => other.path[0] === one.path[0]) === place);
  return h(
    "div",
    { key: "beginning", class: "beginning" },
    h("h2", null, `# ${name}`),
    h("p", { class: "muted" }, t("emptyChannel", { channel: `#${name}` })),
    empty ? h("p", null, commands.length ? t("emptyHint") : t("emptyHintNoBot")) : null,
    empty
      ? h(
          "div",
          { class: "chips" },
          commands.map((command) =>
            h(
              "button",
              { key: command.path.join(" "), type: "button", class: "command-chip", onclick: () => start(command) },
              h("b", null, `/${command.shown}`),
              h("span", null, localised(command.command, "description")),
            ),
          ),
        )
      : null,
  );
}

/** A command without options runs at once, any other is put into the composer. @param {import("./slash.js").Runnable} command */
function start(command) {
  if (command.command.options?.length) prefill(command.path.join(" "));
  else void runCommand(command.path, {}, `/${command.shown}`);
}
