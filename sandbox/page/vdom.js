// @ts-check
/**
 * A description of the page becomes DOM, and a new description changes that DOM in place.
 * Nodes are kept by key (or by tag and position), so focus, scroll position and the button under a finger survive every update.
 * Data only ever becomes text nodes, attributes and properties; nothing is parsed as HTML.
 *
 * @typedef {{tag: string, key?: string | number, props: Record<string, any>, children: Tree[], el?: Node}} Tree
 * @typedef {Tree | string | number | boolean | null | undefined | Child[]} Child
 */

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "indeterminate", "open", "scrollTop"]);
const TEXT = "#text";

/** @type {WeakMap<Node, Tree[]>} */
const shown = new WeakMap();
/** @type {WeakMap<Element, Record<string, (event: any) => void>>} */
const handlers = new WeakMap();
/** @type {(() => void)[]} */
let mounts = [];

/**
 * Describe an element. `on…` properties are listeners, `mount` and `unmount` are called with the element.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, key, props: rest, children: trees(children) };
}

/**
 * Make the children of an element be what the description says.
 * @param {Element} parent
 * @param {Child[]} children
 */
export function render(parent, ...children) {
  const after = trees(children);
  reconcile(parent, shown.get(parent) ?? [], after);
  shown.set(parent, after);
  const due = mounts;
  mounts = [];
  for (const run of due) run();
}

/** @param {any[]} children @returns {Tree[]} */
function trees(children) {
  /** @type {Tree[]} */
  const found = [];
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || typeof child === "boolean" || child === "") continue;
    if (typeof child === "object") found.push(child);
    else found.push({ tag: TEXT, props: { text: String(child) }, children: [] });
  }
  return found;
}

/** Names by which nodes are found again: tag, key, and the how-manieth of these. @param {Tree[]} list */
function names(list) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return list.map((tree) => {
    const name = `${tree.tag} ${tree.key ?? ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}#${count}`;
  });
}

/** @param {Node} parent @param {Tree[]} before @param {Tree[]} after */
function reconcile(parent, before, after) {
  if (before === after) return;
  const old = names(before);
  const pool = new Map(before.map((tree, index) => [old[index], tree]));
  names(after).forEach((name, index) => {
    const known = pool.get(name);
    pool.delete(name);
    if (known) update(known, after[index]);
    else create(after[index], /** @type {Element} */ (parent).namespaceURI === SVG);
  });
  for (const gone of pool.values()) remove(gone);
  place(parent, after);
}

/** @param {Node} parent @param {Tree[]} list */
function place(parent, list) {
  let cursor = parent.firstChild;
  for (const { el } of list) {
    if (el === cursor) cursor = cursor?.nextSibling ?? null;
    else if (el) parent.insertBefore(el, cursor);
  }
}

/** @param {Tree} tree @param {boolean} inSvg */
function create(tree, inSvg) {
  if (tree.tag === TEXT) {
    tree.el = document.createTextNode(tree.props.text);
    return;
  }
  const el = inSvg || tree.tag === "svg" ? document.createElementNS(SVG, tree.tag) : document.createElement(tree.tag);
  tree.el = el;
  const { mount } = tree.props;
  if (mount) mounts.push(() => mount(el));
  reconcile(el, [], tree.children);
  for (const [name, value] of Object.entries(tree.props)) set(el, name, undefined, value);
}

/** @param {Tree} before @param {Tree} after */
function update(before, after) {
  if (before === after) return;
  after.el = before.el;
  if (after.tag === TEXT) {
    if (before.props.text !== after.props.text) /** @type {Text} */ (after.el).data = after.props.text;
    return;
  }
  const el = /** @type {Element} */ (after.el);
  reconcile(el, before.children, after.children);
  for (const name of Object.keys(before.props)) if (!(name in after.props)) set(el, name, before.props[name], undefined);
  for (const [name, value] of Object.entries(after.props)) set(el, name, before.props[name], value);
}

/** @param {Tree} tree */
function remove(tree) {
  leave(tree);
  /** @type {ChildNode} */ (tree.el).remove();
}

/** @param {Tree} tree */
function leave(tree) {
  tree.children.forEach(leave);
  tree.props.unmount?.(tree.el);
}

/** @param {Element} el @param {string} name @param {any} before @param {any} value */
function set(el, name, before, value) {
  if (name === "mount" || name === "unmount") return;
  if (name.startsWith("on")) listen(el, name.slice(2), value);
  else if (name === "style") paint(/** @type {HTMLElement} */ (el), before ?? {}, value ?? {});
  else if (PROPERTIES.has(name)) assign(/** @type {any} */ (el), name, value);
  else if (before !== value) attribute(el, name, value);
}

/** @param {any} el @param {string} name @param {any} value */
function assign(el, name, value) {
  if (value !== undefined && el[name] !== value) el[name] = value;
}

/** @param {HTMLElement} el @param {Record<string, string>} before @param {Record<string, string>} after */
function paint(el, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) el.style.removeProperty(name);
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) el.style.setProperty(name, value);
}

/** @param {Element} el @param {string} name @param {any} value */
function attribute(el, name, value) {
  const spoken = name.startsWith("aria-") && typeof value === "boolean" ? String(value) : value;
  if (spoken === undefined || spoken === null || spoken === false) el.removeAttribute(name);
  else el.setAttribute(name, spoken === true ? "" : String(spoken));
}

/** @param {Element} el @param {string} type @param {((event: any) => void) | undefined} handler */
function listen(el, type, handler) {
  let own = handlers.get(el);
  if (!own) handlers.set(el, (own = {}));
  if (!(type in own)) el.addEventListener(type, (event) => handlers.get(el)?.[type]?.(event));
  own[type] = /** @type {any} */ (handler);
}
