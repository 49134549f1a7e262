/** Converts values of ISA-JSON to strings, and finds the parts that the strings omit. */
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { isEmptyCell } from '../../../cells.ts';

const NAMING_MEMBERS = [
  'annotationValue',
  'name',
  'factorName',
  'parameterName',
  'characteristicType',
  'doi',
  'title',
  'filename',
  'termAccession',
];

export function getIsaName(object: Readonly<Record<string, unknown>>): unknown {
  return NAMING_MEMBERS.map((name) => object[name]).find((one) => one !== undefined && one !== '');
}

/** Returns the name of an object, or the value itself. */
export function getIsaText(value: unknown): unknown {
  if (typeof value === 'string') return isEmptyCell(value) ? '' : value;
  if (Array.isArray(value)) return value.map(getIsaText).join('; ');
  if (!isObject(value)) return value;
  const called = getIsaName(value);
  return called === undefined ? null : getIsaText(called);
}

/** Returns the properties of a value or of list items, except the properties that form the name. */
export function listOtherMembers(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap(listOtherMembers);
  if (!isObject(value)) return [];
  const called = NAMING_MEMBERS.find((name) => value[name] !== undefined && value[name] !== '');
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === called) return listOtherMembers(inner);
    return name.startsWith('@') || isBlank(inner) ? [] : [[name, inner] as const];
  });
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(isBlank);
  return (
    isObject(value) &&
    Object.entries(value).every(([name, inner]) => name === '@id' || isBlank(inner)) &&
    !('@id' in value && Object.keys(value).length === 1)
  );
}
