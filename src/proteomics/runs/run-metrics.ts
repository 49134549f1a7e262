/** How many runs there are in each state, and how long the first has been waiting: the depth of the queue, for those who watch it. */
import type pg from 'pg';
import type { Gauge } from 'prom-client';
import { gauge } from '../../operations/database-metrics.ts';
import { countOf } from '../../web/for-people/words.ts';

/** States without a run are told, too. */
const STATES = ['stored', 'queued', 'running', 'done', 'failed', 'canceled'] as const;

/** Asks the database. */
export async function runFigures(pool: pg.Pool): Promise<readonly Gauge[]> {
  const of = await readStates(pool);
  return [
    gauge(
      'concordat_proteomics_runs',
      'Runs of pipelines by state, in the whole database; stored: raw files without a tool.',
      ['state'],
      STATES.map((state) => [[state], Number(of(state)?.runs ?? 0)]),
    ),
    gauge(
      'concordat_proteomics_queue_oldest_seconds',
      'How long the first of the queued runs has been waiting; 0 when none waits.',
      [],
      [[[], Math.max(0, of('queued')?.waiting ?? 0)]],
    ),
  ];
}

/** How long a run waits while nobody works on any before somebody should look. */
const LONG_WAIT_SECONDS = 3_600;

/** Says that runs wait and nobody works on any; asks the database. */
export async function runWarnings(pool: pg.Pool): Promise<readonly string[]> {
  const of = await readStates(pool);
  const [queued, waiting] = [Number(of('queued')?.runs ?? 0), of('queued')?.waiting ?? 0];
  if (waiting < LONG_WAIT_SECONDS || of('running') !== undefined) return [];
  const since = countOf(Math.floor(waiting / 3_600), 'hour');
  return [`${countOf(queued, 'run')} in the queue, the first for ${since}, and no worker is processing them.`];
}

interface StateCount {
  readonly state: string;
  readonly runs: string;
  /** Seconds; of queued runs. */
  readonly waiting: number | null;
}

async function readStates(pool: pg.Pool): Promise<(state: string) => StateCount | undefined> {
  const { rows } = await pool.query<StateCount>(
    `select state, count(*) as runs, extract(epoch from now() - min(queued_at) filter (where state = 'queued'))::float8 as waiting
       from proteomics_raw_files group by state`,
  );
  return (state) => rows.find((row) => row.state === state);
}
