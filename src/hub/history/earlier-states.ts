/** Earlier states of entities, as they come back. */
import type { Profile } from '../../profiles/profile.ts';
import { identifierOf, labelOf } from '../entities/entity-names.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import type { VersionRow } from './store.ts';

/** Label and identifier of a state, as the profile makes them now. */
export function namesOf(
  profile: Profile,
  { entityType, data, label, position }: VersionRow,
): Pick<EntityRow, 'label' | 'identifier'> {
  const entity = profile.entities.get(entityType);
  if (entity === undefined) return { label, identifier: '' };
  return { label: labelOf(profile, entity, data, position + 1), identifier: identifierOf(profile, entity, data) };
}

/** What of an entity's row an earlier state says. */
export function earlierRowOf(
  profile: Profile,
  state: VersionRow,
): Omit<EntityRow, 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'> {
  return {
    id: state.entityId,
    projectId: state.projectId,
    entityType: state.entityType,
    parentId: state.parentId,
    parentField: state.parentField,
    position: state.position,
    data: state.data,
    ...namesOf(profile, state),
  };
}

/** When entities were created, by identifier. */
export async function readVersionDates(
  client: Queries,
  projectId: string,
  states: readonly Pick<VersionRow, 'entityId'>[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await client.query<{ id: string; at: Date }>(
    'select entity_id as id, at from hub_entity_versions where project_id = $1 and entity_id = any($2::uuid[]) and version = 1',
    [projectId, states.map(({ entityId }) => entityId)],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
