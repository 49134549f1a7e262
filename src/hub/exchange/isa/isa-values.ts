import { isObject } from '../../../profiles/validation/entity-plan.ts';
import type { IsaObject } from './entity-texts.ts';

const NAMING_MEMBERS = ['annotationValue', 'name', 'parameterName', 'componentName'];

/** Returns the name in an object, or a plain value as a string; empty if there is neither. */
export function getNameOrValue(value: unknown): string {
  if (isObject(value)) return getNameOrValue(NAMING_MEMBERS.map((name) => value[name]).find((one) => one !== undefined));
  return value === undefined || value === null ? '' : String(value);
}

export function getMaterials({ materials }: IsaObject): IsaObject {
  return isObject(materials) ? materials : {};
}

/** Returns the objects of a list; empty for other values. */
export function listIsaObjects(value: unknown): readonly IsaObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the distinct names in lists. A name appears as often as the list with the most repetitions contains it. */
export function listRepeatedNames(
  lists: readonly (readonly IsaObject[])[],
  nameOf: (item: IsaObject) => string,
): readonly { readonly name: string; findItem(list: readonly IsaObject[]): IsaObject | undefined }[] {
  const most = new Map<string, number>();
  for (const list of lists) {
    const counts = new Map<string, number>();
    for (const item of list) {
      const name = nameOf(item);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (name !== '') most.set(name, Math.max(count, most.get(name) ?? 0));
    }
  }
  return [...most].flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at) => ({
      name,
      findItem: (list: readonly IsaObject[]) => list.filter((item) => nameOf(item) === name)[at],
    })),
  );
}
