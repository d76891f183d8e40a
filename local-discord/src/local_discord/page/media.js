// @ts-check
/** Pictures and files: only those from this server are loaded, all others stay links. */
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { webAddress } from "./markdown.js";
import { Modal } from "./modal.js";
import { changed, state, toggle } from "./store.js";
import { html } from "./view.js";

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** The enlarged picture, if any. @type {{src: string, alt: string} | null} */
let large = null;

/** The address on this server, or null for any other. @param {string} url */
function localAddress(url) {
  if (!URL.canParse(url, location.origin)) return null;
  const address = new URL(url, location.origin);
  return address.pathname.startsWith("/attachments/") ? address.pathname + address.search : null;
}

/** @param {{filename?: string, content_type?: string | null, url: string}} thing */
function isImage(thing) {
  if (thing.content_type) return thing.content_type.startsWith("image/");
  return IMAGE.test(thing.filename ?? new URL(thing.url, location.origin).pathname);
}

/**
 * A picture with its description, shown by the ALT badge.
 * @param {{media: import("./types.js").Media, description?: string | null, spoiler?: boolean}} item
 * @param {string} scope @param {string} [className]
 */
export function picture({ media, description, spoiler }, scope, className = "picture") {
  const src = localAddress(media.url);
  const alt = description ?? "";
  if (!src) return elsewhere(media.url, alt || t("picture"));
  const cover = `spoiler ${scope}`;
  const hidden = spoiler && !state.open.has(cover);
  const size = media.width && media.height ? { width: media.width, height: media.height } : {};
  return html`
    <figure class="${className} ${hidden ? "hidden" : ""}">
      <button
        type="button"
        class="plain zoom"
        aria-label=${hidden ? t("hiddenSpoiler") : undefined}
        onclick=${() => (hidden ? toggle(cover) : enlarge(src, alt))}
      >
        <img src=${src} alt=${hidden ? "" : alt || t("picture")} draggable=${false} ...${size} />
      </button>
      ${hidden ? null : altBadge(alt, scope)}
    </figure>
  `;
}

/** @param {string} alt @param {string} scope */
function altBadge(alt, scope) {
  if (!alt) return null;
  const name = `alt ${scope}`;
  const open = state.open.has(name);
  return html`
    <button type="button" class="alt-badge" aria-expanded=${open} aria-label=${t("altText")} onclick=${() => toggle(name)}>${t("alt")}</button>
    ${open ? html`<figcaption>${alt}</figcaption>` : null}
  `;
}

/** @param {string} url @param {string} text */
function elsewhere(url, text) {
  const href = webAddress(url);
  if (!href) return html`<span class="muted">${text}</span>`;
  return html`<a class="file" href=${href} target="_blank" rel="noopener noreferrer">${icon("open")}${text}</a>`;
}

/** @param {string} url @param {string} name @param {number} [size] bytes */
export function file(url, name, size) {
  const src = localAddress(url);
  if (!src) return elsewhere(url, name);
  return html`
    <a class="file" href=${src} download=${name} aria-label=${t("file", { name })}>
      ${icon("file")}
      <span>${name}${size ? html`<small> ${bytes(size)}</small>` : null}</span>
    </a>
  `;
}

/** @param {number} size */
function bytes(size) {
  return size < 1024 ? `${size} B` : size < 1_048_576 ? `${Math.round(size / 1024)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
}

/** @param {import("./types.js").Attachment} attachment @param {string} scope */
export function attachment(attachment, scope) {
  const { url, filename, size, width, height, description } = attachment;
  if (!isImage(attachment)) return file(url, filename, size);
  return picture({ media: { url, width, height }, description, spoiler: filename.startsWith("SPOILER_") }, scope);
}

/** The file name at the end of an address. @param {string} url */
export const fileName = (url) => decodeURIComponent(new URL(url, location.origin).pathname.split("/").pop() ?? "") || t("attachment");

/** @param {string} src @param {string} alt */
function enlarge(src, alt) {
  large = { src, alt };
  changed();
}

function shrink() {
  large = null;
  changed();
}

export function viewer() {
  if (!large) return null;
  const { src, alt } = large;
  return html`
    <${Modal} key="viewer" class="viewer" aria-label=${alt || t("picture")} onclose=${shrink} onclick=${shrink}>
      <img src=${src} alt=${alt} />
      ${alt ? html`<p>${alt}</p>` : null}
      <button type="button" class="icon-button" aria-label=${t("close")} onclick=${shrink}>${icon("close")}</button>
    <//>
  `;
}
