// @ts-check
/** The state of a window and its updates from the socket. Call `changed()` after every change. */
import { DIRECT, EPHEMERAL } from "./types.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {{messages: Message[], loaded: boolean, complete: boolean, loading: boolean, stale: boolean, more: boolean, breaks: number,
 *   oldest: string, meanwhile: Change[]}} Log `oldest` is the id of the oldest message loaded; `more` is true if the page before it is wanted
 * @typedef {(messages: Message[]) => Message[]} Change the effect of an event on a channel's messages
 * @typedef {{id: string, channel: string, text: string, state: "pending" | "failed", at: string, reason?: string}} Echo
 * @typedef {{slot: string, message?: string, echo?: string, form?: string}} Waiting
 */

export const state = {
  key: "",
  /** True if the window was opened by a person's link: it then never requests other people's. */
  locked: false,
  connection: /** @type {"connecting" | "open" | "lost"} */ ("connecting"),
  ready: false,
  problem: "",
  notice: "",
  me: /** @type {import("./types.js").Person | null} */ (null),
  everybody: /** @type {import("./types.js").Person[]} */ ([]),
  people: /** @type {import("./types.js").Person[]} */ ([]),
  servers: /** @type {import("./types.js").Server[]} */ ([]),
  bot: /** @type {import("./types.js").Bot | null} */ (null),
  commands: /** @type {import("./types.js").Command[]} */ ([]),
  channel: "",
  logs: /** @type {Map<string, Log>} */ (new Map()),
  /** Channels with unread messages, and how many of these mention this person. */
  unread: /** @type {Map<string, number>} */ (new Map()),
  /** Ids up to this one predate the window, which has no private messages from then. */
  arrived: "",
  /** Commands that are pending or have failed. */
  echoes: /** @type {Echo[]} */ ([]),
  /** Pending interactions, by id. */
  waiting: /** @type {Map<string, Waiting>} */ (new Map()),
  /** Pressed components, "message custom_id", until their interaction ends. */
  pressed: /** @type {Set<string>} */ (new Set()),
  /** Messages whose latest press failed. */
  failed: /** @type {Set<string>} */ (new Set()),
  form: /** @type {import("./types.js").Form | null} */ (null),
  formState: /** @type {"open" | "sending" | "failed"} */ ("open"),
  typing: /** @type {Map<string, {channel: string, until: number}>} */ (new Map()),
  /** The names of open spoilers, drawers and menus. */
  open: /** @type {Set<string>} */ (new Set()),
};

/** Results of interactions that arrived before the response of the request that started them. @type {Map<string, string>} */
const early = new Map();
const EARLY_KEPT = 50;
const TYPING_MS = 10_000;

/** @type {() => void} */
let draw = () => {};
let due = false;

/** @param {() => void} view renders everything from `state` */
export function drawWith(view) {
  draw = view;
}

/** Render once after all changes of this turn. */
export function changed() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    draw();
  });
}

/** @param {string} name */
export function toggle(name) {
  if (!state.open.delete(name)) state.open.add(name);
  changed();
}

/** The channel or thread of this page that a Discord address refers to, with its message if any; or nothing. @param {string} url */
export function ownPlace(url) {
  const { hostname, pathname } = new URL(url);
  const [, id = "", message = ""] = /^\/channels\/[^/]+\/(\d+)(?:\/(\d+))?/.exec(pathname) ?? [];
  return /(^|\.)discord(app)?\.com$/.test(hostname) && channelOf(id) ? { id, message } : undefined;
}

/** @param {string} channel @returns {Log} */
export function logOf(channel) {
  let log = state.logs.get(channel);
  if (!log) state.logs.set(channel, (log = { messages: [], loaded: false, complete: false, loading: false, stale: true, more: false, breaks: 0, oldest: "", meanwhile: [] }));
  return log;
}

/** @param {string} id */
export function channelOf(id) {
  return state.servers.flatMap((server) => server.channels).find((channel) => channel.id === id);
}

/** Order snowflakes by time. @param {{id: string}} a @param {{id: string}} b */
function byAge(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Merge messages into a log: known ones are replaced, new ones are sorted in by time. @param {Log} log @param {Message[]} messages */
export function merge(log, messages) {
  log.messages = merged(log.messages, messages);
}

/** @param {Message[]} known @param {Message[]} fresh */
function merged(known, fresh) {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of fresh) all.set(message.id, message);
  return [...all.values()].sort(byAge);
}

/** Apply an event, and remember it while a page is loading, so that the page does not undo it. @param {Log} log @param {Change} change */
function apply(log, change) {
  log.messages = change(log.messages);
  if (log.loading) log.meanwhile.push(change);
}

/** Apply the events that arrived while a page was loading. @param {Log} log */
export function catchUp(log) {
  for (const change of log.meanwhile) log.messages = change(log.messages);
}

/** @param {string} slot @param {Omit<Waiting, "slot">} what */
export function begin(slot, what) {
  state.pressed.add(slot);
  if (what.message) state.failed.delete(what.message);
  changed();
}

/** The server accepted the interaction: wait for its result, unless that has arrived already. @param {string} id @param {Waiting} waiting */
export function expect(id, waiting) {
  const known = early.get(id);
  early.delete(id);
  if (known === "done" || known === "failed") settle(waiting, known === "done");
  else state.waiting.set(id, waiting);
  if (known === "thinking") forgetEcho(waiting.echo);
  changed();
}

/** @param {Waiting} waiting @param {boolean} good @param {string} [reason] */
export function settle(waiting, good, reason) {
  state.pressed.delete(waiting.slot);
  if (waiting.form) settleForm(waiting.form, good);
  if (waiting.echo) settleEcho(waiting.echo, good, reason);
  if (waiting.message && !good) state.failed.add(waiting.message);
  changed();
}

/** @param {string} form @param {boolean} good */
function settleForm(form, good) {
  if (state.form?.interaction !== form) return;
  if (good) state.form = null;
  state.formState = good ? "open" : "failed";
}

/** @param {string} id @param {boolean} good @param {string} [reason] */
function settleEcho(id, good, reason) {
  if (good) forgetEcho(id);
  else state.echoes = state.echoes.map((echo) => (echo.id === id ? { ...echo, state: "failed", reason } : echo));
}

/** @param {string | undefined} id */
export function forgetEcho(id) {
  state.echoes = state.echoes.filter((echo) => echo.id !== id);
  changed();
}

/** Give up on interactions pending when the connection broke; their results will not arrive. */
export function forgetWaiting() {
  for (const waiting of state.waiting.values()) settle(waiting, true);
  state.waiting.clear();
}

/** @param {string} type @param {any} data */
export function receive(type, data) {
  handlers[type]?.(data);
  changed();
}

/** @type {Record<string, (data: any) => void>} */
const handlers = {
  MESSAGE_CREATE: hear,
  MESSAGE_UPDATE: hear,
  MESSAGE_DELETE({ id, channel_id }) {
    apply(logOf(channel_id), (messages) => messages.filter((message) => message.id !== id).map((message) => orphaned(message, id)));
    state.failed.delete(id);
  },
  INTERACTION: hearInteraction,
  FORM(form) {
    state.form = form;
    state.formState = "open";
  },
  TYPING({ channel_id, name }) {
    state.typing.set(name, { channel: channel_id, until: Date.now() + TYPING_MS });
    setTimeout(changed, TYPING_MS + 50);
  },
  PEOPLE(people) {
    state.people = people;
    const me = people.find((/** @type {{id: string}} */ person) => person.id === state.me?.id);
    if (me && state.me) state.me = { ...state.me, ...me };
  },
  COMMANDS(commands) {
    state.commands = commands;
  },
  BOT(bot) {
    state.bot = bot;
  },
  CHANNELS(servers) {
    state.servers = servers;
  },
  THREAD(thread) {
    const known = (/** @type {import("./types.js").Channel} */ one) => (one.id === thread.id ? thread : one);
    state.servers = state.servers.map((server) => ({ ...server, channels: server.channels.map(known) }));
  },
};

/** A reply to a deleted message, without that message. @param {Message} message @param {string} gone */
function orphaned(message, gone) {
  return message.message_reference?.message_id === gone ? { ...message, referenced_message: null } : message;
}

/** Whether a message is private and predates this window, which then must not show it, as on Discord. @param {Message} message */
export const forgotten = (message) => Boolean((message.flags ?? 0) & EPHEMERAL) && byAge(message, { id: state.arrived }) < 0;

/** @param {Message} message */
function hear(message) {
  if (forgotten(message)) return;
  const log = logOf(message.channel_id);
  const known = log.messages.some((one) => one.id === message.id);
  if (known) state.failed.delete(message.id);
  apply(log, (messages) => merged(messages, [message]));
  state.typing.delete(message.author.global_name ?? message.author.username);
  if (!known && isNews(message)) state.unread.set(message.channel_id, (state.unread.get(message.channel_id) ?? 0) + (calls(message) ? 1 : 0));
}

/** @param {Message} message */
function isNews(message) {
  return message.channel_id !== state.channel && message.author.id !== state.me?.id && !((message.flags ?? 0) & EPHEMERAL);
}

/** Whether a message notifies this person: by a mention, @everyone, or as a direct message. @param {Message} message */
function calls(message) {
  return mentionsMe(message) || message.mention_everyone || channelOf(message.channel_id)?.type === DIRECT;
}

/** @param {Message} message */
export function mentionsMe(message) {
  return (message.mentions ?? []).some((user) => user.id === state.me?.id) && message.author.id !== state.me?.id;
}

/** @param {{id: string, state: string}} end */
function hearInteraction({ id, state: how }) {
  const waiting = state.waiting.get(id);
  if (!waiting) {
    early.set(id, how);
    if (early.size > EARLY_KEPT) early.delete([...early.keys()][0]);
    return;
  }
  if (how === "thinking") forgetEcho(waiting.echo);
  if (how !== "done" && how !== "failed") return;
  state.waiting.delete(id);
  settle(waiting, how === "done");
}
