// @ts-check
/** The messages of a channel: author, time, content, and available actions. */
import { loadOlder, removeMessage, runCommand, runOn } from "./actions.js";
import { components } from "./components.js";
import { prefill } from "./draft.js";
import { localised, messageTime, currentLocale, t } from "./i18n.js";
import { avatar, icon } from "./icons.js";
import { attachment } from "./media.js";
import { rich } from "./rich.js";
import { ofPeople, permitted, runnable } from "./slash.js";
import { channelOf, forgetEcho, logOf, mentionsMe, state, toggle } from "./store.js";
import { menuMark } from "./select.js";
import { happened, isLasting, isLine, markOf, resting, threadOf, titleOf } from "./threads.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "./types.js";
import { html } from "./view.js";

/** @typedef {import("./types.js").Message} Message */

const GROUP_MS = 7 * 60_000;

/** Rendered descriptions of unchanged messages, by id. @type {Map<string, {from: unknown[], view: import("./view.js").View}>} */
let kept = new Map();

/** @param {string} channel */
export function messageList(channel) {
  const log = logOf(channel);
  const before = kept;
  kept = new Map();
  const rows = log.messages.map((message, index) => remembered(before, message, grouped(log.messages[index - 1], message)));
  return html`
    ${log.loaded && log.complete ? beginning(channel, log.messages.length === 0) : null}
    ${log.loaded && !log.complete ? older(channel) : null}
    ${log.loaded ? null : html`<p key="loading" class="muted loading">${t("loading")}</p>`}
    ${rows}
    ${state.echoes.filter((echo) => echo.channel === channel).map(echoView)}
  `;
}

/** @param {string} channel */
function older(channel) {
  return html`
    <button key="older" type="button" class="button style-2 older" onclick=${() => loadOlder(channel)}>${t("loadOlder")}</button>
  `;
}

/** @param {typeof kept} before @param {Message} message @param {boolean} follows */
function remembered(before, message, follows) {
  const pressed = [...state.pressed].filter((slot) => slot.startsWith(`${message.id} `)).join();
  const opened = [...state.open].filter((name) => name.includes(message.id)).join();
  const from = [message, replied(message), follows, pressed, opened, state.failed.has(message.id), state.people, state.servers, state.bot, state.commands, currentLocale(), new Date().getDate(), menuMark(message.id)];
  const known = before.get(message.id);
  const same = known && from.every((value, index) => value === known.from[index]);
  const entry = same ? known : { from, view: messageView(message, follows) };
  kept.set(message.id, entry);
  return entry.view;
}

/** Whether a message follows another of its author so closely that it needs no header. @param {Message | undefined} before @param {Message} message */
function grouped(before, message) {
  if (!before || before.author.id !== message.author.id || used(message) || message.message_reference) return false;
  if (isLine(before) || isLine(message)) return false;
  if (((before.flags ?? 0) & EPHEMERAL) !== ((message.flags ?? 0) & EPHEMERAL)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

/** The command that a message answers, with its user, if any. @param {Message} message */
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
  const secret = Boolean(flags & EPHEMERAL);
  const name = nameOf(message.author);
  const classes = ["message", follows && "follows", secret && "private", mentionsMe(message) && "to-me", state.open.has(`tools ${message.id}`) && "held"].filter(Boolean);
  const label = `${name}, ${messageTime(message.timestamp)}`;
  if (isLine(message)) return lineView(message, label);
  return html`
    <article key=${message.id} class=${classes.join(" ")} data-message=${message.id} tabindex="-1" aria-label=${label} oncontextmenu=${held}>
      ${above(message)}
      <div class="gutter">${follows ? editedMark(message, icon("pencil")) : face(message.author)}</div>
      <div class="body">
        ${follows ? null : head(message, name)}
        ${flags & LOADING ? thinking(name) : content(message)}
        ${threadOf(message)}
        ${state.failed.has(message.id) ? html`<p class="failure" role="alert">${t("failed")}</p>` : null}
        ${secret ? privacy(() => removeMessage(message.id, message.channel_id)) : null}
      </div>
      ${secret ? null : tools(message)}
    </article>
  `;
}

/** A system message about a thread. @param {Message} message @param {string} label */
function lineView(message, label) {
  return html`
    <article key=${message.id} class="message line-only" data-message=${message.id} aria-label=${label} oncontextmenu=${held}>
      <div class="gutter">${icon("thread")}</div>
      <div class="body">${happened(message, nameOf, html`<time datetime=${message.timestamp}>${messageTime(message.timestamp)}</time>`)}</div>
      ${isLasting(message) ? null : tools(message)}
    </article>
  `;
}

/** The line above a message: the command or message it answers. @param {Message} message */
function above(message) {
  const command = used(message);
  if (!message.message_reference) return command && line(command.user, usedLine(command));
  const source = replied(message);
  if (source) return line(source.author, html`<b>${nameOf(source.author)}</b> ${source.content || t("attachment")}`);
  return line(null, html`<i>${t(message.referenced_message === null ? "replyGone" : "replyUnknown")}</i>`);
}

/** The message that a message replies to, in its current state if this window has it. @param {Message} message */
function replied({ channel_id: channel, message_reference: reference, referenced_message: quoted }) {
  return reference && (logOf(channel).messages.find((one) => one.id === reference.message_id) ?? quoted);
}

/** @param {import("./types.js").User | null} user @param {import("./view.js").View} words */
function line(user, words) {
  return html`<p class="above">${icon("reply")}${user ? face(user, "tiny") : null}<span>${words}</span></p>`;
}

/** @param {{name: string, user: import("./types.js").User}} command */
function usedLine({ name, user }) {
  const [before, between, after] = t("used", { name: "\0", command: "\0" }).split("\0");
  const shown = runnable(state.commands).find((one) => one.path.join(" ") === name)?.shown ?? name;
  return html`${before}<b>${nameOf(user)}</b>${between}<code>/${shown}</code>${after}`;
}

/** @param {Message} message @param {string} name */
function head(message, name) {
  return html`
    <header class="head">
      <span class="author">${name}</span>
      ${message.author.bot ? html`<span class="badge">${t("botName")}</span>` : null}
      <time datetime=${message.timestamp}>${messageTime(message.timestamp)}</time>
      ${editedMark(message, `(${t("edited")})`)}
    </header>
  `;
}

/** The "edited" mark, placed so that the message keeps its height. @param {Message} message @param {import("./view.js").View} shown */
function editedMark({ edited_timestamp: when }, shown) {
  if (!when) return null;
  const title = `${t("edited")} ${messageTime(when)}`;
  return html`<span class="edited" title=${title} role="img" aria-label=${title}>${shown}</span>`;
}

/** @param {string} name */
function thinking(name) {
  return html`<p class="thinking" role="status"><span class="dots" aria-hidden="true"><i /><i /><i /></span>${t("thinking", { name })}</p>`;
}

/** @param {Message} message */
function content(message) {
  const { id, flags = 0, components: parts = [] } = message;
  // In Components V2, a file is only shown where a component refers to it.
  const files = flags & COMPONENTS_V2 ? [] : (message.attachments ?? []);
  return html`
    ${message.content ? html`<div class="text">${rich(message.content, `${id} text`)}</div>` : null}
    ${files.map((one) => attachment(one, `${id} ${one.id}`))}
    ${parts.length ? html`<div class="components">${components(parts, { message: id, scope: id, closed: resting(message.channel_id) })}</div>` : null}
  `;
}

/** @param {() => void} dismiss */
function privacy(dismiss) {
  return html`
    <p class="privacy">
      ${icon("eye")}
      <span>${t("onlyYou")}</span>
      <span aria-hidden="true">·</span>
      <button type="button" class="link" onclick=${dismiss}>${t("dismiss")}</button>
    </p>
  `;
}

/** A long touch on a message shows its actions. @param {PointerEvent} event */
function held(event) {
  if (event.pointerType === "mouse") return;
  event.preventDefault();
  toggle(`tools ${/** @type {HTMLElement} */ (event.currentTarget).dataset.message}`);
}

/** @param {Message} message */
function tools(message) {
  const { id, channel_id: channel } = message;
  const name = t("deleteMessage");
  return html`
    <div class="tools">
      ${about(message)}
      <button type="button" class="icon-button" aria-label=${name} title=${name} onclick=${() => removeMessage(id, channel)}>${icon("trash")}</button>
    </div>
  `;
}

/** The commands in the menu of the person who wrote a message, or whose command it answers. @param {Message} message */
function about(message) {
  const who = message.author.bot ? used(message)?.user : message.author;
  if (!who || who.id === state.me?.id) return null;
  return ofPeople(state.commands).map((command) => {
    const words = `${localised(command, "name")} ${nameOf(who)}`;
    return html`<button key=${command.id} type="button" class="icon-button" aria-label=${words} title=${words} onclick=${() => runOn(command.name, who.id, words)}>${icon("user")}</button>`;
  });
}

/** A pending or failed command. @param {import("./store.js").Echo} echo */
function echoView(echo) {
  const me = state.me ?? { id: "0", name: "" };
  return html`
    <article key=${echo.id} class="message echo private">
      <div class="gutter">${avatar(me)}</div>
      <div class="body">
        <header class="head"><span class="author">${me.name}</span><code>${echo.text}</code></header>
        ${echo.state === "pending"
          ? html`<p class="thinking" role="status"><span class="spinner" />${t("sending")}</p>`
          : html`<p class="failure" role="alert">${t("failed")}${echo.reason ? `: ${echo.reason}` : ""}</p>`}
        ${echo.state === "failed" ? privacy(() => forgetEcho(echo.id)) : null}
      </div>
    </article>
  `;
}

/** Commands suggested in an empty channel: the first of each group; the slash leads to the others. @param {string} channel @param {boolean} empty */
function beginning(channel, empty) {
  const place = channelOf(channel);
  const all = runnable(state.commands).filter(permitted);
  const commands = all.filter((one, place) => all.findIndex((other) => other.path[0] === one.path[0]) === place);
  return html`
    <div key="beginning" class="beginning">
      <h2>${markOf(place)} ${place?.name}</h2>
      <p class="muted">${t("emptyChannel", { channel: titleOf(place) })}</p>
      ${empty ? html`<p>${commands.length ? t("emptyHint") : t("emptyHintNoBot")}</p>` : null}
      ${empty ? html`<div class="chips">${commands.map(chip)}</div>` : null}
    </div>
  `;
}

/** @param {import("./slash.js").Runnable} command */
function chip(command) {
  return html`
    <button key=${command.path.join(" ")} type="button" class="command-chip" onclick=${() => start(command)}>
      <b>/${command.shown}</b>
      <span>${localised(command.command, "description")}</span>
    </button>
  `;
}

/** Run a command without options at once; put any other into the composer. @param {import("./slash.js").Runnable} command */
function start(command) {
  if (command.command.options?.length) prefill(command.path.join(" "));
  else void runCommand(command.path, {}, `/${command.shown}`);
}
