/** Reads a configuration value by value, and collects all problems with their positions. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Reports a problem and its position, such as `tools.NAME.steps[0].`. */
export type Complain = (place: string, problem: string) => void;

export interface Reading {
  /** Returns an object that has only these members. */
  readObject(members: readonly string[]): ObjectReading;
}

/** An object that is being read. Absent members are undefined. */
export interface ObjectReading {
  addProblem(key: string, problem: string): void;
  /** Returns a string that is not empty. If `isFile` is true, it must be the path of an existing file, relative to `folder`. */
  readText(key: string, options?: { isFile?: boolean; folder?: string }): string | undefined;
  /** Returns a required string that matches a pattern. */
  readName(key: string, form: RegExp): string;
  readNumber(key: string, range: { minimum: number; maximum: number }): number | undefined;
  readNumbers(key: string, range: { minimum: number; maximum: number }): number[] | undefined;
  readTexts(key: string, form: RegExp): string[] | undefined;
  readTextEntries(key: string, keyForm: RegExp): [string, string][];
  readList(key: string): Reading[];
  readEntries(key: string, keyForm: RegExp): [string, Reading][];
  readPart(key: string, members: readonly string[]): ObjectReading | undefined;
}

export function createValueReader(value: unknown, complain: Complain, place = ''): Reading {
  return {
    readObject(members) {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (!isObject) complain(place.replace(/\.$/, place === '' ? '' : ' '), 'must be an object');
      const object = isObject ? (value as Record<string, unknown>) : {};
      for (const key of Object.keys(object).filter((key) => !members.includes(key)))
        complain(place, `${key} is unknown; known are ${members.join(', ')}`);
      return createObjectReader(object, complain, place);
    },
  };
}

function createObjectReader(object: Record<string, unknown>, complainAt: Complain, place: string): ObjectReading {
  const addProblem = (key: string, problem: string) => complainAt(place, `${key} ${problem}`);
  const getValue = (key: string): unknown => (object[key] === null ? undefined : object[key]);
  const getList = (key: string): unknown[] | undefined => {
    const value = getValue(key);
    if (value === undefined || Array.isArray(value)) return value;
    addProblem(key, 'must be a list');
    return undefined;
  };
  const listEntries = (key: string, keyForm: RegExp): [string, unknown][] => {
    const value = getValue(key);
    if (value === undefined) return [];
    if (typeof value !== 'object' || Array.isArray(value)) {
      addProblem(key, 'must be an object');
      return [];
    }
    for (const name of Object.keys(value as object).filter((name) => !keyForm.test(name)))
      addProblem(key, `has the name ${JSON.stringify(name)}, which is not of the form ${keyForm.source}`);
    return Object.entries(value as object);
  };
  const isNumber = (value: unknown, { minimum, maximum }: { minimum: number; maximum: number }): value is number =>
    typeof value === 'number' && value >= minimum && value <= maximum;
  const formatRange = ({ minimum, maximum }: { minimum: number; maximum: number }) => `from ${minimum} to ${maximum}`;

  const reading: ObjectReading = {
    addProblem,
    readText(key, { isFile = false, folder = '.' } = {}) {
      const value = getValue(key);
      if (value === undefined) return undefined;
      if (typeof value !== 'string' || value === '' || value.includes('\0'))
        addProblem(key, 'must be a text that is not empty');
      else if (!isFile || statSync(resolve(folder, value), { throwIfNoEntry: false })?.isFile() === true) return value;
      else addProblem(key, `is ${value}, and there is no such file`);
      return undefined;
    },
    readName(key, form) {
      const value = getValue(key);
      if (typeof value === 'string' && form.test(value)) return value;
      addProblem(key, `must be a text of the form ${form.source}`);
      return '';
    },
    readNumber(key, limits) {
      const value = getValue(key);
      if (value === undefined || isNumber(value, limits)) return value;
      addProblem(key, `must be a number ${formatRange(limits)}`);
      return undefined;
    },
    readNumbers(key, limits) {
      const values = getList(key);
      if (values === undefined || values.every((value) => isNumber(value, limits))) return values as number[] | undefined;
      addProblem(key, `must be a list of numbers ${formatRange(limits)}`);
      return undefined;
    },
    readTexts(key, form) {
      const values = getList(key);
      if (values === undefined || values.every((value) => typeof value === 'string' && form.test(value)))
        return values as string[] | undefined;
      addProblem(key, `must be a list of texts of the form ${form.source}; write numbers in quotes`);
      return undefined;
    },
    readTextEntries(key, keyForm) {
      const entries = listEntries(key, keyForm);
      for (const [name] of entries.filter(([, value]) => typeof value !== 'string'))
        addProblem(`${key}.${name}`, 'must be a text');
      return entries as [string, string][];
    },
    readList(key) {
      return (getList(key) ?? []).map((value, index) => createValueReader(value, complainAt, `${place}${key}[${index}].`));
    },
    readEntries(key, keyForm) {
      return listEntries(key, keyForm).map(([name, value]) => [
        name,
        createValueReader(value, complainAt, `${place}${key}.${name}.`),
      ]);
    },
    readPart(key, members) {
      const value = getValue(key);
      return value === undefined ? undefined : createValueReader(value, complainAt, `${place}${key}.`).readObject(members);
    },
  };
  return reading;
}
