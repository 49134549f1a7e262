/**
 * Puts the protein groups of a raw file where requests find them: a narrow row in PostgreSQL for each group, with score, intensity
 * and the corrected reporter intensities, and the place of its line in the kept proteinGroups.txt for all other columns.
 *
 * One store for the hot queries and the file itself for the rest, instead of a columnar file beside both: few proteins are found by
 * an index and their lines read by position, so that nothing is read that is not asked for; nothing can disagree with
 * what is downloaded; and imports, queries and deletions are one transaction, on one machine or on several.
 */
import type pg from 'pg';
import { insertRows } from '../../storage/insert-rows.ts';
import { type ProteinColumn, proteomicsProteinGroups } from '../results/table.ts';
import { channelsOf } from './protein-groups.ts';
import type { Header } from './reading/header.ts';
import type { RowTaking, TableRow } from './reading/table-file.ts';

/** Columns that stay texts, even in a file where all their cells look like numbers. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set([
  'Protein IDs',
  'Majority protein IDs',
  'Fasta headers',
  'Protein names',
  'Gene names',
]);

/** More rows do not wait in memory. The groups of a usual raw file are fewer. */
const ROWS_AT_ONCE = 5_000;

/**
 * In one order, so that imports at the same time wait for each other and never in a circle. Most names are known: to look them up together takes a
 * fraction of what it takes to find a conflict for each.
 */
const NAMES = `
  insert into proteomics_protein_names (pipeline_uuid, name, score)
    select r.pipeline_uuid, g.name, max(g.score) from proteomics_protein_groups g join proteomics_raw_files r on r.uuid = g.raw_file_uuid
      where g.raw_file_uuid = any($1::uuid[]) and g.name <> ''
        and not exists (select from proteomics_protein_names n where n.pipeline_uuid = r.pipeline_uuid and n.name = g.name)
      group by 1, 2 order by md5(g.name)
  on conflict (pipeline_uuid, md5(name)) do nothing`;

/** Takes the rows of a proteinGroups.txt into the database. */
export interface ProteinRows extends Required<RowTaking> {
  /** Stores those that still wait, and gives the columns of the file. */
  end(): Promise<ProteinColumn[]>;
}

/** Replaces the protein groups of a raw file by those that are read. */
export async function replaceProteinRows(client: pg.PoolClient, rawFileUuid: string): Promise<ProteinRows> {
  await client.query('delete from proteomics_protein_groups where raw_file_uuid = $1', [rawFileUuid]);
  let waiting: (typeof proteomicsProteinGroups.$inferSelect)[] = [];
  let columns: ColumnKinds | undefined;
  let count = 0;
  const store = async () => {
    await insertRows(client, proteomicsProteinGroups, waiting);
    waiting = [];
  };
  return {
    async pause() {
      if (waiting.length >= ROWS_AT_ONCE) await store();
    },
    begin(header) {
      const name = header.find('Majority protein IDs');
      const score = header.find('Score');
      const intensity = header.find('Intensity');
      const kinds = new ColumnKinds(header, [score, intensity, ...header.channels]);
      columns = kinds;
      return (row) => {
        kinds.see(row);
        const { offset, start, end } = row.line;
        waiting.push({
          rawFileUuid,
          row: count,
          name: row.text(name).trim(),
          score: row.number(score),
          intensity: row.number(intensity),
          reporters: channelsOf(row, header),
          lineStart: offset,
          lineLength: end - start,
        });
        count += 1;
      };
    },
    async end() {
      await store();
      return columns?.columns() ?? [];
    },
  };
}

/**
 * Adds the names of protein groups to those of their pipeline. Once in a transaction and last: from the first name on it waits for others, and they for it.
 */
export async function noteProteinNames(client: pg.PoolClient, rawFileUuids: readonly string[]): Promise<void> {
  // Before PostgreSQL has counted them, it takes them for few, and would compare each name with every other.
  await client.query('set local enable_nestloop = off');
  await client.query(NAMES, [rawFileUuids]);
}

/** Finds out which columns hold nothing but numbers. */
class ColumnKinds {
  readonly #header: Header;
  readonly #read: readonly (number | undefined)[];
  #numeric: number[];

  /** @param read columns of which a number is read in each row, which refuses anything else */
  constructor(header: Header, read: readonly (number | undefined)[]) {
    this.#header = header;
    this.#read = read;
    this.#numeric = header.publicNames.flatMap((name, at) =>
      name === '' || TEXT_COLUMNS.has(name) || read.includes(at) ? [] : [at],
    );
  }

  see(row: TableRow): void {
    if (this.#numeric.every((at) => row.isNumeric(at))) return;
    this.#numeric = this.#numeric.filter((at) => row.isNumeric(at));
  }

  /** Every named column; of those of one name the first. */
  columns(): ProteinColumn[] {
    const numeric = new Set([...this.#numeric, ...this.#read]);
    const seen = new Set<string>();
    return this.#header.publicNames.flatMap((name, at): ProteinColumn[] => {
      if (name === '' || seen.has(name)) return [];
      seen.add(name);
      return [{ name, at, kind: numeric.has(at) ? 'number' : 'text' }];
    });
  }
}
