// @ts-check
/** Preferences stored in this browser: theme, chosen person, columns, last channel of each person. */

const PREFIX = "local-discord:";

/** @template T @param {string} name @param {T} fallback @returns {T} */
export function recall(name, fallback) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage the page still works; it only forgets.
  }
}

/** Call `react` when another window of this browser changes a stored value. @param {string} name @param {() => void} react */
export function watch(name, react) {
  window.addEventListener("storage", (event) => {
    if (event.key === PREFIX + name) react();
  });
}

/** Apply the stored theme: "light", "dark", or "" for the system's. */
export function applyTheme() {
  const theme = recall("theme", "");
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** @returns {"light" | "dark"} the theme in effect */
export function currentTheme() {
  const chosen = recall("theme", /** @type {string} */ (""));
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function toggleTheme() {
  remember("theme", currentTheme() === "dark" ? "light" : "dark");
  applyTheme();
}
