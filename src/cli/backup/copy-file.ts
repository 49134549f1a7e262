/** Copies of files, with their sums. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Copies content to a file that is not there yet, and to the disk.
 *
 * @returns SHA-256, in small hexadecimal digits
 */
export async function copyFile(from: Readable, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(from, hashing, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
}

/** SHA-256 of a file, in small hexadecimal digits. */
export async function computeChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
