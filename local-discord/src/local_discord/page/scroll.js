// @ts-check
/**
 * The scroll position: it sticks to the bottom or to the message being read, and nothing that a finger
 * or pointer is about to press moves away while messages change.
 */
import { changed, logOf, state } from "./store.js";
import { EPHEMERAL } from "./types.js";

const NEAR_BOTTOM = 24;
/** Tolerance in pixels for equal positions. */
const ROUNDED = 2;
/** How long after its last movement a pointer counts as about to press. */
const AIMING_MS = 800;
/** How long after a press a message counts as its answer; Discord's limit for the first answer. */
const PROMPT_MS = 3000;
/** How long messages stay shifted for a resting pointer: longer than the time between two presses. */
const RESTING_MS = 4000;
/** Pixels a pointer may move and still count as resting. */
const STILL = 6;

let bottom = true;
let channel = "";
let newest = "";
let seen = "";
/** How many commands of this person were pending. */
let sent = 0;
/** The component under the pointer. @type {HTMLElement | null} */
let aim = null;
let aimedAt = 0;
let down = false;
/** The timer that lets go of a lifted finger's target. @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;
/** Where the pointer pressed last, until it moves on. @type {{x: number, y: number} | null} */
let rest = null;
/** @type {{element: HTMLElement, message: HTMLElement | null, text: string, top: number} | null} */
let anchor = null;
let held = false;
/** Where the last correction scrolled to; any other position was chosen by the person. */
let placed = 0;
/** The maximum scroll position when the bottom was last shown. */
let furthest = 0;
/** Pixels by which the messages are shifted. */
let pushed = 0;

/** The target message of a link, "" for a whole channel; null once reached. @type {string | null} */
let sought = null;

/** @returns {HTMLElement | null} */
const box = () => document.querySelector(".log");
/** @returns {HTMLElement | null} */
const content = () => document.querySelector(".log-content");

/** @param {HTMLElement} element */
const topOf = (element) => element.getBoundingClientRect().top;

/** @param {HTMLElement | null} message @returns {HTMLElement[]} */
const pressable = (message) => (message ? [...message.querySelectorAll("[data-slot]")].filter((one) => one instanceof HTMLElement) : []);

/** The number of others' messages below those seen. */
export function unseen() {
  if (bottom) return 0;
  return since(seen).filter((message) => message.author.id !== state.me?.id).length;
}

/** When an id was created, in milliseconds. @param {string} id */
const madeAt = (id) => Number(BigInt(id) >> 22n);

/** Whether a message is a private answer to this person's latest press. @param {import("./types.js").Message} message */
function answersPress({ id, flags = 0, interaction_metadata: press }) {
  return Boolean(flags & EPHEMERAL && press && madeAt(id) - madeAt(press.id) < PROMPT_MS);
}

/** The messages newer than one that may be deleted itself. @param {string} id */
const since = (id) => logOf(state.channel).messages.filter((message) => BigInt(message.id) > BigInt(id));

/** Before a render, remember the element that must stay in place. */
export function beforeDraw() {
  const last = logOf(state.channel).messages.at(-1);
  const answered = newest !== "" && since(newest).some(answersPress);
  // A pointer resting after a press waits for the answer and is not about to press anything else.
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

/** Scroll to a message of the channel shown next, once it is loaded. @param {string} message */
export function seek(message) {
  sought = message;
}

/** Scroll to a link's target and focus it. @param {HTMLElement} view @param {string} message */
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
  // The component under the pointer is gone, so nothing is about to be pressed.
  if (!successor?.isConnected) return release();
  if (held) aim = successor;
  const shift = topOf(successor) - top;
  if (!shift) return;
  view.scrollTop += shift;
  if (held) push(topOf(successor) - top);
  placed = view.scrollTop;
}

/** Shift all messages for a while if scrolling cannot keep a component in place. @param {number} rest pixels */
function push(rest) {
  pushed -= rest;
  setTimeout(() => !down && performance.now() - aimedAt >= RESTING_MS && release(), RESTING_MS);
  content()?.style.setProperty("transform", `translateY(${pushed}px)`);
}

function pull() {
  pushed = 0;
  content()?.style.removeProperty("transform");
}

/** The pointer has moved away: end the shift of the messages. */
function release() {
  aim = null;
  held = false;
  pull();
  const view = box();
  if (view && bottom) toBottom(view);
}

/** The maximum scroll position. @param {HTMLElement} view */
const reach = (view) => view.scrollHeight - view.clientHeight;

/** @param {HTMLElement} view */
function toBottom(view) {
  pull();
  // An empty channel starts at the top.
  view.scrollTop = newest || state.echoes.length ? view.scrollHeight : 0;
  furthest = reach(view);
}

/** Scroll to the newest message. */
export function jump() {
  bottom = true;
  seen = newest;
  release();
  changed();
}

/** Track the person's own scrolling. @param {Event} event */
export function scrolled(event) {
  const view = /** @type {HTMLElement} */ (event.target);
  if (held && Math.abs(view.scrollTop - placed) < 1) return;
  held = false;
  // Resized content also leaves the bottom; only a person scrolls up.
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
  clearTimeout(leaving);
  over(event);
  rest = { x: event.clientX, y: event.clientY };
});
for (const type of ["pointerup", "pointercancel"]) {
  document.addEventListener(type, (event) => {
    down = false;
    aimedAt = performance.now();
    if (/** @type {PointerEvent} */ (event).pointerType === "mouse") over(/** @type {PointerEvent} */ (event));
    else {
      clearTimeout(leaving);
      // A timer may fire a tenth of a millisecond early by the clock, so the time is not compared once more.
      leaving = setTimeout(release, AIMING_MS);
    }
  });
}
document.documentElement.addEventListener("pointerleave", release);

/** @type {ResizeObserver | undefined} */
let observer;
/** @type {HTMLElement | undefined} */
let observed;

/** Stick to the bottom when pictures load or the window is resized. @param {HTMLElement} view */
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
