/** Writes checksum.txt of the PRIDE tool: a comment, then a line with name, tab and SHA-1 of each file. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BoundedMap } from '../../memoize.ts';

export const CHECKSUMS = 'checksum.txt';

/** First line of the file, with the trailing space that the PRIDE tool writes. */
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
 * Returns a function that creates the line of a file. Each file is hashed once, and only one at a time, so that requests for
 * terabytes cannot occupy the processor. Callers with several files alternate.
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

/** Writes the file. @returns the number of listed files */
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
