// @module-tag full
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithEmbedded } from '../testing.ts';
import { postmasterState, readPostmasterNote } from './postmaster.ts';
import { clusterOf, killPostmaster, killServer, startProcess, workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog });

async function rowsOf(database: Database): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from acknowledged order by id');
  return rows.map(({ id }) => Number(id));
}

/** A directory with a database that was shut down properly. */
async function closedDatabase(): Promise<string> {
  const dataDir = directory();
  await (await open(dataDir)).close();
  return dataDir;
}

describeWithEmbedded('The embedded server', () => {
  it('is made and started in an empty directory', async () => {
    const database = await open(directory());
    const { rows } = await database.pool.query('select current_database() as name');
    expect({ ownership: database.ownership, rows }).toEqual({ ownership: 'embedded', rows: [{ name: 'concordat' }] });
    await database.close();
  });

  it('is adopted by a second process, and stopped only when the last one lets go', async () => {
    const dataDir = await closedDatabase();
    const first = await open(dataDir);
    const second = await open(dataDir);
    const pid = readPostmasterNote(clusterOf(dataDir))?.pid ?? 0;
    await first.close();
    await second.ping();
    expect(second.ownership).toBe('adopted');
    await second.close();
    expect(postmasterState(pid, clusterOf(dataDir))).not.toBe('running');
  });

  it('is the same one for two processes that start at once in an empty directory', async () => {
    const dataDir = directory();
    const processes = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
    expect(processes[0].postmaster).toBe(processes[1].postmaster);
    expect(processes.map(({ ownership }) => ownership).sort()).toEqual(['adopted', 'embedded']);
    await Promise.all(processes.map((process) => process.end('SIGTERM')));
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log']);
  });

  it('outlives a process that is killed, and the next one adopts it with every acknowledged row', async () => {
    const dataDir = await closedDatabase();
    const writer = await startProcess(dataDir, 'write');
    await vi.waitUntil(() => writer.acknowledged.length > 20);
    await writer.end('SIGKILL');
    const database = await open(dataDir);
    expect(database.ownership).toBe('adopted');
    expect(await rowsOf(database)).toEqual(expect.arrayContaining(writer.acknowledged));
    await database.close();
  });

  it('comes back with every acknowledged row when it and its process are killed together', async () => {
    const dataDir = await closedDatabase();
    const writer = await startProcess(dataDir, 'write');
    await vi.waitUntil(() => writer.acknowledged.length > 20);
    const ended = writer.end('SIGKILL');
    killServer(dataDir);
    await ended;
    const database = await open(dataDir);
    expect(await rowsOf(database)).toEqual(expect.arrayContaining(writer.acknowledged));
    await database.close();
  });

  it('is restarted when it dies under a running process, whose pool recovers', async () => {
    const dataDir = await closedDatabase();
    const database = await open(dataDir);
    const before = readPostmasterNote(clusterOf(dataDir))?.pid;
    killPostmaster(dataDir);
    await vi.waitUntil(() => readPostmasterNote(clusterOf(dataDir))?.pid !== before, { timeout: 20_000 });
    const answers = () =>
      database.ping().then(
        () => true,
        () => false,
      );
    expect(await vi.waitUntil(answers, { timeout: 20_000 })).toBe(true);
    await database.close();
  });

  it('sweeps what a process left that was killed while it made a database', async () => {
    const dataDir = directory();
    const halfMade = join(dataDir, 'postgres', 'cluster.part-999999999-x');
    mkdirSync(halfMade, { recursive: true });
    writeFileSync(join(halfMade, 'PG_VERSION'), '18\n');
    await (await open(dataDir)).close();
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log']);
  });

  it('starts although its old process number belongs to another program now', async () => {
    const dataDir = await closedDatabase();
    writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n/x\n1\n5432\n/x\n\n0 0\nready   \n`);
    const database = await open(dataDir);
    expect(database.ownership).toBe('embedded');
    await database.close();
  });

  it('works in a directory with spaces and letters beyond ASCII', async () => {
    const database = await open(join(directory(), 'Daten für die Ähre 資料'));
    await database.ping();
    await database.close();
  });

  it('works under a path longer than a socket or a program may have', async () => {
    const dataDir = join(directory(), ...Array.from({ length: 6 }, () => 'x'.repeat(200)));
    const database = await open(dataDir);
    await database.ping();
    await database.close();
  });

  it('does not start on files of another PostgreSQL, and says how to move', async () => {
    const dataDir = directory();
    mkdirSync(clusterOf(dataDir), { recursive: true });
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '12\n');
    await expect(open(dataDir)).rejects.toThrow(/was made by PostgreSQL 12 .*npx concordat db export FILE/);
  });

  it('is not made where only an existing one was asked for', async () => {
    const dataDir = directory();
    await expect(openDatabase({ dataDir, log: silentLog, mayCreate: false })).rejects.toThrow(/there is no database/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('tells in one sentence when the data directory cannot be written', async () => {
    const dataDir = directory();
    writeFileSync(join(dataDir, 'file'), '');
    await expect(open(join(dataDir, 'file'))).rejects.toThrow(/cannot be written .*set DATA_DIR/);
  });
});
