/** Reads a profile file: YAML, then the format (profile-format.schema.json), then its consistency (profile-checks.ts). */

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Entity, Field, Profile, Rule } from '../profile.ts';
import { describeError } from '../validation/schema-error-words.ts';
import { quoted } from '../value-words.ts';
import { checkProfile } from './profile-checks.ts';
import profileFormat from './profile-format.schema.json' with { type: 'json' };
import { DocumentError } from './text-position.ts';
import { locateInYamlText, plainValueOf, readYaml, type YamlText } from './yaml-text.ts';

/** Keys from the root of a file to a value. */
export type Keys = readonly (string | number)[];

/** A profile file in the right format: required keys exist, and every value has its type. */
export interface ProfileFile {
  readonly name: string;
  readonly version: string;
  readonly display_name?: string;
  readonly description?: string;
  readonly ontology?: string;
  readonly source?: string;
  readonly prefixes?: Readonly<Record<string, string>>;
  readonly root_entity?: string;
  readonly entities: Readonly<Record<string, EntityInFile>>;
  readonly validation_rules?: readonly RuleInFile[];
}

type EntityInFile = Omit<Entity, 'name' | 'description' | 'fields'> & {
  readonly description?: string;
  readonly fields: readonly FieldInFile[];
};
type FieldInFile = Partial<Field> & Pick<Field, 'name' | 'type'>;
type RuleInFile = Omit<Rule, 'description' | 'applies_to'> & {
  readonly description?: string;
  readonly applies_to?: string | readonly string[];
};

let hasFormat: ValidateFunction<ProfileFile> | undefined;

/**
 * Reads a profile from the text of a file.
 * @param file name of the file in the problems
 * @param expected name and version from the folders; not checked if absent
 * @throws ProfileError with every problem
 */
export function readProfile(text: string, file: string, expected?: { name: string; version: string }): Profile {
  const yaml = readText(text, file);
  const problem = (keys: Keys, reason: string): ProfileProblem => ({ file, ...locateInYamlText(yaml, keys), reason });
  const content = plainValueOf(yaml);
  hasFormat ??= new Ajv2020({ allErrors: true, verbose: true }).compile<ProfileFile>(profileFormat);
  if (!hasFormat(content))
    throw new ProfileError((hasFormat.errors ?? []).flatMap((error) => formatProblem(error, yaml, file)));
  const problems: ProfileProblem[] = [];
  for (const key of ['name', 'version'] as const) {
    if (expected === undefined || content[key] === expected[key]) continue;
    problems.push(problem([key], `the ${key} is ${quoted(content[key])}, but the folder is ${quoted(expected[key])}`));
  }
  const profile = createProfile(content);
  checkProfile(profile, (keys, reason) => problems.push(problem(keys, reason)));
  if (problems.length > 0) throw new ProfileError(problems);
  return profile;
}

function readText(text: string, file: string): YamlText {
  try {
    return readYaml(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch (cause) {
    if (cause instanceof DocumentError) throw new ProfileError([{ file, ...cause.position, reason: cause.message }], { cause });
    throw cause;
  }
}

/**
 * Ajv reports alternatives and property names twice: the finding itself, and the failure of the whole. Only the first is used.
 */
function formatProblem(error: ErrorObject, yaml: YamlText, file: string): readonly ProfileProblem[] {
  if (error.keyword === 'propertyNames' || error.keyword === 'anyOf') return [];
  const keys = error.instancePath.split('/').slice(1).map(unescapePointer);
  const owner =
    keys.length === 0
      ? 'the profile'
      : keys
          .map((key) => (typeof key === 'number' ? `[${key}]` : key))
          .join('.')
          .replaceAll('.[', '[');
  const named =
    error.propertyName ?? (error.keyword === 'additionalProperties' ? String(error.params.additionalProperty) : undefined);
  const place = locateInYamlText(yaml, named === undefined ? keys : [...keys, named]);
  const sentence =
    error.propertyName === undefined
      ? describeError(error, error.data)
      : `the name ${describeError(error, error.propertyName)}`;
  return [{ file, ...place, reason: `${owner}: ${sentence}` }];
}

function unescapePointer(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns the profile of a checked file. */
export function createProfile(file: ProfileFile): Profile {
  const { entities, validation_rules = [], prefixes = {}, ...rest } = file;
  return deepFreeze({
    ...rest,
    id: `${file.name}/${file.version}`,
    display_name: file.display_name ?? `${file.name} ${file.version}`,
    description: file.description ?? '',
    prefixes,
    root_entity: file.root_entity ?? 'Investigation',
    entities: new Map(Object.entries(entities).map(([name, entity]) => [name, createEntity(name, entity)])),
    rules: validation_rules.map(createRule),
    file: file as unknown as Record<string, unknown>,
  });
}

function createEntity(name: string, entity: EntityInFile): Entity {
  const fields = entity.fields.map((field) => ({
    ...field,
    required: field.required ?? false,
    recommended: field.recommended ?? false,
    description: field.description ?? '',
    constraints: field.constraints ?? {},
  }));
  return { ...entity, name, description: entity.description ?? '', fields };
}

function createRule(rule: RuleInFile): Rule {
  const { applies_to = 'all' } = rule;
  const entities = typeof applies_to === 'string' && applies_to !== 'all' ? [applies_to] : applies_to;
  return { ...rule, description: rule.description ?? '', applies_to: entities as readonly string[] | 'all' };
}

function deepFreeze<T>(value: T): T {
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue;
    Object.freeze(next);
    waiting.push(...(next instanceof Map ? next.values() : Object.values(next)));
  }
  return value;
}

/** One problem of one file. Line and column count from 1. */
export interface ProfileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** Invalid profiles. The message has one line for each problem: `file:line:column: reason`. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly problems: readonly ProfileProblem[];

  constructor(problems: readonly ProfileProblem[], options?: { cause?: unknown }) {
    super(problems.map(({ file, line, column, reason }) => `${file}:${line}:${column}: ${reason}`).join('\n'), options);
    this.problems = problems;
  }
}
