/**
 * Events of a project, written in the transaction of what they tell. Counting up the project's `seq` locks its row, so events of one
 * project are committed in the order of their numbers, and whoever reads them in that order misses none.
 */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';

/** PostgreSQL channel on which processes are told `<project id>:<last seq>`. Only a hint: what happened stands in the table. */
export const EVENTS_CHANNEL = 'hub_events';

/** An event before it has its number. */
export interface NewEvent {
  /** Who does not get it back; null: everybody gets it. */
  senderId: string | null;
  /** The frame as the contract describes it, without `seq`. */
  frame: Readonly<Record<string, unknown>>;
}

/**
 * Writes events into the transaction that the connection is in.
 * @returns sequence number of the first event; the others follow without gaps
 * @throws NotFoundError when there is no such project
 */
export async function recordEvents(client: pg.ClientBase, projectId: string, events: readonly NewEvent[]): Promise<number> {
  const { rows } = await client.query<{ seq: string }>('update hub_projects set seq = seq + $2 where id = $1 returning seq', [
    projectId,
    events.length,
  ]);
  const last = rows[0];
  if (last === undefined) throw new NotFoundError('There is no such project.');
  const first = Number(last.seq) - events.length + 1;
  await client.query(
    `insert into hub_events (project_id, seq, sender_id, frame)
     select $1, $2::bigint + number - 1, sender_id, frame::jsonb
     from unnest($3::text[], $4::text[]) with ordinality as event(sender_id, frame, number)`,
    [projectId, first, events.map(({ senderId }) => senderId), events.map(({ frame }) => JSON.stringify(frame))],
  );
  await client.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, `${projectId}:${last.seq}`]);
  return first;
}
