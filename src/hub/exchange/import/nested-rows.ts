/** Objects of a nested data set as incoming entities: each with its values, and what is nested in it as rows below it. */
import { isDeepStrictEqual } from 'node:util';
import { BadRequestError } from '../../../contract/errors.ts';
import { lettersOf } from '../../../schemas/entity-plan.ts';
import { contentOf, type Entity, type Field, fieldNamed, type Profile } from '../../../schemas/profile.ts';
import { quoted } from '../../../schemas/value-words.ts';
import { isObject } from '../../../schemas/walk.ts';
import { deepestEntity, entityTypeNamed, holdsOne } from '../../entities/entity-places.ts';
import type { IncomingParent, IncomingRow, IncomingValue } from './incoming.ts';

/** How members are found in the profile. */
export interface NestedReading {
  /** Members without a place are left out and told, instead of refused; names match by their letters, as `submissionDate` does. */
  readonly isForeign: boolean;
  /** Turns a member of another format into what the field holds. */
  readonly adapt?: (entity: Entity, field: Field, value: unknown) => unknown;
  /** The member of another format for a field, where it has another name. */
  readonly nameOf?: (entity: Entity, member: string) => string | undefined;
}

/**
 * Reads an object with everything in it, itself first.
 * @throws BadRequestError naming the member that is no field, or is not what its field holds
 */
export function* rowsOfObject(
  profile: Profile,
  entityType: string,
  data: unknown,
  path: string,
  reading: NestedReading,
  parent: IncomingParent = { kind: 'top' },
  parentField: string | null = null,
  depth = 1,
): Generator<IncomingRow> {
  const entity = entityTypeNamed(profile, entityType, path);
  if (!isObject(data)) throw new BadRequestError(`${path}: an object of the type ${entity.name} is expected.`);
  if (depth > deepestEntity) throw new BadRequestError(`${path}: entities can be nested ${deepestEntity} levels deep.`);
  const values = new Map<string, IncomingValue>();
  const leftOut: string[] = [];
  const nested: { field: Field; type: string; value: unknown; at: string }[] = [];
  for (const [member, raw] of Object.entries(data)) {
    const field = fieldFor(entity, member, reading);
    const at = `${path}.${member}`;
    if (field === undefined) {
      if (!reading.isForeign) throw new BadRequestError(`${path}: ${entity.name} has no field ${quoted(member)}.`);
      leftOut.push(member);
      continue;
    }
    const value = reading.adapt?.(entity, field, raw) ?? raw;
    const content = contentOf(field);
    if (content.kind === 'scalar') values.set(field.name, incomingValue(value));
    else if (value !== null && value !== '') nested.push({ field, type: content.entity, value, at });
  }
  const row: IncomingRow = { place: path, entityType: entity.name, id: null, parent, parentField, values, leftOut };
  yield row;
  for (const { field, type, value, at } of nested) {
    const items = holdsOne(field) ? [value] : value;
    if (!Array.isArray(items)) throw new BadRequestError(`${at}: a list of ${type} objects is expected.`);
    for (const [index, item] of items.entries()) {
      const place = holdsOne(field) ? at : `${at}[${index}]`;
      yield* rowsOfObject(profile, type, item, place, reading, { kind: 'row', row }, field.name, depth + 1);
    }
  }
}

function fieldFor(entity: Entity, member: string, { isForeign, nameOf }: NestedReading): Field | undefined {
  const exact = fieldNamed(entity, nameOf?.(entity, member) ?? member);
  if (exact !== undefined || !isForeign) return exact;
  const letters = lettersOf(member);
  return entity.fields.find(({ name, codename }) => codename === member || lettersOf(name) === letters);
}

function incomingValue(value: unknown): IncomingValue {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return {
    value: isEmpty ? null : value,
    says: (stored) => (isEmpty ? stored === undefined || stored === null : isDeepStrictEqual(value, stored)),
  };
}
