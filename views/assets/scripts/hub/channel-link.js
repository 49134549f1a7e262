// The socket of a project's channel: one for each tab, connected again by itself, with what was missed in between.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const LOOK_EVERY = 5_000;
/** A look that comes so late means that the machine slept. */
const SLEPT = 20_000;
/** How long what was sent may wait before the connection counts as dead. */
const STUCK = 10_000;

/** Why there is no use in connecting again. */
const ENDS = {
  4401: 'You are not logged in any more. Log in again to see what others do.',
  4403: 'You may not see this project any more.',
  4404: 'This project was deleted.',
};

/**
 * Connects, and keeps connected.
 * @param {{ address: string, seq: number, frame: (frame: object) => void, state: (state: string, words: string) => void }} parts
 *   `state` is told `connected`, `reconnecting`, `offline` or `ended`, with words for people
 */
export function openLink({ address, seq, frame, state }) {
  let socket;
  let attempt = 0;
  let timer;
  let last = seq;
  let looked = Date.now();
  let stuckSince;
  let hasEnded = false;

  function connect() {
    clearTimeout(timer);
    if (hasEnded) return;
    const opened = new WebSocket(`${address}?since=${last}`);
    socket = opened;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      attempt = 0;
      state('connected', '');
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) take(JSON.parse(data));
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) closed(code);
    });
  }

  function take(received) {
    if (received.type === 'error') {
      console.info(`The channel did not take a message: ${received.detail}`);
      return;
    }
    // A number that is known already was heard on the connection before.
    if (received.seq <= last) return;
    last = received.seq;
    frame(received);
  }

  function closed(code) {
    socket = undefined;
    stuckSince = undefined;
    if (code in ENDS) {
      hasEnded = true;
      state('ended', ENDS[code]);
      return;
    }
    if (navigator.onLine) state('reconnecting', attempt === 0 ? '' : 'Reconnecting; changes of others appear later.');
    else state('offline', 'Offline; changes of others appear later.');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
    attempt += 1;
    timer = setTimeout(connect, wait);
  }

  function reconnect() {
    const old = socket;
    socket = undefined;
    old?.close();
    attempt = 0;
    connect();
  }

  /** A socket that died while the machine slept, or without a word, is noticed here. */
  function look() {
    const now = Date.now();
    const hasSlept = now - looked > SLEPT;
    looked = now;
    const isStuck = socket !== undefined && socket.bufferedAmount > 0;
    stuckSince = isStuck ? (stuckSince ?? now) : undefined;
    if (hasSlept || (isStuck && now - stuckSince > STUCK)) reconnect();
  }

  setInterval(look, LOOK_EVERY);
  window.addEventListener('online', reconnect);
  window.addEventListener('offline', () => socket?.close());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && socket === undefined) reconnect();
  });
  connect();

  return {
    /** Sends a frame; one that nobody could get now is not kept for later. */
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
  };
}
