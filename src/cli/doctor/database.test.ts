// @module-tag full
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database.ts';
import { createTestDirectories } from '../../storage/embedded/testing-embedded.ts';
import { applyMissingMigrations, readMigrationLevel, readMigrations } from '../../storage/migrate.ts';
import { silentLog } from '../../storage/storage-errors.ts';
import {
  createDatabaseWithoutTables,
  describeWithDatabase,
  describeWithEmbedded,
  openTestDatabase,
} from '../../storage/testing.ts';
import { createDoctorFolder } from './testing-doctor.ts';

const place = createDoctorFolder();
afterAll(() => place.remove());

const only = { SERVICES: 'schemas' };
const findDatabaseOutcome = async (environment: Record<string, string>) =>
  (await place.find('Database', { ...only, ...environment }))[0];

describeWithDatabase('The doctor’s check of a database', () => {
  const migrations = readMigrations();
  const findMigrationOutcome = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const level = await readMigrationLevel(client, migrations);
    await client.end();
    return level;
  };

  it('reports version, encoding and no pending migrations', async () => {
    const made = await openTestDatabase();
    const finding = await findDatabaseOutcome({ DATABASE_URL: made.url });
    await made.close();
    expect(finding).toMatchObject({
      state: 'good',
      says: expect.stringMatching(
        /^PostgreSQL \d+[.\d]* responds, with the encoding UTF8 and .* of data\. No migration is pending\./,
      ),
    });
  });

  it('reports an empty database without changing it', async () => {
    const { url, drop } = await createDatabaseWithoutTables();
    const finding = await findDatabaseOutcome({ DATABASE_URL: url });
    const level = await findMigrationOutcome(url);
    await drop();
    expect(finding).toMatchObject({
      state: 'good',
      says: expect.stringContaining('The database is empty; the next start creates the tables.'),
    });
    expect(level).toBe(0);
  });

  it('reports the number of pending migrations without applying them', async () => {
    const { url, drop } = await createDatabaseWithoutTables();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await applyMissingMigrations(client, migrations, 1);
    await client.query('commit');
    await client.end();
    const finding = await findDatabaseOutcome({ DATABASE_URL: url });
    const level = await findMigrationOutcome(url);
    await drop();
    expect(finding?.says).toMatch(
      new RegExp(`${migrations.length - 1} migrations? (is|are) pending; the next start applies them`),
    );
    expect(level).toBe(1);
  });

  it('reports a database of a newer release', async () => {
    const made = await openTestDatabase();
    await made.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 9999999999999)', ['x']);
    const finding = await findDatabaseOutcome({ DATABASE_URL: made.url });
    await made.close();
    expect(finding).toMatchObject({ state: 'wrong', says: expect.stringContaining('newer release') });
  });

  it('reports the reason why the database cannot be used', async () => {
    const { url, drop } = await createDatabaseWithoutTables();
    await drop();
    expect(await findDatabaseOutcome({ DATABASE_URL: url })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('the database does not exist'),
      advice: expect.stringContaining('DATABASE_URL'),
    });
  });
});

describe('The doctor’s check of an unreachable database', () => {
  it('reports that nothing listens at the address', async () => {
    const finding = await findDatabaseOutcome({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' });
    expect(finding).toMatchObject({ state: 'wrong', says: expect.stringContaining('nothing listens there') });
  });
});

describeWithEmbedded('The doctor’s check of the embedded database', () => {
  const made = createTestDirectories();
  afterAll(() => made.tearDown());

  it('reports a missing database without creating it', async () => {
    const dataDir = join(place.folder, 'nothing');
    const finding = await findDatabaseOutcome({ DATA_DIR: dataDir });
    expect(finding).toMatchObject({ state: 'good', says: expect.stringContaining('The first start creates one') });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('checks a running database, and recognizes a stopped one', async () => {
    const dataDir = made.createDirectory();
    const running = await openDatabase({ dataDir, log: silentLog });
    const during = await findDatabaseOutcome({ DATA_DIR: dataDir });
    const stillAnswers = await running.pingDatabase().then(() => true);
    await running.close();
    const after = await findDatabaseOutcome({ DATA_DIR: dataDir });
    expect(during).toMatchObject({
      state: 'good',
      says: expect.stringMatching(/^The embedded database runs as process \d+\. PostgreSQL .* No migration is pending\.$/),
    });
    expect(stillAnswers).toBe(true);
    expect(after).toMatchObject({ state: 'good', says: expect.stringContaining('is not running. The server starts it') });
  });
});
