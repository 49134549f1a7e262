/** Values of ISA-JSON as texts: what they are called, and what that does not tell. */
import { isObject } from '../../../../../profiles/validation/walk.ts';

/** Members by which an object is called. */
const CALLED = ['annotationValue', 'name', 'factorName', 'parameterName', 'characteristicType', 'doi', 'title', 'filename'];

/** What a value is called, texts without spaces around them. */
export function isaTextOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(isaTextOf).join('; ');
  if (!isObject(value)) return value;
  const called = CALLED.map((name) => value[name]).find((one) => one !== undefined && one !== '');
  if (called !== undefined) return isaTextOf(called);
  return isBlank(value) ? null : JSON.stringify(value);
}

/** Members of a value, or of those of a list, that what it is called does not tell. */
export function besidesText(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap(besidesText);
  if (!isObject(value)) return [];
  const called = CALLED.find((name) => value[name] !== undefined && value[name] !== '');
  if (called === undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === called) return besidesText(inner);
    return name.startsWith('@') || isBlank(inner) ? [] : [[name, inner] as const];
  });
}

/** An annotation of which nothing is filled in. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(isBlank);
  return (
    isObject(value) &&
    Object.entries(value).every(([name, inner]) => name === '@id' || isBlank(inner)) &&
    !('@id' in value && Object.keys(value).length === 1)
  );
}
