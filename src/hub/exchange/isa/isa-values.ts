/** Values of ISA-JSON: objects, lists of them, and what they are called. */
import type { IsaObject } from './entity-texts.ts';

/** Members by which an object is called. */
const CALLED = ['annotationValue', 'name', 'parameterName', 'componentName'];

/** What a value is called, empty for nothing. */
export function isaValueText(value: unknown): string {
  if (isIsaObject(value)) return isaValueText(CALLED.map((name) => value[name]).find((one) => one !== undefined));
  return value === undefined || value === null ? '' : String(value);
}

/** Whether it is an object, and no list. */
export function isIsaObject(value: unknown): value is IsaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is no list. */
export function listOf(value: unknown): readonly IsaObject[] {
  return Array.isArray(value) ? value.filter(isIsaObject) : [];
}
