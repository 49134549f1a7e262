/** Differences between fields with the same name. */
import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../profile.ts';

/** Attributes in the order of a profile file, without the example and the codename in an exchange format. */
export const COMPARED_ATTRIBUTES = [
  'type',
  'items',
  'required',
  'recommended',
  'description',
  'ontology_term',
  'parent_ref',
  'reference',
  'unique_within',
  'constraints',
] as const satisfies readonly (keyof Field)[];

/** An attribute that is compared. */
export type ComparedAttribute = (typeof COMPARED_ATTRIBUTES)[number];

const CONFLICTING: ReadonlySet<string> = new Set<ComparedAttribute>(['type', 'items', 'required']);

/** Returns the attributes in which the fields differ. */
export function findChangedAttributes(fields: readonly Field[]): readonly ComparedAttribute[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  return COMPARED_ATTRIBUTES.filter((attribute) =>
    others.some((field) => !isDeepStrictEqual(field[attribute], first[attribute])),
  );
}

/** Returns whether valid data of one field may be invalid for another (docs/requirements.md, M3). */
export function isConflicting(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => CONFLICTING.has(attribute));
}
