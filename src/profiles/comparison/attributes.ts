/** In what two fields of the same name can differ. */
import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../profile.ts';

/**
 * Attributes in the order of a profile file. What says nothing about the values of a field is none of them: its codename in an exchange
 * format, whether people are advised to fill it in, and its example.
 */
export const COMPARED_ATTRIBUTES = [
  'type',
  'items',
  'required',
  'description',
  'ontology_term',
  'parent_ref',
  'reference',
  'unique_within',
  'constraints',
] as const satisfies readonly (keyof Field)[];

/** One of them. */
export type ComparedAttribute = (typeof COMPARED_ATTRIBUTES)[number];

const CONFLICTING: ReadonlySet<string> = new Set<ComparedAttribute>(['type', 'items', 'required']);

/** Attributes in which not all of the fields agree. */
export function changedAttributes(fields: readonly Field[]): readonly ComparedAttribute[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  return COMPARED_ATTRIBUTES.filter((attribute) =>
    others.some((field) => !isDeepStrictEqual(field[attribute], first[attribute])),
  );
}

/** Whether data that suit one of the fields may not suit another (docs/requirements.md, M3). */
export function isConflicting(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => CONFLICTING.has(attribute));
}
