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

/** A column of named items: each list has at most one for it. */
export interface NamedColumn {
  readonly name: string;
  itemOf(list: readonly IsaObject[]): IsaObject | undefined;
}

/** The names in some lists, each as often as one list has it: the second item of a name belongs to the second column. */
export function repeatedNames(
  lists: readonly (readonly IsaObject[])[],
  nameOf: (item: IsaObject) => string,
): readonly NamedColumn[] {
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
      itemOf: (list: readonly IsaObject[]) => list.filter((item) => nameOf(item) === name)[at],
    })),
  );
}
