/** The message that a page shows once, after the action that led there. */
import type { IncomingMessage } from 'node:http';

/** What happened. */
export interface Flash {
  /** `warning`: done, but not all of it as asked. */
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly lines: readonly string[];
}

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
