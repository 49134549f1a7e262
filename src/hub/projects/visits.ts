/** The visitors of a project. */
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import type { ProjectRecordAccess } from '../access/project-access.ts';
import { readOnlinePeople } from '../channel/presence.ts';

/** A person, as in the contract. */
export type Visitor = components['schemas']['HubPerson'];

/** Maximum number of people in a list. */
const MAX_VISITORS = 10_000;

/** The role of a visitor in a project: a guest if the hub needs no login. */
function getVisitorRole({ actor, workspace, canManage }: ProjectRecordAccess): Visitor['role'] {
  if (!actor.loggedIn) return 'guest';
  return canManage && workspace.collaboration !== null ? 'administrator' : 'member';
}

/** Records a visit of a project; at most once a minute, because users open many pages. */
export async function recordVisit(pool: pg.Pool, access: ProjectRecordAccess): Promise<void> {
  const { project, actor } = access;
  await pool.query(
    `insert into hub_visitors as v (project_id, user_id, user_name, role)
       select id, $2, $3, $4 from hub_projects where id = $1 for key share
     on conflict (project_id, user_id) do update set user_name = excluded.user_name, role = excluded.role, last_seen_at = now()
     where v.last_seen_at < now() - interval '1 minute' or v.user_name <> excluded.user_name or v.role <> excluded.role`,
    [project.id, actor.userId, actor.userName, getVisitorRole(access)],
  );
}

/** Returns the visitors of a project: those online first, then the latest. */
export async function listPeople(pool: pg.Pool, projectId: string): Promise<Visitor[]> {
  const online = await readOnlinePeople(pool, projectId);
  const { rows } = await pool.query<{ user_id: string; user_name: string; role: Visitor['role']; last_seen_at: Date }>(
    `select user_id, user_name, role, last_seen_at from hub_visitors where project_id = $1
     order by user_id = any($2::text[]) desc, last_seen_at desc, user_id limit $3`,
    [projectId, [...online], MAX_VISITORS],
  );
  return rows.map(({ last_seen_at, ...person }) => ({
    ...person,
    online: online.has(person.user_id),
    last_seen_at: last_seen_at.toISOString(),
  }));
}
