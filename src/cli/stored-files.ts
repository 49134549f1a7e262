/** The stored files of all services. Backups and moves include them. */
import type pg from 'pg';
import { HUB_FILES, PUBLISHED_FILES, readNamedContents, readPublishedFiles } from '../hub/service.ts';
import { KEPT_FILES, type NamedFile, readNamedFiles } from '../proteomics/service.ts';

export const STORED_FILE_PREFIXES: readonly string[] = [...Object.values(KEPT_FILES), HUB_FILES, PUBLISHED_FILES];

/** Reads the files that rows refer to, on the connection of the caller's transaction. */
export async function readStoredFileNames(client: pg.ClientBase): Promise<NamedFile[]> {
  return [...(await readNamedFiles(client)), ...(await readNamedContents(client)), ...(await readPublishedFiles(client))];
}
