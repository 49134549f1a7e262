/** Writes files before sending them, because some writers do not wait for slow readers. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Slots } from '../channel/slots.ts';
import { createExchangeFolder, removeExchangeFolder } from './exchange-folders.ts';

/** Maximum number of exports at a time; others wait, so that memory is bounded. */
export const slots = { exports: new Slots(2) };

/** Lets the caller write a file, and opens it; it is deleted after it was sent, or if an error occurs. */
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
