/** Suggests a replacement of an invalid value: the most similar term or identifier, or another format. */
import { getOrAdd, memoize } from '../../memoize.ts';
import { appliesToType, type Entity, type Field, type Profile } from '../../profiles/profile.ts';
import { findNearestText } from '../../web/for-people/nearest-text.ts';
import { listValueFields } from '../editor/fields.ts';
import { parseWrittenDay } from './dates-in-words.ts';
import { findUnit, hasFieldUnit } from './field-units.ts';
import type { KnownValues } from './known-values.ts';

const TRUE = /^(?:yes|y|ja|oui|si|sí|1|x|wahr|vrai)$/i;
const FALSE = /^(?:no|n|nein|non|0|falsch|faux)$/i;

/** Returns the vocabulary or the possible targets of a field; empty for other fields. */
export function listFieldValues(profile: Profile, entity: Entity, name: string, known: KnownValues): readonly string[] {
  const field = listValueFields(profile, entity).find((one) => one.field.name === name);
  if (field === undefined) return [];
  const { options, reference } = field.described;
  if (options !== undefined) return options;
  if (reference !== undefined) return known.listValues(reference.target_type, reference.target_field);
  const recommended = profile.rules.find(
    (rule) => rule.field === name && rule.enum !== undefined && appliesToType(rule, entity.name),
  );
  if (recommended?.enum !== undefined) return recommended.enum;
  return field.scalar === 'boolean' ? ['true', 'false'] : [];
}

/** Maximum number of values that are compared with all choices. A comparison can take several milliseconds. */
const MAX_SEARCHES = 100;
const getNearest = memoize((_: KnownValues) => new Map<string, string | undefined>());

/** Returns the most similar choice, if any. Compares each value only once, because many rows contain the same mistake. */
function searchNearest(
  key: readonly unknown[],
  text: string,
  choices: readonly string[],
  known: KnownValues,
): string | undefined {
  const found = getNearest(known);
  const name = JSON.stringify(key);
  return found.size < MAX_SEARCHES || found.has(name) ? getOrAdd(found, name, () => findNearestText(text, choices)) : undefined;
}

/** Returns a similar valid value; undefined if there is none. */
export function suggestValue(
  profile: Profile,
  entity: Entity,
  name: string,
  value: string,
  known: KnownValues,
): string | undefined {
  const field = listValueFields(profile, entity).find((one) => one.field.name === name);
  const text = value.trim();
  if (field === undefined || text === '') return undefined;
  const { scalar } = field;
  if (scalar === 'boolean') return TRUE.test(text) ? 'true' : FALSE.test(text) ? 'false' : undefined;
  const choices = listFieldValues(profile, entity, name, known);
  const nearest = choices.length === 0 ? undefined : searchNearest([profile.id, entity.name, name, text], text, choices, known);
  if (nearest !== undefined) return nearest === value ? undefined : nearest;
  // Text fields for dates can also contain months and periods, so only unambiguous days get a suggestion.
  if (scalar === 'date' || scalar === 'datetime' || (scalar === 'string' && /(?:^|_)date|Date(?:$|_)/.test(name)))
    return parseWrittenDay(text);
  if (scalar === 'float' || scalar === 'integer') return parseWrittenNumber(field.field, text, scalar === 'integer');
  return text === value ? undefined : text;
}

/** Matches numbers such as `1,234`, in which the comma can separate thousands or decimals. */
const DOUBTFUL = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** Returns a number that precedes a unit or a hemisphere, such as `12,5 m` or `5.66 W`; undefined for other text. */
function parseWrittenNumber(field: Field, text: string, isWhole: boolean): string | undefined {
  const [, written = '', behind = ''] = /^([+-]?\d+(?:[.,]\d+)?)(\D*)$/.exec(text) ?? [];
  if (written === '' || DOUBTFUL.test(written)) return undefined;
  const sign = findFactor(field, behind.trim());
  if (sign === undefined || (sign.isHalf && /^[+-]/.test(written))) return undefined;
  const number = Number(written.replace(',', '.')) * sign.factor;
  return isWhole && !Number.isInteger(number) ? undefined : String(number);
}

/** Returns the sign for a unit or hemisphere after a number; undefined for other text. `isHalf` is true for hemispheres. */
function findFactor(field: Field, behind: string): { readonly factor: 1 | -1; readonly isHalf: boolean } | undefined {
  if (behind === '') return { factor: 1, isHalf: false };
  const halves = /latitude$/i.test(field.name) ? 'NS' : /longitude$/i.test(field.name) ? 'EW' : '';
  const [, degree = '', hemisphere = ''] = /^(\u00b0?)\s*([NSEW]?)$/.exec(behind) ?? [];
  if (hemisphere !== '' && halves.includes(hemisphere)) return { factor: hemisphere === halves[1] ? -1 : 1, isHalf: true };
  const unit = findUnit(hemisphere === '' && degree !== '' ? degree : behind);
  const isOwn = unit !== undefined && hemisphere === '' && hasFieldUnit(field, unit);
  return isOwn || behind === field.constraints.unit ? { factor: 1, isHalf: false } : undefined;
}
