/** Reads a profile file: parses the YAML, then checks the format (profile-format.schema.json) and the consistency. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ConditionError, hasComparison, listConditionFields, parseCondition } from '../condition.ts';
import { getLinearPattern, PatternError } from '../patterns/linear-pattern.ts';
import {
  appliesToType,
  type Constraints,
  type Entity,
  type Field,
  findFieldByName,
  getContent,
  type Profile,
  parseTarget,
  quoteText,
  type Rule,
} from '../profile.ts';
import { describeError } from '../validation/schema-error-words.ts';
import profileFormat from './profile-format.schema.json' with { type: 'json' };
import { DocumentError, getPlainValue, getYamlPosition, parseYamlText, type YamlText } from './yaml-text.ts';

/** Receives a problem with its path in the file, and the name of its item, such as `Study.title`. */
export type ReportProfileProblem = (keys: Keys, reason: string, owner?: string) => void;

export function checkProfile(profile: Profile, report: ReportProfileProblem): void {
  if (!profile.entities.has(profile.root_entity)) {
    const keys = 'root_entity' in profile.file ? ['root_entity'] : ['entities'];
    report(keys, `the root entity ${quoteText(profile.root_entity)} does not exist`);
  }
  for (const entity of profile.entities.values()) checkEntity(profile, entity, report);
  const names = new Set<string>();
  for (const [index, rule] of profile.rules.entries()) {
    const keys = ['validation_rules', index];
    if (names.has(rule.name)) report([...keys, 'name'], `there are two rules named ${quoteText(rule.name)}`);
    names.add(rule.name);
    checkRule(profile, rule, (below, reason) => report([...keys, ...below], reason, `rule ${rule.name}`));
  }
}

function checkEntity(profile: Profile, entity: Entity, report: ReportProfileProblem): void {
  const names = new Set<string>();
  for (const [index, field] of entity.fields.entries()) {
    const reportField: ReportProfileProblem = (below, reason) =>
      report(['entities', entity.name, 'fields', index, ...below], reason, `${entity.name}.${field.name}`);
    if (names.has(field.name)) reportField(['name'], 'there are two fields with this name');
    names.add(field.name);
    if (field.name in Object.prototype) reportField(['name'], 'this name is reserved by JavaScript; choose another');
    checkField(profile, field, reportField);
  }
}

function checkField(profile: Profile, field: Field, report: ReportProfileProblem): void {
  const holder = field.type === 'list' || field.type === 'entity';
  const content = getContent(field);
  if (field.items !== undefined && !holder) report(['items'], `items is for lists and entities, not for ${field.type}`);
  if (field.type === 'entity' && field.items === undefined) report(['type'], 'items must name the entity');
  else if (content.kind === 'entity' && !profile.entities.has(content.entity)) {
    report(['items'], `${quoteText(content.entity)} is neither an entity of this profile nor a plain type`);
  }
  for (const key of ['reference', 'parent_ref'] as const) checkTarget(profile, field[key], (reason) => report([key], reason));
  checkBounds(field.constraints, (key, reason) => report(['constraints', key], reason));
  for (const [key, kind] of Object.entries(BOUND_KINDS)) {
    if (key in field.constraints && !kinds[kind](field))
      report(['constraints', key], `${key} is for ${kind}, not for ${field.type}`);
  }
}

/** The kind of field for each bound. In a list of plain values, bounds of values apply to the items. */
const BOUND_KINDS = {
  pattern: 'texts',
  min_length: 'texts',
  max_length: 'texts',
  enum: 'texts',
  minimum: 'numbers',
  maximum: 'numbers',
  min_items: 'lists',
  max_items: 'lists',
  unit: 'numbers',
  known: 'texts',
} as const;

const kinds: Readonly<Record<(typeof BOUND_KINDS)[keyof typeof BOUND_KINDS], (field: Field) => boolean>> = {
  texts: (field) => isTextField(field),
  numbers: (field) => isNumericField(field),
  lists: (field) => field.type === 'list',
};

/** Returns whether the values of a field, or of the items of its list, are strings. */
export function isTextField(field: Field): boolean {
  const content = getContent(field);
  return content.kind === 'scalar' && content.type !== 'boolean' && !isNumericField(field);
}

/** Returns whether the values of a field, or of the items of its list, are numbers. */
export function isNumericField(field: Field): boolean {
  const content = getContent(field);
  return content.kind === 'scalar' && (content.type === 'integer' || content.type === 'float');
}

function checkBounds(bounds: Constraints, report: (key: string, reason: string) => void): void {
  for (const [least, most] of [
    ['min_length', 'max_length'],
    ['minimum', 'maximum'],
    ['min_items', 'max_items'],
  ] as const) {
    const lower = bounds[least];
    const upper = bounds[most];
    if (lower !== undefined && upper !== undefined && lower > upper)
      report(least, `${least} ${lower} is above ${most} ${upper}`);
  }
  if (bounds.pattern === undefined) return;
  try {
    getLinearPattern(bounds.pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    report('pattern', `the pattern ${quoteText(bounds.pattern)} cannot be used: ${error.message}`);
  }
}

function checkTarget(profile: Profile, reference: string | undefined, report: (reason: string) => void): void {
  if (reference === undefined) return;
  const target = parseTarget(reference);
  const entity = profile.entities.get(target.entity);
  if (entity === undefined) report(`there is no entity ${quoteText(target.entity)} to refer to`);
  else if (findFieldByName(entity, target.field) === undefined)
    report(`${target.entity} has no field ${quoteText(target.field)} to refer to`);
}

const needsField = [...Object.keys(BOUND_KINDS), 'reference', 'unique_within'] as const;

function checkRule(profile: Profile, rule: Rule, report: ReportProfileProblem): void {
  for (const name of rule.applies_to === 'all' ? [] : rule.applies_to) {
    if (!profile.entities.has(name)) report(['applies_to'], `there is no entity ${quoteText(name)}`);
  }
  const entities = [...profile.entities.values()].filter((entity) => appliesToType(rule, entity.name));
  checkTarget(profile, rule.reference, (reason) => report(['reference'], reason));
  checkBounds(rule, (key, reason) => report([key], reason));
  const demands = needsField.filter((key) => key in rule);
  if (rule.field === undefined) {
    for (const key of demands) report([key], `${key} needs a field`);
    if (rule.condition === 'required') report(['condition'], 'the condition "required" needs a field');
  } else {
    checkRuleField(rule, rule.field, entities, report);
  }
  if (rule.known !== undefined && rule.known !== 'country_code' && rule.level !== 'warning')
    report(['known'], 'this list is for warnings; write level: warning');
  if (rule.level === 'warning' && demands.some((key) => key === 'reference' || key === 'unique_within'))
    report(['level'], 'references and uniqueness cannot be warnings');
  if (rule.level === 'warning' && rule.condition !== undefined) report(['level'], 'conditions cannot be warnings');
  if (demands.length === 0 && rule.condition === undefined) report([], 'the rule has no condition');
  if (rule.condition !== undefined && rule.condition !== 'required') checkCondition(rule.condition, entities, report);
}

function checkRuleField(rule: Rule, name: string, entities: readonly Entity[], report: ReportProfileProblem): void {
  const fields = entities.map((entity) => findFieldByName(entity, name)).filter((field) => field !== undefined);
  if (fields.length === 0) {
    report(['field'], `no entity that the rule applies to has a field ${quoteText(name)}`);
    return;
  }
  if (rule.condition !== undefined && rule.condition !== 'required')
    report(['field'], 'remove the field, because the condition names its fields');
  for (const [key, kind] of Object.entries(BOUND_KINDS)) {
    if (key in rule && !fields.some(kinds[kind])) report([key], `${key} is for ${kind}, but ${quoteText(name)} contains none`);
  }
}

function checkCondition(text: string, entities: readonly Entity[], report: ReportProfileProblem): void {
  try {
    const condition = parseCondition(text);
    const names = listConditionFields(condition);
    const missing = names.filter((name) => !entities.some((entity) => findFieldByName(entity, name) !== undefined));
    for (const name of missing) report(['condition'], `no entity that the rule applies to has a field ${quoteText(name)}`);
    const complete = entities.filter((entity) => names.every((name) => findFieldByName(entity, name) !== undefined));
    if (missing.length === 0 && complete.length === 0)
      report(['condition'], 'no entity that the rule applies to has all the fields of the condition');
    if (hasComparison(condition) && condition.kind !== 'order')
      report(['condition'], 'a comparison cannot be combined with AND, OR or NOT');
    if (condition.kind === 'order') {
      for (const entity of complete) checkOrder(entity, [condition.later, condition.earlier], report);
    }
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    report(['condition'], `the condition has unsupported syntax at character ${error.offset + 1}: ${error.message}`);
  }
}

function checkOrder(entity: Entity, names: readonly string[], report: ReportProfileProblem): void {
  const fields = names.map((name) => findFieldByName(entity, name)).filter((field) => field !== undefined);
  const numbers = fields.every((field) => field.type === 'integer' || field.type === 'float');
  const moments = fields.every((field) => field.type === 'date' || field.type === 'datetime' || field.type === 'string');
  if (!numbers && !moments) report(['condition'], `${entity.name}: only two dates or two numbers can be compared`);
}

export type Keys = readonly (string | number)[];

/** A profile file in the correct format: required keys exist, and every value has the correct type. */
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
  readonly fields: readonly (Partial<Field> & Pick<Field, 'name' | 'type'>)[];
};
type RuleInFile = Omit<Rule, 'description' | 'applies_to'> & {
  readonly description?: string;
  readonly applies_to?: string | readonly string[];
};

let hasFormat: ValidateFunction<ProfileFile> | undefined;

/** Reads a profile. `file`: the name in errors; `expected`: the names of its folders. @throws ProfileError with all problems */
export function parseProfile(text: string, file: string, expected?: { name: string; version: string }): Profile {
  const yaml = parseProfileText(text, file);
  const problems: ProfileProblem[] = [];
  const reportProblem: ReportProfileProblem = (keys, reason, owner) =>
    problems.push({ file, ...getYamlPosition(yaml, keys), reason: owner === undefined ? reason : `${owner}: ${reason}` });
  const profile = parseProfileContent(getPlainValue(yaml), reportProblem);
  for (const key of ['name', 'version'] as const) {
    if (profile === undefined || expected === undefined || profile[key] === expected[key]) continue;
    reportProblem([key], `the ${key} is ${quoteText(profile[key])}, but the folder is ${quoteText(expected[key])}`);
  }
  if (profile === undefined || problems.length > 0) throw new ProfileError(problems);
  return profile;
}

/** Checks the content of a profile file, and reports every problem. Returns undefined if the content does not have the format. */
export function parseProfileContent(content: unknown, report: ReportProfileProblem): Profile | undefined {
  hasFormat ??= new Ajv2020({ allErrors: true, verbose: true }).compile<ProfileFile>(profileFormat);
  if (!hasFormat(content)) {
    for (const error of hasFormat.errors ?? []) reportFormatError(error, report);
    return undefined;
  }
  const profile = createProfile(content);
  checkProfile(profile, report);
  return profile;
}

/** Maximum characters, and repetitions such as `{1000}`, of profiles that are read in the main thread. */
const MAX_QUICK = { length: 20_000, repetitions: 10 };

/** Returns whether the JSON or YAML of a profile is short and has few patterns that take long to check. */
export function isQuicklyRead(text: string): boolean {
  return text.length <= MAX_QUICK.length && (text.match(/\{\d/g)?.length ?? 0) <= MAX_QUICK.repetitions;
}

function parseProfileText(text: string, file: string): YamlText {
  try {
    return parseYamlText(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch (cause) {
    if (cause instanceof DocumentError) throw new ProfileError([{ file, ...cause.position, reason: cause.message }], { cause });
    throw cause;
  }
}

/** Reports an error of the format. Ajv adds an error for the whole of alternatives and property names, which is ignored. */
function reportFormatError(error: ErrorObject, report: ReportProfileProblem): void {
  if (error.keyword === 'propertyNames' || error.keyword === 'anyOf') return;
  const keys = error.instancePath.split('/').slice(1).map(parsePointerSegment);
  const owner =
    keys.length === 0
      ? 'the profile'
      : keys
          .map((key) => (typeof key === 'number' ? `[${key}]` : key))
          .join('.')
          .replaceAll('.[', '[');
  const named =
    error.propertyName ?? (error.keyword === 'additionalProperties' ? String(error.params.additionalProperty) : undefined);
  const sentence =
    error.propertyName === undefined
      ? describeError(error, error.data)
      : `the name ${describeError(error, error.propertyName)}`;
  report(named === undefined ? keys : [...keys, named], sentence, owner);
}

function parsePointerSegment(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~');
}

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
  readonly problems: readonly ProfileProblem[];

  constructor(problems: readonly ProfileProblem[], options?: { cause?: unknown }) {
    super(problems.map(({ file, line, column, reason }) => `${file}:${line}:${column}: ${reason}`).join('\n'), options);
    this.problems = problems;
  }
}
