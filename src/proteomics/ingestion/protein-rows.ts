/**
 * Stores the protein groups of a raw file for queries: one narrow row per group in PostgreSQL, with score, intensity, corrected
 * reporter intensities, and the position of its line in the stored proteinGroups.txt for all other columns. Therefore data and
 * downloads cannot differ, and imports, queries and deletions are one transaction on any number of machines.
 */
import type pg from 'pg';
import { insertRows } from '../../storage/insert-rows.ts';
import { type ProteinColumn, proteomicsProteinGroups } from '../results/table.ts';
import { getRowChannels } from './protein-groups.ts';
import type { Header } from './reading/header.ts';
import type { RowTaking, TableRow } from './reading/table-file.ts';

/** Columns that remain text even if all cells look like numbers. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set([
  'Protein IDs',
  'Majority protein IDs',
  'Fasta headers',
  'Protein names',
  'Gene names',
]);

/** Number of buffered rows. */
const ROWS_AT_ONCE = 5_000;

/** Adds missing names in a fixed order, to avoid deadlocks. Looks the names up first, because most of them exist. */
const ADD_NAMES = `
  insert into proteomics_protein_names (pipeline_uuid, name, score)
    select r.pipeline_uuid, g.name, max(g.score) from proteomics_protein_groups g join proteomics_raw_files r on r.uuid = g.raw_file_uuid
      where g.raw_file_uuid = any($1::uuid[]) and g.name <> ''
        and not exists (select from proteomics_protein_names n where n.pipeline_uuid = r.pipeline_uuid and n.name = g.name)
      group by 1, 2 order by md5(g.name)
  on conflict (pipeline_uuid, md5(name)) do nothing`;

export interface ProteinRows extends Required<RowTaking> {
  /** Flushes buffered rows, and returns the columns of the file. */
  end(): Promise<ProteinColumn[]>;
}

/** Deletes the protein groups of a raw file, and returns a writer for new groups. */
export async function replaceProteinRows(client: pg.PoolClient, rawFileUuid: string): Promise<ProteinRows> {
  await client.query('delete from proteomics_protein_groups where raw_file_uuid = $1', [rawFileUuid]);
  let waiting: (typeof proteomicsProteinGroups.$inferSelect)[] = [];
  let columns: ColumnKinds | undefined;
  let count = 0;
  const storeRows = async () => {
    await insertRows(client, proteomicsProteinGroups, waiting);
    waiting = [];
  };
  return {
    async pause() {
      if (waiting.length >= ROWS_AT_ONCE) await storeRows();
    },
    handleHeader(header) {
      const name = header.find('Majority protein IDs');
      const score = header.find('Score');
      const intensity = header.find('Intensity');
      const kinds = new ColumnKinds(header, [score, intensity, ...header.channels]);
      columns = kinds;
      return (row) => {
        kinds.checkRow(row);
        const { offset, start, end } = row.line;
        waiting.push({
          rawFileUuid,
          row: count,
          name: row.getText(name).trim(),
          score: row.getNumber(score),
          intensity: row.getNumber(intensity),
          reporters: getRowChannels(row, header),
          lineStart: offset,
          lineLength: end - start,
        });
        count += 1;
      };
    },
    async end() {
      await storeRows();
      return columns?.listColumns() ?? [];
    },
  };
}

/** Adds the names of protein groups to the pipeline. Must be called at the end of a transaction, because it locks the names. */
export async function addProteinNames(client: pg.PoolClient, rawFileUuids: readonly string[]): Promise<void> {
  // Without statistics, PostgreSQL expects few names and would compare all pairs.
  await client.query('set local enable_nestloop = off');
  await client.query(ADD_NAMES, [rawFileUuids]);
}

class ColumnKinds {
  readonly #header: Header;
  readonly #read: readonly (number | undefined)[];
  #numeric: number[];

  /** @param read indexes of numeric columns that are read, and therefore validated, in each row */
  constructor(header: Header, read: readonly (number | undefined)[]) {
    this.#header = header;
    this.#read = read;
    this.#numeric = header.publicNames.flatMap((name, at) =>
      name === '' || TEXT_COLUMNS.has(name) || read.includes(at) ? [] : [at],
    );
  }

  checkRow(row: TableRow): void {
    if (this.#numeric.every((at) => row.isNumeric(at))) return;
    this.#numeric = this.#numeric.filter((at) => row.isNumeric(at));
  }

  /** Returns the named columns. If several have the same name, only the first is included. */
  listColumns(): ProteinColumn[] {
    const numeric = new Set([...this.#numeric, ...this.#read]);
    const seen = new Set<string>();
    return this.#header.publicNames.flatMap((name, at): ProteinColumn[] => {
      if (name === '' || seen.has(name)) return [];
      seen.add(name);
      return [{ name, at, kind: numeric.has(at) ? 'number' : 'text' }];
    });
  }
}
