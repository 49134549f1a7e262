import { randomUUID } from 'node:crypto';
import { type Catalog, loadCatalog } from '../../profiles/catalog/catalog.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import type { Database } from '../../storage/database.ts';
import type { HubContext } from '../context.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { type EntityScope, saveEntities } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/check-project.ts';
import { computeIdentifier, computeLabel } from './entity-names.ts';
import { applyChange, type Values } from './entity-values.ts';
import { ENTITY_COLUMNS, type EntityRow, readEntity } from './store.ts';

let catalog: Catalog | undefined;

export function getBuiltInProfile(id = 'miappe/1.1'): Profile {
  catalog ??= loadCatalog();
  const [name = '', version = ''] = id.split('/');
  const profile = catalog.find(name, version)?.profile;
  if (profile === undefined) throw new Error(`there is no profile ${id}`);
  return profile;
}

export function readExampleData(id: string): Values {
  const [name = '', version = ''] = id.split('/');
  getBuiltInProfile(id);
  const example = catalog?.find(name, version)?.getExample();
  if (example === undefined) throw new Error(`${id} has no example`);
  return example.data;
}

export function createStorageContext(database: Database): HubContext {
  return { pool: database.pool, now: () => new Date() } as unknown as HubContext;
}

export interface TestProject {
  readonly context: HubContext;
  readonly scope: EntityScope;
  save(...changes: EntityChange[]): Promise<EntityRow[]>;
  make(entityType: string, data: Values, parent?: EntityRow, parentField?: string): Promise<EntityRow>;
  rows(): Promise<EntityRow[]>;
  row(id: string): Promise<EntityRow | undefined>;
}

export async function createTestProject(database: Database, profile: Profile = getBuiltInProfile()): Promise<TestProject> {
  const [workspace, id] = [randomUUID(), randomUUID()];
  await database.pool.query('insert into hub_workspaces (id, name) values ($1, $2)', [workspace, workspace]);
  await database.pool.query('insert into hub_projects (id, workspace_id, name, profile, version) values ($1, $2, $3, $4, $5)', [
    id,
    workspace,
    'Trial',
    profile.name,
    profile.version,
  ]);
  const context = createStorageContext(database);
  const scope: EntityScope = { project: { id }, profile, actor: { userId: 'visitor-1', userName: 'Guest 1', loggedIn: false } };
  const save = async (...changes: EntityChange[]) => (await saveEntities(context, scope, changes)).map(({ row }) => row);
  return {
    context,
    scope,
    save,
    make: async (entityType, data, parent, parentField) => {
      const place = parent === undefined ? {} : { parentId: parent.id, parentField };
      return (await save({ entityType, data, ...place }))[0] as EntityRow;
    },
    rows: async () => {
      const ordered = `select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1
        order by e.parent_id nulls first, e.parent_field, e.position, e.id`;
      return (await database.pool.query<EntityRow>(ordered, [id])).rows;
    },
    row: (node) => readEntity(database.pool, id, node),
  };
}

export function createEntityRows(profile: Profile, data: unknown): EntityRow[] {
  const [projectId, at] = [randomUUID(), new Date()];
  const changes = parseDocumentChanges(profile, data);
  const ids = new Map(changes.map(({ ref }) => [ref, randomUUID()]));
  return changes.map(({ entityType, ref, parentId, parentField = null, data: values }, position) => {
    const entity = profile.entities.get(entityType) as Entity;
    return {
      id: ids.get(ref) as string,
      projectId,
      entityType,
      parentId: ids.get(parentId ?? undefined) ?? null,
      parentField,
      position,
      version: 1,
      data: applyChange(entity, {}, values),
      label: computeLabel(profile, entity, values),
      identifier: computeIdentifier(profile, entity, values),
      createdAt: at,
      updatedAt: at,
      updatedBy: 'Guest 1',
    };
  });
}
