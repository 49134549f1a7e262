/** A file on the way out: written beside the data, sent, and gone when it was sent or could not be. */
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A finished file. */
export interface ExportFile {
  readonly content: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Folder of the files on their way. */
export function exportsFolder(dataDir: string): string {
  return join(dataDir, 'hub', 'exports');
}

/** Lets somebody write a file, and opens it. Spreadsheets cannot be sent while they are made: the maker does not wait for slow readers. */
export async function exportFile(dataDir: string, write: (path: string) => Promise<void>): Promise<ExportFile> {
  await mkdir(exportsFolder(dataDir), { recursive: true });
  const folder = await mkdtemp(join(exportsFolder(dataDir), 'export-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file');
    await write(path);
    const { size } = await stat(path);
    const content = createReadStream(path);
    content.once('close', () => void remove());
    return { content, size };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what a killed server left. */
export async function sweepExports(dataDir: string): Promise<void> {
  await rm(exportsFolder(dataDir), { recursive: true, force: true });
}
