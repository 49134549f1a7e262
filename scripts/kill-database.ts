/**
 * Kills the embedded database repeatedly, and counts lost rows: `node scripts/kill-database.ts [rounds]`.
 *
 * Odd rounds kill the writing process and its PostgreSQL together, even rounds the process alone. The first fifth of the rounds
 * kills during the creation or start of a new database. A row is lost if the writer received its acknowledgment and it is
 * missing afterwards. Exits with 1 if a row was lost or a database did not open again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/storage/database.ts';
import { createTestDirectories, killServer, launchProcess, startProcess } from '../src/storage/embedded/testing-embedded.ts';
import { getErrorText, silentLog } from '../src/storage/storage-errors.ts';

/** Returns a generator of repeatable numbers from 0 to 1 (mulberry32). */
function createFractionGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rounds = Number(process.argv[2] ?? 25);
const random = createFractionGenerator(20_26);
const place = createTestDirectories();
const dataDir = place.createDirectory();
const reopened: number[] = [];
const acknowledged: number[] = [];
let lost = 0;
let failed = 0;

async function killDuringStart(directory: string): Promise<void> {
  const { child, ready } = launchProcess(directory);
  const outcome = ready.catch(() => undefined);
  await sleep(150 + random() * 600);
  child.kill('SIGKILL');
  killServer(directory);
  await outcome;
}

async function killWriter(isTogether: boolean): Promise<number[]> {
  const writer = await startProcess(dataDir, 'write');
  await sleep(100 + random() * 600);
  const ended = writer.end('SIGKILL');
  if (isTogether) killServer(dataDir);
  await ended;
  return writer.acknowledged;
}

async function reopenDatabase(directory: string, expected: number[]): Promise<void> {
  const started = performance.now();
  const database = await openDatabase({ dataDir: directory, log: silentLog });
  reopened.push(Math.round(performance.now() - started));
  const { rows: tables } = await database.pool.query<{ found: boolean }>(
    `select to_regclass('acknowledged') is not null as found`,
  );
  const { rows } =
    tables[0]?.found === true ? await database.pool.query<{ id: string }>('select id from acknowledged') : { rows: [] };
  const present = new Set(rows.map(({ id }) => Number(id)));
  lost += expected.filter((id) => !present.has(id)).length;
  await database.close();
}

for (let round = 1; round <= rounds; round += 1) {
  try {
    if (round <= rounds / 5) {
      const directory = place.createDirectory();
      await killDuringStart(directory);
      await reopenDatabase(directory, []);
    } else {
      acknowledged.push(...(await killWriter(round % 2 === 1)));
      await reopenDatabase(dataDir, acknowledged);
    }
  } catch (error) {
    failed += 1;
    console.error(`round ${round}: ${getErrorText(error)}`);
  }
}
place.tearDown();
const sorted = reopened.toSorted((one, other) => one - other);
console.log({
  rounds,
  acknowledged: acknowledged.length,
  lost,
  failedToOpen: failed,
  reopenedAfterMilliseconds: { median: sorted[Math.floor(sorted.length / 2)], longest: sorted.at(-1) },
});
process.exitCode = lost + failed > 0 ? 1 : 0;
