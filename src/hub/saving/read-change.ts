/** Requests to save an entity, from a form or from JSON (openapi/hub, HubEntityFieldsForm and HubEntityInput). */
import type { components } from '../../../generated/hub/types.d.ts';
import type { Profile } from '../../profiles/profile.ts';
import { entityTypeNamed } from '../entities/entity-places.ts';
import { valuesFromForm } from '../entities/form-values.ts';
import type { EntityChange } from './entity-change.ts';

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
