/** Text of a JSON or YAML document, and positions in it. Work in progress: signatures first. */

/** Line and column, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text is neither JSON nor YAML, or breaks a bound. The message is one plain sentence without the position. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly position: Position;
  constructor(message: string, position: Position, options?: { cause?: unknown }) {
    super(message, options);
    this.position = position;
  }
}

/** Parses the text of one JSON or YAML document. Throws DocumentError. */
export function parseDocument(_text: string, _format?: 'json' | 'yaml'): unknown {
  throw new Error('not written yet');
}

/** Where the fields of validation errors stand; for a missing field, the place of the object that lacks it. */
export function locateAll(_text: string, _fields: readonly string[]): readonly Position[] {
  throw new Error('not written yet');
}

/** Where one field stands. */
export function locate(text: string, field: string): Position {
  return locateAll(text, [field])[0] ?? { line: 1, column: 1 };
}
