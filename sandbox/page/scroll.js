// @ts-check
/**
 * Where the messages stand: at the bottom while one is there, otherwise where one reads; and nothing that a finger
 * or a pointer is about to press moves away while messages change.
 */
import { changed, logOf, state } from "./store.js";
import { EPHEMERAL } from "./types.js";

const NEAR_BOTTOM = 24;
/** Pixels by which places may differ that are the same. */
const ROUNDED = 2;
/** How long after its last movement a pointer counts as being about to press. */
const AIMING_MS = 800;
/** How long after a press what comes is an answer to it; Discord waits no longer for a first one. */
const PROMPT_MS = 3000;
/** How long messages stay out of their place for a pointer that rests: longer than from one press to the next. */
const RESTING_MS = 4000;
/** Pixels that a pointer may move and still be where it pressed. */
const STILL = 6;

let bottom = true;
let channel = "";
let newest = "";
let seen = "";
/** How many commands of this person waited for an answer. */
let sent = 0;
/** The part under the pointer. @type {HTMLElement | null} */
let aim = null;
let aimedAt = 0;
let down = false;
/** Where the pointer pressed last, until it goes on from there. @type {{x: number, y: number} | null} */
let rest = null;
/** @type {{element: HTMLElement, message: HTMLElement | null, text: string, top: number} | null} */
let anchor = null;
let held = false;
/** Where the last correction scrolled to; anything else is the person's doing. */
let placed = 0;
/** How far one could scroll when the bottom was shown last. */
let furthest = 0;
/** Pixels by which the messages are out of their place. */
let pushed = 0;

/** The message that a link leads to, "" for a channel as a whole; null when one is there. @type {string | null} */
let sought = null;

/** @returns {HTMLElement | null} */
const box = () => document.querySelector(".log");
/** @returns {HTMLElement | null} */
const content = () => document.querySelector(".log-content");

/** @param {HTMLElement} element */
const topOf = (element) => element.getBoundingClientRect().top;

/** @param {HTMLElement | null} message @returns {HTMLElement[]} */
const pressable = (message) => (message ? [...message.querySelectorAll("[data-slot]")].filter((one) => one instanceof HTMLElement) : []);

/** How many messages of others came below what was seen. */
export function unseen() {
  if (bottom) return 0;
  return since(seen).filter((message) => message.author.id !== state.me?.id).length;
}

/** When an id was made, in milliseconds. @param {string} id */
const madeAt = (id) => Number(BigInt(id) >> 22n);

/** Whether a message tells this person alone what came of their press just now. @param {import("./types.js").Message} message */
function answersPress({ id, flags = 0, interaction_metadata: press }) {
  return Boolean(flags & EPHEMERAL && press && madeAt(id) - madeAt(press.id) < PROMPT_MS);
}

/** What is younger than a message that may be gone itself. @param {string} id */
const since = (id) => logOf(state.channel).messages.filter((message) => BigInt(message.id) > BigInt(id));

/** Remember, before messages are drawn anew, what has to stay in its place. */
export function beforeDraw() {
  const last = logOf(state.channel).messages.at(-1);
  const answered = newest !== "" && since(newest).some(answersPress);
  // Who presses and does not move waits for the answer, and is about to press nothing else.
  if (answered && rest) aim = null;
  const fresh = (last?.id ?? "") !== newest || state.echoes.length > 0;
  const own = (fresh && last?.author.id === state.me?.id) || state.echoes.length > sent || answered;
  newest = last?.id ?? "";
  sent = state.echoes.length;
  if (channel !== state.channel || own) bottom = true;
  const aiming = aim?.isConnected && (down || performance.now() - aimedAt < AIMING_MS || !fresh);
  held = Boolean(aiming);
  const element = aiming ? aim : bottom ? null : firstVisible();
  const message = /** @type {HTMLElement | null} */ (element?.closest("[data-message]") ?? null);
  anchor = element ? { element, message, text: element.innerText, top: topOf(element) } : null;
}

/** @returns {HTMLElement | null} */
function firstVisible() {
  const view = box();
  if (!view) return null;
  const edge = topOf(view);
  const rows = /** @type {HTMLElement[]} */ ([...view.querySelectorAll("[data-message]")]);
  return rows.find((row) => row.getBoundingClientRect().bottom > edge) ?? null;
}

export function afterDraw() {
  const view = box();
  if (!view) return;
  observe(view);
  if (channel !== state.channel) {
    channel = state.channel;
    anchor = null;
    held = false;
  }
  if (anchor) keep(view, anchor);
  else if (bottom) toBottom(view);
  if (bottom) seen = newest;
  if (sought !== null && logOf(channel).loaded) arrive(view, sought);
}

/** Go to a message of the channel that is shown next, as soon as it is there. @param {string} message */
export function seek(message) {
  sought = message;
}

/** Bring into sight what a link leads to, and the keyboard with it. @param {HTMLElement} view @param {string} message */
function arrive(view, message) {
  sought = null;
  const found = /** @type {HTMLElement | null} */ (message ? view.querySelector(`[data-message="${CSS.escape(message)}"]`) : null);
  (found ?? view).focus({ preventScroll: true });
  found?.scrollIntoView({ block: "start" });
  bottom = reach(view) - view.scrollTop < NEAR_BOTTOM;
}

/** @param {HTMLElement} view @param {NonNullable<typeof anchor>} from */
function keep(view, { element, message, text, top }) {
  const successor = element.isConnected ? element : pressable(message).find((one) => one.innerText === text);
  // What was under the pointer is gone, so nothing is about to be pressed.
  if (!successor?.isConnected) return release();
  if (held) aim = successor;
  const shift = topOf(successor) - top;
  if (!shift) return;
  view.scrollTop += shift;
  if (held) push(topOf(successor) - top);
  placed = view.scrollTop;
}

/** Where scrolling cannot keep a part in its place, all messages are pushed for a while. @param {number} rest pixels */
function push(rest) {
  pushed -= rest;
  setTimeout(() => !down && performance.now() - aimedAt >= RESTING_MS && release(), RESTING_MS);
  content()?.style.setProperty("transform", `translateY(${pushed}px)`);
}

function pull() {
  pushed = 0;
  content()?.style.removeProperty("transform");
}

/** The pointer went away: the messages may fall into their place. */
function release() {
  aim = null;
  held = false;
  pull();
  const view = box();
  if (view && bottom) toBottom(view);
}

/** How far one can scroll. @param {HTMLElement} view */
const reach = (view) => view.scrollHeight - view.clientHeight;

/** @param {HTMLElement} view */
function toBottom(view) {
  pull();
  // An empty channel is read from its beginning.
  view.scrollTop = newest || state.echoes.length ? view.scrollHeight : 0;
  furthest = reach(view);
}

/** Go to the newest message. */
export function jump() {
  bottom = true;
  seen = newest;
  release();
  changed();
}

/** Follow the person's own scrolling. @param {Event} event */
export function scrolled(event) {
  const view = /** @type {HTMLElement} */ (event.target);
  if (held && Math.abs(view.scrollTop - placed) < 1) return;
  held = false;
  // What grows or shrinks leaves the bottom by itself; only a person goes up from where it was.
  if (bottom && view.scrollTop > Math.min(furthest, reach(view)) - ROUNDED) return toBottom(view);
  const was = bottom;
  bottom = reach(view) - view.scrollTop < NEAR_BOTTOM;
  if (bottom) seen = newest;
  if (bottom !== was) changed();
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function target(target) {
  return target instanceof Element ? target.closest(".log [data-slot]") : null;
}

/** @param {PointerEvent} event */
function over(event) {
  const found = target(event.target);
  if (rest && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > STILL) rest = null;
  if (found) {
    aim = found;
    aimedAt = performance.now();
  } else if (aim && !down) release();
}

document.addEventListener("pointermove", over, { passive: true });
document.addEventListener("pointerdown", (event) => {
  down = true;
  over(event);
  rest = { x: event.clientX, y: event.clientY };
});
for (const type of ["pointerup", "pointercancel"]) {
  document.addEventListener(type, (event) => {
    down = false;
    aimedAt = performance.now();
    if (/** @type {PointerEvent} */ (event).pointerType === "mouse") over(/** @type {PointerEvent} */ (event));
    else setTimeout(letGo, AIMING_MS);
  });
}
document.documentElement.addEventListener("pointerleave", release);

/** A lifted finger stays over nothing. */
function letGo() {
  if (!down && performance.now() - aimedAt >= AIMING_MS) release();
}

/** @type {ResizeObserver | undefined} */
let observer;
/** @type {HTMLElement | undefined} */
let observed;

/** Pictures that arrive and windows that change their size keep the bottom at the bottom. @param {HTMLElement} view */
function observe(view) {
  if (observed === view) return;
  observer?.disconnect();
  observed = view;
  observer = new ResizeObserver(() => {
    if (bottom && !held) toBottom(view);
  });
  observer.observe(view);
  const messages = content();
  if (messages) observer.observe(messages);
}
