import type pg from 'pg';
import type { Gauge } from 'prom-client';
import { createGauge } from '../../operations/database-metrics.ts';
import { formatQuantity } from '../../web/for-people/words.ts';

/** All states, because a state without runs is reported as zero. */
const STATES = ['stored', 'queued', 'running', 'done', 'failed', 'canceled'] as const;

export async function readRunMetrics(pool: pg.Pool): Promise<readonly Gauge[]> {
  const of = await readStates(pool);
  return [
    createGauge(
      'concordat_proteomics_runs',
      'Runs in the database by state; stored: raw files without a tool.',
      ['state'],
      STATES.map((state) => [[state], Number(of(state)?.runs ?? 0)]),
    ),
    createGauge(
      'concordat_proteomics_queue_oldest_seconds',
      'Waiting time of the oldest queued run; 0 without queued runs.',
      [],
      [[[], Math.max(0, of('queued')?.waiting ?? 0)]],
    ),
  ];
}

/** Seconds after which queued runs cause a warning if no run is executed. */
const LONG_WAIT_SECONDS = 3_600;

/** Returns a warning if runs have been queued for long and none is executed. */
export async function readRunWarnings(pool: pg.Pool): Promise<readonly string[]> {
  const of = await readStates(pool);
  const [queued, waiting] = [Number(of('queued')?.runs ?? 0), of('queued')?.waiting ?? 0];
  if (waiting < LONG_WAIT_SECONDS || of('running') !== undefined) return [];
  const since = formatQuantity(Math.floor(waiting / 3_600), 'hour');
  return [`${formatQuantity(queued, 'run')} in the queue, the first for ${since}, and no worker is processing them.`];
}

interface StateCount {
  readonly state: string;
  readonly runs: string;
  /** Seconds since the first run was queued; null for other states. */
  readonly waiting: number | null;
}

async function readStates(pool: pg.Pool): Promise<(state: string) => StateCount | undefined> {
  const { rows } = await pool.query<StateCount>(
    `select state, count(*) as runs, extract(epoch from now() - min(queued_at) filter (where state = 'queued'))::float8 as waiting
       from proteomics_raw_files group by state`,
  );
  return (state) => rows.find((row) => row.state === state);
}
