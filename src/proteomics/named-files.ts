/** Lists the files that the database refers to, for backups and moves. */
import type pg from 'pg';
import { getResultFileKey } from './ingestion/stored-result-files.ts';
import { getRawFileKey } from './places.ts';
import type { StoredResultFile } from './results/table.ts';
import { getSearchFileKey } from './search-files/store.ts';

export interface NamedFile {
  readonly key: string;
  /** SHA-256 in lower-case hexadecimal; only for raw files and search files. */
  readonly sha256?: string;
}

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
    ...searched.rows.map((row) => ({ key: getSearchFileKey(row, row), sha256: row.sha256 })),
    ...raw.rows.map((row) => ({ key: getRawFileKey(row), sha256: row.sha256 })),
    ...results.rows.flatMap(({ uuid, version, files }) =>
      files.map((file) => ({ key: getResultFileKey({ uuid }, version, file) })),
    ),
  ];
}
