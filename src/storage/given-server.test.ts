import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { describeServer, findServerProblem } from './given-server.ts';
import { silentLog } from './storage-errors.ts';
import { createDatabaseWithoutTables, describeWithDatabase } from './testing.ts';

const openTestDatabase = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', log: silentLog });
const suitable = { number: '150000', version: '15.0', encoding: 'UTF8', replica: false };

describe('A database from DATABASE_URL', () => {
  it('is described without user and password', () => {
    expect(describeServer('postgres://ada:secret@db.example.org:5433/lab')).toBe('db.example.org:5433, database lab');
  });

  it('is rejected if its URL is invalid, and the error omits the URL because it may contain a password', () => {
    expect(() => describeServer('postgres://ada:sec/ret@db:x/lab')).toThrow(/^DATABASE_URL is not of the form [^,]+$/);
  });

  it('is rejected if the URL is not for PostgreSQL', () => {
    expect(() => describeServer('mysql://db/lab')).toThrow(/DATABASE_URL is not of the form/);
  });

  it('is accepted with PostgreSQL 15', () => {
    expect(findServerProblem(suitable)).toBeUndefined();
  });

  it('is rejected if its version is older than PostgreSQL 15', () => {
    expect(findServerProblem({ ...suitable, number: '140019', version: '14.19' })).toMatch(
      /is PostgreSQL 14.19; version 15 or later/,
    );
  });

  it('is rejected if its encoding does not support all characters', () => {
    expect(findServerProblem({ ...suitable, encoding: 'LATIN1' })).toMatch(/encoding LATIN1; UTF8 is required/);
  });

  it('is rejected if it is not writable', () => {
    expect(findServerProblem({ ...suitable, replica: true })).toMatch(/read-only replica/);
  });

  it('is named in the error of a failed connection, without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) =>
      server.once('listening', () => resolve(server.address() as AddressInfo)),
    );
    await new Promise((resolve) => server.close(resolve));
    const refusal = await openTestDatabase(`postgres://ada:s%C3%A9cret@127.0.0.1:${port}/lab`).catch((error: Error) => error);
    expect(String(refusal)).toBe(
      `DatabaseUnreachableError: the PostgreSQL server of DATABASE_URL (127.0.0.1:${port}, database lab) cannot be used: nothing listens there`,
    );
  });
});

describeWithDatabase('A database that DATABASE_URL names', () => {
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createDatabaseWithoutTables());
  });
  afterAll(() => drop());

  it('is migrated when it is opened', async () => {
    const database = await openTestDatabase(url);
    const { rows } = await database.pool.query(`select to_regclass('public.deployment') is not null as migrated`);
    await database.close();
    expect({ ownership: database.ownership, rows }).toEqual({ ownership: 'given', rows: [{ migrated: true }] });
  });

  it('provides no connection URL to its users', async () => {
    const database = await openTestDatabase(url);
    expect(Object.keys(database)).not.toContain('url');
    await database.close();
  });

  it('cannot be queried after it was closed', async () => {
    const database = await openTestDatabase(url);
    await database.close();
    await expect(database.pingDatabase()).rejects.toThrow('the database does not respond');
  });

  it('is rejected if it does not exist, and the error names it', async () => {
    const absent = new URL(url);
    absent.pathname = '/concordat_test_absent';
    await expect(openTestDatabase(absent.href)).rejects.toThrow(
      /concordat_test_absent\) cannot be used: the database does not exist/,
    );
  });
});
