// @ts-check
/**
 * Descriptions of the page become DOM, and new descriptions change that DOM in place: Preact, with templates.
 * Data only ever becomes text, attributes and properties; nothing is parsed as HTML.
 *
 * @typedef {any} View what a template gives, or anything that can stand in one: text, numbers, lists, nothing
 */
import htm from "./vendor/htm.js";
import { Component, createRef, h, render } from "./vendor/preact.js";

export { Component, createRef, render };

/** A description of elements, written as they are in HTML. */
export const html = htm.bind(h);
