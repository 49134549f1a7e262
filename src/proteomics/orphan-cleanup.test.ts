import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStoredFiles } from '../files/open-files.ts';
import { readSettings } from '../settings.ts';
import { describeWithDatabase, openTestDatabase } from '../storage/testing.ts';
import { removeOrphans } from './orphan-cleanup.ts';
import { getRawFileKey } from './places.ts';
import { createAdvisoryLocks } from './uploads/advisory-locks.ts';
import { createIncomingFiles } from './uploads/incoming-files.ts';

describeWithDatabase('The cleanup of orphaned files', () => {
  it('skips a file without a record only while an upload of the same process stores the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'concordat-cleanup-'));
    const database = await openTestDatabase();
    const locks = createAdvisoryLocks(database.connect);
    const settings = readSettings({ DATA_DIR: folder });
    const files = openStoredFiles(settings);
    const uuid = randomUUID();
    const key = getRawFileKey({ uuid, name: 'run.raw' });
    const fileExists = async () => (await files.stat(key)) !== undefined;
    try {
      let during = false;
      await createIncomingFiles({ settings }, locks).placeLocked(uuid, async () => {
        await files.put([{ key, content: Buffer.from('spectra') }]);
        await removeOrphans({ settings, pool: database.pool }, locks);
        during = await fileExists();
      });
      await removeOrphans({ settings, pool: database.pool }, locks);
      expect([during, await fileExists()]).toEqual([true, false]);
    } finally {
      await locks.close();
      await database.close();
      await rm(folder, { recursive: true });
    }
  });
});
