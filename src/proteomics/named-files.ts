/** Which files the database names: for backups, which know nothing else of the service. */
import type pg from 'pg';
import { keyOfKept } from './ingestion/stored-result-files.ts';
import { rawFileKey } from './places.ts';
import type { StoredResultFile } from './results/table.ts';
import { searchFileKey } from './search-files/store.ts';

/** A file that a row of the database names. */
export interface NamedFile {
  readonly key: string;
  /** Of raw files and of files of searches: in small hexadecimal digits. */
  readonly sha256?: string;
}

/** Reads the names; on the connection of the transaction that decides what is true. */
export async function readNamedFiles(client: pg.ClientBase): Promise<NamedFile[]> {
  const raw = await client.query<{ uuid: string; name: string; sha256: string }>(
    "select uuid, name, sha256 from public.proteomics_raw_files where origin = 'upload' and sha256 is not null",
  );
  const results = await client.query<{ uuid: string; version: string; files: StoredResultFile[] }>(
    'select raw_file_uuid as uuid, version, files from public.proteomics_results',
  );
  const searched = await client.query<{ uuid: string; sha256: string }>(
    'select distinct pipeline_uuid as uuid, sha256 from public.proteomics_search_files',
  );
  return [
    ...searched.rows.map((row) => ({ key: searchFileKey(row, row), sha256: row.sha256 })),
    ...raw.rows.map((row) => ({ key: rawFileKey(row), sha256: row.sha256 })),
    ...results.rows.flatMap(({ uuid, version, files }) => files.map((file) => ({ key: keyOfKept({ uuid }, version, file) }))),
  ];
}
