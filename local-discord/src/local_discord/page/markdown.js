// @ts-check
/**
 * Parses the part of Discord's markdown that bots use into a tree. Anything unknown stays plain text.
 *
 * @typedef {{kind: string, text?: string, children?: Part[], [more: string]: any}} Part
 */

const CODE_BLOCK = /^```(?:([a-z0-9_+\-.#]+)\n)?\n?([\s\S]+?)\n?```\n?/i;
const QUOTE_REST = /^>>> ([\s\S]*)$/;
const QUOTE_LINE = /^> ?(.*)(?:\n|$)/;
const HEADING = /^(#{1,3}) +([^\n]+)(?:\n|$)/;
const SUBTEXT = /^-# +([^\n]+)(?:\n|$)/;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +([^\n]+)(?:\n|$)/;
const PLAIN = /^(?:(?!https?:)[\p{L}\p{N}\s])+/u;
const LINE = /^([^\n]*)(?:\n|$)/;

/** @param {string} text @returns {Part[]} */
export function parse(text) {
  return blocks(text.replace(/\r\n?/g, "\n"), true);
}

/** @param {string} text @param {boolean} quotable false inside quotes, which cannot be nested @returns {Part[]} */
function blocks(text, quotable) {
  /** @type {Part[]} */
  const parts = [];
  let lines = "";
  const flush = () => {
    if (lines.trim()) parts.push({ kind: "paragraph", children: inline(lines.replace(/^\n+|\n+$/g, "")) });
    lines = "";
  };
  for (let rest = text; rest; ) {
    const found = block(rest, quotable);
    if (found) {
      flush();
      parts.push(found.part);
      rest = rest.slice(found.length);
      continue;
    }
    const length = lineLength(rest);
    lines += rest.slice(0, length);
    rest = rest.slice(length);
  }
  flush();
  return parts;
}

/** The length of a line, including the whole code block if one begins in it. @param {string} text */
function lineLength(text) {
  const line = /** @type {RegExpExecArray} */ (LINE.exec(text))[0];
  const fence = line.indexOf("```");
  if (fence > 0 && CODE_BLOCK.test(text.slice(fence))) return fence;
  return line.length || 1;
}

/** @param {string} text @param {boolean} quotable @returns {{part: Part, length: number} | null} */
function block(text, quotable) {
  let match;
  if ((match = CODE_BLOCK.exec(text))) return { part: { kind: "codeblock", text: match[2] }, length: match[0].length };
  if ((match = HEADING.exec(text))) {
    return { part: { kind: "heading", level: match[1].length, children: inline(match[2]) }, length: match[0].length };
  }
  if ((match = SUBTEXT.exec(text))) return { part: { kind: "subtext", children: inline(match[1]) }, length: match[0].length };
  if (LIST_LINE.test(text)) return list(text);
  if (!quotable) return null;
  if ((match = QUOTE_REST.exec(text))) return { part: { kind: "quote", children: blocks(match[1], false) }, length: text.length };
  return /^> /.test(text) ? quote(text) : null;
}

/** @param {string} text */
function quote(text) {
  let length = 0;
  const lines = [];
  for (let match; (match = QUOTE_LINE.exec(text.slice(length))) && match[0]; length += match[0].length) lines.push(match[1]);
  return { part: { kind: "quote", children: blocks(lines.join("\n"), false) }, length };
}

/** @param {string} text */
function list(text) {
  let length = 0;
  /** @type {{indent: number, ordered: boolean, start: number, text: string}[]} */
  const lines = [];
  for (let match; (match = LIST_LINE.exec(text.slice(length))); length += match[0].length) {
    const ordered = /\d/.test(match[2]);
    if (lines.length && match[1].length <= lines[0].indent && ordered !== lines[0].ordered) break;
    lines.push({ indent: match[1].length, ordered, start: ordered ? parseInt(match[2], 10) : 1, text: match[3] });
  }
  return { part: nest(lines), length };
}

/** @param {{indent: number, ordered: boolean, start: number, text: string}[]} lines @returns {Part} */
function nest(lines) {
  const { indent, ordered, start } = lines[0];
  /** @type {Part[]} */
  const children = [];
  for (let at = 0; at < lines.length; ) {
    let end = at + 1;
    while (end < lines.length && lines[end].indent > indent) end++;
    const inner = lines.slice(at + 1, end);
    children.push({ kind: "item", children: [...inline(lines[at].text), ...(inner.length ? [nest(inner)] : [])] });
    at = end;
  }
  return { kind: "list", ordered, start, children };
}

/** Markers around text, longest first. @type {[string, RegExp][]} */
const WRAPPERS = [
  ["bold", /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/],
  ["underline", /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/],
  ["strike", /^~~((?:\\[\s\S]|[^\\])+?)~~/],
  ["spoiler", /^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/],
  ["italic", /^\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/],
  ["italic", /^_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u],
];

/** Indivisible elements. @type {[RegExp, (match: RegExpExecArray) => Part | null][]} */
const ATOMS = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => ({ kind: "text", text: m[1] })],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => ({ kind: "code", text: m[2].replace(/^ (.*) $/s, "$1") })],
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: "person", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<\/([^:<>\n]{1,100}):(\d{1,20})>/, (m) => ({ kind: "command", path: m[1] })],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (m) => ({ kind: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ kind: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  [/^@(?:everyone|here)\b/, (m) => ({ kind: "everyone", text: m[0] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1], [{ kind: "text", text: m[1] }])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?"'\])|*_~]/, (m) => link(m[0], [{ kind: "text", text: m[0] }])],
  [/^\[((?:\\[\s\S]|[^\\\[\]])+)\]\(<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"\n]*")?\)/, (m) => link(m[2], inline(m[1], true))],
];

/** @param {string} address @param {Part[]} children @returns {Part | null} null if it is not a web address */
function link(address, children) {
  const href = webAddress(address);
  return href ? { kind: "link", href, children } : null;
}

/** An address in the web, or null for anything else. @param {string} address */
export function webAddress(address) {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/** @param {string} text @param {boolean} [linked] true inside links, which cannot be nested @returns {Part[]} */
function inline(text, linked = false) {
  /** @type {Part[]} */
  const parts = [];
  let plain = "";
  const flush = () => {
    if (plain) parts.push({ kind: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const found = piece(rest, text[at - 1] ?? "", linked);
    if (!found) {
      const run = PLAIN.exec(rest)?.[0] ?? rest[0];
      plain += run;
      at += run.length;
      continue;
    }
    flush();
    parts.push(found.part);
    at += found.length;
  }
  flush();
  return parts;
}

/** @param {string} rest @param {string} before the character before @param {boolean} linked */
function piece(rest, before, linked) {
  for (const [pattern, make] of ATOMS) {
    const match = pattern.exec(rest);
    const part = match && make(match);
    if (match && part && !(linked && part.kind === "link")) return { part, length: match[0].length };
  }
  for (const [kind, pattern] of WRAPPERS) {
    const match = pattern.exec(rest);
    if (!match || (rest[0] === "_" && /[\p{L}\p{N}]/u.test(before))) continue;
    return { part: /** @type {Part} */ ({ kind, children: inline(match[1], linked) }), length: match[0].length };
  }
  return null;
}

/** The plain text, for summaries and names. @param {Part[]} parts @returns {string} */
export function plainText(parts) {
  return parts.map((part) => part.text ?? plainText(part.children ?? [])).join("");
}
