/** The status of a long command: on a terminal, one line that changes; elsewhere, one line for each event. */

/** Columns of a terminal of unknown width. */
const WIDTH = 80;

/** The line. */
export class StatusLine {
  readonly #stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  #shown = '';

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  /** Replaces the status line. */
  show(text: string): void {
    if (this.#stream.isTTY !== true) return;
    const fitting = text.slice(0, (this.#stream.columns ?? WIDTH) - 1);
    if (fitting === this.#shown) return;
    this.#shown = fitting;
    this.#stream.write(`\r\u001b[K${fitting}`);
  }

  /** Prints an event as a permanent line. */
  say(text: string): void {
    this.#stream.write(this.#shown === '' ? `${text}\n` : `\r\u001b[K${text}\n`);
    this.#shown = '';
  }
}
