// @ts-check
/** Threads: below their channel in the sidebar, and as lines and cards among the messages. */
import { openChannel } from "./actions.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { channelOf, state, toggle } from "./store.js";
import { ADDED, HAS_THREAD, REMOVED, RENAMED, THREAD_CREATED, THREAD_STARTER } from "./types.js";
import { html } from "./view.js";

/** @typedef {import("./types.js").Channel} Channel @typedef {import("./types.js").Message} Message */

/** The title of a channel, with a hash, or of a thread, without one. @param {Channel | undefined} place */
export const titleOf = (place) => (place?.parent ? place.name : `#${place?.name ?? ""}`);

/** The icon in front of its name. @param {Channel | undefined} place */
export const markOf = (place) => icon(place?.parent ? "thread" : "hash");

/** Whether a place is archived and so accepts only plain messages. @param {string} id */
export const resting = (id) => Boolean(channelOf(id)?.archived);

/**
 * The threads of a channel in the sidebar: the active ones, the open one, and behind a button the archived ones.
 * @param {Channel} channel @param {Channel[]} places @param {(place: Channel) => import("./view.js").View} view
 */
export function threadsBelow(channel, places, view) {
  const threads = places.filter((one) => one.parent === channel.id);
  if (!threads.length) return null;
  const name = `archive ${channel.id}`;
  const open = state.open.has(name);
  const archived = threads.filter((one) => one.archived);
  const active = threads.filter((one) => !archived.includes(one));
  const shown = [...active, ...archived.reverse().filter((one) => open || one.id === state.channel)];
  return html`
    <ul class="threads" aria-label=${t("threadsOf", { channel: titleOf(channel) })}>
      ${shown.map((one) => html`<li key=${one.id}>${view(one)}</li>`)}
      ${archived.length
        ? html`<li key="archive"><button type="button" class="archive" aria-expanded=${open} onclick=${() => toggle(name)}>${icon("chevron")}${t("archivedThreads", { count: archived.length })}</button></li>`
        : null}
    </ul>
  `;
}

/** The link from a thread to its channel. @param {Channel | undefined} place */
export function wayBack(place) {
  const parent = place?.parent ? channelOf(place.parent) : undefined;
  if (!parent) return null;
  return html`<button type="button" class="link way-back" onclick=${() => openChannel(parent.id)}>#${parent.name}</button><span aria-hidden="true">›</span>`;
}

/** The note above the composer about an archived or locked thread. */
export function threadState() {
  const place = channelOf(state.channel);
  if (!place?.archived && !place?.locked) return null;
  return html`<p key="thread" class="thread-state" role="status">${t(place.locked ? "threadLocked" : "threadArchived")}</p>`;
}

/** A thread as shown in its channel. @param {string} id @returns {import("./view.js").View} */
function card(id) {
  const thread = channelOf(id);
  if (!thread) return html`<p class="muted">${t("threadGone")}</p>`;
  return html`
    <button type="button" class="thread-card" onclick=${() => openChannel(id)}>
      ${icon("thread")}
      <span class="option-text">
        <b>${thread.name}</b>
        <small>${t("threadMessages", { count: thread.messages ?? 0 })}${thread.archived ? ` · ${t("archived")}` : ""}</small>
      </span>
    </button>
  `;
}

/** The thread started from a message. @param {Message} message */
export const threadOf = ({ id, flags = 0 }) => (flags & HAS_THREAD ? card(id) : null);

/** @type {Record<number, keyof typeof import("./texts.js").en>} */
const LINES = { [ADDED]: "threadAdded", [REMOVED]: "threadRemoved", [RENAMED]: "threadRenamed", [THREAD_CREATED]: "threadStarted", [THREAD_STARTER]: "threadBegins" };

/** Whether a message is a system message rather than one written by a person. @param {Message} message */
export const isLine = ({ type = 0 }) => type in LINES;

/** Whether a system message stays as long as its thread. @param {Message} message */
export const isLasting = (message) => isLine(message) && message.type !== THREAD_CREATED;

/** A system message in words. @param {Message} message @param {(user: import("./types.js").User) => string} nameOf @param {import("./view.js").View} when */
export function happened(message, nameOf, when) {
  const { type = 0, author, content, mentions = [], referenced_message: start, message_reference: reference } = message;
  const other = start?.author ?? mentions[0];
  const words = t(LINES[type], { name: nameOf(author), other: other ? nameOf(other) : "", thread: content });
  return html`
    <p class="happened">${words} ${when}</p>
    ${type === THREAD_CREATED && reference?.channel_id ? card(reference.channel_id) : null}
  `;
}
