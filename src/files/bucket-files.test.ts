// @module-tag full
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings, type Settings } from '../settings.ts';
import { openStoredFiles } from './open-files.ts';
import { PartWriter } from './part-writer.ts';
import { DamagedFileError, FilesUnavailableError, type PartedFiles, type StoredFiles } from './stored-files.ts';
import { describeWithBucket, startBucket, type TestBucket } from './testing-bucket.ts';
import { collectItems, computeSha256, defineStorageTests } from './testing-stored-files.ts';

describeWithBucket('Files in a bucket', () => {
  let bucket: TestBucket;
  let folder: string;
  let settings: Settings;
  let files: StoredFiles;
  beforeAll(async () => {
    bucket = await startBucket();
    folder = await mkdtemp(join(tmpdir(), 'concordat-bucket-files-'));
    settings = readSettings({ DATA_DIR: folder, FILES_CACHE_BYTES: '25', ...bucket.environment() });
    files = openStoredFiles(settings);
  });
  afterAll(async () => {
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  defineStorageTests(() => files);

  it('are unaffected by a removal below another prefix', async () => {
    const other = openStoredFiles(readSettings({ DATA_DIR: folder, ...bucket.environment() }));
    await other.put([{ key: 'kinds/one/mine', content: Buffer.from('other') }]);
    await other.remove('kinds/');
    expect(await files.stat('kinds/two/c.txt')).toBeDefined();
  });

  it('arrive unchanged if they are large enough to be transferred in parts', async () => {
    const large = Buffer.alloc(37_000_000, 'spectra of a run, and ');
    await files.put([{ key: 'large/run.raw', content: await writeTemporary(large) }]);
    await files.fetchTo('large/run.raw', join(folder, 'large'), computeSha256(large));
    expect((await readFile(join(folder, 'large'))).equals(large)).toBe(true);
  });

  it('are rejected, and not stored locally, if they do not match the expected checksum', async () => {
    await files.put([{ key: 'damaged/run.raw', content: Buffer.from('spectre') }]);
    const fetched = files.fetchTo('damaged/run.raw', join(folder, 'damaged'), computeSha256('spectra'));
    await expect(fetched).rejects.toThrow(DamagedFileError);
    expect(await readdir(folder)).not.toContain('damaged');
  });

  it('are cached locally up to the configured size, with the least recently used ones evicted', async () => {
    const copies = join(folder, 'files-cache/copies');
    for (const name of ['a', 'b', 'c'])
      await files.put([{ key: `cached/${name}`, content: Buffer.from(`${name.repeat(10)}`) }]);
    for (const name of ['a', 'b', 'a', 'c']) await files.withPath(`cached/${name}`, async () => undefined);
    expect((await Promise.all((await readdir(copies)).map((name) => readFile(join(copies, name), 'utf8')))).sort()).toEqual([
      'aaaaaaaaaa',
      'cccccccccc',
    ]);
    expect(await readdir(join(folder, 'files-cache/in-use', String(process.pid)))).toEqual([]);
  });

  it('stay readable at a path in use while they are evicted from the cache', async () => {
    const seen = await files.withPath('cached/b', async (path) => {
      for (const name of ['a', 'c']) await files.withPath(`cached/${name}`, async () => undefined);
      return readFile(path, 'utf8');
    });
    expect(seen).toBe('bbbbbbbbbb');
  });

  it('can be read by several requests at the same time', async () => {
    const readLargeFile = () => files.withPath('large/run.raw', async (path) => (await readFile(path)).length);
    expect(await Promise.all([readLargeFile(), readLargeFile(), readLargeFile()])).toEqual([
      37_000_000, 37_000_000, 37_000_000,
    ]);
  });

  it('are downloaded completely even if the connection breaks', async () => {
    const content = files.fetchTo(
      'large/run.raw',
      join(folder, 'broken'),
      computeSha256(Buffer.alloc(37_000_000, 'spectra of a run, and ')),
    );
    await expect.poll(async () => (await measureFileAt(join(folder, 'broken'))) > 500_000, { interval: 1 }).toBe(true);
    bucket.cut();
    bucket.restore();
    await content;
    expect(await measureFileAt(join(folder, 'broken'))).toBe(37_000_000);
  });

  it('can be uploaded in parts by one writer and completed by another', async () => {
    const parts = files.parts as PartedFiles;
    const key = 'parts/run.raw';
    const id = await parts.startFile(key);
    const whole = Buffer.alloc(21_000_000, 'bytes of an instrument ');
    const tails = new Map<number, Buffer>();
    const writePart = async (start: number, head: Buffer, piece: Buffer) => {
      const writer = new PartWriter({
        hash: undefined,
        head,
        partBytes: 8_388_608,
        start,
        end: whole.length,
        add: (number, bytes) => parts.add(key, id, number, bytes),
        complete: () => parts.complete(key, id),
        storeTail: async (at, bytes) => void tails.set(at, Buffer.from(bytes)),
      });
      await pipeline(Readable.from([piece]), writer);
    };
    await writePart(0, Buffer.alloc(0), whole.subarray(0, 9_000_000));
    expect(await parts.readProgress(key, id)).toEqual({ sizes: [8_388_608] });
    expect([...tails].map(([at, bytes]) => [at, bytes.length])).toEqual([[8_388_608, 611_392]]);
    await writePart(8_388_608, tails.get(8_388_608) as Buffer, whole.subarray(9_000_000));
    expect(await parts.readProgress(key, id)).toBe('whole');
    expect((await buffer(await files.open(key))).equals(whole)).toBe(true);
    await parts.abort(key, id);
  });

  it('can be uploaded in parts until the time limit, after which unfinished uploads are discarded', async () => {
    const parts = files.parts as PartedFiles;
    const id = await parts.startFile('old/run.raw');
    await parts.abortBefore('old/', new Date(Date.now() - 60_000));
    expect(await parts.readProgress('old/run.raw', id)).toEqual({ sizes: [] });
    await parts.abortBefore('old/', new Date(Date.now() + 60_000));
    expect(await parts.readProgress('old/run.raw', id)).toBeUndefined();
  });

  it('cause the error ENOENT, not an outage, if the local source file is missing', async () => {
    const absent = files.put([{ key: 'absent', content: join(folder, 'absent') }]);
    await expect(absent).rejects.toMatchObject({ code: 'ENOENT', path: join(folder, 'absent') });
    expect(await files.stat('absent')).toBeUndefined();
  });

  it('cause an error during an outage, and are available again afterwards', async () => {
    bucket.cut();
    try {
      await expect(files.check()).rejects.toThrow(FilesUnavailableError);
      await expect(files.put([{ key: 'away', content: Buffer.from('x') }])).rejects.toMatchObject({
        status: 503,
        message: 'The file storage does not respond. Try again in a few seconds.',
      });
    } finally {
      bucket.restore();
    }
    await files.check();
    expect(await text(await files.open('cached/a'))).toBe('aaaaaaaaaa');
    expect((await collectItems(files.listFoldersIn('away/'))).length).toBe(0);
  });

  async function writeTemporary(content: Buffer): Promise<string> {
    const path = join(folder, 'to-send');
    await writeFile(path, content);
    return path;
  }

  async function measureFileAt(path: string): Promise<number> {
    return (await stat(path).catch(() => ({ size: 0 }))).size;
  }
});
