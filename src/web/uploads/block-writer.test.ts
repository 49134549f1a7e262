import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedBytes } from '../../operations/metrics.ts';
import { BlockWriter } from './block-writer.ts';

describe('BlockWriter', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Creates bytes without repetition, in separate memory. */
  const createBytes = (length: number) =>
    Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251).buffer);
  const splitBytes = (bytes: Buffer, size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      Buffer.from(Uint8Array.from(bytes.subarray(at * size, (at + 1) * size)).buffer),
    );

  it.each([1_000, 65_536, 65_537, 1_048_576, 2_500_000])(
    'writes every byte and its checksum in chunks of %i bytes',
    async (size) => {
      const bytes = createBytes(3_300_000);
      const path = join(folder, `pieces-${size}`);
      const hash = createHash('sha256');
      const target = new BlockWriter({ path, flags: 'wx', start: 0, hash });
      await pipeline(Readable.from(splitBytes(bytes, size)), target);
      expect((await readFile(path)).equals(bytes)).toBe(true);
      expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(target.taken).toBe(bytes.length);
    },
  );

  it('continues an existing file', async () => {
    const path = join(folder, 'further');
    await writeFile(path, 'begun, ');
    await pipeline(
      Readable.from([Buffer.from('and ended')]),
      new BlockWriter({ path, flags: 'r+', start: 7, hash: undefined }),
    );
    expect(await readFile(path, 'utf8')).toBe('begun, and ended');
  });

  it('counts the bytes written to disk', async () => {
    const readUploadedBytes = async () => (await uploadedBytes.get()).values[0]?.value ?? 0;
    const before = await readUploadedBytes();
    const target = new BlockWriter({ path: join(folder, 'counted'), flags: 'wx', start: 0, hash: undefined });
    await pipeline(Readable.from(splitBytes(createBytes(1_500_000), 65_536)), target);
    expect((await readUploadedBytes()) - before).toBe(1_500_000);
  });

  it('releases the memory of a chunk that is not shared', async () => {
    const [piece] = splitBytes(createBytes(500), 500);
    await pipeline(
      Readable.from([piece]),
      new BlockWriter({ path: join(folder, 'given'), flags: 'wx', start: 0, hash: undefined }),
    );
    expect(piece?.length).toBe(0);
  });

  it('keeps the memory of a chunk that is shared', async () => {
    const whole = createBytes(500);
    const target = new BlockWriter({ path: join(folder, 'shared'), flags: 'wx', start: 0, hash: undefined });
    await pipeline(Readable.from([whole.subarray(0, 400)]), target);
    expect(whole.equals(createBytes(500))).toBe(true);
  });

  it('fails if the file already exists', async () => {
    const path = join(folder, 'there');
    await writeFile(path, '');
    const target = new BlockWriter({ path, flags: 'wx', start: 0, hash: undefined });
    await expect(pipeline(Readable.from([Buffer.from('x')]), target)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
