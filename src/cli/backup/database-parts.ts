/**
 * Splits the database export into parts, so that a later backup can share unchanged parts. A part ends after a row that is
 * selected by its content alone. The parts in order form the file of `concordat db export`: several members of gzip (RFC 1952,
 * 2.2).
 */
import { hash } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, gzip } from 'node:zlib';
import { COMPRESSION_LEVEL, syncDirectory } from '../../storage/transfer/export.ts';
import { BACKUP_PATHS, type BackedUpPart, type Backup } from './backup-folder.ts';

const AVERAGE_PART_BYTES = 1_048_576;
const NEWLINE = 0x0a;

const compress = promisify(gzip);

export interface WrittenParts {
  readonly parts: readonly BackedUpPart[];
  /** Number of parts that the previous backup does not have. */
  readonly added: number;
}

/** Writes the parts into a backup's folder. Parts of the previous backup become hard links. */
export async function writeParts(
  bytes: AsyncIterable<Buffer>,
  folder: string,
  before: Backup | undefined,
): Promise<WrittenParts> {
  const known = new Map(before?.manifest.database.map((part) => [part.content, part]));
  const parts: BackedUpPart[] = [];
  let added = 0;
  await mkdir(join(folder, BACKUP_PATHS.database), { mode: 0o700 });
  for await (const part of splitIntoParts(bytes)) {
    const content = hash('sha256', part);
    const path = join(BACKUP_PATHS.database, `${String(parts.length + 1).padStart(7, '0')}.gz`);
    const same = known.get(content);
    if (same !== undefined) {
      await link(join(before?.folder ?? '', same.path), join(folder, path));
      parts.push({ ...same, path });
    } else {
      const compressed = await compress(part, { level: COMPRESSION_LEVEL });
      await writeFile(join(folder, path), compressed, { flag: 'wx', mode: 0o600, flush: true });
      parts.push({ path, content, sha256: hash('sha256', compressed) });
      added += 1;
    }
  }
  await syncDirectory(join(folder, BACKUP_PATHS.database));
  return { parts, added };
}

/** Yields lines in parts. A part ends after a line whose checksum is small. The threshold grows with the length of the line. */
async function* splitIntoParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part: Buffer[] = [];
  let [sum, length] = [0, 0];
  for await (const chunk of bytes) {
    let [begin, from] = [0, 0];
    for (let end = chunk.indexOf(NEWLINE) + 1; end > 0; end = chunk.indexOf(NEWLINE, from) + 1) {
      sum = crc32(chunk.subarray(from, end), sum);
      length += end - from;
      if (sum < (length / AVERAGE_PART_BYTES) * 2 ** 32) {
        yield Buffer.concat([...part, chunk.subarray(begin, end)]);
        part = [];
        begin = end;
      }
      [sum, length, from] = [0, 0, end];
    }
    sum = crc32(chunk.subarray(from), sum);
    length += chunk.length - from;
    part.push(chunk.subarray(begin));
  }
  yield Buffer.concat(part);
}
