/** Entities as the contract answers them. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import type { EntityRow } from './store.ts';

/** An entity as the contract answers it. */
export type HubEntity = components['schemas']['HubEntity'];

/** Enough of an entity to name it and to link to it. */
export type HubEntityLink = components['schemas']['HubEntityLink'];

/** An entity, as one of several. */
export function entityAnswer(picture: ProjectPicture, row: EntityRow): HubEntity {
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
    errors: [...picture.errorsOf(row.id)],
    completeness: picture.completenessOf(row),
    descendants: picture.descendantsOf(row.id),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

/** An entity by itself, with those around it. */
export function singleEntityAnswer(picture: ProjectPicture, row: EntityRow): HubEntity {
  return { ...entityAnswer(picture, row), breadcrumb: picture.ancestorsOf(row.id).map(linkTo) };
}

/** A link to an entity. */
export function linkTo({ id, entityType, label }: EntityRow): HubEntityLink {
  return { id, entity_type: entityType, label };
}
