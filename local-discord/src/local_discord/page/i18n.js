// @ts-check
/** The reader's language: the page's sentences, names and descriptions of commands, numbers and dates. */
import { de, en } from "./texts.js";

/** The available locales, each with its name in its own language. */
export const LOCALES = [
  ["de", "Deutsch"],
  ["en-US", "English (US)"],
  ["en-GB", "English (UK)"],
  ["fr", "Français"],
  ["it", "Italiano"],
];

/** Discord falls back to the other English if one is missing. */
const RELATED = /** @type {Record<string, string>} */ ({ "en-GB": "en-US", "en-US": "en-GB" });

let locale = "en-US";
let texts = en;

/** @param {string | undefined} chosen a Discord locale */
export function useLocale(chosen) {
  locale = chosen || "en-US";
  texts = locale.startsWith("de") ? de : en;
  document.documentElement.lang = texts === de ? "de" : "en";
}

/** The default language: the browser's, or the nearest one available. */
export function browserLocale() {
  const ids = LOCALES.map(([id]) => id);
  const near = (/** @type {string} */ wish) => ids.find((id) => id === wish) ?? ids.find((id) => id.split("-")[0] === wish.split("-")[0]);
  return navigator.languages.map(near).find(Boolean) ?? "en-US";
}

/**
 * A person's language: the one they chose, else the browser's, or, for a person from abroad,
 * the one of the page's two languages that the others do not speak.
 * @param {import("./types.js").Person} person
 * @param {import("./types.js").Person[]} everybody
 */
export function localeOf({ locale: told, locale_told: known = true, abroad }, everybody) {
  if (known) return told ?? browserLocale();
  if (!abroad) return browserLocale();
  const spoken = everybody.find((one) => !one.abroad && one.locale_told !== false)?.locale ?? browserLocale();
  return spoken.startsWith("de") ? "en-US" : "de";
}

/** A language's name in that language. @param {string} id */
export const languageName = (id) => LOCALES.find(([one]) => one === id)?.[1] ?? id;

/** A language's name in the reader's language, without its country. @param {string} id */
export const languageHere = (id) => new Intl.DisplayNames(locale, { type: "language" }).of(id.split("-")[0]) ?? id;

export const currentLocale = () => locale;

/**
 * A text of the page, with `count` in its singular or plural form.
 * @param {keyof typeof en} name
 * @param {Record<string, string | number>} [values]
 */
export function t(name, values = {}) {
  const text = texts[name];
  const chosen = typeof text === "string" ? text : values.count === 1 ? text.one : text.other;
  return chosen.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
}

/**
 * A command's, option's or choice's text in the reader's language.
 * @param {{[key: string]: any}} thing
 * @param {"name" | "description"} field
 * @returns {string}
 */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  return table[locale] ?? table[RELATED[locale]] ?? thing[field] ?? "";
}

/** Normalise text for searching: ignore case, accents and spaces. @param {string} text */
export function folded(text) {
  return text.toLocaleLowerCase(locale).normalize("NFD").replace(/\p{M}/gu, "");
}

/** @param {Date} date @param {Intl.DateTimeFormatOptions} options */
export function formatDate(date, options) {
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 12 seconds", "3 minutes ago". @param {number} unix seconds @param {number} [now] seconds */
export function relative(unix, now = Date.now() / 1000) {
  const distance = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(distance / size), unit);
}

/** A message's time in the style of a chat. @param {string} timestamp ISO 8601 */
export function messageTime(timestamp) {
  const date = new Date(timestamp);
  const time = formatDate(date, { timeStyle: "short" });
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
  if (days === 0) return t("today", { time });
  if (days === 1) return t("yesterday", { time });
  return formatDate(date, { dateStyle: "short", timeStyle: "short" });
}

/** @param {Date} date */
function midnight(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
