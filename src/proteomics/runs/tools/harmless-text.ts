/** Makes the output of programs safe: lines of limited length, without terminal sequences. */
import { StringDecoder } from 'node:string_decoder';

/** Maximum length of a line. Longer lines are split. */
export const MAX_LOG_LINE = 2_000;

const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);
/** Matches sequences that move the cursor, change the color, or set the title (ECMA-48, sections 5.4 and 5.6). */
const SEQUENCES = new RegExp(
  `${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|[\\]PX^_][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?|[ -/]*[0-~])`,
  'g',
);
/** Matches control characters except tab, and characters that change the direction of text. */
const CONTROLS = /(?!\t)\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

const PLAIN = /^[ -~\t]*$/;

/** Removes terminal sequences, and replaces other control characters. */
export function sanitizeOutput(text: string): string {
  // Most lines contain only plain characters.
  if (PLAIN.test(text)) return text;
  return text.replace(SEQUENCES, '').replace(CONTROLS, '\ufffd');
}

/** Splits bytes into lines, also at the carriage returns of progress bars. Omits empty lines. */
export class LineCutter {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  #isCut = false;

  /** Yields the lines that these bytes complete. */
  *addBytes(bytes: Buffer): Generator<string> {
    const pieces = (this.#rest + this.#decoder.write(bytes)).split(/[\r\n]/);
    this.#rest = pieces.pop() ?? '';
    for (const piece of pieces) yield* this.#sanitizeLine(piece);
    if (this.#rest.length > MAX_LOG_LINE * 4) {
      yield* this.#sanitizeLine(this.#rest);
      // The next text continues a line that was already split.
      this.#isCut = true;
      this.#rest = '';
    }
  }

  /** Yields the last line, which has no line end. */
  *finish(): Generator<string> {
    yield* this.#sanitizeLine(this.#rest + this.#decoder.end());
    this.#rest = '';
  }

  *#sanitizeLine(text: string): Generator<string> {
    const isTail = this.#isCut;
    this.#isCut = false;
    if (isTail) return;
    const line = sanitizeOutput(text);
    if (line.trim() !== '') yield line.length > MAX_LOG_LINE ? `${line.slice(0, MAX_LOG_LINE)}…` : line;
  }
}
