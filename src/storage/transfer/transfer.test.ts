// @module-tag full
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { readMigrations } from '../migrate.ts';
import { describeWithDatabase, openTestDatabase, WAITING_LOCKS } from '../testing.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';
import { createTemporaryDirectory, fillLaterTables, laterMigrations, readContents, stillLater } from './testing-transfer.ts';

describeWithDatabase('An export', () => {
  let folder: ReturnType<typeof createTemporaryDirectory>;
  let file: string;
  let source: Database;
  let target: Database;

  beforeAll(async () => {
    folder = createTemporaryDirectory();
    file = join(folder.path, 'full.gz');
    source = await openTestDatabase();
    await fillLaterTables(source.pool);
    await exportDatabase(source, file, { migrations: laterMigrations });
  });
  afterAll(async () => {
    await source.close();
    folder.remove();
  });
  beforeEach(async () => {
    target = await openTestDatabase();
  });
  afterEach(() => target.close());

  function writeChanged(change: (text: string) => string): string {
    const path = join(folder.path, 'changed.gz');
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return path;
  }
  /** Writes a modified copy of the export with a matching checksum. */
  function writeForged(change: (text: string) => string): string {
    return writeChanged((text) => {
      const lines = change(text).split('\n');
      const body = `${lines.slice(0, -2).join('\n')}\n`;
      const trailer = { ...JSON.parse(lines.at(-2) ?? ''), sha256: createHash('sha256').update(body).digest('hex') };
      return `${body}${JSON.stringify(trailer)}\n`;
    });
  }
  const importFile = (path: string, replace = false) => importDatabase(target, path, { migrations: laterMigrations, replace });
  const readInstallation = async () =>
    (await target.pool.query(`select value from deployment where key = 'installationId'`)).rows[0]?.value;

  it('can be imported with every value, sequence, key and trigger', async () => {
    await importFile(file);
    expect(await readContents(target.pool)).toEqual(await readContents(source.pool));
  });

  it('is imported with a report of the number of rows of each table', async () => {
    const { rows } = await importFile(file);
    // The tables of the services exist too, but are empty.
    expect(rows).toMatchObject({ Sample: 3, audit: 1, chicken: 1, deployment: 3, egg: 1, term: 2 });
  });

  it('is identical to an export of the imported database', async () => {
    await importFile(file);
    const again = join(folder.path, 'again.gz');
    await exportDatabase(target, again, { migrations: laterMigrations });
    const listRows = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1, -2);
    expect(listRows(again)).toEqual(listRows(file));
  });

  it('can be read only by its owner', () => {
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });

  it('contains the rows that existed when it started, despite later changes', async () => {
    await importFile(file);
    const writer = await target.pool.connect();
    await writer.query('begin; lock table term');
    const exporting = exportDatabase(target, join(folder.path, 'busy.gz'), { migrations: laterMigrations });
    const isWaiting = async () => (await target.pool.query(WAITING_LOCKS)).rowCount === 1;
    await vi.waitUntil(isWaiting);
    await writer.query(`insert into chicken values (2, 1); insert into term values ('later'); commit`);
    writer.release();
    expect((await exporting).rows).toMatchObject({ chicken: 1, term: 2 });
  });

  it('leaves the previous file unchanged if it fails', async () => {
    const path = join(folder.path, 'former.gz');
    writeFileSync(path, 'former');
    await target.close();
    await expect(exportDatabase(target, path)).rejects.toThrow();
    expect(readFileSync(path, 'utf8')).toBe('former');
  });

  it('leaves no partial file if the folder is not writable', async () => {
    await expect(exportDatabase(target, join(folder.path, 'absent', 'x.gz'))).rejects.toThrow(/ENOENT/);
    expect(existsSync(join(folder.path, 'absent'))).toBe(false);
    expect(readdirSync(folder.path).filter((name) => name.includes('.part-'))).toEqual([]);
  });

  it('is imported into the schema of its release and then migrated', async () => {
    await importDatabase(target, file, { migrations: [...laterMigrations, stillLater] });
    const { rows } = await target.pool.query('select name, length from term order by name');
    expect(rows).toEqual([
      { name: 'added by hand', length: 13 },
      { name: 'brought by the migration', length: 24 },
    ]);
  });

  it('is rejected by a database with rows', async () => {
    await importFile(file);
    await expect(importFile(file)).rejects.toThrow(/the database is not empty \(table Sample has rows\).*--replace/);
  });

  it('replaces the content of a database on request', async () => {
    await importFile(file);
    await target.pool.query(`insert into term values ('to be lost')`);
    await importFile(file, true);
    expect(await readContents(target.pool)).toEqual(await readContents(source.pool));
  });

  it('is rejected while another process uses the database', async () => {
    const other = await target.pool.connect();
    await other.query(`set application_name = 'concordat elsewhere/1'`);
    await expect(importFile(file)).rejects.toThrow(/in use by 1 other process of Concordat/);
    other.release(true);
  });

  it('is rejected if its schema is newer than the release', async () => {
    await expect(importDatabase(target, file)).rejects.toThrow(
      new RegExp(`with ${laterMigrations.length} migrations, but this release knows only ${readMigrations().length}`),
    );
  });

  it('is rejected if its format is newer than the release', async () => {
    const path = writeChanged((text) => text.replace('"formatVersion":1', '"formatVersion":2'));
    await expect(importFile(path)).rejects.toThrow(/its format version is 2, but this release reads versions up to 1/);
  });

  it('is rejected if its schema has another history', async () => {
    const path = writeChanged((text) => text.replace('"when":4000000000000', '"when":4000000000007'));
    await expect(importFile(path)).rejects.toThrow(/its schema ends with migration 9998_later_tables, which is not number/);
  });

  describe('An export with an invalid file', () => {
    const refused = /cannot be imported: it is damaged or cut off/;

    it.each([0.3, 0.6, 0.9, 0.999])('is rejected if it is truncated at %d of its length', async (part) => {
      const bytes = readFileSync(file);
      const path = join(folder.path, 'cut.gz');
      writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * part)));
      await expect(importFile(path)).rejects.toThrow(refused);
    });

    it('is rejected if a byte has changed', async () => {
      const bytes = readFileSync(file);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
      const path = join(folder.path, 'flipped.gz');
      writeFileSync(path, bytes);
      await expect(importFile(path)).rejects.toThrow(refused);
    });

    it('is rejected if a value has changed', async () => {
      await expect(importFile(writeChanged((text) => text.replace('added by hand', 'added by foot')))).rejects.toThrow(refused);
    });

    it('is rejected if a row is missing', async () => {
      await expect(importFile(writeChanged((text) => text.replace('added by hand\n', '')))).rejects.toThrow(refused);
    });

    it('is rejected if data follows its end', async () => {
      await expect(importFile(writeChanged((text) => `${text}more\n`))).rejects.toThrow(refused);
    });

    it('is rejected if the file has another format', async () => {
      const path = join(folder.path, 'note.txt');
      writeFileSync(path, 'a note');
      await expect(importFile(path)).rejects.toThrow(/cannot be imported: it is not an export/);
    });

    it('is rejected if the file does not exist', async () => {
      await expect(importFile(join(folder.path, 'absent.gz'))).rejects.toThrow(/absent.gz cannot be read \(ENOENT\)/);
    });

    it('is rejected without any change', async () => {
      const before = await readInstallation();
      await expect(importFile(writeChanged((text) => text.replace('added by hand', 'added by foot')))).rejects.toThrow(refused);
      expect(await readInstallation()).toBe(before);
    });
  });

  it('is rejected without any change, even of sequences, if it violates a key', async () => {
    await importFile(file);
    const orphaned = writeForged((text) =>
      text.replace('"columns":["id","chicken"]}\n1\t1\n', '"columns":["id","chicken"]}\n1\t7\n'),
    );
    await target.pool.query(`select setval('free_sequence', 777)`);
    await expect(importFile(orphaned, true)).rejects.toThrow(/violates foreign key constraint/);
    const { rows } = await target.pool.query(
      'select last_value::int as last, (select count(*)::int from term) as terms from free_sequence',
    );
    expect(rows).toEqual([{ last: 777, terms: 2 }]);
  });
});
