/** The stored files of all services. Backups and moves include them. */
import type pg from 'pg';
import { HUB_FILES, PUBLISHED_FILES, readNamedContents, readPublishedFiles } from '../hub/service.ts';
import { type NamedFile, readNamedFiles, STORED_PREFIXES } from '../proteomics/service.ts';

export const STORED_FILE_PREFIXES: readonly string[] = [...Object.values(STORED_PREFIXES), HUB_FILES, PUBLISHED_FILES];

/** Reads the files that rows refer to, on the connection of the caller's transaction. */
export async function readStoredFileNames(client: pg.ClientBase): Promise<NamedFile[]> {
  return [...(await readNamedFiles(client)), ...(await readNamedContents(client)), ...(await readPublishedFiles(client))];
}
