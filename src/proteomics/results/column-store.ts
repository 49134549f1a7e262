/** Collects columns row by row in little memory, and writes them one after another. */
import { getOrAdd } from '../../memoize.ts';

export interface GrowingColumn {
  readonly name: string;
  add(value: number | string | null): void;
  formatCell(row: number): string;
}

const FIRST_ROWS = 1_024;

export function createNumberColumn(name: string): GrowingColumn {
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
    formatCell(row) {
      const value = values[row] as number;
      return Number.isNaN(value) ? 'null' : String(value);
    },
  };
}

/** Creates a column that stores equal strings once. */
export function createTextColumn(name: string): GrowingColumn {
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
      rows.push(getOrAdd(places, text, () => texts.push(JSON.stringify(text)) - 1));
    },
    formatCell: (row) => texts[rows[row] as number] as string,
  };
}

const PIECE_CHARACTERS = 64 * 1024;

/** Yields a JSON object of columns by row index (docs/requirements.md, P8); as a JSON string if `quoted` is true. */
export function* writeColumnsJson(columns: readonly GrowingColumn[], rows: number, quoted: boolean): Generator<string> {
  const shown = quoted ? (text: string) => JSON.stringify(text).slice(1, -1) : (text: string) => text;
  // Each part contains the text before a value, which is the same in all columns.
  const keys = Array.from({ length: rows }, (_, row) => `${row === 0 ? '' : ','}"${row}":`);
  if (quoted) yield '"';
  let piece = '{';
  for (const [at, column] of columns.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(column.name)}:{`;
    for (let row = 0; row < rows; row += 1) {
      piece += (keys[row] as string) + column.formatCell(row);
      if (piece.length < PIECE_CHARACTERS) continue;
      yield shown(piece);
      piece = '';
    }
    piece += '}';
  }
  yield shown(`${piece}}`);
  if (quoted) yield '"';
}
