/** Creates and updates entities in one transaction. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { DatabaseConnection } from '../../storage/connection.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { chooseWord, formatNumber } from '../../web/for-people/words.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { ConflictError, createStaleError, type EntityList, type EntityRow, rejectTooDeepMoves } from '../entities/store.ts';
import { readLastTimestamp } from '../history/actions/store.ts';
import type { HubProjectRow } from '../tables.ts';
import type { ActionCause } from './actions.ts';
import { ChangeSet, readKnownEntities, type SavingStep } from './change-set.ts';
import { createMovedError, isSameProfile } from './count-change.ts';
import type { EntityChange } from './entity-change.ts';
import { type EntityEvent, insertEntities, recordEntityEvents, updateEntities } from './entity-events.ts';
import { rejectInvalidValues } from './refuse-values.ts';

/** Runs a function in a transaction that blocks other changes of the project. @throws NotFoundError, UnavailableError */
export async function runInProject<T>(
  context: HubContext,
  project: EntityScope['project'],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return runInTransaction(context.pool, async (client) => {
    await lockEntities(client, project);
    return work(client);
  });
}

/** Blocks other changes of the project until the transaction ends. @throws NotFoundError, UnavailableError */
export async function lockEntities(client: pg.ClientBase, project: EntityScope['project']): Promise<void> {
  // A lock on the project's row would make messages of the channel wait for a large save.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`hub entities of ${project.id.toLowerCase()}`]);
  const { rows } = await client.query<Pick<HubProjectRow, 'profile' | 'version'>>(
    'select profile, version from hub_projects where id = $1 for key share',
    [project.id],
  );
  const [present] = rows;
  if (present === undefined) throw new NotFoundError('This project does not exist.');
  if (project.profile !== undefined && !isSameProfile(present, project)) throw createMovedError();
}

/** Returns the IDs of the entities in a list, in order. */
export async function readListEntityIds(client: pg.ClientBase, projectId: string, list: EntityList): Promise<string[]> {
  const { parentId, parentField, entityType } = list;
  const { rows } = await client.query<{ id: string }>(
    `select id from hub_entities where project_id = $1 and parent_id is not distinct from $2::uuid
       and parent_field is not distinct from $3::text and ($2::uuid is not null or entity_type = $4) order by position, id`,
    [projectId, parentId, parentField, entityType],
  );
  return rows.map(({ id }) => id);
}

/** Sets positions from 0 in the given order. The history does not record shifted positions. */
export async function updateEntityPositions(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `update hub_entities e set position = n.place - 1 from unnest($1::uuid[]) with ordinality as n(id, place)
     where e.id = n.id and e.position <> n.place - 1`,
    [ids],
  );
}

/** The user and the project of a change, a part of ProjectAccess. */
export interface EntityScope {
  readonly project: Pick<HubProjectRow, 'id'> & Partial<Pick<HubProjectRow, 'strictness' | 'profile' | 'version'>>;
  readonly profile: Profile;
  readonly actor: HubActor;
  /** Description of the action; by default, derived from the changes. */
  readonly cause?: ActionCause | undefined;
  /** Called with the saved entities while the database writes the history. A rollback is still possible. */
  readonly meanwhile?: ((saved: readonly SavedEntity[]) => void) | undefined;
}

export interface SavedEntity {
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly row: EntityRow;
}

/**
 * Saves all changes or none, in one transaction: values, labels, positions, history and events. Missing values are allowed.
 * Invalid values are allowed unless the project rejects them. Equal values do not create a version. Returns one result per
 * change, in order.
 * @throws RefusedValueError; BadRequestError for an unknown type, field or parent, or a parent that cannot contain the type;
 * NotFoundError for an unknown node_id; ConflictError with the current state of each entity with an outdated version
 */
export function saveEntities(
  context: HubContext,
  scope: EntityScope,
  changes: readonly EntityChange[],
): Promise<SavedEntity[]> {
  return runInProject(context, scope.project, (client) => saveEntitiesInTransaction(client, context.now(), scope, changes));
}

/** Saves changes. Returns the number of the action, for an undo; null if no value changed. */
export function saveAsAction(
  context: HubContext,
  scope: EntityScope,
  changes: readonly EntityChange[],
): Promise<number | null> {
  return runInProject(context, scope.project, async (client) => {
    const saved = await saveEntitiesInTransaction(client, context.now(), scope, changes);
    if (saved.every(({ outcome }) => outcome === 'unchanged')) return null;
    return readLastTimestamp(client, scope.project.id);
  });
}

/** Saves in a transaction that locks the project. `formatPrefix` returns the prefix of errors, by default `changes[3].` or ''. */
export async function saveEntitiesInTransaction(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor, cause, meanwhile }: EntityScope,
  changes: readonly EntityChange[],
  formatPrefix = (index: number): string => (changes.length === 1 ? '' : `changes[${index}].`),
): Promise<SavedEntity[]> {
  const known = await readKnownEntities(client, project.id, changes);
  const sheet = new ChangeSet({ projectId: project.id, profile, actor, at, known, formatPrefix });
  const steps = changes.map((change, index) => sheet.applyEntityChange(change, index));
  rejectStaleChanges(sheet, changes.length);
  if (project.strictness === 'refuse') rejectInvalidValues(profile, steps);
  await insertEntities(client, sheet.listCreated());
  await updateEntities(client, sheet.listUpdated());
  await rejectTooDeepMoves(client, project.id, sheet.listMoved());
  await placeEntities(client, project.id, changes, steps, sheet);
  const saved = steps.map(({ outcome, state }) => ({ outcome, row: state.row }));
  const recording = recordEntityEvents(client, project.id, actor, at, collectEvents(steps), cause);
  await Promise.all([recording, meanwhile === undefined ? undefined : waitUntilSent(client).then(() => meanwhile(saved))]);
  return saved;
}

/** Resolves when the socket has sent the statement. CPU work before this moment would delay the statement. */
function waitUntilSent(client: pg.ClientBase): Promise<void> {
  return (client as pg.ClientBase & DatabaseConnection).waitUntilSent();
}

function rejectStaleChanges(sheet: ChangeSet, total: number): void {
  const [first, ...others] = sheet.stale;
  if (first === undefined) return;
  if (total === 1) throw createStaleError(first.row, first.named);
  const count = others.length + 1;
  throw new ConflictError(
    `${formatNumber(count)} of ${formatNumber(total)} entities ${chooseWord(count, 'has', 'have')} changed. Nothing was saved. Read them again, and send your changes with their versions.`,
    sheet.stale.map(({ row }) => row),
  );
}

/** Returns the events of all steps. Several changes of one entity become one event. */
function collectEvents(steps: readonly SavingStep[]): readonly EntityEvent[] {
  const states = new Set(steps.filter(({ outcome }) => outcome !== 'unchanged').map(({ state }) => state));
  return [...states].map(({ row, action }) => ({ row, action }));
}

/** Moves entities to their new positions, and closes the gaps at their old positions. */
async function placeEntities(
  client: pg.ClientBase,
  projectId: string,
  changes: readonly EntityChange[],
  steps: readonly SavingStep[],
  sheet: ChangeSet,
): Promise<void> {
  for (const list of sheet.listAbandoned())
    await updateEntityPositions(client, await readListEntityIds(client, projectId, list));
  for (const [index, { state }] of steps.entries()) {
    const position = changes[index]?.position;
    if (position === undefined) continue;
    const ids = (await readListEntityIds(client, projectId, state.row)).filter((id) => id !== state.row.id);
    ids.splice(position, 0, state.row.id);
    await updateEntityPositions(client, ids);
    state.row = { ...state.row, position: ids.indexOf(state.row.id) };
  }
}
