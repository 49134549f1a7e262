/** Records the outcomes of rows by comparing the values of the file with the stored values. */
import { type Entity, type Field, findFieldByName, type Profile } from '../../../../profiles/profile.ts';
import { extractSignificantDigits } from '../../../../web/workbook/number-formats.ts';
import { type Cell, isEmptyCell } from '../../cells.ts';
import { formatListCell, parseListText } from '../../list-text.ts';
import type { ImportPlan } from '../plan.ts';
import { NO_PLACE, type PlannedRow } from '../planned-rows.ts';
import type { ImportChoices, IncomingRow, ValueChoice } from '../reading/incoming.ts';
import type { AccountBook } from './account-book.ts';
import { countValues } from './text-trace.ts';

/** Rows before the conversion of numbers and dates, with the outcome of each row. */
export interface RowsWithPlan {
  readonly read: readonly IncomingRow[];
  readonly plan: ImportPlan;
  readonly choices: ImportChoices;
}

/** Records the outcomes of all rows. All values of a rejected row count as omitted, with the reason of the rejection. */
export function recordRowOutcomes(account: AccountBook, profile: Profile, { read, plan, choices }: RowsWithPlan): void {
  for (const [number, row] of read.entries()) {
    const planned = plan.rows[number] as PlannedRow;
    const { place, entityType, besides = 0 } = row;
    for (const value of row.stated.values()) account.texts.recordFound(value);
    for (const { values, name } of row.leftOut)
      account.recordOmission(place, { entityType, reason: `${entityType} has no field for ${name}.`, values });
    if (planned.outcome === 'leave_out' || planned.outcome === 'refuse') {
      const values = [...row.stated.keys()].reduce(
        (sum, name) => sum + countSourceValues(account, row, name, 'left_out'),
        besides,
      );
      account.recordOmission(place, { entityType, reason: planned.detail ?? NO_PLACE, values });
      continue;
    }
    account.recordStored(besides);
    const entity = profile.entities.get(entityType) as Entity;
    for (const name of row.stated.keys()) recordFieldOutcome(account, { row, planned, entity, name, choices: choices.values });
  }
}

interface SettledField {
  readonly row: IncomingRow;
  readonly planned: PlannedRow;
  readonly entity: Entity;
  readonly name: string;
  readonly choices: readonly ValueChoice[];
}

function recordFieldOutcome(account: AccountBook, { row, planned, entity, name, choices }: SettledField): void {
  const stated = row.stated.get(name);
  const found = countSourceValues(account, row, name, 'stored');
  if (found === 0 && (row.sources?.get(name) === 0 || countValues(stated) === 0)) return;
  const field = findFieldByName(entity, name) as Field;
  const isStored = planned.outcome === 'create' || (planned.change !== undefined && Object.hasOwn(planned.change.data, name));
  const shown = row.shown?.get(name) ?? stated;
  // If a row does not change a field, the project keeps its value.
  const stored = isStored ? planned.change?.data[name] : stated;
  if (isStoredUnchanged(field, row.notation, shown, stored)) {
    account.recordStored(found);
    return;
  }
  const values = found === 0 ? account.texts.takeChangedCell() : found;
  if (values === 0) return;
  const isMissing = stored === undefined || stored === null;
  const texts = { shown: formatShownText(shown), stored: isMissing ? '' : formatShownText(stored) };
  const isChosen = choices.some(
    (choice) => choice.entity_type === entity.name && choice.field === name && (choice.to === texts.stored || isMissing),
  );
  const reason = isChosen
    ? 'The value is replaced, as you selected.'
    : (row.reasons?.get(name) ?? describeChange(field, texts, stored));
  account.recordChange(row.place, { entityType: entity.name, field: name, ...texts, reason, values });
}

function countSourceValues(
  account: AccountBook,
  { sources, notation, stated, shown }: IncomingRow,
  name: string,
  outcome: 'stored' | 'left_out',
): number {
  const known = sources?.get(name);
  if (known !== undefined) return known;
  const value = stated.get(name);
  if (notation !== 'values') return isEmptyCell(value as Cell) ? 0 : 1;
  const found = account.texts.takeValues(value, outcome);
  return found === 0 && shown?.has(name) === true ? account.texts.takeValues(shown.get(name), outcome) : found;
}

function isStoredUnchanged(field: Field, notation: IncomingRow['notation'], shown: unknown, stored: unknown): boolean {
  if (stored === undefined || stored === null) return false;
  const texts = { shown: formatShownText(shown), stored: formatShownText(stored) };
  if (texts.shown === texts.stored) return true;
  if (typeof stored === 'number') return isSameNumber(texts.shown.trim(), stored);
  if (typeof stored === 'boolean') return texts.shown.trim().toLowerCase() === texts.stored;
  if (notation === 'values' || field.type !== 'list' || !Array.isArray(stored)) return false;
  const items = parseListText(texts.shown);
  const isSame = (item: string, other: unknown) =>
    item === String(other) || (typeof other === 'number' && isSameNumber(item.trim(), other));
  return items.length === stored.length && items.every((item, at) => isSame(item, stored[at]));
}

/** Returns whether a number has all digits of its text. Leading zeros and other bases would be lost. */
function isSameNumber(shown: string, stored: number): boolean {
  return (
    /^[+-]?(?!0\d)(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(shown) &&
    Number(shown) === stored &&
    !losesDigits(shown, stored)
  );
}

function losesDigits(shown: string, stored: number): boolean {
  return extractSignificantDigits(shown) !== extractSignificantDigits(String(stored));
}

/** Returns whether two numbers differ only in their last digits. */
function isRounded(shown: string, stored: string): boolean {
  const [before, after] = [Number(shown), Number(stored)];
  return /^[-+\d.e]+$/i.test(shown) && Number.isFinite(after) && Math.abs(before - after) <= Math.abs(before) * 1e-14;
}

function describeChange(field: Field, { shown, stored: text }: { shown: string; stored: string }, stored: unknown): string {
  if (text === '') return `${field.name} is cleared.`;
  if (shown.replaceAll(/\r\n?/g, '\n') === text) return 'Line endings are stored as line feeds.';
  if (shown.trim() === text) return 'Leading and trailing spaces are removed.';
  if (shown.normalize() === text.normalize()) return 'Characters are normalized (Unicode NFC).';
  if (Array.isArray(stored) && stored.length === 1 && stored[0] === shown) return 'The text is stored as a list with one item.';
  if (typeof stored === 'string' && isRounded(shown, stored))
    return 'The number is rounded to 15 digits, as in spreadsheet programs.';
  const [first, ...others] = parseListText(shown);
  if (others.length > 0 && first === text) return 'Only the first of several values is stored.';
  if (/^\d+$/.test(shown) && /^\d{4}-/.test(text)) return 'The cell contains a date as a plain number.';
  if (typeof stored === 'number' && /^[-+\d.e]+$/i.test(shown) && Number(shown) === stored && losesDigits(shown, stored))
    return 'The number is rounded to the nearest number that can be stored, with 15 to 17 digits.';
  if (typeof stored === 'number') return 'The number is stored without its display format.';
  if (field.type === 'date' || field.type === 'datetime' || /^\d{4}(?:-\d\d){0,2}(?:$|T)/.test(text))
    return 'The date is stored in ISO 8601 format.';
  return 'The value is stored in the format of the field.';
}

function formatShownText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return formatListCell(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
