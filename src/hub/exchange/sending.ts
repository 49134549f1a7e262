/** Writes files before sending them, because some writers do not wait for slow readers. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Slots } from '../channel/slots.ts';
import { createExchangeFolder, removeExchangeFolder } from './exchange-folders.ts';

/** Maximum exports that run at the same time, to bound memory. */
export const slots = { exports: new Slots(2) };

/** Runs a function that writes a file, and opens the file. The file is deleted after it was sent, or after an error. */
export async function openWrittenFile(dataDir: string, write: (path: string) => Promise<void>): Promise<Readable> {
  const folder = await createExchangeFolder(dataDir, 'exports');
  try {
    const path = join(folder, 'file');
    await write(path);
    const content = createReadStream(path);
    content.once('close', () => void removeExchangeFolder(folder));
    return content;
  } catch (error) {
    await removeExchangeFolder(folder);
    throw error;
  }
}
