/** The message that a page shows once, after the action that led there. */
import type { IncomingMessage } from 'node:http';
import type { Flash } from './replies/flash.ts';

export type { Flash } from './replies/flash.ts';

/** Where a message waits: the sessions of the authentication library fit. */
export interface NoteKeeper {
  keepNote(request: IncomingMessage, name: string, value: object): Promise<void>;
  takeNote(request: IncomingMessage, name: string): Promise<unknown>;
}

const NAME = 'flash';

/** Keeps a message for the next page. */
export async function keepFlash(keeper: NoteKeeper | undefined, request: IncomingMessage, flash: Flash): Promise<void> {
  await keeper?.keepNote(request, NAME, flash);
}

/** Takes the message that waits, if there is one. */
export async function takeFlash(keeper: NoteKeeper | undefined, request: IncomingMessage): Promise<Flash | undefined> {
  return (await keeper?.takeNote(request, NAME)) as Flash | undefined;
}

/** Messages that wait at the same time, each for its page. */
interface WaitingFlashes {
  readonly waiting: readonly { readonly path: string; readonly flash: Flash }[];
}

const SEVERAL = 'flashes';

/** As many messages may wait; the oldest goes first. */
const MOST_WAITING = 10;

/** Adds a message for the page at a path to those that wait. */
export async function addFlash(
  keeper: NoteKeeper | undefined,
  request: IncomingMessage,
  flash: Flash,
  path: string,
): Promise<void> {
  if (keeper === undefined) return;
  const waiting = await takeWaiting(keeper, request);
  await keeper.keepNote(request, SEVERAL, { waiting: [...waiting, { path, flash }].slice(-MOST_WAITING) });
}

/** Takes the messages that wait for the page at a path; those for others stay. */
export async function takeFlashesFor(
  keeper: NoteKeeper | undefined,
  request: IncomingMessage,
  path: string,
): Promise<readonly Flash[]> {
  if (keeper === undefined) return [];
  const waiting = await takeWaiting(keeper, request);
  const others = waiting.filter((item) => item.path !== path);
  if (others.length > 0) await keeper.keepNote(request, SEVERAL, { waiting: others });
  return waiting.filter((item) => item.path === path).map(({ flash }) => flash);
}

async function takeWaiting(keeper: NoteKeeper, request: IncomingMessage): Promise<WaitingFlashes['waiting']> {
  return ((await keeper.takeNote(request, SEVERAL)) as WaitingFlashes | undefined)?.waiting ?? [];
}
