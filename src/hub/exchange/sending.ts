/** Writes files before sending them, because some writers do not wait for slow readers. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Slots } from '../channel/slots.ts';
import { newFolder, removeFolder } from './exchange-folders.ts';

/** Maximum number of exports at a time; others wait, so that memory is bounded. */
export const slots = { exports: new Slots(2) };

/** Lets the caller write a file, and opens it; it is deleted after it was sent, or if an error occurs. */
export async function writtenFile(dataDir: string, write: (path: string) => Promise<void>): Promise<Readable> {
  const folder = await newFolder(dataDir, 'exports');
  try {
    const path = join(folder, 'file');
    await write(path);
    const content = createReadStream(path);
    content.once('close', () => void removeFolder(folder));
    return content;
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}
