// @ts-check
/** All requests of the page, each on behalf of one person. Refusals are thrown as Errors with the server's message. */

/** A refusal by the server, with its reason. */
export class Refusal extends Error {
  /** @param {number} status @param {string} sentence */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/** @param {string} method @param {string} path @param {{key?: string, body?: unknown, query?: Record<string, string>}} [more] */
async function call(method, path, { key, body, query } = {}) {
  const address = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers["X-Person-Key"] = key;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, data?.message ?? response.statusText);
  return data;
}

/** @typedef {import("./types.js").Person} Person */

/** @returns {Promise<Person[]>} */
export const people = () => call("GET", "/client/people");

/** @param {string} name @param {string} locale @returns {Promise<Person>} */
export const addPerson = (name, locale) => call("POST", "/client/people", { body: { name, locale } });

/** The API calls of one person. @param {string} key */
export function session(key) {
  return {
    state: () => call("GET", "/client/state", { key }),

    /** @param {string} channel @param {string} [before] */
    messages: (channel, before) =>
      call("GET", "/client/messages", { key, query: { channel, limit: "50", ...(before ? { before } : {}) } }),

    /** @param {string} channel @param {string} content */
    write: (channel, content) => call("POST", "/client/messages", { key, body: { channel, content } }),

    /** @param {string} message */
    remove: (message) => call("DELETE", `/client/messages/${message}`, { key }),

    /** @param {string} channel @param {string[]} path @param {Record<string, unknown>} options */
    command: (channel, path, options) => call("POST", "/client/commands", { key, body: { channel, path, options } }),

    /** @param {string} channel @param {string} name @param {string} target a person's id */
    commandOn: (channel, name, target) => call("POST", "/client/commands", { key, body: { channel, path: [name], options: {}, target } }),

    /** @param {string} channel @param {string[]} path @param {Record<string, unknown>} options @param {string} focused @param {string} value */
    complete: (channel, path, options, focused, value) =>
      call("POST", "/client/autocomplete", { key, body: { channel, path, options, focused, value } }),

    /** @param {string} message @param {string} custom_id @param {string[]} [values] */
    press: (message, custom_id, values) =>
      call("POST", "/client/press", { key, body: { message, custom_id, ...(values ? { values } : {}) } }),

    /** @param {string} interaction @param {Record<string, unknown>} values */
    submit: (interaction, values) => call("POST", `/client/forms/${interaction}`, { key, body: { values } }),

    /** @param {string} interaction */
    dismissForm: (interaction) => call("DELETE", `/client/forms/${interaction}`, { key }),

    /** @param {string} id @param {{name?: string, locale?: string}} changes */
    changePerson: (id, changes) => call("PATCH", `/client/people/${id}`, { key, body: changes }),
  };
}
