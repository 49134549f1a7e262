/** Output of commands. */
import { once } from 'node:events';
import { StorageError, type StorageLog } from '../storage/storage-errors.ts';
import type { Writer } from './command.ts';

const pieceLength = 65_536;

/** Writes in large pieces, waits for a slow reader, and stops silently when the reader is gone (`| head`). */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  #pending = '';
  #gone = false;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    stream.on('error', () => {
      this.#gone = true;
    });
  }

  async write(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length > pieceLength) await this.flush();
  }

  /** Writes the rest. */
  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    if (text === '' || this.#gone || this.#stream.write(text)) return;
    await once(this.#stream, 'drain').catch(() => {
      this.#gone = true;
    });
  }
}

/** Makes external text safe for a terminal: control characters become escapes. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
  });
}

/** Returns the log of a command: warnings and errors, one line each. */
export function createWarningLog(stderr: Writer): StorageLog {
  const write = (details: object, message: string) => stderr.write(`${message} ${JSON.stringify(details)}\n`);
  return { debug() {}, info() {}, warn: write, error: write };
}

/** Returns whether the user can fix an error. All others are faults, which keep their stack. */
export function isExpected(error: unknown): boolean {
  return error instanceof StorageError || (error instanceof Error && ('code' in error || 'syscall' in error));
}
