// @ts-check
/** The live connection to the server: one WebSocket that reconnects by itself. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * Keep a socket open for one person until the returned function is called.
 * @param {string} key
 * @param {{event: (type: string, data: any) => void, open: (again: boolean) => void, lost: () => void}} on
 * @returns {() => void} closes it permanently
 */
export function connect(key, on) {
  let wait = FIRST_WAIT;
  let again = false;
  let closed = false;
  /** @type {WebSocket | undefined} */
  let socket;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function dial() {
    const address = new URL(`/client/socket?key=${encodeURIComponent(key)}`, location.origin);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      on.open(again);
      again = true;
    };
    socket.onmessage = (message) => {
      const { t, d } = JSON.parse(message.data);
      on.event(t, d);
    };
    socket.onclose = redial;
  }

  function redial() {
    if (closed) return;
    on.lost();
    timer = setTimeout(dial, wait);
    wait = Math.min(wait * 1.6, LONGEST_WAIT);
  }

  dial();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}
