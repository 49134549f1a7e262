/** Writes events in the transaction of their change. The lock on `seq` orders commits, so readers cannot miss an event. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { Log } from '../../log.ts';
import { type Connect, DatabaseListener } from '../../storage/database.ts';
import { rejectTooMany } from '../maximums.ts';

/** PostgreSQL channel for notifications such as `<project ID>:<last seq>`. Readers query the events from the table. */
export const EVENTS_CHANNEL = 'hub_events';

/** Second part of a notification of a deleted project, instead of the sequence number. */
const PROJECT_DELETED = 'gone';

/** Second part of a notification of an ended session, after the session's handle. */
const SESSION_ENDED = 'session-ended';

/** Second part of a notification of changed rights, after the workspace ID. */
const RIGHTS_CHANGED = 'rights-changed';

export interface ChatEntry {
  readonly id: string;
  /** Time in RFC 3339 format, in UTC. */
  readonly at: string;
  readonly senderId: string;
  readonly senderName: string;
  readonly content: string;
}

export interface NewEvent {
  /** ID of the connection that does not receive the event; null if all connections receive it. */
  senderId: string | null;
  /** The frame of the contract without `seq`, as an object or as JSON. */
  frame: Readonly<Record<string, unknown>> | string;
  /** True for events that may be deleted after an hour: presence, cursors and unsaved values. */
  fleeting?: boolean;
  chat?: ChatEntry;
}

/** A connection in a transaction, or the pool, which commits each statement separately. */
export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** A single statement, so that the lock on the project's row lasts only one round trip. */
const RECORD = `
  with counted as (
    update hub_projects set seq = seq + $2::bigint where id = $1 returning seq - $2::bigint as before
  ), events as (
    insert into hub_events (project_id, seq, sender_id, fleeting, batch, frame)
    select $1, before + number, sender_id, fleeting, case when number = 1 then $3::uuid end, frame
    from counted, unnest($4::text[], $5::boolean[], $6::text[]) with ordinality as event(sender_id, fleeting, frame, number)
  ), chat as (
    insert into hub_chat_messages (project_id, seq, id, at, sender_id, sender_name, content)
    select $1, before + number, id, at, sender_id, sender_name, content
    from counted, unnest($7::int[], $8::uuid[], $9::timestamptz[], $10::text[], $11::text[], $12::text[])
      as message(number, id, at, sender_id, sender_name, content)
  )
  select before, pg_notify($13, $1::text || ':' || (before + $2::bigint)) from counted`;

/** Writes events in the last statement of a transaction; `batch` prevents a repeat. @throws NotFoundError, FormRefusedError */
export async function recordEvents(
  client: Queryable,
  projectId: string,
  events: readonly NewEvent[],
  batch: string | null = null,
): Promise<number> {
  const chats = events.flatMap(({ chat }, index) => (chat === undefined ? [] : [{ number: index + 1, ...chat }]));
  if (chats.length > 0) await rejectTooMany(client, 'messages', projectId);
  const { rows } = await client.query<{ before: string }>(RECORD, [
    projectId,
    events.length,
    batch,
    events.map(({ senderId }) => senderId),
    events.map(({ fleeting }) => fleeting === true),
    events.map(({ frame }) => (typeof frame === 'string' ? frame : JSON.stringify(frame))),
    chats.map(({ number }) => number),
    chats.map(({ id }) => id),
    chats.map(({ at }) => at),
    chats.map(({ senderId }) => senderId),
    chats.map(({ senderName }) => senderName),
    chats.map(({ content }) => content),
    EVENTS_CHANNEL,
  ]);
  const counted = rows[0];
  if (counted === undefined) throw new NotFoundError('This project does not exist.');
  return Number(counted.before) + 1;
}

/** Makes all processes close the sockets of the projects, with code 4404, after the commit. */
export async function notifyProjectsDeleted(client: Queryable, projectIds: readonly string[]): Promise<void> {
  await client.query("select pg_notify($1, id || ':' || $2) from unnest($3::text[]) as id", [
    EVENTS_CHANNEL,
    PROJECT_DELETED,
    projectIds,
  ]);
}

/** Makes all processes close the sockets of a session or personal token. @param handle of the session, or hash of the token */
export async function notifySessionEnded(client: Queryable, handle: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, `${handle}:${SESSION_ENDED}`]);
}

/** Makes all processes close the sockets of users without a right in the workspace, after the commit. */
export async function notifyRightsChanged(client: Queryable, workspaceId: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, `${workspaceId}:${RIGHTS_CHANGED}`]);
}

export interface RecordedEvent {
  readonly seq: number;
  readonly senderId: string | null;
  readonly frame: string;
}

/** Maximum total length of the events in one read, which returns at least one event. */
const MAX_READ_CHARACTERS = 250_000;

/** Returns the oldest events of a range, at most `limit`; empty only if the range has no events. */
export async function readEvents(
  client: Queryable,
  projectId: string,
  after: number,
  upTo: number,
  limit: number,
): Promise<RecordedEvent[]> {
  const { rows } = await client.query<{ seq: string; sender_id: string | null; frame: string }>(
    `select seq, sender_id, frame from (
       select *, sum(octet_length(frame)) over (order by seq) - octet_length(frame) as before from (
         select seq, sender_id, frame from hub_events where project_id = $1 and seq > $2 and seq <= $3 order by seq limit $4
       ) as found
     ) as counted where before < ${MAX_READ_CHARACTERS} order by seq`,
    [projectId, after, upTo, limit],
  );
  return rows.map(({ seq, sender_id, frame }) => ({ seq: Number(seq), senderId: sender_id, frame }));
}

export function addEventNumber(frame: string, seq: number): string {
  return `${frame.slice(0, -1)},"seq":${seq}}`;
}

/** Returns the sequence number of the batch's first event; undefined if the batch was not committed. */
export async function findBatch(client: Queryable, batch: string): Promise<number | undefined> {
  const { rows } = await client.query<{ seq: string }>('select seq from hub_events where batch = $1', [batch]);
  return rows[0] === undefined ? undefined : Number(rows[0].seq);
}

export interface EventListenerParts {
  readonly connect: Connect;
  readonly log: Log;
  onEventsRecorded(projectId: string, seq: number): void;
  onProjectDeleted(projectId: string): void;
  onSessionEnded(handle: string): void;
  onRightsChanged(workspaceId: string): void;
  /** Called when notifications begin to arrive. Earlier events must be read from the database. */
  onListening(): void;
}

/** Returns a listener. Call `start` to connect it to the database. */
export function createEventListener(parts: EventListenerParts): DatabaseListener {
  return new DatabaseListener({
    channel: EVENTS_CHANNEL,
    name: 'channel',
    connect: parts.connect,
    log: parts.log,
    onNotification(payload) {
      const [id = '', event = ''] = payload.split(':');
      if (event === PROJECT_DELETED) parts.onProjectDeleted(id);
      else if (event === SESSION_ENDED) parts.onSessionEnded(id);
      else if (event === RIGHTS_CHANGED) parts.onRightsChanged(id);
      else if (Number.isSafeInteger(Number(event))) parts.onEventsRecorded(id, Number(event));
    },
    onListening: parts.onListening,
  });
}
