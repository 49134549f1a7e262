/** Values as they are kept: plain ones, and lists of plain ones, under the names of the profile's fields. */
import type { Entity } from '../../profiles/profile.ts';
import { plainField, plainValue } from './plain-values.ts';

/** Values by field name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The values of an entity after a change: null, an empty text and an empty list empty a field, a single value for a list is a
 * list of one, what the change does not name stays. In the order of the profile.
 * @param path put before the names of fields in refusals, like `data.`
 * @throws BadRequestError naming the field: an unknown one, one that holds entities, a value that is no plain one or cannot be stored
 */
export function changedValues(entity: Entity, before: Values, change: Values, path = 'data.'): Record<string, unknown> {
  const merged = new Map(Object.entries(before));
  for (const [name, sent] of Object.entries(change)) {
    const value = plainValue(plainField(entity, name, path), sent, `${path}${name}`);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return inProfileOrder(entity, Object.fromEntries(merged));
}

/**
 * The same values in the order of the profile's fields; the database keeps no order. What an earlier edition of the profile knew is
 * kept, at the end; the check reports it.
 */
export function inProfileOrder(entity: Entity, values: Values): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { name } of entity.fields) if (Object.hasOwn(values, name)) ordered[name] = values[name];
  for (const name of Object.keys(values)) if (!Object.hasOwn(ordered, name)) ordered[name] = values[name];
  return ordered;
}

/** Whether two sets of values are the same. Lists are compared item by item. */
export function sameValues(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSameEntityValue(one[name], other[name]));
}

/** Whether two values are the same, kind included. */
export function isSameEntityValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
