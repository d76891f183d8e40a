// @ts-check
/** The composer while a command is being entered: its options as fields, each with suggestions. */
import { complete, runCommand } from "./actions.js";
import { focusSoon } from "./focus.js";
import { folded, localised, t } from "./i18n.js";
import { icon } from "./icons.js";
import { entries } from "./select.js";
import { TYPE, fieldValue } from "./slash.js";
import { changed, state } from "./store.js";
import { listed, moved, reveal, suggestions } from "./suggest.js";
import { html, instead } from "./view.js";

/**
 * @typedef {import("./types.js").Command} Command
 * @typedef {import("./suggest.js").Suggestion} Suggestion
 * @typedef {{text: string, value?: string | number}} Field
 * @typedef {{command: import("./slash.js").Runnable, fields: Map<string, Field>, problems: Map<string, string>,
 *   at: string, active: number, closed: boolean, answers: Map<string, Suggestion[]>, channel: string}} Writing
 */

/** The field that adds an option; no option can have this name. */
const ADDER = " add";
const COMPLETE_AFTER_MS = 150;
/** The type of select with the same choices as an option of this type. */
const LIKE_SELECT = /** @type {Record<number, number>} */ ({ [TYPE.user]: 5, [TYPE.role]: 6, [TYPE.mentionable]: 7, [TYPE.channel]: 8 });

/** @type {Writing | null} */
let writing = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let asked = 0;

export const current = () => (writing?.channel === state.channel ? writing : null);

/** @param {import("./slash.js").Runnable} command */
export function begin(command) {
  const required = (command.command.options ?? []).filter((option) => option.required);
  const fields = new Map(required.map((option) => [option.name, { text: "" }]));
  writing = { command, fields, problems: new Map(), at: "", active: 0, closed: false, answers: new Map(), channel: state.channel };
  changed();
}

export function leave() {
  writing = null;
  changed();
}

/** @param {Writing} now */
const options = (now) => now.command.command.options ?? [];

/** @param {Writing} now @param {string} name */
const optionOf = (now, name) => options(now).find((option) => option.name === name);

/** @param {() => void} away leaves the command */
export function commandBar(away) {
  const now = /** @type {Writing} */ (writing);
  const missing = options(now).filter((option) => !now.fields.has(option.name));
  const offered = offers(now);
  const name = `/${now.command.shown}`;
  return html`
    <form
      key="command"
      class="composer command"
      aria-label=${t("commandBar", { name })}
      onsubmit=${instead(run)}
      onkeydown=${(/** @type {KeyboardEvent} */ event) => escape(event, away)}
    >
      ${offered.length ? suggestions(offered, now.active, (index) => pick(offered[index]), point) : null}
      <p class="hint" aria-live="polite" id="option-hint">${hint(now)}</p>
      <div class="composer-line">
        <span class="command-name">
          ${name}
          <button type="button" class="icon-button" aria-label=${t("removeCommand")} onclick=${away}>${icon("close")}</button>
        </span>
        <div class="fields">
          ${[...now.fields.keys()].map((one) => fieldView(now, /** @type {Command} */ (optionOf(now, one)), offered))}
          ${missing.length ? adder(now, missing, offered, away) : null}
        </div>
        <button class="icon-button send" type="submit" data-entry=${options(now).length ? undefined : true} aria-label=${t("send")} title=${t("send")}>
          ${icon("send")}
        </button>
      </div>
    </form>
  `;
}

/** @param {Writing} now */
function hint(now) {
  const option = optionOf(now, now.at);
  if (!option) return localised(now.command.command, "description");
  const problem = now.problems.get(now.at);
  const words = `${localised(option, "description")} · ${option.required ? t("required") : t("optional")}`;
  return html`<b>${localised(option, "name")}</b> ${words}${problem ? html`<span class="problem"> ${problem}</span>` : null}`;
}

/** @param {Writing} now @param {Command} option @param {Suggestion[]} offered */
function fieldView(now, option, offered) {
  const field = now.fields.get(option.name) ?? { text: "" };
  const here = now.at === option.name;
  const numeric = option.type === TYPE.integer || option.type === TYPE.number;
  const label = localised(option, "name");
  const remove = html`<button type="button" class="icon-button" aria-label=${t("remove", { name: label })} onclick=${() => drop(now, option.name)}>${icon("close")}</button>`;
  return html`
    <span key=${option.name} class="field ${now.problems.has(option.name) ? "bad" : ""}">
      <label for="option-${option.name}">${label}</label>
      <input
        id="option-${option.name}"
        type="text"
        role="combobox"
        data-entry=${here || !now.at ? true : undefined}
        aria-expanded=${here && offered.length > 0}
        aria-required=${option.required}
        aria-invalid=${now.problems.has(option.name) || undefined}
        aria-describedby="option-hint"
        inputmode=${numeric ? "decimal" : undefined}
        size=${Math.max(5, Math.min(28, field.text.length + 1))}
        autocomplete="off"
        value=${field.text}
        onfocus=${() => enter(now, option)}
        oninput=${(/** @type {InputEvent} */ event) => typed(now, option, /** @type {HTMLInputElement} */ (event.target).value)}
        onkeydown=${(/** @type {KeyboardEvent} */ event) => steer(event, now, offered)}
        ...${listed(here ? offered.length : 0, now.active)}
      />
      ${option.required ? null : remove}
    </span>
  `;
}

/** @param {Writing} now @param {Command[]} missing @param {Suggestion[]} offered @param {() => void} away */
function adder(now, missing, offered, away) {
  const count = missing.length;
  const here = now.at === ADDER;
  const text = now.fields.size ? t("options", { count }) : missing.map((option) => localised(option, "name")).join(" · ");
  return html`
    <input
      key=${ADDER}
      class="adder"
      type="text"
      role="combobox"
      data-entry
      aria-label=${t("options", { count })}
      aria-expanded=${here && offered.length > 0}
      placeholder="+ ${text}"
      autocomplete="off"
      value=${here ? adding : ""}
      onfocus=${() => enter(now, null)}
      oninput=${(/** @type {InputEvent} */ event) => search(now, /** @type {HTMLInputElement} */ (event.target).value)}
      onkeydown=${(/** @type {KeyboardEvent} */ event) => (event.key === "Backspace" && !adding ? back(now, away) : steer(event, now, offered))}
      ...${listed(here ? offered.length : 0, now.active)}
    />
  `;
}

let adding = "";

/** @param {Writing} now @param {string} text */
function search(now, text) {
  adding = text;
  Object.assign(now, { active: text ? 0 : -1, closed: false });
  changed();
}

/** Backspace in an empty field removes the last option, then the command. @param {Writing} now @param {() => void} away */
function back(now, away) {
  const last = [...now.fields.keys()].filter((name) => !optionOf(now, name)?.required).pop();
  if (last) drop(now, last);
  else if (!now.fields.size) away();
}

/** @param {Writing} now @param {Command | null} option null for the field that adds one */
function enter(now, option) {
  if (now.at === (option?.name ?? ADDER)) return;
  adding = "";
  Object.assign(now, { at: option?.name ?? ADDER, active: option ? 0 : -1, closed: false });
  if (option?.autocomplete) ask(now, option, 0);
  changed();
}

/** @param {Writing} now @param {Command} option @param {string} text */
function typed(now, option, text) {
  now.fields.set(option.name, { text });
  now.problems.delete(option.name);
  Object.assign(now, { active: 0, closed: false });
  if (option.autocomplete) ask(now, option, COMPLETE_AFTER_MS);
  changed();
}

/** Ask the bot for completions of the field's text. @param {Writing} now @param {Command} option @param {number} wait milliseconds */
function ask(now, option, wait) {
  clearTimeout(timer);
  const mine = ++asked;
  timer = setTimeout(async () => {
    const text = now.fields.get(option.name)?.text ?? "";
    const found = await complete(now.command.path, values(now).values, option.name, text).catch(() => []);
    if (mine !== asked) return;
    now.answers.set(option.name, found.map((choice) => ({ value: choice.value, label: localised(choice, "name") })));
    changed();
  }, wait);
}

/** The suggestions for the focused field. @param {Writing} now @returns {Suggestion[]} */
function offers(now) {
  if (now.closed || !now.at) return [];
  const option = optionOf(now, now.at);
  const wish = folded(option ? (now.fields.get(now.at)?.text ?? "") : adding);
  if (!option) return now.at === ADDER ? addable(now).filter((entry) => folded(entry.label).includes(wish)) : [];
  if (now.fields.get(now.at)?.value !== undefined) return [];
  if (option.autocomplete) return now.answers.get(option.name) ?? [];
  return choices(option).filter((entry) => folded(entry.label).includes(wish));
}

/** @param {Writing} now @returns {Suggestion[]} */
function addable(now) {
  const missing = options(now).filter((option) => !now.fields.has(option.name));
  return missing.map((option) => ({ value: option.name, label: localised(option, "name"), description: localised(option, "description"), mark: icon("plus") }));
}

/** @param {Command} option @returns {Suggestion[]} */
function choices(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ value: choice.value, label: localised(choice, "name") }));
  if (option.type === TYPE.boolean) return [{ value: "true", label: t("yes") }, { value: "false", label: t("no") }];
  const type = LIKE_SELECT[option.type ?? 0];
  return type ? entries({ type, channel_types: option.channel_types }) : [];
}

/** @param {number} index */
function point(index) {
  if (writing) writing.active = index;
  changed();
}

/** @param {Suggestion} entry */
function pick(entry) {
  const now = writing;
  if (!now) return;
  if (now.at === ADDER) return add(now, String(entry.value));
  now.fields.set(now.at, { text: entry.label, value: entry.value });
  now.problems.delete(now.at);
  changed();
  const next = options(now).find((option) => now.fields.has(option.name) && fieldValue(option, now.fields.get(option.name) ?? { text: "" }).problem);
  if (next) focusField(next.name);
}

/** @param {Writing} now @param {string} name */
function add(now, name) {
  now.fields.set(name, { text: "" });
  adding = "";
  changed();
  focusField(name);
}

/** @param {Writing} now @param {string} name */
function drop(now, name) {
  now.fields.delete(name);
  now.problems.delete(name);
  now.at = "";
  changed();
  focusSoon(".composer .adder");
}

/** @param {string} name */
const focusField = (name) => focusSoon(`#option-${CSS.escape(name)}`);

/** @param {KeyboardEvent} event @param {Writing} now @param {Suggestion[]} offered */
function steer(event, now, offered) {
  if (event.isComposing) return;
  const next = moved(event.key, now.active, offered.length);
  const entry = offered[now.active];
  const empty = /** @type {HTMLInputElement} */ (event.target).value === "";
  if (next !== null) {
    point(next);
    reveal();
  } else if (event.key === "Enter" && entry) pick(entry);
  else if (event.key === "Tab" && entry && !event.shiftKey && !empty) return pick(entry);
  else if (event.key === "Backspace" && empty && !optionOf(now, now.at)?.required) drop(now, now.at);
  else return;
  event.preventDefault();
}

/** Escape closes the suggestions first, then the command. @param {KeyboardEvent} event @param {() => void} away */
function escape(event, away) {
  if (event.key !== "Escape" || !writing) return;
  event.preventDefault();
  if (!offers(writing).length) return away();
  writing.closed = true;
  changed();
}

/** @param {Writing} now */
function values(now) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const problems = new Map();
  for (const [name, field] of now.fields) {
    const { value, problem } = fieldValue(/** @type {Command} */ (optionOf(now, name)), field);
    if (problem) problems.set(name, problem);
    else if (value !== undefined) values[name] = value;
  }
  return { values, problems };
}

function run() {
  const now = writing;
  if (!now) return;
  const { values: filled, problems } = values(now);
  now.problems = problems;
  if (problems.size) {
    changed();
    return focusField([...problems.keys()][0]);
  }
  const words = [...now.fields].filter(([, field]) => field.text).map(([name, field]) => `${localised(optionOf(now, name) ?? {}, "name")}:${field.text}`);
  leave();
  focusSoon(".composer [data-entry]");
  void runCommand(now.command.path, filled, [`/${now.command.shown}`, ...words].join(" "));
}
