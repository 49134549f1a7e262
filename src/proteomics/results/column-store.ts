/** Columns that grow row by row and are written out one after the other, in as little memory as numbers take. */

/** A column of an answer. */
export interface GrowingColumn {
  readonly name: string;
  add(value: number | string | null): void;
  /** Values from one row up to another, as JSON. */
  json(row: number): string;
}

const FIRST_ROWS = 1_024;

/** A column of numbers; missing ones are null. */
export function numberColumn(name: string): GrowingColumn {
  let values = new Float64Array(FIRST_ROWS);
  let length = 0;
  return {
    name,
    add(value) {
      if (length === values.length) {
        const larger = new Float64Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = typeof value === 'number' ? value : Number.NaN;
      length += 1;
    },
    json(row) {
      const value = values[row] as number;
      return Number.isNaN(value) ? 'null' : String(value);
    },
  };
}

/** A column of texts; equal ones are kept once. */
export function textColumn(name: string): GrowingColumn {
  const texts: string[] = ['null'];
  const places = new Map<string, number>();
  const rows: number[] = [];
  return {
    name,
    add(value) {
      if (value === null) {
        rows.push(0);
        return;
      }
      const text = String(value);
      let place = places.get(text);
      if (place === undefined) {
        place = texts.push(JSON.stringify(text)) - 1;
        places.set(text, place);
      }
      rows.push(place);
    },
    json: (row) => texts[rows[row] as number] as string,
  };
}

const PIECE_CHARACTERS = 64 * 1024;

/**
 * Column name to an object that maps the index of a row to its value (docs/requirements.md, P8), in pieces. With `quoted` the
 * pieces make a JSON string that holds this object's text.
 */
export function* columnsJson(columns: readonly GrowingColumn[], rows: number, quoted: boolean): Generator<string> {
  const shown = quoted ? (text: string) => JSON.stringify(text).slice(1, -1) : (text: string) => text;
  // The same before the values of every column.
  const keys = Array.from({ length: rows }, (_, row) => `${row === 0 ? '' : ','}"${row}":`);
  if (quoted) yield '"';
  let piece = '{';
  for (const [at, column] of columns.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(column.name)}:{`;
    for (let row = 0; row < rows; row += 1) {
      piece += (keys[row] as string) + column.json(row);
      if (piece.length < PIECE_CHARACTERS) continue;
      yield shown(piece);
      piece = '';
    }
    piece += '}';
  }
  yield shown(`${piece}}`);
  if (quoted) yield '"';
}
