/** Stores who is in a project's channel: a row for each connection, and a heartbeat for each process. */
import type pg from 'pg';
import type { Queryable } from './events.ts';

export interface PresentPerson {
  readonly connectionId: string;
  readonly userId: string;
  readonly userName: string;
  /** Time in RFC 3339 format, in UTC. */
  readonly connectedAt: string;
}

interface PresenceRow {
  connection_id: string;
  user_id: string;
  user_name: string;
  connected_at: Date;
}

/** Returns a person for each connection in all processes, ordered by arrival. */
export async function readPresence(client: Queryable, projectId: string): Promise<PresentPerson[]> {
  const { rows } = await client.query<PresenceRow>(
    `select connection_id, user_id, user_name, connected_at from hub_presence
     where project_id = $1 order by connected_at, connection_id limit 10000`,
    [projectId],
  );
  return rows.map(parsePerson);
}

/** Returns the user IDs of people in a project's channel, except those of dead processes. */
export async function readOnlinePeople(client: Queryable, projectId: string): Promise<Set<string>> {
  const { rows } = await client.query<{ user_id: string }>(
    `select distinct user_id from hub_presence p join hub_channel_processes c on c.id = p.process_id
     where project_id = $1 and c.seen_at > now() - interval '60 s'`,
    [projectId],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Records people as present in a project and as visitors of the project. */
export async function recordArrivals(
  client: Queryable,
  processId: string,
  projectId: string,
  people: readonly PresentPerson[],
): Promise<void> {
  if (people.length === 0) return;
  await client.query(
    `insert into hub_presence (process_id, project_id, connection_id, user_id, user_name, connected_at)
     select $1, $2, connection_id, user_id, user_name, connected_at
     from unnest($3::uuid[], $4::text[], $5::text[], $6::timestamptz[]) as p(connection_id, user_id, user_name, connected_at)
     on conflict do nothing`,
    [
      processId,
      projectId,
      people.map(({ connectionId }) => connectionId),
      people.map(({ userId }) => userId),
      people.map(({ userName }) => userName),
      people.map(({ connectedAt }) => connectedAt),
    ],
  );
  await recordVisitors(client, projectId, people);
}

export async function removeDepartures(client: Queryable, projectId: string, people: readonly PresentPerson[]): Promise<void> {
  if (people.length === 0) return;
  await client.query('delete from hub_presence where connection_id = any($1::uuid[])', [
    people.map(({ connectionId }) => connectionId),
  ]);
  await recordVisitors(client, projectId, people);
}

async function recordVisitors(client: Queryable, projectId: string, people: readonly PresentPerson[]): Promise<void> {
  const names = new Map(people.map(({ userId, userName }) => [userId, userName]));
  await client.query(
    `insert into hub_visitors (project_id, user_id, user_name)
     select $1, user_id, user_name from unnest($2::text[], $3::text[]) as v(user_id, user_name)
     on conflict (project_id, user_id) do update set user_name = excluded.user_name, last_seen_at = now()`,
    [projectId, [...names.keys()], [...names.values()]],
  );
}

/** Records a heartbeat. Returns false if other processes considered this process dead and removed its people. */
export async function recordHeartbeat(client: Queryable, processId: string): Promise<boolean> {
  const { rowCount } = await client.query('update hub_channel_processes set seen_at = now() where id = $1', [processId]);
  if (rowCount === 1) return true;
  await client.query('insert into hub_channel_processes (id) values ($1) on conflict do nothing', [processId]);
  return false;
}

export async function deleteProcess(client: Queryable, processId: string): Promise<void> {
  await client.query('delete from hub_channel_processes where id = $1', [processId]);
}

/** Deletes dead processes. Returns their people by project. @param deadAfter milliseconds without a heartbeat */
export async function findPeopleOfDeadProcesses(client: Queryable, deadAfter: number): Promise<Map<string, PresentPerson[]>> {
  await client.query("delete from hub_channel_processes where seen_at < now() - $1 * interval '1 ms'", [deadAfter]);
  const { rows } = await client.query<PresenceRow & { project_id: string }>(
    `select project_id, connection_id, user_id, user_name, connected_at from hub_presence p
     where not exists (select from hub_channel_processes c where c.id = p.process_id) limit 10000`,
  );
  const found = Map.groupBy(rows, ({ project_id }) => project_id);
  return new Map([...found].map(([project, people]) => [project, people.map(parsePerson)]));
}

/** Locks a project until the transaction ends. Returns false if it does not exist. */
export async function lockProject(client: pg.ClientBase, projectId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from hub_projects where id = $1 for no key update', [projectId]);
  return rowCount === 1;
}

function parsePerson({ connection_id, user_id, user_name, connected_at }: PresenceRow): PresentPerson {
  return { connectionId: connection_id, userId: user_id, userName: user_name, connectedAt: connected_at.toISOString() };
}
