import type pg from 'pg';
import { v7 as newIdentifier } from 'uuid';
import { findFieldByName, type Profile } from '../../profiles/profile.ts';
import { getPlan } from '../../profiles/validation/entity-plan.ts';
import { createEntityRules } from '../../profiles/validation/entity-rules.ts';
import type { HubContext } from '../context.ts';
import { insertEntities, recordEntityEvents } from '../saving/entity-events.ts';
import { type EntityScope, readListEntityIds, runInProject, updateEntityPositions } from '../saving/save-entities.ts';
import { createUnknownEntityError } from './delete-entity.ts';
import { computeIdentifier, computeLabel } from './entity-names.ts';
import type { Values } from './entity-values.ts';
import { type EntityRow, isSingleEntityField, PlaceError, readEntity, readSubtree } from './store.ts';

/** New values by `Entity.field` and old value. */
type Renamings = ReadonlyMap<string, ReadonlyMap<unknown, string>>;

/** Copies an entity with its descendants after the original. Unique values get `-copy`. @throws NotFoundError, PlaceError */
export function duplicateEntity(context: HubContext, { project, profile, actor }: EntityScope, id: string): Promise<EntityRow> {
  return runInProject(context, project, async (client) => {
    const originals = await readSubtree(client, project.id, id);
    const [root] = originals;
    if (root === undefined) throw createUnknownEntityError(id);
    await rejectDuplicateInSingleField(client, profile, root);
    const renamings = await collectRenamings(client, project.id, profile, originals);
    const at = context.now();
    const ids = new Map(originals.map((row) => [row.id, newIdentifier()]));
    const copies = originals.map((row): EntityRow => {
      const data = renameValues(profile, row, renamings);
      const entity = profile.entities.get(row.entityType);
      return {
        ...row,
        id: ids.get(row.id) as string,
        parentId: ids.get(row.parentId ?? '') ?? row.parentId,
        version: 1,
        data,
        label: entity === undefined ? row.label : computeLabel(profile, entity, data, row.position + 1),
        identifier: entity === undefined ? row.identifier : computeIdentifier(profile, entity, data),
        createdAt: at,
        updatedAt: at,
        updatedBy: actor.userName,
      };
    });
    const [copy] = copies as [EntityRow];
    copy.position = root.position + 1;
    const siblings = await readListEntityIds(client, project.id, root);
    await insertEntities(client, copies);
    siblings.splice(siblings.indexOf(root.id) + 1, 0, copy.id);
    await updateEntityPositions(client, siblings);
    await recordEntityEvents(
      client,
      project.id,
      actor,
      at,
      copies.map((row) => ({ row, action: 'created' })),
      { kind: 'duplicated', subject: root.label },
    );
    return copy;
  });
}

async function rejectDuplicateInSingleField(
  client: pg.ClientBase,
  profile: Profile,
  { projectId, parentId, parentField, entityType }: EntityRow,
) {
  if (parentId === null || parentField === null) return;
  const parent = await readEntity(client, projectId, parentId);
  const entity = profile.entities.get(parent?.entityType ?? '');
  const field = entity === undefined ? undefined : findFieldByName(entity, parentField);
  if (field !== undefined && isSingleEntityField(field))
    throw new PlaceError(`${parentField} can contain only one ${entityType}, so it cannot be duplicated.`);
}

export function listIdentifyingFields(profile: Profile, entityType: string): readonly string[] {
  if (!profile.entities.has(entityType)) return [];
  const { targets, uniqueness } = getPlan(profile).getEntity(entityType);
  return [...new Set([...targets, ...uniqueness.map(({ field }) => field.name)])];
}

async function collectRenamings(
  client: pg.ClientBase,
  projectId: string,
  profile: Profile,
  originals: readonly EntityRow[],
): Promise<Renamings> {
  const renamings = new Map<string, Map<unknown, string>>();
  const rowsOf = Map.groupBy(originals, ({ entityType }) => entityType);
  for (const [entityType, rows] of rowsOf) {
    for (const field of listIdentifyingFields(profile, entityType)) {
      const texts = [...new Set(rows.map(({ data }) => data[field]))].filter((value) => typeof value === 'string');
      if (texts.length === 0) continue;
      const { rows: known } = await client.query<{ value: string }>(
        `select distinct data ->> $3 as value from hub_entities
         where project_id = $1 and entity_type = $2 and jsonb_typeof(data -> $3) = 'string'`,
        [projectId, entityType, field],
      );
      const takenNames = new Set(known.map(({ value }) => value));
      renamings.set(`${entityType}.${field}`, new Map(texts.map((text) => [text, findFreeName(text, takenNames)])));
    }
  }
  return renamings;
}

function findFreeName(text: string, takenNames: Set<string>): string {
  let name = `${text}-copy`;
  for (let number = 2; takenNames.has(name); number += 1) name = `${text}-copy-${number}`;
  takenNames.add(name);
  return name;
}

function renameValues(profile: Profile, { entityType, data }: EntityRow, renamings: Renamings): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...data };
  const entity = profile.entities.get(entityType);
  if (entity === undefined) return changed;
  const { declared, checks } = createEntityRules(profile, entity);
  const references = [...declared, ...checks].filter((check) => check.kind === 'reference');
  for (const { field, target } of references)
    renameReference(changed, data, field.name, renamings.get(`${target.entity}.${target.field}`));
  for (const field of listIdentifyingFields(profile, entityType))
    renameReference(changed, data, field, renamings.get(`${entityType}.${field}`));
  return changed;
}

function renameReference(
  changed: Record<string, unknown>,
  data: Values,
  field: string,
  names: ReadonlyMap<unknown, string> | undefined,
): void {
  const value = data[field];
  if (names === undefined || value === undefined) return;
  changed[field] = Array.isArray(value) ? value.map((item) => names.get(item) ?? item) : (names.get(value) ?? value);
}
