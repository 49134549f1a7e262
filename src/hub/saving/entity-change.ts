import type { components } from '../../../generated/hub/types.d.ts';
import type { Profile } from '../../profiles/profile.ts';
import { entityTypeNamed } from '../entities/entity-places.ts';
import { type Values, valuesFromForm } from '../entities/entity-values.ts';

/** A new entity, or with `nodeId` new values for one that is there. */
export interface EntityChange {
  /** In any case or in snake_case. */
  readonly entityType: string;
  readonly nodeId?: string | null | undefined;
  /**
   * The entity that is to hold it, or the `ref` of an earlier change. For a new entity null or left out means the top. For one
   * that is there, left out means where it is; a different parent moves it.
   */
  readonly parentId?: string | null | undefined;
  /** May be left out where only one field of the parent holds the type. */
  readonly parentField?: string | null | undefined;
  /** The version that was read; any other than the present one is a conflict. */
  readonly version?: number | null | undefined;
  /** Fields that are not named stay; null and '' empty a field. */
  readonly data: Values;
  /** Place among the siblings, from 0; left out: at the end, or where it is. */
  readonly position?: number | undefined;
  /** A name by which later changes of the same call can call a new entity their parent. */
  readonly ref?: string | undefined;
}

/** The change that a JSON body asks for. */
export function changeOfJson(body: components['schemas']['HubEntityInput']): EntityChange {
  return {
    entityType: body.entity_type,
    nodeId: body.node_id || null,
    parentId: body.parent_id || undefined,
    parentField: body.parent_field || undefined,
    version: body.version,
    data: body.data,
  };
}

/**
 * The change that a form asks for. Names that begin with an underscore and are not the contract's are passed over.
 * @throws BadRequestError for an unknown type, and for a field that it does not have
 */
export function changeOfForm(profile: Profile, body: components['schemas']['HubEntityFieldsForm']): EntityChange {
  const entity = entityTypeNamed(profile, body._entity_type, '_entity_type');
  return {
    entityType: entity.name,
    nodeId: body._node_id || null,
    parentId: body._parent_id || undefined,
    parentField: body._parent_field || undefined,
    version: body._version ? Number(body._version) : undefined,
    data: valuesFromForm(entity, body as Readonly<Record<string, string | readonly string[]>>),
  };
}
