/** Tests that every storage of files must pass. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MissingFileError, type StoredFiles } from './stored-files.ts';

export async function collectItems<T>(many: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of many) list.push(one);
  return list;
}

/** Returns the SHA-256 in lower-case hexadecimal. */
export function computeSha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Defines the tests. The storage must be empty. */
export function defineStorageTests(filesHere: () => StoredFiles): void {
  let folder: string;
  let files: StoredFiles;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-stored-files-'));
    files = filesHere();
    await writeFile(join(folder, 'source'), 'spectra of a run');
    await files.put([
      { key: 'kinds/one/b ä#1.raw', content: join(folder, 'source') },
      { key: 'kinds/one/set/a.txt', content: Buffer.from('a table') },
      { key: 'kinds/two/c.txt', content: Buffer.from('another') },
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('can be read completely and in part', async () => {
    expect(await text(await files.open('kinds/one/b ä#1.raw'))).toBe('spectra of a run');
    expect(await text(await files.open('kinds/one/b ä#1.raw', { start: 8 }))).toBe('of a run');
    expect(await text(await files.open('kinds/one/b ä#1.raw', { start: 0, end: 6 }))).toBe('spectra');
    expect(await text(await files.open('kinds/one/b ä#1.raw', { start: 8, end: 5_000 }))).toBe('of a run');
    expect(await files.stat('kinds/one/b ä#1.raw')).toMatchObject({ key: 'kinds/one/b ä#1.raw', size: 16 });
  });

  it('can be listed below a prefix, as can the files and folders directly below it', async () => {
    const readKeys = async (listed: AsyncIterable<{ key: string }>) =>
      (await collectItems(listed)).map(({ key }) => key).sort();
    expect(await readKeys(files.list('kinds/'))).toEqual(['kinds/one/b ä#1.raw', 'kinds/one/set/a.txt', 'kinds/two/c.txt']);
    expect(await readKeys(files.listFilesIn('kinds/one/'))).toEqual(['kinds/one/b ä#1.raw']);
    expect((await collectItems(files.listFoldersIn('kinds/'))).sort()).toEqual(['one', 'two']);
    expect(await collectItems(files.list('nothing/'))).toEqual([]);
  });

  it('cause an error if a missing one is opened, copied or downloaded, but not if it is removed', async () => {
    expect(await files.stat('kinds/none')).toBeUndefined();
    await expect(files.open('kinds/none')).rejects.toThrow(MissingFileError);
    await expect(files.copy('kinds/none', 'kinds/other')).rejects.toThrow(MissingFileError);
    await expect(files.fetchTo('kinds/none', join(folder, 'none'))).rejects.toThrow(MissingFileError);
    await files.remove('kinds/none');
    await files.remove('nothing/');
  });

  it('are replaced by a new file with the same key', async () => {
    await files.put([{ key: 'again/log.txt', content: Buffer.from('one line') }]);
    await files.put([{ key: 'again/log.txt', content: Buffer.from('two\nlines') }]);
    expect(await text(await files.open('again/log.txt'))).toBe('two\nlines');
  });

  it('can be copied, read at a local path, and downloaded to a separate file', async () => {
    await files.copy('kinds/one/b ä#1.raw', 'copied/b.raw');
    const read = await files.withPath('copied/b.raw', async (path) => [path.endsWith('b.raw'), await readFile(path, 'utf8')]);
    expect(read).toEqual([true, 'spectra of a run']);
    await files.fetchTo('copied/b.raw', join(folder, 'brought'), computeSha256('spectra of a run'));
    await rm(join(folder, 'brought'));
    expect(await text(await files.open('copied/b.raw'))).toBe('spectra of a run');
  });

  it('can be removed one at a time, or all below a prefix', async () => {
    await files.put(['x/1/a', 'x/1/b', 'x/2/a'].map((key) => ({ key, content: Buffer.from(key) })));
    await files.remove('x/1/a');
    expect((await collectItems(files.list('x/'))).map(({ key }) => key).sort()).toEqual(['x/1/b', 'x/2/a']);
    await files.remove('x/');
    expect(await collectItems(files.list('x/'))).toEqual([]);
  });
}
