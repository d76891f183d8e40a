// @ts-check
/** The page's entry point: determines the window's person and renders it. */
import { become } from "./actions.js";
import { chat } from "./chat.js";
import { rememberFocus, restoreFocus } from "./focus.js";
import { formView } from "./forms.js";
import { browserLocale, t, useLocale } from "./i18n.js";
import { viewer } from "./media.js";
import { firstPerson, personDialog, readPeople } from "./people.js";
import { applyTheme, recall, watch } from "./prefs.js";
import { afterDraw, beforeDraw } from "./scroll.js";
import { placeMenu } from "./select.js";
import { showSideBySide } from "./side.js";
import { shade, sidebar } from "./sidebar.js";
import { changed, channelOf, drawWith, state } from "./store.js";
import { titleOf } from "./threads.js";
import { count } from "./time.js";
import { html, render } from "./view.js";

const root = /** @type {Element} */ (document.getElementById("page"));

function draw() {
  rememberFocus();
  beforeDraw();
  render(view(), root);
  document.title = title();
  placeMenu();
  afterDraw();
  restoreFocus();
}

function view() {
  if (state.problem && !state.ready) return problem();
  if (!state.key) return state.everybody.length ? null : firstPerson();
  if (!state.ready) return html`<p class="welcome muted" role="status">${t("connecting")}</p>`;
  return html`${sidebar()}${shade()}${chat()}${formView()}${personDialog()}${viewer()}`;
}

function problem() {
  return html`
    <main class="welcome">
      <h1>${t("welcome")}</h1>
      <p role="alert">${state.problem}</p>
      <p><a class="button style-1" href="/">${t("retry")}</a></p>
    </main>
  `;
}

function title() {
  const calls = [...state.unread.values()].reduce((sum, count) => sum + count, 0);
  const channel = channelOf(state.channel);
  return [calls ? `(${calls})` : state.unread.size ? "•" : "", channel ? titleOf(channel) : "", state.me?.name ?? t("welcome")].filter(Boolean).join(" ");
}

/** Load the font before the first layout; if that fails, render without it. */
const letters = () => document.fonts.load('15px "Local Sans"').catch(() => []);

async function start() {
  applyTheme();
  await letters();
  watch("theme", () => (applyTheme(), changed()));
  useLocale(browserLocale());
  const query = new URLSearchParams(location.search);
  const key = query.get("key");
  if (query.has("side") && !key) return showSideBySide(root);
  drawWith(draw);
  count((work) => {
    beforeDraw();
    work();
    afterDraw();
  });
  if (key) {
    state.locked = true;
    return become(key);
  }
  await readPeople();
  const last = recall("person", "");
  const person = state.everybody.find((one) => one.id === last) ?? state.everybody[0];
  if (person?.key) become(person.key);
  changed();
}

start().catch((error) => {
  state.problem = error.message;
  changed();
});
