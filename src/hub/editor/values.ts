/** Values as controls and cells show them. */
import { isAbsent } from '../../profiles/validation/walk.ts';

/** A value as the text of a control or cell; empty when there is none. */
export function textOf(value: unknown): string {
  if (isAbsent(value)) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The items of a list field, one text each. A value that is no list is shown as its only item, so that it is not lost. */
export function itemTextsOf(value: unknown): readonly string[] {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value.map(textOf) : [textOf(value)];
}

/** Whether two values are the same to whoever reads them; absent, null, empty texts and empty lists are. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return isAbsent(value) || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value);
}
