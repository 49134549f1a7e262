/** Writes checksum.txt in the format of PRIDE's tool: a comment, then name and SHA-1 of each file, separated by a tab. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Name of the file. */
export const CHECKSUMS = 'checksum.txt';

/** First line; the tool writes the space at the end. */
export const HEAD = '# SHA-1 Checksum \n';

/** A file with a function that opens it. */
export interface Summed {
  readonly name: string;
  readonly open: () => Readable | Promise<Readable>;
}

/** Returns the line of a file. */
export async function computeChecksumLine({ name, open }: Summed): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(await open(), hash);
  return `${name}\t${hash.digest('hex')}\n`;
}

/** Writes checksum.txt into a folder. @returns the number of listed files */
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
