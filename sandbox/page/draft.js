// @ts-check
/** A command that is asked for outside of the composer (a mention, a chip) is put into it. */

/** @type {(path: string) => void} */
let fill = () => {};

/** @param {(path: string) => void} how */
export function fillWith(how) {
  fill = how;
}

/** Begin to write a command. @param {string} path such as "lupfen start" */
export const prefill = (path) => fill(path);
