/** Entities as in the contract. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import type { EntityRow } from './store.ts';

/** An entity as in the contract. */
export type HubEntity = components['schemas']['HubEntity'];

/** The parts of an entity for a link. */
export type HubEntityLink = components['schemas']['HubEntityLink'];

/** Returns an entity of a list. */
export function formatEntity(snapshot: ProjectSnapshot, row: EntityRow): HubEntity {
  return {
    id: row.id,
    project_id: row.projectId,
    entity_type: row.entityType,
    label: row.label,
    parent_id: row.parentId,
    parent_field: row.parentField,
    position: row.position,
    version: row.version,
    data: row.data,
    errors: [...snapshot.errorsOf(row.id)],
    completeness: snapshot.completenessOf(row),
    descendants: snapshot.descendantsOf(row.id),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

/** Returns an entity with its relatives. */
export function formatSingleEntity(snapshot: ProjectSnapshot, row: EntityRow): HubEntity {
  return { ...formatEntity(snapshot, row), breadcrumb: snapshot.ancestorsOf(row.id).map(formatEntityLink) };
}

/** Returns a link to an entity. */
export function formatEntityLink({ id, entityType, label }: EntityRow): HubEntityLink {
  return { id, entity_type: entityType, label };
}
