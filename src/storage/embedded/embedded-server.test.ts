// @module-tag full
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithEmbedded } from '../testing.ts';
import { readPostmasterFile, readPostmasterState } from './postmaster.ts';
import { createTestDirectories, getClusterPath, killPostmaster, killServer, startProcess } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

const openTestDatabase = (dataDir: string) => openDatabase({ dataDir, log: silentLog });

async function readRows(database: Database): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from acknowledged order by id');
  return rows.map(({ id }) => Number(id));
}

/** Creates a directory with a properly closed database. */
async function createClosedDatabase(): Promise<string> {
  const dataDir = createDirectory();
  await (await openTestDatabase(dataDir)).close();
  return dataDir;
}

describeWithEmbedded('The embedded server', () => {
  it('is created and started in an empty directory', async () => {
    const database = await openTestDatabase(createDirectory());
    const { rows } = await database.pool.query('select current_database() as name');
    expect({ ownership: database.ownership, rows }).toEqual({ ownership: 'embedded', rows: [{ name: 'concordat' }] });
    await database.close();
  });

  it('is reused by a second process, and stopped by the last one', async () => {
    const dataDir = await createClosedDatabase();
    const first = await openTestDatabase(dataDir);
    const second = await openTestDatabase(dataDir);
    const pid = readPostmasterFile(getClusterPath(dataDir))?.pid ?? 0;
    await first.close();
    await second.pingDatabase();
    expect(second.ownership).toBe('adopted');
    await second.close();
    expect(readPostmasterState(pid, getClusterPath(dataDir))).not.toBe('running');
  });

  it('is shared by two processes that start at the same time in an empty directory', async () => {
    const dataDir = createDirectory();
    const processes = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
    expect(processes[0].postmaster).toBe(processes[1].postmaster);
    expect(processes.map(({ ownership }) => ownership).sort()).toEqual(['adopted', 'embedded']);
    await Promise.all(processes.map((process) => process.end('SIGTERM')));
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log']);
  });

  it('is reused with all confirmed rows after the process that started it was killed', async () => {
    const dataDir = await createClosedDatabase();
    const writer = await startProcess(dataDir, 'write');
    await vi.waitUntil(() => writer.acknowledged.length > 20);
    await writer.end('SIGKILL');
    const database = await openTestDatabase(dataDir);
    expect(database.ownership).toBe('adopted');
    expect(await readRows(database)).toEqual(expect.arrayContaining(writer.acknowledged));
    await database.close();
  });

  it('keeps all confirmed rows if it is killed together with the process that started it', async () => {
    const dataDir = await createClosedDatabase();
    const writer = await startProcess(dataDir, 'write');
    await vi.waitUntil(() => writer.acknowledged.length > 20);
    const ended = writer.end('SIGKILL');
    killServer(dataDir);
    await ended;
    const database = await openTestDatabase(dataDir);
    expect(await readRows(database)).toEqual(expect.arrayContaining(writer.acknowledged));
    await database.close();
  });

  it('restarts with its connection pool after it was killed while a client was connected', async () => {
    const dataDir = await createClosedDatabase();
    const database = await openTestDatabase(dataDir);
    const before = readPostmasterFile(getClusterPath(dataDir))?.pid;
    killPostmaster(dataDir);
    await vi.waitUntil(() => readPostmasterFile(getClusterPath(dataDir))?.pid !== before, { timeout: 60_000 });
    const isResponding = () =>
      database.pingDatabase().then(
        () => true,
        () => false,
      );
    expect(await vi.waitUntil(isResponding, { timeout: 60_000 })).toBe(true);
    await database.close();
  });

  it('removes leftovers of a process that was killed while it created a database', async () => {
    const dataDir = createDirectory();
    const halfMade = join(dataDir, 'postgres', 'cluster.part-999999999-x');
    mkdirSync(halfMade, { recursive: true });
    writeFileSync(join(halfMade, 'PG_VERSION'), '18\n');
    await (await openTestDatabase(dataDir)).close();
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log']);
  });

  it('starts if its previous process number belongs to another program', async () => {
    const dataDir = await createClosedDatabase();
    writeFileSync(join(getClusterPath(dataDir), 'postmaster.pid'), `${process.pid}\n/x\n1\n5432\n/x\n\n0 0\nready   \n`);
    const database = await openTestDatabase(dataDir);
    expect(database.ownership).toBe('embedded');
    await database.close();
  });

  it('runs in a directory with spaces and non-ASCII letters', async () => {
    const database = await openTestDatabase(join(createDirectory(), 'Daten für die Ähre 資料'));
    await database.pingDatabase();
    await database.close();
  });

  it('runs in a directory whose path exceeds the limits of sockets and programs', async () => {
    const dataDir = join(createDirectory(), ...Array.from({ length: 6 }, () => 'x'.repeat(200)));
    const database = await openTestDatabase(dataDir);
    await database.pingDatabase();
    await database.close();
  });

  it('rejects files of another PostgreSQL version, and explains the next steps', async () => {
    const dataDir = createDirectory();
    mkdirSync(getClusterPath(dataDir), { recursive: true });
    writeFileSync(join(getClusterPath(dataDir), 'PG_VERSION'), '12\n');
    await expect(openTestDatabase(dataDir)).rejects.toThrow(/was created by PostgreSQL 12, .*npx concordat db export FILE/);
  });

  it('is not created if only an existing server may be used', async () => {
    const dataDir = createDirectory();
    await expect(openDatabase({ dataDir, log: silentLog, mayCreate: false })).rejects.toThrow(/there is no database/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('reports an unwritable data directory in one sentence', async () => {
    const dataDir = createDirectory();
    writeFileSync(join(dataDir, 'file'), '');
    await expect(openTestDatabase(join(dataDir, 'file'))).rejects.toThrow(/cannot be written .*set DATA_DIR/);
  });
});
