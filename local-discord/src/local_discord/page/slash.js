// @ts-check
/** Slash commands as data: listing, searching, and validating values. */
import { folded, localised, t } from "./i18n.js";

/**
 * @typedef {import("./types.js").Command} Command
 * @typedef {{path: string[], shown: string, command: Command, permitted: boolean}} Runnable `shown` is the path in the reader's language
 */

export const TYPE = { sub: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };
const CHAT_INPUT = 1;
const OF_PEOPLE = 2;
const MANAGE_SERVER = 1n << 5n;
/** A slash and a word, but not a path such as /home/me. */
const LIKE_COMMAND = /^\/([\p{L}\p{N}_'-]+)(?:\s|$)/u;

/** Whether the person may use a command anywhere. @param {Runnable} one */
export const permitted = (one) => one.permitted;

/** All commands, with groups flattened. @param {Command[]} commands @returns {Runnable[]} */
export function runnable(commands) {
  return commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT).flatMap((command) => unfold(command, [], [], command.permitted ?? true));
}

/** The commands in a person's menu that this person may use. @param {Command[]} commands */
export const ofPeople = (commands) => commands.filter((command) => command.type === OF_PEOPLE && (command.permitted ?? true));

/** @param {Command} command @param {string[]} path @param {string[]} shown @param {boolean} permitted @returns {Runnable[]} */
function unfold(command, path, shown, permitted) {
  const here = [...path, command.name];
  const read = [...shown, localised(command, "name")];
  const inner = (command.options ?? []).filter((option) => option.type === TYPE.sub || option.type === TYPE.group);
  if (inner.length) return inner.flatMap((option) => unfold(option, here, read, permitted));
  return [{ path: here, shown: read.join(" "), command, permitted }];
}

/**
 * The commands that match the text after the slash, best match first.
 * @param {Runnable[]} all @param {string} typed
 */
export function matching(all, typed) {
  const wish = folded(typed.trim());
  const rank = (/** @type {Runnable} */ one) => {
    const names = [folded(one.shown), folded(one.path.join(" "))];
    if (names.some((name) => name.startsWith(wish))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wish)))) return 1;
    if (names.some((name) => name.includes(wish))) return 2;
    return folded(localised(one.command, "description")).includes(wish) ? 3 : 4;
  };
  const ranked = all.map((one) => ({ one, rank: rank(one) })).filter(({ rank }) => rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** The command whose full name the text contains. @param {Runnable[]} all @param {string} typed */
export function named(all, typed) {
  const wish = typed.trim();
  return all.find((one) => one.path.join(" ") === wish || one.shown === wish);
}

/** Whether a command is only for people who manage the server. @param {Command} command */
const forManagers = (command) => BigInt(command.default_member_permissions ?? 0) === MANAGE_SERVER;

/**
 * Why a text that looks like a command cannot be run; "" for a text that does not.
 * @param {Command[]} commands @param {string} text
 */
export function hindrance(commands, text) {
  const word = LIKE_COMMAND.exec(text)?.[1];
  if (!word) return "";
  const [name] = text.split("\n");
  const meant = commands.filter((command) => [command.name, ...Object.values(command.name_localizations ?? {})].includes(word.toLowerCase()));
  const closed = meant.length > 0 && meant.every((command) => command.permitted === false);
  if (!closed) return t("commandUnknown", { name });
  return t(meant.every(forManagers) ? "commandManagers" : "commandClosed", { name: `/${word}` });
}

/**
 * Convert a field's text to the value to send.
 * @param {Command} option @param {{text: string, value?: string | number}} field
 * @returns {{value?: unknown, problem?: string}} neither if the field is empty and optional
 */
export function fieldValue(option, field) {
  if (field.text === "" && field.value === undefined) return option.required ? { problem: t("fieldRequired") } : {};
  const type = option.type ?? TYPE.string;
  if (option.choices?.length || [TYPE.user, TYPE.channel, TYPE.role, TYPE.mentionable].includes(type)) {
    return field.value === undefined ? { problem: t("fieldBad") } : { value: field.value };
  }
  if (type === TYPE.boolean) return field.value === undefined ? { problem: t("fieldBad") } : { value: field.value === "true" };
  if (type === TYPE.integer || type === TYPE.number) return numberValue(option, field.value ?? field.text);
  return textValue(option, String(field.value ?? field.text));
}

/** @param {Command} option @param {string | number} given */
function numberValue(option, given) {
  const value = Number(String(given).trim().replace(",", "."));
  if (String(given).trim() === "" || !Number.isFinite(value)) return { problem: t("fieldNumber") };
  if (option.type === TYPE.integer && !Number.isSafeInteger(value)) return { problem: t("fieldWhole") };
  const { min_value: low, max_value: high } = option;
  if (low !== undefined && value < low) return { problem: t("fieldLow", { min: low }) };
  if (high !== undefined && value > high) return { problem: t("fieldHigh", { max: high }) };
  return { value };
}

/** @param {Command} option @param {string} value */
function textValue(option, value) {
  const { min_length: least, max_length: most } = option;
  if (least && value.length < least) return { problem: t("fieldShort", { min: least }) };
  if (most && value.length > most) return { problem: t("fieldLong", { max: most }) };
  return { value };
}
