/** Groups problems by error and value, and finds look-alike characters (Unicode TR 36, section 2). */
import type { components } from '../../../generated/hub/types.d.ts';
import { getOrAdd, memoize } from '../../memoize.ts';
import { type Entity, getContent, type Profile, quoteText, shortenText } from '../../profiles/profile.ts';
import { listWarnings } from '../../profiles/validation/validate.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import { listValueFields } from '../editor/fields.ts';
import { listIdentifierFields } from '../entities/entity-names.ts';
import type { EntityRow } from '../entities/store.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatNameInSentence } from '../words.ts';
import { getKnownValues, type KnownValues } from './known-values.ts';
import { suggestValue } from './suggest-value.ts';

/** A field that contains an identifier or refers to one. `target` is the field of the identifier. */
export interface NamingField {
  readonly name: string;
  readonly target: { readonly type: string; readonly field: string };
}

const namingFields = new WeakMap<Entity, readonly NamingField[]>();

export function listLookAlikeFields(profile: Profile, entity: Entity): readonly NamingField[] {
  return getOrAdd(namingFields, entity, () => {
    const own = new Set(listIdentifierFields(profile, entity));
    return listValueFields(profile, entity).flatMap(({ field: { name }, described: { reference } }) => {
      if (reference !== undefined) return [{ name, target: { type: reference.target_type, field: reference.target_field } }];
      return own.has(name) ? [{ name, target: { type: entity.name, field: name } }] : [];
    });
  });
}

interface LookAlikeWarning extends FieldError {
  /** The text with keyboard characters. */
  readonly suggestion: string;
}

/** Yields warnings about look-alike characters. Text in another script is valid if no other text looks the same. */
export function* findLookAlikes(snapshot: ProjectSnapshot, { entityType, data }: EntityRow): Generator<LookAlikeWarning> {
  const entity = snapshot.profile.entities.get(entityType);
  if (entity === undefined) return;
  for (const { name, target } of listLookAlikeFields(snapshot.profile, entity)) {
    const value = data[name];
    if (!Array.isArray(value)) yield* iterateLookAlikeWarnings(snapshot, target, name, value);
    else for (const [at, item] of value.entries()) yield* iterateLookAlikeWarnings(snapshot, target, `${name}[${at}]`, item);
  }
}

function* iterateLookAlikeWarnings(
  snapshot: ProjectSnapshot,
  target: NamingField['target'],
  field: string,
  value: unknown,
): Generator<LookAlikeWarning> {
  if (typeof value !== 'string' || PLAIN.test(value)) return;
  const { text, signs, isMixed } = replaceLookAlikes(value);
  if (text === value || text === '') return;
  const exists = iterateTexts(snapshot, target).has(text);
  const odd = signs.filter(({ isLetter }) => !isLetter || isMixed || exists).map(({ words }) => words);
  if (odd.length === 0) return;
  const other = exists ? ', which also exists and is different' : '';
  const words = odd.slice(0, MAX_SIGNS).join(' and ');
  const message = `${quoteText(value)} has ${words}. It looks like ${quoteText(text)}${other}.`;
  yield { field, suggestion: text, message, rule: 'look_alike' };
}

const MAX_SIGNS = 3;
/** Matches printable ASCII without leading, trailing or repeated spaces. */
const PLAIN = /^(?! )(?:[!-~]| (?! |$))*$/;

const getTexts = memoize((_snapshot: ProjectSnapshot) => new Map<string, ReadonlySet<unknown>>());

function iterateTexts(snapshot: ProjectSnapshot, { type, field }: NamingField['target']): ReadonlySet<unknown> {
  return getOrAdd(getTexts(snapshot), `${type}.${field}`, () => {
    const rows = snapshot.rows.filter(({ entityType }) => entityType === type);
    return new Set(rows.flatMap(({ data }) => data[field]));
  });
}

/** Characters that resemble a keyboard character, with descriptions. */
const SIGNS: readonly (readonly [signs: RegExp, plain: (sign: string) => string, words: string])[] = [
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u, () => ' ', 'a special space character'],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u, () => '', 'a sign without width'],
  [/[\u2010-\u2013\u2212\ufe63\uff0d]/u, () => '-', 'another hyphen'],
  [/[\uff01-\uff5e]/u, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) - 0xfee0), 'a full-width sign'],
];

/** Cyrillic and Greek letters with similar Latin letters (Unicode TR 39, confusables). */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХаеосрухіјѕԁһԛԝ', 'ABESIJKMHOPCTYXaeocpyxijsdhqw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ', 'ABEZHIKMNOPTYXovp'],
  ].flatMap(([others = '', latin = '']) => Array.from(others, (letter, at): [string, string] => [letter, latin[at] ?? ''])),
);

interface OddSign {
  readonly words: string;
  readonly isLetter: boolean;
}

/** Returns the text with keyboard characters, and the replaced characters. `isMixed` is true for words in two scripts. */
function replaceLookAlikes(value: string): {
  readonly text: string;
  readonly signs: readonly OddSign[];
  readonly isMixed: boolean;
} {
  const signs = new Map<string, OddSign>();
  const recordSign = (sign: string, words: string, isLetter: boolean) => {
    const number = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
    if (!signs.has(words)) signs.set(words, { words: `${words} (${number})`, isLetter });
  };
  const words = value.replaceAll(/[^!-~ ]/gu, (sign) => {
    const found = SIGNS.find(([form]) => form.test(sign));
    if (found !== undefined) recordSign(sign, found[2], false);
    return found?.[1](sign) ?? sign;
  });
  const spaced = words.trim().replaceAll(/ {2,}/g, ' ');
  if (spaced !== words) signs.set(' ', { words: 'spaces at its ends or several in a row', isLetter: false });
  const text = spaced.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const latin = Array.from(word, (letter) => LETTERS.get(letter) ?? letter).join('');
    // The word is intentionally in another script if one of its letters resembles no Latin letter.
    if (latin === word || !/^[A-Za-z]+$/.test(latin)) return word;
    for (const letter of word)
      if (LETTERS.has(letter)) recordSign(letter, `a ${/\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'} letter`, true);
    return latin;
  });
  return { text, signs: [...signs.values()], isMixed: /[A-Za-z]/.test(spaced) };
}

/** Values of this field can repeat, because one sample can be the source of several runs. */
const REPEATABLE_FIELD = 'source_name';

const getCounts = memoize((_snapshot: ProjectSnapshot) => new Map<string, ReadonlyMap<unknown, number>>());

export function findRepeatedIdentifiers(snapshot: ProjectSnapshot, row: EntityRow): readonly FieldError[] {
  const { parentId, entityType, data } = row;
  const entity = snapshot.profile.entities.get(entityType);
  const field = entity === undefined ? undefined : listIdentifierFields(snapshot.profile, entity).find((name) => data[name]);
  if (field === undefined || field === REPEATABLE_FIELD) return [];
  const count = countIdentifiers(snapshot, parentId, entityType, field).get(data[field]) ?? 0;
  if (count < 2) return [];
  const message = `${count} entities of the type ${formatNameInSentence(entityType)} have this identifier. Identifiers must be unique.`;
  return [{ field, message, rule: 'unique_identifier' }];
}

function countIdentifiers(
  snapshot: ProjectSnapshot,
  parentId: string | null,
  entityType: string,
  field: string,
): ReadonlyMap<unknown, number> {
  return getOrAdd(getCounts(snapshot), `${parentId}/${entityType}.${field}`, () => {
    const made = new Map<unknown, number>();
    for (const one of snapshot.listChildren(parentId))
      if (one.entityType === entityType) made.set(one.data[field], (made.get(one.data[field]) ?? 0) + 1);
    return made;
  });
}

export type ProblemGroup = components['schemas']['HubProblem'];

export interface Problem extends FieldError {
  readonly level: 'error' | 'warning';
  readonly entityType: string;
  /** Text of the invalid value; null if the value is missing. */
  readonly value: string | null;
  /** ID of the entity; null for an unsaved row. */
  readonly nodeId: string | null;
  /** Label of the entity, or position of an unsaved row. */
  readonly label: string;
  readonly suggestion?: string;
}

/** Maximum number of values per error. The problems of further values form one group. */
const MAX_VALUES = 50;
const MAX_NAMED = 5;
/** Minimum number of references to missing entities that form one group. */
const MIN_DANGLING = 4;
const MAX_VALUE_LENGTH = 1_000;

/** Returns the groups: errors, then warnings, each by frequency. */
export function groupProblems(profile: Profile, problems: Iterable<Problem>, known: KnownValues): ProblemGroup[] {
  const byMistake = new Map<string, Map<string, Problem[]>>();
  for (const problem of problems) {
    const { level, entityType, rule } = problem;
    const mistake = JSON.stringify([level, entityType, stripIndex(problem), rule]);
    const values = getOrAdd(byMistake, mistake, () => new Map<string, Problem[]>());
    const key = problem.value ?? `\u0000${problem.field === '' ? problem.message : ''}`;
    const same = values.get(key);
    if (same === undefined) values.set(key, [problem]);
    else same.push(problem);
  }
  const groups = [...byMistake.values()].flatMap((values) => {
    const dangling = findDanglingReferences(profile, values, known);
    if (dangling.length >= MIN_DANGLING) for (const [first] of dangling) values.delete(first?.value ?? '');
    const missing = dangling.length >= MIN_DANGLING ? [createDanglingGroup(profile, dangling, known)] : [];
    return values.size === 0 ? missing : [...missing, ...createProblemGroups(values)];
  });
  return groups.toSorted((one, other) => rankGroup(one) - rankGroup(other) || other.count - one.count);

  function createProblemGroups(values: ReadonlyMap<string, Problem[]>): ProblemGroup[] {
    const several = [...values.values()];
    if (values.size <= MAX_VALUES) return several.map((same) => createGroup(profile, same, known));
    return [
      {
        ...createGroup(profile, several.flat(), known),
        value: null,
        suggestion: null,
        ...createSharedMessage(values.size, several),
      },
    ];
  }
}

function isDanglingReferenceMessage(message: string): boolean {
  const text = message.slice(message.lastIndexOf('"') + 1);
  return text.startsWith(' is not the ') && text.includes(' of any ') && text.endsWith(' in the data.');
}

/** Returns problems of references that match no entity and resemble no identifier, because their entities are missing. */
function findDanglingReferences(
  profile: Profile,
  values: ReadonlyMap<string, Problem[]>,
  known: KnownValues,
): readonly Problem[][] {
  return [...values.values()].filter(([first]) => {
    const entity = profile.entities.get(first?.entityType ?? '');
    if (first === undefined || first.value === null || entity === undefined || !isDanglingReferenceMessage(first.message))
      return false;
    // The search for misspellings would be slow for many missing entities.
    return values.size > MAX_VALUES || suggestValue(profile, entity, stripIndex(first), first.value, known) === undefined;
  });
}

/** Returns one group for all missing referenced entities, because they have the same cause. */
function createDanglingGroup(profile: Profile, dangling: readonly Problem[][], known: KnownValues): ProblemGroup {
  const group = createGroup(profile, dangling.flat(), known);
  const fields = listValueFields(profile, profile.entities.get(group.entity_type) as Entity);
  const type = fields.find(({ field }) => field.name === group.field)?.described.reference?.target_type ?? '';
  // A name that occurs less often than the others is probably misspelled.
  const rarestFirst = dangling.toSorted((one, other) => one.length - other.length);
  const names = rarestFirst.slice(0, MAX_VALUES).map(([first]) => first?.value ?? '');
  const named = names.slice(0, MAX_NAMED).map(shortenText);
  const more = dangling.length > named.length ? ` and ${formatNumber(dangling.length - named.length)} more` : '';
  return {
    ...group,
    value: null,
    suggestion: null,
    message: `${formatQuantity(dangling.length, formatNameInSentence(type))} do not exist: ${named.join(', ')}${more}.`,
    missing: { entity_type: type, count: dangling.length, names },
  };
}

function rankGroup({ level }: ProblemGroup): number {
  return level === 'error' ? 0 : 1;
}

function createSharedMessage(count: number, several: readonly (readonly Problem[])[]): { message: string } {
  const first = several[0]?.[0]?.message ?? '';
  return {
    message: `${formatNumber(count)} different values have this problem. The first: ${first}`.slice(0, 2_000).toWellFormed(),
  };
}

function createGroup(profile: Profile, same: readonly Problem[], known: KnownValues): ProblemGroup {
  const first = same[0] as Problem;
  const { level, entityType, rule, message, value } = first;
  const field = stripIndex(first);
  const entity = profile.entities.get(entityType);
  const suggestion =
    first.suggestion ??
    (entity === undefined || value === null ? undefined : suggestValue(profile, entity, field, value, known));
  return {
    level,
    entity_type: entityType,
    field,
    rule,
    message: message.slice(0, 2_000).toWellFormed(),
    value,
    count: same.length,
    suggestion: suggestion === undefined || suggestion === value ? null : suggestion.slice(0, MAX_VALUE_LENGTH).toWellFormed(),
    entities: same
      .slice(0, MAX_NAMED)
      .map(({ nodeId, label }) => ({ node_id: nodeId, label: label.slice(0, 2_000).toWellFormed() })),
  };
}

function stripIndex({ field }: Pick<FieldError, 'field'>): string {
  return field.replace(/\[\d+\]$/, '');
}

/** Returns the value of a field or list item as text; null if it is missing, nested, or too long for a replacement. */
export function formatProblemValue(data: Readonly<Record<string, unknown>>, field: string): string | null {
  const [, name = field, index] = /^(.*)\[(\d+)\]$/.exec(field) ?? [];
  const whole = data[name];
  const value = index !== undefined && Array.isArray(whole) ? whole[Number(index)] : whole;
  if (value === undefined || value === null || value === '' || typeof value === 'object') return null;
  const text = String(value);
  return text.length > MAX_VALUE_LENGTH || !text.isWellFormed() ? null : text;
}

/** Returns the errors of an entity, and warnings about fields without errors. */
export function listEntityProblems(snapshot: ProjectSnapshot, row: EntityRow): readonly Omit<Problem, 'nodeId' | 'label'>[] {
  const errors = snapshot.listErrors(row.id);
  const wrong = new Set(errors.map(stripIndex));
  const warnings = [
    ...listRecommendations(snapshot.profile, row),
    ...snapshot.listWarnings(row.id),
    ...findLookAlikes(snapshot, row),
    ...findRepeatedIdentifiers(snapshot, row),
  ].filter((warning) => !wrong.has(stripIndex(warning)));
  const setLevel = (level: Problem['level']) => (found: FieldError & Pick<Problem, 'suggestion'>) => ({
    ...found,
    level,
    entityType: row.entityType,
    value: formatProblemValue(row.data, found.field),
  });
  return [...errors.map(setLevel('error')), ...warnings.map(setLevel('warning'))];
}

/** Returns warnings about values, with the probable value in the message. Omits warnings about missing values. */
export function listValueWarnings(snapshot: ProjectSnapshot, row: EntityRow): FieldError[] {
  const entity = snapshot.profile.entities.get(row.entityType);
  const doubts = listEntityProblems(snapshot, row).filter(({ level, rule }) => level === 'warning' && rule !== 'recommended');
  return doubts.map(({ field, message, rule, value, suggestion }) => {
    // If there is a suggestion, the message already contains it.
    const meant =
      suggestion !== undefined || entity === undefined || value === null
        ? undefined
        : suggestValue(snapshot.profile, entity, stripIndex({ field }), value, getKnownValues(snapshot));
    const text = meant === undefined || meant === value ? message : `${message} Did you mean ${quoteText(meant)}?`;
    return { field, message: text.slice(0, 2_000).toWellFormed(), rule };
  });
}

const recommendationsByRow = new WeakMap<EntityRow, readonly FieldError[]>();

/** Returns missing recommended fields of an entity, without its nested entities. */
function listRecommendations(profile: Profile, row: EntityRow): readonly FieldError[] {
  return getOrAdd(recommendationsByRow, row, () => {
    const fields = profile.entities.get(row.entityType)?.fields ?? [];
    const entityFields = new Set(fields.filter((field) => getContent(field).kind === 'entity').map(({ name }) => name));
    return profile.entities.has(row.entityType)
      ? listWarnings(profile, row.entityType, row.data).filter((warning) => !entityFields.has(stripIndex(warning)))
      : [];
  });
}
