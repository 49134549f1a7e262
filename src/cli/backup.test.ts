// @module-tag full
import { randomBytes, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { insertTestVersion } from '../hub/published/testing-version.ts';
import {
  beginUpload,
  hashSha256,
  sendPart,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
} from '../proteomics/uploads/testing-uploads.ts';
import { openDatabase } from '../storage/database.ts';
import { silentLog } from '../storage/storage-errors.ts';
import { createFreshDatabase, describeWithDatabase, type FreshDatabase } from '../storage/testing.ts';
import { type BackupManifest, formatBackupName } from './backup/backup-folder.ts';
import { restoreCommand, runBackupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { runTestCommand } from './testing-command.ts';

/** Files that were saved before a backup, by name, with their checksums. */
type Acknowledged = Map<string, string>;

describeWithDatabase('A backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-backup-'));
  const buildPath = (name: string) => join(folder, name);
  let site: UploadSite;
  const acknowledged: Acknowledged = new Map();
  let first: string;
  let inFirst: Acknowledged;

  beforeAll(async () => {
    site = await startUploadSite(buildPath('data'));
    writeFileSync(buildPath('data/secret-key'), 'the secret of this installation, long enough');
  });
  afterAll(async () => {
    await site.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const runCommand = (command: Command, args: string[], env: Record<string, string>) => runTestCommand(command, args, { env });
  const createSource = () => ({ DATABASE_URL: site.server.database?.url ?? '', DATA_DIR: buildPath('data') });
  const runBackup = () => runCommand(runBackupCommand, [buildPath('backups')], createSource());
  const runRestore = (from: string, database: FreshDatabase, data: string, ...options: string[]) =>
    runCommand(restoreCommand, [from, ...options], { DATABASE_URL: database.url, DATA_DIR: buildPath(data) });
  const listBackups = () => readdirSync(buildPath('backups')).map((name) => buildPath(`backups/${name}`));
  /** Waits for the next second, because the names of backups have whole seconds. */
  const waitForAnotherName = (folder: string) =>
    vi.waitUntil(() => !readdirSync(buildPath(folder)).includes(formatBackupName(new Date())), { interval: 50 });
  const readManifest = (backup: string) => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as BackupManifest;

  /** Uploads files, and records the acknowledged ones, until it is stopped. Deletes every third file. */
  async function writeUntil(name: string, isOver: () => boolean): Promise<void> {
    for (let number = 0; !isOver(); number += 1) {
      const [file, content] = [`${name}-${number}.raw`, randomBytes(50_000)];
      const { status, body } = await uploadRawFile(site, file, content);
      expect(status).toBe(201);
      if (number % 3 === 2) {
        await fetch(`${site.address}/api/runs/${String(body.uuid)}`, { method: 'DELETE' });
      } else acknowledged.set(file, hashSha256(content));
    }
  }

  /** Returns the acknowledged files that a restored installation serves: names and checksums. */
  async function readServedFiles(database: FreshDatabase, data: string): Promise<Acknowledged> {
    const opened = await openDatabase({ databaseUrl: database.url, dataDir: '', log: silentLog });
    const server: TestServer = await startTestServer({ DATA_DIR: buildPath(data) }, { database: opened });
    try {
      const { rows } = await opened.pool.query<{ uuid: string; name: string }>('select uuid, name from proteomics_raw_files');
      const found: Acknowledged = new Map();
      for (const { uuid, name } of rows)
        found.set(name, hashSha256(readFileSync(buildPath(`${data}/proteomics/raw/${uuid}/${name}`))));
      return found;
    } finally {
      await server.stop();
      await opened.close();
    }
  }

  it('succeeds while users upload and delete', async () => {
    let isOver = false;
    await writeUntil('before', () => acknowledged.size >= 10);
    const writers = ['one', 'other'].map((name) => writeUntil(name, () => isOver));
    inFirst = new Map(acknowledged);
    const { code, out, err } = await runBackup();
    isOver = true;
    await Promise.all(writers);
    [first = ''] = listBackups();
    expect([code, err, out]).toEqual([
      0,
      '',
      expect.stringMatching(/^Backed up the database \(\d+ parts?, \d+ new or changed\) and \d+ files \(.* to .*Z\.\n$/),
    ]);
    expect(acknowledged.size).toBeGreaterThan(inFirst.size);
  });

  it('restores exactly the data acknowledged before the backup, byte by byte', async () => {
    const database = await createFreshDatabase();
    expect(await runRestore(buildPath('backups'), database, 'restored')).toMatchObject({ code: 0, err: '' });
    const found = await readServedFiles(database, 'restored');
    await database.drop();
    expect([...inFirst].filter(([name, sum]) => found.get(name) !== sum)).toEqual([]);
    expect([...found].filter(([name, sum]) => acknowledged.has(name) && acknowledged.get(name) !== sum)).toEqual([]);
    expect(readFileSync(buildPath('restored/secret-key'), 'utf8')).toBe('the secret of this installation, long enough');
  });

  it('contains neither files nor rows of uploads in progress', async () => {
    const { url } = await beginUpload(site, 'half.raw', 10);
    await sendPart(url, 0, Buffer.from('01234'));
    expect(readManifest(first).files.filter(({ path }) => path.includes('incoming'))).toEqual([]);
  });

  it('uses no space for data that has not changed since the last backup', async () => {
    await uploadRawFile(site, 'later.raw', 'later');
    await waitForAnotherName('backups');
    const { code, out } = await runBackup();
    const second = listBackups().find((one) => one !== first) ?? '';
    const shared = readManifest(second).files.filter(({ path }) => statSync(join(second, 'files', path)).nlink > 1);
    expect([
      code,
      readManifest(second).files.length - shared.length <= Number(/, (\d+) new or changed\) to/.exec(out)?.[1]),
    ]).toEqual([0, true]);
    expect(readManifest(second).files.some(({ path }) => path.endsWith('/later.raw'))).toBe(true);
    // Every backup is complete, so deleting one must not affect the others.
    rmSync(first, { recursive: true });
    const database = await createFreshDatabase();
    expect(await runRestore(second, database, 'from-second')).toMatchObject({ code: 0 });
    expect((await readServedFiles(database, 'from-second')).get('later.raw')).toBe(hashSha256('later'));
    await database.drop();
  });

  it('stores only changed parts of the database again, and restores all parts', async () => {
    const pool = site.server.database?.pool;
    await pool?.query(
      "insert into deployment (key, value) select 'row-' || at, to_jsonb(md5(at::text) || md5((at + 1)::text)) from generate_series(1, 160000) as at",
    );
    const createBackup = async () => {
      const { out } = await runCommand(runBackupCommand, [buildPath('in-parts')], createSource());
      const [parts, added] = (/\((\d+) parts?, (\d+) new/.exec(out) ?? []).slice(1).map(Number);
      await waitForAnotherName('in-parts');
      return { parts: parts ?? 0, added: added ?? 0 };
    };
    const whole = await createBackup();
    expect([whole.parts > 3, whole.added]).toEqual([true, whole.parts]);
    await pool?.query("update deployment set value = to_jsonb('changed'::text) where key = 'row-30000'");
    const later = await createBackup();
    // The first part contains the time, and the last one the checksum of all. The changed row is in another part.
    expect([later.added > 0, later.added <= 4, later.parts > later.added]).toEqual([true, true, true]);

    const database = await createFreshDatabase();
    expect(await runRestore(buildPath('in-parts'), database, 'from-parts')).toMatchObject({ code: 0, err: '' });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as count, max(value #>> '{}') filter (where key = 'row-30000') as value from deployment where key like 'row-%'",
    );
    await client.end();
    expect(rows).toEqual([{ count: 160_000, value: 'changed' }]);
    await database.drop();
  });

  it('is rejected without changes if one of its files is damaged', async () => {
    const [backup = ''] = listBackups();
    const { path } = readManifest(backup).files.find(({ size }) => size > 1_000) ?? { path: '' };
    const file = join(backup, 'files', path);
    const bytes = readFileSync(file);
    bytes.writeUInt8((bytes[500] ?? 0) ^ 1, 500);
    writeFileSync(file, bytes);
    const database = await createFreshDatabase();
    const { code, err } = await runRestore(backup, database, 'damaged');
    expect([code, err]).toEqual([1, `restore: ${file} differs from the backup: it is damaged\n`]);
    expect(existsSync(buildPath('damaged/proteomics'))).toBe(false);
    await database.drop();
  });

  it.each(['../outside', 'proteomics/raw/../../../outside', 'secret-key'])(
    'is rejected if it was changed to contain the file %s',
    async (path) => {
      const changed = buildPath('changed');
      cpSync(listBackups()[0] ?? '', changed, { recursive: true });
      mkdirSync(join(changed, 'files/proteomics/raw'), { recursive: true });
      writeFileSync(join(changed, 'files', path), 'hostile');
      const manifest = readManifest(changed);
      const files = [{ path, size: 7, modified: 0, sha256: hashSha256('hostile') }];
      writeFileSync(join(changed, 'manifest.json'), JSON.stringify({ ...manifest, files }));
      const database = await createFreshDatabase();
      const { code, err } = await runRestore(changed, database, 'hostile');
      expect([code, err]).toEqual([1, `restore: ${changed} names "${path}", which is no stored file\n`]);
      await database.drop();
      rmSync(changed, { recursive: true });
    },
  );

  it('does not overwrite existing data without --replace', async () => {
    const database = await createFreshDatabase();
    const { code, err } = await runRestore(buildPath('backups'), database, 'from-second');
    expect([code, err]).toEqual([1, expect.stringContaining('the target already contains files, such as proteomics/')]);
    await database.drop();
  });

  it('does not restore sessions, which may have ended since', async () => {
    const source = site.server.database?.pool;
    await source?.query(`insert into sessions (key, sealed, expires_at) values ('a session', '', now() + interval '1 hour')`);
    await source?.query(
      `insert into proteomics_admin_sessions (key, expires_at) values ('a session', now() + interval '1 hour')`,
    );
    await runCommand(runBackupCommand, [buildPath('with-sessions')], createSource());
    const database = await createFreshDatabase();
    mkdirSync(buildPath('without-sessions'));
    const { code, err } = await runRestore(buildPath('with-sessions'), database, 'without-sessions');
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query(
      'select (select count(*)::int from sessions) as sessions, (select count(*)::int from proteomics_admin_sessions) as admins',
    );
    await client.end();
    await database.drop();
    expect([code, err, rows]).toEqual([0, '', [{ sessions: 0, admins: 0 }]]);
  });

  it('can be restored to a folder that does not exist, even if the backup contains no files', async () => {
    const [source, target] = [await createFreshDatabase(), await createFreshDatabase()];
    mkdirSync(buildPath('empty'));
    writeFileSync(buildPath('empty/secret-key'), 'the secret of an empty installation, long enough');
    const environment = { DATABASE_URL: source.url, DATA_DIR: buildPath('empty') };
    await runCommand(runBackupCommand, [buildPath('of-empty')], environment);
    const { code, err } = await runRestore(buildPath('of-empty'), target, 'new/folder');
    expect([code, err, existsSync(buildPath('new/folder/secret-key'))]).toEqual([0, '', true]);
    await source.drop();
    await target.drop();
  });

  it('succeeds if the session secret is in the settings instead of a file', async () => {
    rmSync(buildPath('data/secret-key'));
    expect(await runCommand(runBackupCommand, [buildPath('without-secret')], createSource())).toMatchObject({
      code: 0,
      err: '',
    });
    const [backup = ''] = readdirSync(buildPath('without-secret'));
    expect(readdirSync(buildPath(`without-secret/${backup}`)).sort()).toEqual(['database', 'files', 'manifest.json']);
  });

  it('fails if a search file differs from its record', async () => {
    const { rows } = (await site.server.database?.pool.query<{ uuid: string }>(
      'select uuid from proteomics_pipelines limit 1',
    )) ?? {
      rows: [],
    };
    const key = `proteomics/search-files/${rows[0]?.uuid}/${hashSha256('>P1')}`;
    await site.server.database?.pool.query(
      `insert into proteomics_search_files (pipeline_uuid, kind, version, name, sha256, size, changed_by, is_in_use)
       values ($1, 'fasta', 1, 'human.fasta', $2, 3, 'Ada', true)`,
      [rows[0]?.uuid, hashSha256('>P1')],
    );
    const createBackup = () => runCommand(runBackupCommand, [buildPath('of-searches')], createSource());
    expect(await createBackup()).toMatchObject({ code: 1, err: expect.stringContaining(`(1), such as ${key}`) });
    mkdirSync(dirname(buildPath(`data/${key}`)), { recursive: true });
    writeFileSync(buildPath(`data/${key}`), '>P2');
    expect(await createBackup()).toMatchObject({ code: 1, err: expect.stringContaining(`(1), such as ${key}`) });
    writeFileSync(buildPath(`data/${key}`), '>P1');
    expect(await createBackup()).toMatchObject({ code: 0, err: '' });
  });

  it('contains published versions, and fails if one of their files is missing', async () => {
    const pool = site.server.database?.pool as pg.Pool;
    const [id, projectId] = [randomUUID(), randomUUID()];
    const key = `hub/published/${id}/ro-crate.zip`;
    await insertTestVersion(pool, { id, projectId });
    const createBackup = () => runCommand(runBackupCommand, [buildPath('of-versions')], createSource());
    expect(await createBackup()).toMatchObject({ code: 1, err: expect.stringContaining(`(1), such as ${key}`) });
    await pool.query('delete from hub_published_versions');
    await insertTestVersion(pool, { id, projectId }, buildPath('data'));
    expect(await createBackup()).toMatchObject({ code: 0, err: '' });
    const [backup] = readdirSync(buildPath('of-versions'));
    expect(readManifest(buildPath(`of-versions/${backup}`)).files.map(({ path }) => path)).toContain(key);
  });

  it('is rejected with the reason if its arguments are wrong', async () => {
    expect(await runCommand(runBackupCommand, [], {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('backup requires exactly one folder.'),
    });
    expect(await runCommand(restoreCommand, [buildPath('nowhere')], createSource())).toMatchObject({
      code: 1,
      err: `restore: there is no backup in ${buildPath('nowhere')}\n`,
    });
  });
});
