// @ts-check
/** Forms opened by the bot: a dialog with labelled fields, validated before submission. */
import { dismissForm, submitForm } from "./actions.js";
import { t } from "./i18n.js";
import { sheet } from "./modal.js";
import { rich } from "./rich.js";
import { defaults, selectView } from "./select.js";
import { changed, state } from "./store.js";
import { optionText } from "./suggest.js";
import { html, instead } from "./view.js";

/**
 * @typedef {import("./types.js").Component} Component
 * @typedef {string | string[] | boolean | null} Value
 */

const KIND = { row: 1, string: 3, text: 4, section: 9, display: 10, label: 18, upload: 19, radio: 21, checks: 22, check: 23 };
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/** The values entered so far, for one form. @type {{form: string, values: Map<string, Value>, problems: Map<string, string>}} */
let entered = { form: "", values: new Map(), problems: new Map() };

export function formView() {
  const form = state.form;
  if (!form) return null;
  if (entered.form !== form.interaction) entered = { form: form.interaction, values: new Map(), problems: new Map() };
  const how = { key: `form ${form.interaction}`, title: form.title, done: t("submit"), busy: state.formState === "sending", novalidate: true, save: instead(send), close: dismissForm };
  const failure = state.formState === "failed" ? html`<p class="failure" role="alert">${t("formFailed")}</p>` : null;
  return sheet(how, form.components.map(top), failure);
}

/** The fields of a form at any depth. @param {Component[]} list @returns {{field: Component, label: string}[]} */
function fields(list) {
  return list.flatMap((component) => {
    if (component.type === KIND.row) return (component.components ?? []).map((field) => ({ field, label: field.label ?? "" }));
    return component.type === KIND.label && component.component ? [{ field: component.component, label: component.label ?? "" }] : [];
  });
}

/** @param {Component} component @param {number} index */
function top(component, index) {
  if (component.type === KIND.display) return html`<div class="text">${rich(component.content ?? "", `form ${index}`)}</div>`;
  return fields([component]).map(({ field, label }) => labelled(field, label, component.description ?? ""));
}

/** Whether a field is required: by default yes, as in Discord, except for a single checkbox. @param {Component} field */
const needed = (field) => field.type !== KIND.check && (field.required ?? true) && (field.min_values ?? 1) > 0;

/** @param {Component} field @param {string} label @param {string} description */
function labelled(field, label, description) {
  const id = `field-${field.custom_id}`;
  const problem = entered.problems.get(field.custom_id ?? "");
  const describedby = [description && `${id}-about`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
  const head = html`${label}${needed(field) ? html`<span class="problem" aria-hidden="true"> *</span>` : null}`;
  const more = html`
    ${description ? html`<p class="muted" id="${id}-about">${description}</p>` : null}
    ${control(field, id, label, describedby)}
    ${problem ? html`<p class="problem" id="${id}-problem" role="alert">${problem}</p>` : null}
  `;
  if ([KIND.radio, KIND.checks].includes(field.type)) {
    return html`<fieldset key=${field.custom_id} class="entry"><legend>${head}</legend>${more}</fieldset>`;
  }
  return html`<div key=${field.custom_id} class="entry"><label for=${id}>${head}</label>${more}</div>`;
}

/** @param {Component} field @returns {Value} */
function valueOf(field) {
  const known = entered.values.get(field.custom_id ?? "");
  if (known !== undefined) return known;
  if (field.type === KIND.text) return field.value ?? "";
  if (field.type === KIND.check) return field.default ?? false;
  const chosen = defaults(field);
  return field.type === KIND.radio ? (chosen[0] ?? null) : chosen;
}

/** @param {Component} field @param {Value} value */
function enter(field, value) {
  entered.values.set(field.custom_id ?? "", value);
  entered.problems.delete(field.custom_id ?? "");
  changed();
}

/** @param {Component} field @param {string} id @param {string} label @param {string | undefined} describedby */
function control(field, id, label, describedby) {
  if (SELECTS.includes(field.type)) {
    const values = /** @type {string[]} */ (valueOf(field));
    return selectView({ slot: `form ${field.custom_id}`, component: field, label, values, describedby, choose: (chosen) => enter(field, chosen) });
  }
  if (field.type === KIND.text) return textInput(field, id, describedby);
  if (field.type === KIND.radio || field.type === KIND.checks) return (field.options ?? []).map((option) => choice(field, option, id));
  if (field.type === KIND.check) return checkbox(field, id, describedby);
  return html`<p class="muted">${t("unknownPart")}</p>`;
}

/** @param {Component} field @param {string} id @param {string | undefined} describedby */
function checkbox(field, id, describedby) {
  const tick = (/** @type {Event} */ event) => enter(field, /** @type {HTMLInputElement} */ (event.target).checked);
  return html`<input id=${id} type="checkbox" checked=${Boolean(valueOf(field))} aria-describedby=${describedby} onchange=${tick} />`;
}

/** @param {Component} field @param {string} id @param {string | undefined} describedby */
function textInput(field, id, describedby) {
  const value = String(valueOf(field) ?? "");
  const common = {
    id,
    value,
    placeholder: field.placeholder,
    maxlength: field.max_length,
    "aria-required": needed(field),
    "aria-invalid": entered.problems.has(field.custom_id ?? "") || undefined,
    "aria-describedby": describedby,
    autocomplete: "off",
    oninput: (/** @type {Event} */ event) => enter(field, /** @type {HTMLInputElement} */ (event.target).value),
  };
  return field.style === PARAGRAPH ? html`<textarea rows="4" ...${common} />` : html`<input type="text" ...${common} />`;
}

/** @param {Component} field @param {import("./types.js").SelectOption} option @param {string} id */
function choice(field, option, id) {
  const single = field.type === KIND.radio;
  const value = valueOf(field);
  const checked = single ? value === option.value : /** @type {string[]} */ (value).includes(option.value);
  const toggled = () => {
    if (single) return enter(field, option.value);
    const before = /** @type {string[]} */ (value);
    enter(field, checked ? before.filter((one) => one !== option.value) : [...before, option.value]);
  };
  return html`
    <label key=${option.value} class="choice">
      <input type=${single ? "radio" : "checkbox"} name=${id} checked=${checked} onchange=${toggled} />
      ${optionText(option.label, option.description)}
    </label>
  `;
}

/** A field's validation error as a sentence, or "". @param {Component} field */
function problemOf(field) {
  const value = valueOf(field);
  const empty = value === "" || value === null || (Array.isArray(value) && !value.length);
  if (empty) return needed(field) ? t("fieldRequired") : "";
  if (typeof value === "string" && field.type === KIND.text) {
    if (field.min_length && value.length < field.min_length) return t("fieldShort", { min: field.min_length });
    if (field.max_length && value.length > field.max_length) return t("fieldLong", { max: field.max_length });
  }
  if (!Array.isArray(value)) return "";
  const most = field.max_values ?? (field.type === KIND.checks ? (field.options ?? []).length : 1);
  if (value.length < (field.min_values ?? 0)) return t("fieldFew", { min: field.min_values ?? 0 });
  return value.length > most ? t("fieldMany", { max: most }) : "";
}

function send() {
  const all = fields(state.form?.components ?? []).map(({ field }) => field);
  const found = all.map((field) => /** @type {[string, string]} */ ([field.custom_id ?? "", problemOf(field)]));
  entered.problems = new Map(found.filter(([, problem]) => problem));
  changed();
  if (entered.problems.size) return showProblem([...entered.problems.keys()][0]);
  const values = all.map((field) => [field.custom_id, valueOf(field)]);
  void submitForm(Object.fromEntries(values));
}

/** @param {string} customId */
function showProblem(customId) {
  queueMicrotask(() => {
    const own = document.getElementById(`field-${customId}`);
    const other = document.querySelector(`[data-slot="${CSS.escape(`form ${customId}`)}"], input[name="${CSS.escape(`field-${customId}`)}"]`);
    /** @type {HTMLElement | null} */ (own ?? other)?.focus();
  });
}
