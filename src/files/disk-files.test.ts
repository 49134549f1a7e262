import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import { collectItems, defineStorageTests } from './testing-stored-files.ts';

describe('Files on a disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-disk-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files = createDiskFiles(join(folder, 'data'));

  defineStorageTests(() => files);

  it('are hard links to their source if that file is final, and so are their copies', async () => {
    writeFileSync(join(folder, 'final'), 'spectra');
    await files.put([{ key: 'shared/a.raw', content: join(folder, 'final'), isFinal: true }]);
    await files.copy('shared/a.raw', 'shared/b.raw');
    expect(statSync(join(folder, 'final')).nlink).toBe(3);
    expect(await files.readIdentity('shared/a.raw')).toBe(await files.readIdentity('shared/b.raw'));
  });

  it('leave no empty folder after a removal, and no partial file after a failed write', async () => {
    await files.put([{ key: 'sets/owner/set/a.txt', content: Buffer.from('a') }]);
    await files.remove('sets/owner/set/a.txt');
    expect(await collectItems(files.listFoldersIn('sets/'))).toEqual([]);
    await expect(files.put([{ key: 'sets/owner/b.txt', content: join(folder, 'absent') }])).rejects.toThrow('ENOENT');
    expect(await collectItems(files.list('sets/'))).toEqual([]);
  });
});
