import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../storage/testing.ts';
import { runDbCommand } from './db.ts';

async function runCommand(args: string[], env: Record<string, string> = {}) {
  const output = { out: '', err: '' };
  const stdout = { write: (text: string) => (output.out += text) };
  const stderr = { write: (text: string) => (output.err += text) };
  return { code: await runDbCommand(args, { stdout, stderr, env }), ...output };
}

describe('concordat db', () => {
  it('prints its usage with --help', async () => {
    expect(await runCommand(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Usage: npx concordat db export FILE/),
      err: '',
    });
  });

  it.each([
    [[], 'Specify export, import or migrate.'],
    [['migrate', 'x'], 'db migrate accepts no arguments.'],
    [['dump', 'x'], 'Unknown command: db dump'],
    [['export'], 'db export requires one file.'],
    [['import', 'x', 'y'], 'db import requires one file.'],
    [['export', 'x', '--replace'], 'db export does not accept --replace'],
    [['import', 'x', '--force'], "Unknown option '--force'"],
  ])('exits with 2 for the arguments %j', async (args, words) => {
    expect(await runCommand(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  });

  it('exits with 1 without a database to export, and creates nothing', async () => {
    const dataDir = join(tmpdir(), 'concordat-test-absent');
    expect(await runCommand(['export', 'x'], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      out: '',
      err: `db export: there is no database in ${dataDir}\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('exits with 1 and hides the password if the database cannot be reached', async () => {
    const { code, err } = await runCommand(['export', 'x'], { DATABASE_URL: 'postgres://ada:geheim@127.0.0.1:1/lab' });
    expect(code).toBe(1);
    expect(err).toBe(
      'db export: the PostgreSQL server of DATABASE_URL (127.0.0.1:1, database lab) cannot be used: nothing listens there\n',
    );
  });
});

describeWithDatabase('concordat db with a database', () => {
  let folder: string;
  let file: string;
  let source: Database;
  let target: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-test-'));
    file = join(folder, 'export.gz');
    source = await openTestDatabase();
    // All databases copied from the template have the same installation ID.
    await source.pool.query(`update deployment set value = '"another"' where key = 'installationId'`);
    await runCommand(['export', file], { DATABASE_URL: source.url });
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    target = await openTestDatabase();
  });
  afterEach(() => target.close());

  const readInstallation = async (database: Database) =>
    (await database.pool.query(`select value from deployment where key = 'installationId'`)).rows;

  it('reports the exported rows', async () => {
    const { code, out, err } = await runCommand(['export', join(folder, 'again.gz')], { DATABASE_URL: source.url });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Exported 3 rows of \d+ tables? \(schema \d{4}_\w+, .*\) to .*again\.gz\.\n$/);
  });

  it('moves an installation into another database', async () => {
    expect(await runCommand(['import', file], { DATABASE_URL: target.url })).toMatchObject({ code: 0, err: '' });
    expect(await readInstallation(target)).toEqual([{ value: 'another' }]);
  });

  it('exits with 1 for a file that is not an export', async () => {
    const { code, err } = await runCommand(['import', import.meta.filename], { DATABASE_URL: target.url });
    expect(code).toBe(1);
    expect(err).toBe(`db import: ${import.meta.filename} cannot be imported: it is not an export\n`);
  });

  it('exits with 1 when the file cannot be written', async () => {
    const { code, err } = await runCommand(['export', join(folder, 'absent', 'x.gz')], { DATABASE_URL: source.url });
    expect(code).toBe(1);
    expect(err).toMatch(/^db export: .*ENOENT/);
  });
});
