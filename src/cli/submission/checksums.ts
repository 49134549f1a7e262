/** checksum.txt as PRIDE's own tool writes it: a comment, then name and SHA-1 of each file, separated by a tab. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CHECKSUMS, type FolderFile } from './folder.ts';

/** Writes it into the folder. @returns the number of files in it */
export async function writeChecksums(folder: string, files: readonly FolderFile[]): Promise<number> {
  const lines: string[] = [];
  for (const { name, path, category } of files) {
    if (category === 'FOLDER') continue;
    const hash = createHash('sha1');
    await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
    lines.push(`${name}\t${hash.digest('hex')}\n`);
  }
  const made = join(folder, CHECKSUMS);
  // The space at the end of the comment is the tool's.
  await writeFile(`${made}.new`, `# SHA-1 Checksum \n${lines.join('')}`);
  await rename(`${made}.new`, made);
  return lines.length;
}
