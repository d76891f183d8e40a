// @ts-check
/** The actions of the person at this window: each sends a request and updates the window meanwhile. */
import { Refusal, session } from "./api.js";
import { localeOf, t, useLocale } from "./i18n.js";
import { recall, remember } from "./prefs.js";
import { seek } from "./scroll.js";
import { connect } from "./socket.js";
import { begin, catchUp, changed, channelOf, expect, forgetWaiting, forgotten, logOf, merge, receive, settle, state } from "./store.js";

const PAGE = 50;
const NOTICE_MS = 6000;
const TOLD_AT_ONCE = new Set(["BOT", "CHANNELS", "COMMANDS", "PEOPLE", "THREAD"]);

let api = session("");
/** @type {(() => void) | undefined} */
let hangUp;
let echoes = 0;
/** How many updates have arrived, from the socket or another request, that `GET /client/state` also contains. */
let told = 0;
/** When each person first used this window, as an id. @type {Map<string, string>} */
const arrivals = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeTimer;

/** Switch this window to a person. @param {string} key */
export function become(key) {
  hangUp?.();
  api = session(key);
  Object.assign(state, { key, me: null, ready: false, problem: "", channel: "", connection: "connecting", form: null });
  Object.assign(state, { logs: new Map(), unread: new Map(), waiting: new Map(), pressed: new Set(), failed: new Set() });
  Object.assign(state, { echoes: [], typing: new Map(), open: new Set() });
  changed();
  void arrive(key);
}

/** Connect once the key is known to be valid. @param {string} key */
async function arrive(key) {
  await refresh();
  if (state.key !== key || state.problem) return;
  // Until they choose a language themselves.
  if (state.me?.locale_told === false) await changeMe({ locale: localeOf(state.me, state.everybody) });
  if (state.key !== key) return;
  hangUp = connect(key, {
    event: hear,
    open: () => void refresh(),
    lost: () => {
      state.connection = "lost";
      changed();
    },
  });
}

/** @param {string} type @param {any} data */
function hear(type, data) {
  const locale = state.me?.locale;
  if (TOLD_AT_ONCE.has(type)) told += 1;
  receive(type, data);
  if (type === "CHANNELS") settleChannel();
  if (state.me?.locale !== locale) useLocale(state.me?.locale);
}

/** Reload everything: at the start, and after each reconnect. */
async function refresh() {
  const key = state.key;
  try {
    const fresh = await newest();
    if (state.key !== key) return;
    take(fresh);
  } catch (error) {
    if (state.key !== key || state.ready) return;
    const unknown = error instanceof Refusal && error.status === 403;
    state.problem = unknown ? t("keyUnknown") : /** @type {Error} */ (error).message;
    return changed();
  }
  await read(state.channel);
}

/** Fetch the state, again if updates have arrived meanwhile, because these are newer. */
async function newest() {
  for (;;) {
    const before = told;
    const fresh = await api.state();
    if (told === before) return fresh;
  }
}

/** @param {any} fresh the response of `GET /client/state` */
function take(fresh) {
  const { me, people, servers, bot, commands, now } = fresh;
  told += 1;
  if (!arrivals.has(me.id)) arrivals.set(me.id, now);
  forgetWaiting();
  for (const log of state.logs.values()) Object.assign(log, { stale: true, breaks: log.breaks + 1 });
  Object.assign(state, { me, people, servers, bot, commands, arrived: arrivals.get(me.id), ready: true, problem: "", connection: "open" });
  useLocale(me.locale);
  settleChannel();
  changed();
}

/** Keep the channel if it still exists; else open that of the last visit, else the first. */
function settleChannel() {
  if (state.channel && channelOf(state.channel)) return;
  const wish = recall(`channel:${state.me?.id}`, "");
  const first = state.servers.find((server) => server.id !== "@me")?.channels[0] ?? state.servers[0]?.channels[0];
  const id = channelOf(wish) ? wish : first?.id;
  if (id) openChannel(id);
}

/** @param {string} id */
export function openChannel(id) {
  state.channel = id;
  state.unread.delete(id);
  state.open.delete("drawer");
  remember(`channel:${state.me?.id}`, id);
  changed();
  if (logOf(id).stale) void read(id);
}

/** Follow a link to a channel, and to a message in it if it names one. @param {{id: string, message: string}} place */
export function openPlace({ id, message }) {
  seek(message);
  openChannel(id);
}

/** Load the page of messages before the oldest one, now or once what is loading is there. @param {string} id */
export function loadOlder(id) {
  logOf(id).more = true;
  void read(id);
}

/** Load what a log lacks: the newest messages after a break, and an older page if the person asks for it. @param {string} id */
async function read(id) {
  const log = logOf(id);
  if (!id || log.loading) return;
  log.loading = true;
  changed();
  try {
    while (log.stale || (log.more && !log.complete)) await load(id, log);
  } catch (error) {
    // A thread deleted while it is loading is left anyway, so the error is of no interest.
    if (channelOf(id)) notify(error);
  }
  Object.assign(log, { loading: false, more: false, meanwhile: [] });
  changed();
}

/** After a break, load the newest messages as far back as before, otherwise the page before. @param {string} id @param {import("./store.js").Log} log */
async function load(id, log) {
  const { breaks, stale, oldest } = log;
  log.meanwhile = [];
  const found = [];
  let page = [];
  let before = stale ? "" : oldest;
  do {
    page = await api.messages(id, before);
    found.push(...page);
    before = page[0]?.id ?? before;
  } while (stale && oldest && page.length === PAGE && BigInt(before) > BigInt(oldest));
  if (log.breaks !== breaks) return;
  if (stale) log.messages = [];
  merge(log, found.filter((/** @type {import("./types.js").Message} */ message) => !forgotten(message)));
  catchUp(log);
  Object.assign(log, { loaded: true, stale: false, more: stale && log.more, oldest: before, complete: page.length < PAGE });
}

/** Show an error for a moment. @param {unknown} error */
function notify(error) {
  say(t("writeRefused", { reason: /** @type {Error} */ (error).message }));
}

/** @param {string} sentence */
export function say(sentence) {
  state.notice = sentence;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    state.notice = "";
    changed();
  }, NOTICE_MS);
  changed();
}

/** Send a plain message. @param {string} content @returns {Promise<boolean>} whether it was accepted */
export async function write(content) {
  try {
    await api.write(state.channel, content);
    return true;
  } catch (error) {
    notify(error);
    return false;
  }
}

/** Dismiss an ephemeral message, or delete a message. @param {string} id @param {string} channel */
export async function removeMessage(id, channel) {
  try {
    await api.remove(id);
    receive("MESSAGE_DELETE", { id, channel_id: channel });
  } catch (error) {
    notify(error);
  }
}

/** Run a slash command. @param {string[]} path @param {Record<string, unknown>} options @param {string} text as displayed */
export const runCommand = (path, options, text) => run(() => api.command(state.channel, path, options), text);

/** Run a command from a person's menu. @param {string} name @param {string} target a person's id @param {string} text as displayed */
export const runOn = (name, target, text) => run(() => api.commandOn(state.channel, name, target), text);

/** @param {() => Promise<{interaction: string}>} send @param {string} text as displayed */
async function run(send, text) {
  const echo = `echo-${++echoes}`;
  const at = new Date().toISOString();
  state.echoes = [...state.echoes, { id: echo, channel: state.channel, text, state: "pending", at }];
  changed();
  const waiting = { slot: echo, echo };
  try {
    const { interaction } = await send();
    expect(interaction, waiting);
  } catch (error) {
    settle(waiting, false, /** @type {Error} */ (error).message);
  }
}

/**
 * Ask the bot for completions of the value being typed.
 * @param {string[]} path @param {Record<string, unknown>} options @param {string} focused @param {string} value
 * @returns {Promise<import("./types.js").Choice[]>}
 */
export async function complete(path, options, focused, value) {
  const { choices } = await api.complete(state.channel, path, options, focused, value);
  return choices;
}

/** The name of a component in `state.pressed`. @param {string} message @param {string} customId */
export const slotOf = (message, customId) => `${message} ${customId}`;

/** Press a button, or choose in a select. @param {string} message @param {string} customId @param {string[]} [values] */
export async function press(message, customId, values) {
  const slot = slotOf(message, customId);
  if (state.pressed.has(slot)) return;
  const waiting = { slot, message };
  begin(slot, waiting);
  try {
    const { interaction } = await api.press(message, customId, values);
    expect(interaction, waiting);
  } catch {
    settle(waiting, false);
  }
}

/** @param {Record<string, unknown>} values by custom_id */
export async function submitForm(values) {
  const form = state.form;
  if (!form || state.formState === "sending") return;
  const waiting = { slot: `form ${form.interaction}`, form: form.interaction };
  state.formState = "sending";
  changed();
  try {
    const { interaction } = await api.submit(form.interaction, values);
    expect(interaction, waiting);
  } catch (error) {
    settle(waiting, false);
    notify(error);
  }
}

export function dismissForm() {
  const form = state.form;
  state.form = null;
  changed();
  // The server forgets forms by itself; a lost request does no harm.
  if (form) api.dismissForm(form.interaction).catch(() => {});
}

/** @param {{name?: string, locale?: string}} changes @returns {Promise<string>} an error message if refused, otherwise "" */
export async function changeMe(changes) {
  if (!state.me) return "";
  try {
    await api.changePerson(state.me.id, changes);
    take(await newest());
    return "";
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}
