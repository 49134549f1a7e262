/** Writes checksum.txt in the format of the PRIDE tool: a comment, then name and SHA-1 of each file, separated by a tab. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BoundedMap } from '../../memoize.ts';

export const CHECKSUMS = 'checksum.txt';

/** First line of the file. The PRIDE tool writes the space at the end. */
export const HEAD = '# SHA-1 Checksum \n';

export interface Summed {
  readonly name: string;
  readonly open: () => Readable | Promise<Readable>;
}

export async function computeChecksumLine({ name, open }: Summed): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(await open(), hash);
  return `${name}\t${hash.digest('hex')}\n`;
}

/**
 * Returns a function from storage key to line. Hashes each file once, and one at a time, so that many requests for terabytes
 * cannot occupy the processor. Callers that request several files take turns.
 */
export function createChecksumLines(): (key: string, file: Summed) => Promise<string> {
  const cached = new BoundedMap<string, Promise<string>>(10_000);
  let last: Promise<unknown> = Promise.resolve();
  return (key, file) => {
    const name = `${key}\n${file.name}`;
    const known = cached.get(name);
    if (known !== undefined) return known;
    const line = last.then(() => computeChecksumLine(file));
    last = line.catch(() => cached.delete(name));
    cached.set(name, line);
    return line;
  };
}

/** @returns the number of listed files */
export async function writeChecksums(
  folder: string,
  files: readonly { readonly name: string; readonly path: string; readonly category: string }[],
): Promise<number> {
  const lines: string[] = [];
  for (const { name, path, category } of files)
    if (category !== 'FOLDER') lines.push(await computeChecksumLine({ name, open: () => createReadStream(path) }));
  const made = join(folder, CHECKSUMS);
  await writeFile(`${made}.new`, `${HEAD}${lines.join('')}`);
  await rename(`${made}.new`, made);
  return lines.length;
}
