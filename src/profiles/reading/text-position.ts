/** Positions in a text. */

/** Line and column, counted from 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The text is neither JSON nor YAML, or exceeds a limit. The message is one sentence without the position, which is in
 * `position`.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly position: Position;
  constructor(message: string, position: Position, options?: { cause?: unknown }) {
    super(message, options);
    this.position = position;
  }
}

/** Returns lines and columns of offsets. Reads the text once. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Returns the position of an offset, which counts UTF-16 units from 0. */
  positionOf(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] as number) + 1 };
  }
}
