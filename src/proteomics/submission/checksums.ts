/** checksum.txt as PRIDE's own tool writes it: a comment, then name and SHA-1 of each file, separated by a tab. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Name of the file. */
export const CHECKSUMS = 'checksum.txt';

/** Its first line; the space at the end is the tool's. */
export const HEAD = '# SHA-1 Checksum \n';

/** A file by its name, and how it is opened. */
export interface Summed {
  readonly name: string;
  readonly open: () => Readable | Promise<Readable>;
}

/** The line of a file. */
export async function checksumLine({ name, open }: Summed): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(await open(), hash);
  return `${name}\t${hash.digest('hex')}\n`;
}

/** Writes it into a folder. @returns the number of files in it */
export async function writeChecksums(
  folder: string,
  files: readonly { readonly name: string; readonly path: string; readonly category: string }[],
): Promise<number> {
  const lines: string[] = [];
  for (const { name, path, category } of files)
    if (category !== 'FOLDER') lines.push(await checksumLine({ name, open: () => createReadStream(path) }));
  const made = join(folder, CHECKSUMS);
  await writeFile(`${made}.new`, `${HEAD}${lines.join('')}`);
  await rename(`${made}.new`, made);
  return lines.length;
}
