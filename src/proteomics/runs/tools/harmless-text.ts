/** What programs write, made harmless: lines of bounded length without commands to a terminal. */
import { StringDecoder } from 'node:string_decoder';

/** Characters of a line that are kept. */
export const MAX_LOG_LINE = 2_000;

const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);
/** Sequences that move the cursor, color, or set titles (ECMA-48, sections 5.4 and 5.6). */
const SEQUENCES = new RegExp(
  `${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|[\\]PX^_][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?|[ -/]*[0-~])`,
  'g',
);
/** Control characters but for the tabulator, and those that turn the direction of a text round. */
const CONTROLS = /(?!\t)\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

const PLAIN = /^[ -~\t]*$/;

/** Takes terminal sequences away and shows every other control character as a replacement character. */
export function harmless(text: string): string {
  // Most lines are plain, and a flood of them should pass quickly.
  if (PLAIN.test(text)) return text;
  return text.replace(SEQUENCES, '').replace(CONTROLS, '\ufffd');
}

/** Cuts bytes into lines; a carriage return ends one too, as progress bars use it. Empty lines are left out. */
export class LineCutter {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  #isCut = false;

  /** Takes bytes and yields the lines that they complete. */
  *take(bytes: Buffer): Generator<string> {
    const pieces = (this.#rest + this.#decoder.write(bytes)).split(/[\r\n]/);
    this.#rest = pieces.pop() ?? '';
    for (const piece of pieces) yield* this.#line(piece);
    if (this.#rest.length > MAX_LOG_LINE * 4) {
      yield* this.#line(this.#rest);
      // What follows belongs to a line that was shown already.
      this.#isCut = true;
      this.#rest = '';
    }
  }

  /** The last line, which nothing ended. */
  *end(): Generator<string> {
    yield* this.#line(this.#rest + this.#decoder.end());
    this.#rest = '';
  }

  *#line(text: string): Generator<string> {
    const isTail = this.#isCut;
    this.#isCut = false;
    if (isTail) return;
    const line = harmless(text);
    if (line.trim() !== '') yield line.length > MAX_LOG_LINE ? `${line.slice(0, MAX_LOG_LINE)}…` : line;
  }
}
