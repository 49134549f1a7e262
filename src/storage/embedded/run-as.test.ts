// @module-tag full
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeUnless, describeWithEmbedded } from '../testing.ts';
import { createTestDirectories, getClusterPath } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

const openTestDatabase = (dataDir: string) => openDatabase({ dataDir, log: silentLog });
const notRoot = process.getuid?.() === 0 ? null : 'the tests do not run as root';

describeWithEmbedded('The embedded server', () => {
  describeUnless(notRoot, 'started by root', () => {
    it('runs on files of an unprivileged user', async () => {
      const dataDir = createDirectory();
      await (await openTestDatabase(dataDir)).close();
      expect(lstatSync(getClusterPath(dataDir)).uid).not.toBe(0);
    });

    it('runs below a folder that only root can enter', async () => {
      const closed = join(createDirectory(), 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const database = await openTestDatabase(join(closed, 'data'));
      await database.pingDatabase();
      await database.close();
    });

    it('restarts after the parent folder became inaccessible', async () => {
      const closed = createDirectory();
      await (await openTestDatabase(join(closed, 'data'))).close();
      chmodSync(closed, 0o700);
      const database = await openTestDatabase(join(closed, 'data'));
      await database.pingDatabase();
      await database.close();
    });
  });
});
