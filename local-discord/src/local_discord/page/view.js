// @ts-check
/**
 * Rendering with Preact and templates: descriptions of the page become DOM, and new ones update it in place.
 * Data only ever becomes text, attributes and properties; nothing is parsed as HTML.
 *
 * @typedef {any} View the result of a template, or anything a template can contain: text, numbers, lists, nothing
 */
import htm from "./vendor/htm.js";
import { Component, createRef, h, render } from "./vendor/preact.js";

export { Component, createRef, render };

/** Template tag for elements in HTML notation. */
export const html = htm.bind(h);

/** A listener that acts in place of the browser. @param {() => unknown} act @returns {(event: Event) => void} */
export const instead = (act) => (event) => {
  event.preventDefault();
  act();
};
