// @ts-check
/** The message field, in which a slash opens the commands. */
import { say, write } from "./actions.js";
import { begin, commandBar, current, leave } from "./commandbar.js";
import { fillWith } from "./draft.js";
import { focusSoon } from "./focus.js";
import { localised, t } from "./i18n.js";
import { icon } from "./icons.js";
import { hindrance, matching, named, permitted, runnable } from "./slash.js";
import { changed, channelOf, state } from "./store.js";
import { listed, moved, reveal, suggestions } from "./suggest.js";
import { titleOf } from "./threads.js";
import { html, instead } from "./view.js";

const TALLEST = 180;

/** Unsent text, by channel. @type {Map<string, string>} */
const drafts = new Map();
let active = 0;
let closed = false;

fillWith((path) => {
  const command = mine().find((one) => one.path.join(" ") === path);
  if (command) choose(command);
  else writeDraft(`/${path} `);
  focusComposer();
});

/** Typing anywhere among the messages focuses the composer. */
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  const aside = target === document.body || (target instanceof Element && target.matches(".log"));
  if (!aside || key.length !== 1 || key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".composer [data-entry]"))?.focus();
});

/** The commands this person may use. */
const mine = () => runnable(state.commands).filter(permitted);

const draft = () => drafts.get(state.channel) ?? "";

/** @param {string} text */
function writeDraft(text) {
  drafts.set(state.channel, text);
  active = 0;
  closed = false;
  changed();
}

/** @param {import("./slash.js").Runnable} command */
function choose(command) {
  writeDraft("");
  begin(command);
}

const focusComposer = () => focusSoon(".composer [data-entry]");

/** The commands suggested for the text. */
function offers() {
  const text = draft();
  if (!text.startsWith("/") || text.includes("\n") || closed) return [];
  return matching(mine(), text.slice(1));
}

export function composer() {
  if (current()) return commandBar(() => (leave(), focusComposer()));
  const found = offers();
  const channel = titleOf(channelOf(state.channel));
  const pickOffered = (/** @type {number} */ index) => (choose(found[index]), focusComposer());
  return html`
    <form key="plain" class="composer" onsubmit=${instead(send)}>
      ${found.length ? suggestions(found.map(asEntry), active, pickOffered, point) : null}
      <div class="composer-line">
        <button type="button" class="icon-button" aria-label=${t("commands")} title=${t("commands")} onclick=${beginCommand}>${icon("slash")}</button>
        <textarea
          rows="1"
          data-entry
          aria-label=${t("messageTo", { channel })}
          placeholder=${t("messageHint")}
          maxlength="2000"
          value=${draft()}
          enterkeyhint="send"
          oninput=${typed}
          onkeydown=${(/** @type {KeyboardEvent} */ event) => steer(event, found)}
          ...${listed(found.length, active)}
        />
        <button class="icon-button send" type="submit" aria-label=${t("send")} title=${t("send")} disabled=${!draft().trim()}>${icon("send")}</button>
      </div>
    </form>
  `;
}

function beginCommand() {
  writeDraft("/");
  focusComposer();
}

/** @param {import("./slash.js").Runnable} one */
const asEntry = (one) => ({ value: one.path.join(" "), label: `/${one.shown}`, description: localised(one.command, "description") });

/** @param {number} index */
function point(index) {
  active = index;
  changed();
}

/** @param {InputEvent} event */
function typed(event) {
  const area = /** @type {HTMLTextAreaElement} */ (event.target);
  writeDraft(area.value);
  grow();
  const command = /^\/.+ $/.test(area.value) ? named(mine(), area.value.slice(1)) : undefined;
  if (!command) return;
  choose(command);
  focusComposer();
}

/** Make the field as tall as its text, up to a limit. */
function grow() {
  queueMicrotask(() => {
    const area = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea[data-entry]"));
    if (!area) return;
    area.style.setProperty("height", "auto");
    area.style.setProperty("height", `${Math.min(area.scrollHeight, TALLEST)}px`);
  });
}

/** @param {KeyboardEvent} event @param {import("./slash.js").Runnable[]} found */
function steer(event, found) {
  if (event.isComposing) return;
  const next = moved(event.key, active, found.length);
  if (next !== null) {
    event.preventDefault();
    point(next);
    return reveal();
  }
  if (event.key === "Escape" && found.length) {
    closed = true;
    event.preventDefault();
    return changed();
  }
  if ((event.key === "Tab" && !event.shiftKey) || (event.key === "Enter" && !event.shiftKey)) {
    if (found.length) {
      event.preventDefault();
      choose(found[active] ?? found[0]);
      focusComposer();
    } else if (event.key === "Enter") {
      event.preventDefault();
      void send();
    }
  }
}

async function send() {
  const text = draft().trim();
  if (!text) return;
  const hindered = hindrance(state.commands, text);
  if (hindered) return say(hindered);
  const { channel } = state;
  drafts.set(channel, "");
  changed();
  grow();
  if (await write(text)) return;
  if (!drafts.get(channel)) drafts.set(channel, text);
  changed();
}
