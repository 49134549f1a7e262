/** Positions in nested data: a linked list of objects, from the data itself down. */

import type { Entity } from '../profile.ts';
import type { EntityPlan, FieldStep } from './entity-plan.ts';
import { NestingError } from './validation-errors.ts';

/** An object of the data under its entity. */
export interface ValuePlace {
  readonly entity: Entity;
  readonly data: Readonly<Record<string, unknown>>;
  readonly parent: ValuePlace | undefined;
  /** Field of the parent that contains the object; empty for the data itself. */
  readonly field: string;
  /** Index in the parent's list, or -1. */
  readonly index: number;
  /** True if the object only cites one that is described elsewhere, because its field is a reference. */
  readonly cited: boolean;
}

/** Returns the path of an object: `studies[0].observation_units[3]`; empty for the data itself. */
export function pathOf(place: ValuePlace): string {
  const steps: string[] = [];
  for (let at: ValuePlace | undefined = place; at?.parent !== undefined; at = at.parent) {
    steps.push(at.index < 0 ? at.field : `${at.field}[${at.index}]`);
  }
  return steps.reverse().join('.');
}

/** Returns the path of a member of an object, or of an item of its list. */
export function getMemberPath(place: ValuePlace, name: string, index = -1): string {
  const path = pathOf(place);
  return `${path}${path === '' ? '' : '.'}${name}${index < 0 ? '' : `[${index}]`}`;
}

/** Yields the objects in a field of an object. Values of a wrong type are skipped. */
export function* iterateNested(place: ValuePlace, step: FieldStep, nested: EntityPlan): Generator<ValuePlace> {
  const value = place.data[step.field.name];
  if (step.field.type === 'entity') {
    if (isObject(value)) yield placeOf(value, place, step, nested, -1);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) yield placeOf(item, place, step, nested, index);
    }
  }
}

/** Returns the place of an object inside another (index -1: directly in the field, not in a list). */
export function placeOf(
  data: ValuePlace['data'],
  parent: ValuePlace,
  step: FieldStep,
  nested: EntityPlan,
  index: number,
): ValuePlace {
  return { entity: nested.entity, data, parent, field: step.field.name, index, cited: parent.cited || step.cites };
}

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a value counts as absent in an optional field. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns whether a field has a value for conditions: 0 and false are values, an empty list is not. */
export function isPresent(value: unknown): boolean {
  return !isAbsent(value) && !(Array.isArray(value) && value.length === 0);
}

/** First character that can be part of a composition (Unicode, combining diacritical marks). */
const COMBINING = /[\u0300-\uffff]/;

/**
 * Returns the form in which identifiers and references are compared: composed text (Unicode NFC), so that names that look the
 * same are equal, whichever keyboard or file system wrote them.
 */
export function toComparableKey<Value>(value: Value): Value | string {
  return typeof value === 'string' && COMBINING.test(value) ? value.normalize('NFC') : value;
}

/** Maximum depth of validated data; the data itself is the first level. */
const deepestLevel = 64;

/** Throws NestingError if objects and lists are nested deeper than 64 levels, which includes circular data. */
export function checkNesting(data: unknown): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= deepestLevel) throw new NestingError(deepestLevel);
      for (const inner of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof inner === 'object' && inner !== null) below.push(inner);
      }
    }
    level = below;
  }
}
