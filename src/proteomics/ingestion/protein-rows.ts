/**
 * Puts the protein groups of a raw file where requests find them: a narrow row in PostgreSQL for each group, with score, intensity
 * and the corrected reporter intensities, and the place of its line in the kept proteinGroups.txt for all other columns.
 *
 * One store for the hot queries and the file itself for the rest, instead of a columnar file beside both: few proteins are found by
 * an index and their lines read by position, so that nothing is read that is not asked for; nothing can disagree with
 * what is downloaded; and imports, queries and deletions are one transaction, on one machine or on several.
 */
import type pg from 'pg';
import type { ProteinColumn } from '../result-tables.ts';
import type { Header } from './header.ts';
import { channelsOf } from './protein-groups.ts';
import type { RowTaking, TableRow } from './table-file.ts';

/** Columns that stay texts, even in a file where all their cells look like numbers. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set([
  'Protein IDs',
  'Majority protein IDs',
  'Fasta headers',
  'Protein names',
  'Gene names',
]);

/** As JSON takes it, in the order of the columns of the statement below. */
interface ProteinRow {
  readonly row: number;
  readonly name: string;
  readonly score: number | null;
  readonly intensity: number | null;
  readonly reporters: readonly (number | null)[];
  readonly line_start: number;
  readonly line_length: number;
}

const ROWS_AT_ONCE = 2_000;

/** Takes the rows of a proteinGroups.txt into the database. */
export interface ProteinRows extends Required<RowTaking> {
  /** Stores those that still wait, and gives the columns of the file. */
  end(): Promise<ProteinColumn[]>;
}

/** Replaces the protein groups of a raw file by those that are read. */
export async function replaceProteinRows(client: pg.PoolClient, rawFileUuid: string): Promise<ProteinRows> {
  await client.query('delete from proteomics_protein_groups where raw_file_uuid = $1', [rawFileUuid]);
  let waiting: ProteinRow[] = [];
  let columns: ColumnKinds | undefined;
  let count = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const rows = JSON.stringify(waiting);
    waiting = [];
    await client.query(
      `insert into proteomics_protein_groups (raw_file_uuid, row, name, score, intensity, reporters, line_start, line_length)
        select $1, t.row, t.name, t.score, t.intensity, t.reporters, t.line_start, t.line_length
        from json_to_recordset($2::json) as t(row int, name text, score float8, intensity float8, reporters float8[],
          line_start bigint, line_length int)`,
      [rawFileUuid, rows],
    );
  };
  return {
    async pause() {
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    },
    begin(header) {
      const kinds = new ColumnKinds(header);
      columns = kinds;
      const name = header.find('Majority protein IDs');
      const score = header.find('Score');
      const intensity = header.find('Intensity');
      return (row) => {
        kinds.see(row);
        const { offset, start, end } = row.line;
        waiting.push({
          row: count,
          name: row.text(name).trim(),
          score: row.number(score),
          intensity: row.number(intensity),
          reporters: channelsOf(row, header),
          line_start: offset,
          line_length: end - start,
        });
        count += 1;
      };
    },
    async end() {
      await flush();
      return columns?.columns() ?? [];
    },
  };
}

/** Finds out which columns hold nothing but numbers. */
class ColumnKinds {
  readonly #header: Header;
  #numeric: number[];

  constructor(header: Header) {
    this.#header = header;
    this.#numeric = header.publicNames.flatMap((name, at) => (name === '' || TEXT_COLUMNS.has(name) ? [] : [at]));
  }

  see(row: TableRow): void {
    if (this.#numeric.every((at) => row.isNumeric(at))) return;
    this.#numeric = this.#numeric.filter((at) => row.isNumeric(at));
  }

  /** Every named column; of those of one name the first. */
  columns(): ProteinColumn[] {
    const numeric = new Set(this.#numeric);
    const seen = new Set<string>();
    return this.#header.publicNames.flatMap((name, at): ProteinColumn[] => {
      if (name === '' || seen.has(name)) return [];
      seen.add(name);
      return [{ name, at, kind: numeric.has(at) ? 'number' : 'text' }];
    });
  }
}
