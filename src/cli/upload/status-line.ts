/** What a long command shows: one line that changes, on a terminal; elsewhere only what happened, a line each. */

/** Columns of a terminal that does not say how wide it is. */
const WIDTH = 80;

/** The line. */
export class StatusLine {
  readonly #stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  #shown = '';

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  /** Shows how things stand, in place of what stood there. */
  show(text: string): void {
    if (this.#stream.isTTY !== true) return;
    const fitting = text.slice(0, (this.#stream.columns ?? WIDTH) - 1);
    if (fitting === this.#shown) return;
    this.#shown = fitting;
    this.#stream.write(`\r\u001b[K${fitting}`);
  }

  /** Says what happened, in a line that stays. */
  say(text: string): void {
    this.#stream.write(this.#shown === '' ? `${text}\n` : `\r\u001b[K${text}\n`);
    this.#shown = '';
  }
}
