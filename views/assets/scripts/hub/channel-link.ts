// Connects to the channel of a project through a WebSocket, one per tab. Reconnects automatically, and fetches missed frames.

import type { Frame, SentFrame } from './api.ts';

const FIRST_WAIT = 500;
const MAX_WAIT_MS = 30_000;
const LOOK_EVERY = 5_000;
/** If more milliseconds pass between two checks, the machine was asleep. */
const SLEPT = 20_000;
/** Milliseconds for which sent data may wait before the connection is considered dead. */
const STUCK = 10_000;

/** Messages for close codes after which reconnecting would not help. */
const ENDS: Readonly<Record<number, string>> = {
  4401: 'You are logged out. Log in again to see the changes of other users.',
  4403: 'You can no longer see this project.',
  4404: 'This project was deleted.',
};

/** A frame, except reports of errors. */
export type NewsFrame = Exclude<Frame, { type: 'error' }>;

interface LinkParts {
  readonly address: string;
  /** Sequence number of the last frame that the page contains. */
  readonly seq: number;
  readonly frame: (frame: NewsFrame) => void;
  /** Called when the state of the connection changes, with a text for users. */
  readonly state: (state: 'connected' | 'reconnecting' | 'offline' | 'ended', words: string) => void;
}

/** Opens the connection, and reconnects after failures. */
export function openLink({ address, seq, frame, state }: LinkParts): { readonly send: (message: SentFrame) => void } {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let timer: number | undefined;
  let last = seq;
  let looked = Date.now();
  let stuckSince: number | undefined;
  let hasEnded = false;

  function openSocket(): void {
    clearTimeout(timer);
    if (hasEnded) return;
    const opened = new WebSocket(`${address}?since=${last}`);
    socket = opened;
    opened.addEventListener('open', () => {
      if (socket === opened) state('connected', '');
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      // A server over its limit accepts a socket only to close it with a reason.
      attempt = 0;
      receiveFrame(JSON.parse(data));
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) handleClose(code);
    });
  }

  function receiveFrame(received: Frame): void {
    if (received.type === 'error') {
      console.info(`The channel rejected a message: ${received.detail}`);
      return;
    }
    // The frame was already received on the previous connection.
    if (received.seq <= last) return;
    last = received.seq;
    frame(received);
  }

  function handleClose(code: number): void {
    socket = undefined;
    stuckSince = undefined;
    const end = ENDS[code];
    if (end !== undefined) {
      hasEnded = true;
      state('ended', end);
      return;
    }
    if (navigator.onLine) state('reconnecting', attempt === 0 ? '' : 'Reconnecting. Changes of other users appear later.');
    else state('offline', 'Offline. Changes of other users appear later.');
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
    attempt += 1;
    timer = setTimeout(openSocket, wait);
  }

  function scheduleReconnect(): void {
    const old = socket;
    socket = undefined;
    old?.close();
    attempt = 0;
    openSocket();
  }

  /** Detects a socket that died without an error, for example because the machine was asleep. */
  function checkConnection(): void {
    const now = Date.now();
    const hasSlept = now - looked > SLEPT;
    looked = now;
    const isStuck = socket !== undefined && socket.bufferedAmount > 0;
    stuckSince = isStuck ? (stuckSince ?? now) : undefined;
    if (hasSlept || (stuckSince !== undefined && now - stuckSince > STUCK)) scheduleReconnect();
  }

  setInterval(checkConnection, LOOK_EVERY);
  window.addEventListener('online', scheduleReconnect);
  window.addEventListener('offline', () => socket?.close());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && socket === undefined) scheduleReconnect();
  });
  openSocket();

  return {
    /** Sends a frame. Without a connection, it is dropped. */
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
  };
}
