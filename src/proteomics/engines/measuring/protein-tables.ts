/** Writes the protein groups of each run to a separate file, with column names of the engine. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const FIRST_COLUMNS = ['Majority protein IDs', 'Score', 'Intensity'];
const BUFFER_BYTES = 4_000_000;

export type ProteinTables = ReturnType<typeof createProteinTables>;

export function createProteinTables(folder: string) {
  const paths = new Map<string, string>();
  let waiting = new Map<string, string[]>();
  let size = 0;
  let header = '';
  const flushPieces = async () => {
    const pieces = waiting;
    waiting = new Map();
    size = 0;
    if (pieces.size > 0) await mkdir(folder, { recursive: true });
    for (const [run, lines] of pieces) {
      const known = paths.get(run);
      const path = known ?? join(folder, `${paths.size}.tsv`);
      paths.set(run, path);
      await appendFile(path, (known === undefined ? header : '') + lines.join(''));
    }
  };
  return {
    /** Sets the names of the columns after the first three. Must be called before rows are added. */
    setColumns(names: readonly string[]) {
      header = `${[...FIRST_COLUMNS, ...names].join('\t')}\n`;
    },
    /** Adds a row: name, score, intensity, and further columns. */
    async addRow(run: string, cells: readonly unknown[]) {
      const line = `${cells.map(formatCell).join('\t')}\n`;
      const lines = waiting.get(run);
      if (lines === undefined) waiting.set(run, [line]);
      else lines.push(line);
      size += line.length;
      if (size >= BUFFER_BYTES) await flushPieces();
    },
    /** Flushes buffered rows, and returns the paths of the files by run. */
    async end() {
      await flushPieces();
      return paths;
    },
  };
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return String(value).replace(/[\t\r\n]+/g, ' ');
}
