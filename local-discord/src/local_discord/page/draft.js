// @ts-check
/** Puts commands chosen outside of the composer (from a mention or a chip) into it. */

/** @type {(path: string) => void} */
let fill = () => {};

/** @param {(path: string) => void} how */
export function fillWith(how) {
  fill = how;
}

/** Start entering a command. @param {string} path such as "lupfen start" */
export const prefill = (path) => fill(path);
