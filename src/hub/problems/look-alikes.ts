/** Identifiers and references that look like others but have different characters (Unicode TR 36, 2: visual spoofing). */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';
import { listPlainFields } from '../editor/fields.ts';
import { listIdentifierFields } from '../entities/entity-names.ts';
import type { EntityRow } from '../entities/store.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';

/** An identifier or reference, with the field of its target: its own for an identifier. */
export interface NamingField {
  readonly name: string;
  readonly target: { readonly type: string; readonly field: string };
}

const naming = new WeakMap<Entity, readonly NamingField[]>();

/** Returns the identifiers and references of a type. */
export function listLookAlikeFields(profile: Profile, entity: Entity): readonly NamingField[] {
  let known = naming.get(entity);
  if (known === undefined) {
    const own = new Set(listIdentifierFields(profile, entity));
    known = listPlainFields(profile, entity).flatMap(({ field: { name }, described: { reference } }) => {
      if (reference !== undefined) return [{ name, target: { type: reference.target_type, field: reference.target_field } }];
      return own.has(name) ? [{ name, target: { type: entity.name, field: name } }] : [];
    });
    naming.set(entity, known);
  }
  return known;
}

/** A warning about an identifier or reference with characters that look like others. */
interface LookAlikeWarning extends FieldError {
  /** The text in characters of a keyboard. */
  readonly suggestion: string;
}

/**
 * Yields the warnings of an entity. A text in letters of one other script is only reported if the project contains the text that
 * it looks like.
 */
export function* findLookAlikes(snapshot: ProjectSnapshot, { entityType, data }: EntityRow): Generator<LookAlikeWarning> {
  const entity = snapshot.profile.entities.get(entityType);
  if (entity === undefined) return;
  for (const { name, target } of listLookAlikeFields(snapshot.profile, entity)) {
    const value = data[name];
    if (!Array.isArray(value)) yield* describeLookAlike(snapshot, target, name, value);
    else for (const [at, item] of value.entries()) yield* describeLookAlike(snapshot, target, `${name}[${at}]`, item);
  }
}

function* describeLookAlike(
  snapshot: ProjectSnapshot,
  target: NamingField['target'],
  field: string,
  value: unknown,
): Generator<LookAlikeWarning> {
  if (typeof value !== 'string' || PLAIN.test(value)) return;
  const { text, signs, isMixed } = toPlainForm(value);
  if (text === value || text === '') return;
  const exists = iterateTexts(snapshot, target).has(text);
  const odd = signs.filter(({ isLetter }) => !isLetter || isMixed || exists).map(({ words }) => words);
  if (odd.length === 0) return;
  const other = exists ? ', which also exists and is different' : '';
  const words = odd.slice(0, MAX_SIGNS).join(' and ');
  const message = `${quoted(value)} has ${words}. It looks like ${quoted(text)}${other}.`;
  yield { field, suggestion: text, message, rule: 'look_alike' };
}

const MAX_SIGNS = 3;
/** Printable ASCII without leading, trailing or repeated spaces. */
const PLAIN = /^(?! )(?:[!-~]| (?! |$))*$/;

const values = new WeakMap<ProjectSnapshot, Map<string, ReadonlySet<unknown>>>();

function iterateTexts(snapshot: ProjectSnapshot, { type, field }: NamingField['target']): ReadonlySet<unknown> {
  const known = values.get(snapshot) ?? new Map<string, ReadonlySet<unknown>>();
  values.set(snapshot, known);
  const key = `${type}.${field}`;
  const found =
    known.get(key) ?? new Set(snapshot.rows.flatMap((row) => (row.entityType === type ? [row.data[field]].flat() : [])));
  known.set(key, found);
  return found;
}

/** Characters that look like one of a keyboard, with their description. */
const SIGNS: readonly (readonly [signs: RegExp, plain: (sign: string) => string, words: string])[] = [
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u, () => ' ', 'a special space character'],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u, () => '', 'a sign without width'],
  [/[\u2010-\u2013\u2212\ufe63\uff0d]/u, () => '-', 'another hyphen'],
  [/[\uff01-\uff5e]/u, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) - 0xfee0), 'a full-width sign'],
];

/** Cyrillic and Greek letters with their Latin look-alikes (Unicode TR 39, confusables). */
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

/** Replaces characters that look like those of a keyboard. @returns `isMixed`: whether the text has letters of two scripts */
function toPlainForm(value: string): { readonly text: string; readonly signs: readonly OddSign[]; readonly isMixed: boolean } {
  const signs = new Map<string, OddSign>();
  const note = (sign: string, words: string, isLetter: boolean) => {
    const number = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
    if (!signs.has(words)) signs.set(words, { words: `${words} (${number})`, isLetter });
  };
  const words = value.replaceAll(/[^!-~ ]/gu, (sign) => {
    const found = SIGNS.find(([form]) => form.test(sign));
    if (found !== undefined) note(sign, found[2], false);
    return found?.[1](sign) ?? sign;
  });
  const spaced = words.trim().replaceAll(/ {2,}/g, ' ');
  if (spaced !== words) signs.set(' ', { words: 'spaces at its ends or several in a row', isLetter: false });
  const text = spaced.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const latin = Array.from(word, (letter) => LETTERS.get(letter) ?? letter).join('');
    // A word with a letter without a Latin look-alike belongs to its own script.
    if (latin === word || !/^[A-Za-z]+$/.test(latin)) return word;
    for (const letter of word)
      if (LETTERS.has(letter)) note(letter, `a ${/\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'} letter`, true);
    return latin;
  });
  return { text, signs: [...signs.values()], isMixed: /[A-Za-z]/.test(spaced) };
}
