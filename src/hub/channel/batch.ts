/** Writes a batch of events of this process for one project: arrivals, departures and messages. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { findBatch, type NewEvent, recordEvents } from './events.ts';
import { lockProject, type PresentPerson, readPresence, recordArrivals, removeDepartures } from './presence.ts';

export interface Batch {
  /** Makes retries safe: after a lost response, the server finds the committed batch by this ID. */
  readonly id: string;
  readonly arrived: readonly PresentPerson[];
  readonly departed: readonly PresentPerson[];
  readonly events: readonly NewEvent[];
}

export interface WrittenBatch {
  readonly first: number;
  /** The written events in order; undefined if an earlier attempt wrote them and its response was lost. */
  readonly events: readonly NewEvent[] | undefined;
  /** For each new connection, the sequence number of its arrival, and the frame that only this connection receives. */
  readonly welcomes: ReadonlyMap<string, { seq: number; frame: string }>;
  /** Number of people in the channel; 0 if the batch has no arrivals or departures. */
  readonly people: number;
}

/** Up to this number of people, each arrival and departure has its own frame. Above it, one frame reports all changes. */
export const FRAME_FOR_EACH = 30;

/** A large change can lock its project for long. Its channel tries again, so that channels of other projects can write. */
const MAX_LOCK_WAIT_MS = 200;

const NO_PRESENCE = { welcomes: new Map<never, never>(), people: 0 };

/** Writes a batch in one transaction. @param isRepeated true for retries @throws NotFoundError; 55P03 for a locked project */
export async function writeBatch(
  pool: pg.Pool,
  processId: string,
  projectId: string,
  batch: Batch,
  isRepeated: boolean,
): Promise<WrittenBatch> {
  const before = isRepeated ? await findBatch(pool, batch.id) : undefined;
  if (before !== undefined) return { first: before, events: undefined, ...NO_PRESENCE };
  const hasPresence = batch.arrived.length + batch.departed.length > 0;
  const write = async (client: pg.ClientBase) => {
    if (hasPresence) return writeBatchWithPresence(client, processId, projectId, batch);
    const first = await recordEvents(client, projectId, batch.events, batch.id);
    return { first, events: batch.events, ...NO_PRESENCE };
  };
  return runInTransaction(pool, write, `; set local lock_timeout = ${MAX_LOCK_WAIT_MS}`);
}

async function writeBatchWithPresence(
  client: pg.ClientBase,
  processId: string,
  projectId: string,
  { id, arrived, departed, events }: Batch,
): Promise<WrittenBatch> {
  if (!(await lockProject(client, projectId))) throw new NotFoundError('This project does not exist.');
  const here = await readPresence(client, projectId);
  await removeDepartures(client, projectId, departed);
  await recordArrivals(client, processId, projectId, arrived);
  const presence = createPresenceEvents(here, arrived, departed);
  const all = [...presence.events, ...events];
  if (all.length === 0) return { first: 0, events: [], ...NO_PRESENCE };
  const first = await recordEvents(client, projectId, all, id);
  const welcomes = new Map(
    [...presence.welcomes].map(([connection, { place, frame }]) => [connection, { seq: first + place, frame }]),
  );
  return { first, events: all, welcomes, people: here.length + arrived.length - departed.length };
}

interface PresenceEvents {
  events: NewEvent[];
  /** For each new connection, the index of its arrival in the batch, and the frame that only this connection receives. */
  welcomes: Map<string, { place: number; frame: string }>;
}

/** Returns the frames for arrivals and departures. @param here the people in the channel before the batch */
export function createPresenceEvents(
  here: readonly PresentPerson[],
  arrived: readonly PresentPerson[],
  departed: readonly PresentPerson[],
): PresenceEvents {
  const present = new Map(here.map((person) => [person.connectionId, person]));
  const changes = [
    ...departed.filter(({ connectionId }) => present.has(connectionId)).map((person) => ({ action: 'leave' as const, person })),
    ...arrived.filter(({ connectionId }) => !present.has(connectionId)).map((person) => ({ action: 'join' as const, person })),
  ];
  const result: PresenceEvents = { events: [], welcomes: new Map() };
  const isCrowded = here.length + arrived.length > FRAME_FOR_EACH;
  for (const [index, { action, person }] of changes.entries()) {
    if (action === 'join') present.set(person.connectionId, person);
    else present.delete(person.connectionId);
    if (isCrowded && index < changes.length - 1) continue;
    const isForAll = formatPeopleShown([...present.values()]);
    const place = result.events.length;
    result.events.push({ senderId: null, frame: createPresenceFrame(action, person, isForAll), fleeting: true });
    const newcomers = isCrowded ? changes.filter((change) => change.action === 'join') : [{ action, person }];
    for (const newcomer of newcomers) {
      if (newcomer.action !== 'join') continue;
      result.welcomes.set(newcomer.person.connectionId, {
        place,
        frame: createPresenceFrame('join', newcomer.person, isForAll),
      });
    }
  }
  return result;
}

function formatPeopleShown(people: readonly PresentPerson[]): string {
  const entries = people.map(({ userId, userName, connectedAt }) => ({
    user_id: userId,
    user_name: userName,
    connected_at: connectedAt,
  }));
  return JSON.stringify(entries);
}

function createPresenceFrame(action: 'join' | 'leave', { userId, userName }: PresentPerson, everybody: string): string {
  const head = JSON.stringify({ type: 'presence', action, user_id: userId, user_name: userName });
  return `${head.slice(0, -1)},"presence":${everybody}}`;
}
