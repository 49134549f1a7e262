/** How many runs there are in each state, and how long the first has been waiting: the depth of the queue, for those who watch it. */
import type pg from 'pg';
import { gauge } from '../../operations/database-figures.ts';
import type { Family } from '../../operations/meters.ts';

/** States without a run are told, too. */
const STATES = ['stored', 'queued', 'running', 'done', 'failed', 'canceled'] as const;

/** Asks the database. */
export async function runFigures(pool: pg.Pool): Promise<readonly Family[]> {
  const { rows } = await pool.query<{ state: string; runs: string; waiting: number | null }>(
    `select state, count(*) as runs, extract(epoch from now() - min(queued_at) filter (where state = 'queued'))::float8 as waiting
       from proteomics_raw_files group by state`,
  );
  const of = (state: string) => rows.find((row) => row.state === state);
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
