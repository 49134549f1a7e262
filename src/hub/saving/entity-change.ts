import type { components } from '../../../generated/hub/types.d.ts';
import type { Profile } from '../../profiles/profile.ts';
import { parseFormValues, type Values } from '../entities/entity-values.ts';
import { requireEntityType } from '../entities/store.ts';

/** A new entity, or new values of the entity `nodeId`. */
export interface EntityChange {
  /** Name of the type, ignoring case, or its name in snake_case. */
  readonly entityType: string;
  readonly nodeId?: string | null | undefined;
  /** ID of the parent, or the `ref` of an earlier change; null for the top level; undefined to keep the current parent. */
  readonly parentId?: string | null | undefined;
  /** Field of the parent. May be absent if only one field can contain the type. */
  readonly parentField?: string | null | undefined;
  /** The version that the client read. If another version is current, the change is a conflict. */
  readonly version?: number | null | undefined;
  /** Values by field. Absent fields remain unchanged. Null and '' remove a value. */
  readonly data: Values;
  /** Index among the siblings, from 0. By default, a new entity is last, and an existing entity does not move. */
  readonly position?: number | undefined;
  /** A name for the new entity, to which later changes of the same call can refer as `parentId`. */
  readonly ref?: string | undefined;
  /** Unused ID for a new entity. By default, the server chooses one. */
  readonly id?: string | undefined;
}

export function parseJsonChange(body: components['schemas']['HubEntityInput']): EntityChange {
  return {
    entityType: body.entity_type,
    nodeId: body.node_id || null,
    parentId: body.parent_id || undefined,
    parentField: body.parent_field || undefined,
    version: body.version,
    data: body.data,
  };
}

/** Returns the change in a form. Ignores unknown names such as `_x`. @throws BadRequestError for unknown types or fields */
export function parseFormChange(profile: Profile, body: components['schemas']['HubEntityFieldsForm']): EntityChange {
  const entity = requireEntityType(profile, body._entity_type, '_entity_type');
  return {
    entityType: entity.name,
    nodeId: body._node_id || null,
    parentId: body._parent_id || undefined,
    parentField: body._parent_field || undefined,
    version: body._version ? Number(body._version) : undefined,
    data: parseFormValues(entity, body as Readonly<Record<string, string | readonly string[]>>),
  };
}
