/** Compares the stored data with the acknowledged data after all work is done, to find lost and duplicate data. */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openStoredFiles } from '../src/files/open-files.ts';
import { readSettings } from '../src/settings.ts';
import type { Account } from './testing-load.ts';
import type { Site } from './testing-site.ts';

/** Numbers of acknowledged and stored items of one kind. */
export interface Tally {
  readonly what: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Number of protein groups in the results of the site's tool. */
const GROUPS = 109;
const TIMEOUT_MS = 120_000;

/** Waits until no run is queued or running, and counts acknowledged and stored items. */
export async function waitForIdleServer(site: Site, account: Account): Promise<{ tallies: Tally[]; failedRuns: string[] }> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
      (await client.query<Row>(statement, values)).rows;
    await waitForIdleRuns(rows);
    const failed = await rows<{ message: string }>("select message from proteomics_raw_files where state = 'failed'");
    return {
      tallies: [
        createTally(
          'saves',
          account.saves,
          await rows<Counted>(
            `select data->>'title' as name, count(*)::int as count from hub_entity_versions where project_id = $1 group by 1`,
            [account.project],
          ),
        ),
        createTally(
          'messages of the chat',
          account.messages,
          await rows<Counted>('select content as name, count(*)::int as count from hub_chat_messages group by 1'),
        ),
        countMessages(account),
        await countRawFiles(site, account, rows),
        await countResults('results of runs', [...account.uploads.keys()], rows),
        await countResults('imports of results', [...account.imports], rows),
      ],
      failedRuns: failed.map(({ message }) => message),
    };
  } finally {
    await client.end();
  }
}

type Rows = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;
interface Counted {
  readonly name: string;
  readonly count: number;
}

async function waitForIdleRuns(rows: Rows): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const [under] = await rows<{ count: number }>(
      "select count(*)::int as count from proteomics_raw_files where state in ('queued', 'running')",
    );
    if (under?.count === 0) return;
    if (Date.now() > deadline) throw new Error(`${under?.count} runs do not end`);
    await pause(200);
  }
}

function createTally(what: string, acknowledged: ReadonlySet<string>, found: readonly Counted[]): Tally {
  const counts = new Map(found.map(({ name, count }) => [name, count]));
  return {
    what,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((name) => !counts.has(name)).length,
    doubled: found.filter(({ count }) => count > 1).length,
  };
}

/** Counts the messages that listeners missed or received twice. */
function countMessages({ messages, listeners }: Account): Tally {
  const each = listeners.map((one) =>
    createTally(
      '',
      messages,
      [...one.heard].map(([name, count]) => ({ name, count })),
    ),
  );
  const sum = (kind: 'acknowledged' | 'lost' | 'doubled') => each.reduce((total, one) => total + one[kind], 0);
  const breaks = listeners.reduce((total, one) => total + one.breaks, 0);
  const what = `messages heard by ${listeners.length} listeners, whose connections broke ${breaks} times`;
  return { what, acknowledged: sum('acknowledged'), lost: sum('lost'), doubled: sum('doubled') };
}

/** Counts the raw files that have exactly one row with the checksum, and one object with the content. */
async function countRawFiles(site: Site, { uploads }: Account, rows: Rows): Promise<Tally> {
  const found = await rows<{ name: string; uuid: string; sha256: string }>(
    'select name, uuid, sha256 from proteomics_raw_files where sha256 is not null',
  );
  const byName = new Map(found.map((row) => [row.name, row]));
  const files = openStoredFiles(readSettings({ ...site.environment, DATA_DIR: site.folder }));
  let lost = 0;
  for (const [name, checksum] of uploads) {
    const row = byName.get(name);
    const kept = row === undefined ? undefined : await files.open(`proteomics/raw/${row.uuid}/${name}`).catch(() => undefined);
    const hash = createHash('sha256');
    for await (const piece of kept ?? []) hash.update(piece as Buffer);
    if (row?.sha256 !== checksum || hash.digest('hex') !== checksum) lost += 1;
  }
  return { what: 'raw files, read again and hashed', acknowledged: uploads.size, lost, doubled: found.length - byName.size };
}

/** Counts the raw files that have results of exactly one run. */
async function countResults(what: string, names: readonly string[], rows: Rows): Promise<Tally> {
  const found = await rows<{ groups: number }>(
    `select (select count(*)::int from proteomics_protein_groups where raw_file_uuid = uuid) as groups
      from proteomics_raw_files join proteomics_results on raw_file_uuid = uuid where name = any($1)`,
    [names],
  );
  const whole = found.filter(({ groups }) => groups >= GROUPS);
  return {
    what,
    acknowledged: names.length,
    lost: names.length - whole.length,
    doubled: found.filter(({ groups }) => groups > GROUPS).length,
  };
}
