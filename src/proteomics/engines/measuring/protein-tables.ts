/** Writes the protein groups of each run into a table of its own, under the engine's names of columns. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Columns that every such table begins with. */
const FIRST = ['Majority protein IDs', 'Score', 'Intensity'];
const GATHERED = 4_000_000;

/** Tables that are being written. */
export interface ProteinTables {
  /** Names the columns behind the first three, once. */
  columns(names: readonly string[]): void;
  /** Adds a row to the table of a run: name, score, intensity, and the columns. */
  row(run: string, cells: readonly unknown[]): Promise<void>;
  /** Writes what waits, and gives the tables by run. */
  end(): Promise<ReadonlyMap<string, string>>;
}

/** Writes tables into a folder that is made for them. */
export function createProteinTables(folder: string): ProteinTables {
  const paths = new Map<string, string>();
  let waiting = new Map<string, string[]>();
  let size = 0;
  let header = '';
  const flush = async () => {
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
    columns(names) {
      header = `${[...FIRST, ...names].join('\t')}\n`;
    },
    async row(run, cells) {
      const line = `${cells.map(textOf).join('\t')}\n`;
      const lines = waiting.get(run);
      if (lines === undefined) waiting.set(run, [line]);
      else lines.push(line);
      size += line.length;
      if (size >= GATHERED) await flush();
    },
    async end() {
      await flush();
      return paths;
    },
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return String(value).replace(/[\t\r\n]+/g, ' ');
}
