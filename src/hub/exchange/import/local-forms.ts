/**
 * Converts numbers and dates of other locales, such as `12,5`, `1.234,5` and `31.12.2024`, to the format of the profile. The
 * decision depends on all values of a column. Ambiguous values remain unchanged, and the check reports them. In `1.234` and
 * `1,234`, the separator can mean thousands or decimals, unless another number of the file shows the meaning. Removes spaces
 * around identifiers and choices, which spreadsheet users add by mistake.
 */
import { getOrAdd } from '../../../memoize.ts';
import { type Entity, type Field, findFieldByName, getContent, type Profile } from '../../../profiles/profile.ts';
import { listValueFields } from '../../editor/fields.ts';
import { parseWrittenDay } from '../../problems/dates-in-words.ts';
import { hasFieldUnit } from '../../problems/field-units.ts';
import { formatListCell, parseListText } from '../list-text.ts';
import {
  type DoubtfulNumber,
  getPlaceText,
  type ImportChoices,
  type IncomingRow,
  isForAnyValue,
  setPlaceText,
  type ValueChoice,
} from './reading/incoming.ts';

/** Matches numbers with a decimal comma, with or without dots between thousands. */
const COMMA = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;
/** Matches numbers such as `1,234`, in which the comma can separate thousands or decimals. */
const DOUBTFUL = /^[+-]?[1-9]\d{0,2},\d{3}$/;
const POINT = /^[+-]?\d+\.\d+$/;
/** Matches numbers such as `1.234`, in which the point can separate thousands or decimals. */
const DOUBTFUL_POINT = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** Matches numbers with unambiguous thousands separators: `1,234.5`, `1,234,567` and `1.234.567`. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;

export function convertLocalForms(
  profile: Profile,
  rows: readonly IncomingRow[],
  choices: ImportChoices,
): readonly IncomingRow[] {
  const { commas, isLocal, hasPoints } = detectNumberForms(profile, rows);
  const chosenByType = Map.groupBy(choices.values, ({ entity_type }) => entity_type);
  return rows.map((read) => {
    const entity = profile.entities.get(read.entityType);
    if (entity === undefined || read.leaveOut !== undefined) return read;
    // Choices for one row apply to the result of choices for all rows.
    const chosen = (chosenByType.get(entity.name) ?? [])
      .filter((one) => one.row === undefined || one.row === read.place)
      .toSorted((one, other) => Number(one.row !== undefined) - Number(other.row !== undefined));
    const row = replacePlaces(read, chosen);
    const changed: [string, unknown][] = [];
    const doubtful = new Map<string, DoubtfulNumber>();
    // An exported row contains the ID of its entity, and needs no conversion.
    const named = row.notation === 'cells' && row.id === null ? listTrimmedFields(profile, entity) : undefined;
    for (const [name, value] of row.stated) {
      const field = findFieldByName(entity, name);
      const text = typeof value === 'string' && named?.has(name) === true ? value.trim() : value;
      const local =
        typeof text === 'string' && text !== '' ? convertLocalValue(field, text, commas.has(`${entity.name}.${name}`)) : text;
      // Formats with typed values contain numbers, which need no conversion.
      const converted = row.notation === 'values' && local !== text && isNumberField(field) ? Number(local) : local;
      const replaced = replaceValue(field, converted, chosen);
      if (replaced !== value) changed.push([name, replaced]);
      const isAsWritten = replaced === converted && typeof value === 'string' && local === removeThousandsSeparators(value);
      const doubt = isAsWritten ? findDoubtfulNumber(field, String(local), { isLocal, hasPoints }) : undefined;
      if (doubt !== undefined) doubtful.set(name, doubt);
    }
    const stated = changed.length === 0 ? row.stated : new Map([...row.stated, ...changed]);
    const added = chosen.filter(
      ({ field, from }) => from === '' && findFieldByName(entity, field) !== undefined && (stated.get(field) ?? '') === '',
    );
    if (changed.length + added.length + doubtful.size === 0) return row;
    const all = new Map([...stated, ...added.map(({ field, to }) => [field, to] as const)]);
    return { ...row, stated: all, ...(doubtful.size === 0 ? {} : { doubtful }) };
  });
}

const namingFields = new WeakMap<Entity, ReadonlySet<string>>();

/** Returns fields whose outer spaces have no meaning: fixed formats, choices, and identifiers. */
function listTrimmedFields(profile: Profile, entity: Entity): ReadonlySet<string> {
  return getOrAdd(namingFields, entity, () => {
    const ruled = new Set(profile.rules.filter((rule) => rule.enum !== undefined).map((rule) => rule.field));
    const fields = listValueFields(profile, entity).filter(({ field, isList, described }) => {
      const isNaming = [field.constraints.pattern, described.options, described.reference].some((one) => one !== undefined);
      return !isList && (isNaming || ruled.has(field.name));
    });
    return new Set(fields.map(({ field }) => field.name));
  });
}

interface NumberForms {
  /** Columns with decimal commas, as `Type.field`. */
  readonly commas: ReadonlySet<string>;
  /** True if at least one number has an unambiguous decimal comma. */
  readonly isLocal: boolean;
  /** True if at least one number has an unambiguous decimal point. */
  readonly hasPoints: boolean;
}

function detectNumberForms(profile: Profile, rows: readonly IncomingRow[]): NumberForms {
  const seen = new Map<string, { sure: number; doubtful: number; points: number }>();
  for (const { entityType, stated } of rows) {
    const entity = profile.entities.get(entityType);
    if (entity === undefined) continue;
    for (const [name, value] of stated) {
      if (typeof value !== 'string' || !/[,.]/.test(value) || !isNumeric(findFieldByName(entity, name))) continue;
      const text = removeThousandsSeparators(value);
      const count = getOrAdd(seen, `${entityType}.${name}`, () => ({ sure: 0, doubtful: 0, points: 0 }));
      if (DOUBTFUL.test(text) || DOUBTFUL_POINT.test(text)) count.doubtful += 1;
      else if (COMMA.test(text)) count.sure += 1;
      else if (POINT.test(text) || (GROUPED.test(text) && text.includes(','))) count.points += 1;
    }
  }
  // One column with unambiguous decimal commas determines the format of the whole file.
  const counts = [...seen.values()];
  const isLocal = counts.some(({ sure }) => sure > 0);
  const hasPoints = counts.some(({ points }) => points > 0);
  const commas = [...seen].filter(([, { sure, points }]) => points === 0 && (sure > 0 || isLocal)).map(([key]) => key);
  return { commas: new Set(commas), isLocal, hasPoints };
}

/** Returns an ambiguous number; undefined if another number of the file shows how the separator is used. */
function findDoubtfulNumber(
  field: Field | undefined,
  text: string,
  { isLocal, hasPoints }: Pick<NumberForms, 'isLocal' | 'hasPoints'>,
): DoubtfulNumber | undefined {
  if (field === undefined || field.type === 'list' || !isNumeric(field)) return undefined;
  const hasPoint = DOUBTFUL_POINT.test(text);
  if (!hasPoint && !DOUBTFUL.test(text)) return undefined;
  const thousands = text.replace(/[.,]/, '');
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field.constraints;
  // A value in degrees cannot be in the thousands, such as 52123.
  const isPossible = Number(thousands) >= minimum && Number(thousands) <= maximum && !hasFieldUnit(field, 'degree');
  if (!isPossible || (hasPoint && hasPoints && !isLocal)) return undefined;
  return { text, thousands, suggestion: hasPoint === isLocal && isLocal !== hasPoints ? thousands : undefined };
}

function isNumeric(field: Field | undefined): boolean {
  return field?.constraints.unit !== undefined || isNumberField(field);
}

function isNumberField(field: Field | undefined): boolean {
  if (field === undefined) return false;
  const content = getContent(field);
  return content.kind === 'scalar' && (content.type === 'float' || content.type === 'integer');
}

/** Returns a number without French and Swiss thousands separators, and with a hyphen as minus sign. */
function removeThousandsSeparators(text: string): string {
  return text
    .trim()
    .replace(/^\u2212/, '-')
    .replaceAll(/(?<=\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
}

function convertLocalValue(field: Field | undefined, value: string, hasCommas: boolean): string {
  if (field === undefined || field.type === 'list') return value;
  if (isNumeric(field)) {
    const number = removeThousandsSeparators(value);
    if (hasCommas && COMMA.test(number)) return number.replaceAll('.', '').replace(',', '.');
    if (GROUPED.test(number)) return number.replaceAll(number.includes(',') ? ',' : '.', '');
    return PLAIN.test(number) ? number : value;
  }
  const text = value.trim();
  if (field.type !== 'date' && field.type !== 'datetime') return value;
  return /^\d{4}-/.test(text) ? value : (parseWrittenDay(text) ?? value);
}

/** Returns the row with the user's choices for its position columns. */
function replacePlaces(row: IncomingRow, choices: readonly ValueChoice[]): IncomingRow {
  return choices.reduce((made, one) => {
    const text = getPlaceText(made, one.field);
    return text !== undefined && (text === one.from || isForAnyValue(one)) ? setPlaceText(made, one.field, one.to) : made;
  }, row);
}

function replaceValue(field: Field | undefined, value: unknown, choices: readonly ValueChoice[]): unknown {
  const chosen = choices.filter((one) => one.field === field?.name);
  const [all, own] = [chosen.filter(({ row }) => row === undefined), chosen.filter(({ row }) => row !== undefined)];
  return own.find(isForAnyValue)?.to ?? findReplacement(field, findReplacement(field, value, all), own);
}

function findReplacement(field: Field | undefined, value: unknown, choices: readonly ValueChoice[]): unknown {
  if (field === undefined || choices.length === 0 || value === null || value === undefined) return value;
  const findChosenValue = (text: string) => choices.find(({ from }) => from === text)?.to;
  if (field.type === 'list') {
    const items = Array.isArray(value) ? value : parseListText(String(value));
    if (!items.some((item) => findChosenValue(String(item)) !== undefined)) return value;
    const made = items.map((item) => findChosenValue(String(item)) ?? item).filter((item) => item !== '');
    return Array.isArray(value) ? made : formatListCell(made);
  }
  const to = findChosenValue(String(value));
  return to === undefined ? value : to === '' ? null : to;
}
