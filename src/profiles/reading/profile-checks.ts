/** Checks the consistency of a profile: names must exist, bounds must be possible, patterns and conditions must parse. */
import { ConditionError, hasComparison, listNames, parseCondition } from '../condition.ts';
import { getLinearPattern, PatternError } from '../patterns/linear-pattern.ts';
import { appliesTo, contentOf, type Entity, type Field, fieldNamed, type Profile, parseTarget, type Rule } from '../profile.ts';
import { quoted } from '../value-words.ts';

/** Receives a problem with the keys of its place in the file. */
export type ReportProfileProblem = (keys: readonly (string | number)[], reason: string) => void;

/** Checks a profile that has the right format and reports every problem. */
export function checkProfile(profile: Profile, report: ReportProfileProblem): void {
  if (!profile.entities.has(profile.root_entity)) {
    const keys = 'root_entity' in profile.file ? ['root_entity'] : ['entities'];
    report(keys, `the root entity ${quoted(profile.root_entity)} does not exist`);
  }
  for (const entity of profile.entities.values()) checkEntity(profile, entity, report);
  const names = new Set<string>();
  for (const [index, rule] of profile.rules.entries()) {
    const keys = ['validation_rules', index];
    if (names.has(rule.name)) report([...keys, 'name'], `there are two rules ${quoted(rule.name)}`);
    names.add(rule.name);
    checkRule(profile, rule, (below, reason) => report([...keys, ...below], `rule ${rule.name}: ${reason}`));
  }
}

function checkEntity(profile: Profile, entity: Entity, report: ReportProfileProblem): void {
  const names = new Set<string>();
  for (const [index, field] of entity.fields.entries()) {
    const tell: ReportProfileProblem = (below, reason) =>
      report(['entities', entity.name, 'fields', index, ...below], `${entity.name}.${field.name}: ${reason}`);
    if (names.has(field.name)) tell(['name'], 'there are two fields of this name');
    names.add(field.name);
    if (field.name in Object.prototype) tell(['name'], 'this name is reserved by JavaScript; choose another');
    checkField(profile, field, tell);
  }
}

function checkField(profile: Profile, field: Field, tell: ReportProfileProblem): void {
  const holder = field.type === 'list' || field.type === 'entity';
  const content = contentOf(field);
  if (field.items !== undefined && !holder) tell(['items'], `items is for lists and entities, not for ${field.type}`);
  if (field.type === 'entity' && field.items === undefined) tell(['type'], 'items must name the entity');
  else if (content.kind === 'entity' && !profile.entities.has(content.entity)) {
    tell(['items'], `${quoted(content.entity)} is neither an entity of this profile nor a plain type`);
  }
  for (const key of ['reference', 'parent_ref'] as const) checkTarget(profile, field[key], (reason) => tell([key], reason));
  checkBounds(field.constraints, (key, reason) => tell(['constraints', key], reason));
  for (const [key, kind] of Object.entries(kindOfBound)) {
    if (key in field.constraints && !kinds[kind](field))
      tell(['constraints', key], `${key} is for ${kind}, not for ${field.type}`);
  }
}

/** The kind of field for each bound; in a list of plain values, bounds of values apply to the items. */
const kindOfBound = {
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

const kinds: Readonly<Record<(typeof kindOfBound)[keyof typeof kindOfBound], (field: Field) => boolean>> = {
  texts: (field) => holdsText(field),
  numbers: (field) => holdsNumber(field),
  lists: (field) => field.type === 'list',
};

/** Returns whether the values of a field, or of the items of its list, are texts. */
export function holdsText(field: Field): boolean {
  const content = contentOf(field);
  return content.kind === 'scalar' && content.type !== 'boolean' && !holdsNumber(field);
}

/** Returns whether the values of a field, or of the items of its list, are numbers. */
export function holdsNumber(field: Field): boolean {
  const content = contentOf(field);
  return content.kind === 'scalar' && (content.type === 'integer' || content.type === 'float');
}

interface Bounds {
  readonly pattern?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly min_items?: number;
  readonly max_items?: number;
}

function checkBounds(bounds: Bounds, tell: (key: string, reason: string) => void): void {
  for (const [least, most] of [
    ['min_length', 'max_length'],
    ['minimum', 'maximum'],
    ['min_items', 'max_items'],
  ] as const) {
    const lower = bounds[least];
    const upper = bounds[most];
    if (lower !== undefined && upper !== undefined && lower > upper) tell(least, `${least} ${lower} is above ${most} ${upper}`);
  }
  if (bounds.pattern === undefined) return;
  try {
    getLinearPattern(bounds.pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    tell('pattern', `the pattern ${quoted(bounds.pattern)} cannot be used: ${error.message}`);
  }
}

function checkTarget(profile: Profile, reference: string | undefined, tell: (reason: string) => void): void {
  if (reference === undefined) return;
  const target = parseTarget(reference);
  const entity = profile.entities.get(target.entity);
  if (entity === undefined) tell(`there is no entity ${quoted(target.entity)} to refer to`);
  else if (fieldNamed(entity, target.field) === undefined)
    tell(`${target.entity} has no field ${quoted(target.field)} to refer to`);
}

const needsField = [...Object.keys(kindOfBound), 'reference', 'unique_within'] as const;

function checkRule(profile: Profile, rule: Rule, tell: ReportProfileProblem): void {
  for (const name of rule.applies_to === 'all' ? [] : rule.applies_to) {
    if (!profile.entities.has(name)) tell(['applies_to'], `there is no entity ${quoted(name)}`);
  }
  const entities = [...profile.entities.values()].filter((entity) => appliesTo(rule, entity.name));
  checkTarget(profile, rule.reference, (reason) => tell(['reference'], reason));
  checkBounds(rule, (key, reason) => tell([key], reason));
  const demands = needsField.filter((key) => key in rule);
  if (rule.field === undefined) {
    for (const key of demands) tell([key], `${key} needs a field`);
    if (rule.condition === 'required') tell(['condition'], 'the condition "required" needs a field');
  } else {
    checkRuleField(rule, rule.field, entities, tell);
  }
  if (rule.known !== undefined && rule.known !== 'country_code' && rule.level !== 'warning')
    tell(['known'], 'this list is for warnings; say level: warning');
  if (rule.level === 'warning' && demands.some((key) => key === 'reference' || key === 'unique_within'))
    tell(['level'], 'references and uniqueness are no warnings');
  if (rule.level === 'warning' && rule.condition !== undefined) tell(['level'], 'conditions are no warnings');
  if (demands.length === 0 && rule.condition === undefined) tell([], 'the rule has no condition');
  if (rule.condition !== undefined && rule.condition !== 'required') checkCondition(rule.condition, entities, tell);
}

function checkRuleField(rule: Rule, name: string, entities: readonly Entity[], tell: ReportProfileProblem): void {
  const fields = entities.map((entity) => fieldNamed(entity, name)).filter((field) => field !== undefined);
  if (fields.length === 0) {
    tell(['field'], `no entity that the rule applies to has a field ${quoted(name)}`);
    return;
  }
  if (rule.condition !== undefined && rule.condition !== 'required') tell(['field'], 'a condition names its fields itself');
  for (const [key, kind] of Object.entries(kindOfBound)) {
    if (key in rule && !fields.some(kinds[kind])) tell([key], `${key} is for ${kind}, and ${quoted(name)} holds none`);
  }
}

function checkCondition(text: string, entities: readonly Entity[], tell: ReportProfileProblem): void {
  try {
    const condition = parseCondition(text);
    const names = listNames(condition);
    const missing = names.filter((name) => !entities.some((entity) => fieldNamed(entity, name) !== undefined));
    for (const name of missing) tell(['condition'], `no entity that the rule applies to has a field ${quoted(name)}`);
    const complete = entities.filter((entity) => names.every((name) => fieldNamed(entity, name) !== undefined));
    if (missing.length === 0 && complete.length === 0)
      tell(['condition'], 'no entity that the rule applies to has all the fields of the condition');
    if (hasComparison(condition) && condition.kind !== 'order')
      tell(['condition'], 'a comparison stands alone, without AND, OR and NOT');
    if (condition.kind === 'order') {
      for (const entity of complete) checkOrder(entity, [condition.later, condition.earlier], tell);
    }
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    tell(['condition'], `the condition is not understood at character ${error.offset + 1}: ${error.message}`);
  }
}

function checkOrder(entity: Entity, names: readonly string[], tell: ReportProfileProblem): void {
  const fields = names.map((name) => fieldNamed(entity, name)).filter((field) => field !== undefined);
  const numbers = fields.every((field) => field.type === 'integer' || field.type === 'float');
  const moments = fields.every((field) => field.type === 'date' || field.type === 'datetime' || field.type === 'string');
  if (!numbers && !moments) tell(['condition'], `${entity.name}: only two dates or two numbers can be compared`);
}
