/** Compares the values of a row with those of an entity. */
import { type Entity, type Field, findFieldByName } from '../../../../profiles/profile.ts';
import type { Values } from '../../../entities/entity-values.ts';
import { type Cell, convertToComparableText, formatCell, isSameCell, parseCellValue, shortenCell } from '../../cells.ts';
import type { IncomingRow } from './incoming.ts';

type StatedRow = Pick<IncomingRow, 'notation' | 'stated'>;

/** Returns the values as stored. Null removes a value. */
export function convertRowValues(entity: Entity, { notation, stated }: StatedRow): Record<string, unknown> {
  return Object.fromEntries(
    [...stated].map(([name, value]) => [
      name,
      notation === 'cells' ? parseCellValue(requireField(entity, name), value as Cell) : value,
    ]),
  );
}

/** Returns the fields that differ from the stored values. Compares cells with cells of stored values. */
export function findChangedFields(entity: Entity, { notation, stated }: StatedRow, stored: Values): readonly string[] {
  return [...stated.keys()].filter((name) => {
    const value = stated.get(name);
    if (notation !== 'cells') return getValueKey(value) !== getValueKey(stored[name]);
    const field = requireField(entity, name);
    const cell = formatCell(field, stored[name]);
    if (isSameCell(value as Cell, cell) || isSameCell(value as Cell, shortenCell(cell))) return false;
    // Users write the same value in several ways, such as TRUE and true.
    return getValueKey(parseCellValue(field, value as Cell)) !== getValueKey(stored[name]);
  });
}

/** Returns the same key as getEntityKey for an entity with exactly these values. */
export function getRowKey({ notation, stated }: StatedRow): string {
  const key = notation === 'cells' ? (cell: unknown) => convertToComparableText(shortenCell(cell as Cell)) : getValueKey;
  return joinParts([...stated].map(([name, value]) => [name, key(value)]));
}

/** Returns the same key as getRowKey for a row with exactly these values and this notation. */
export function getEntityKey(entity: Entity, stored: Values, notation: IncomingRow['notation']): string {
  return joinParts(
    Object.entries(stored).map(([name, value]) => {
      const field = findFieldByName(entity, name);
      return [
        name,
        notation === 'cells' && field !== undefined
          ? convertToComparableText(shortenCell(formatCell(field, value)))
          : getValueKey(value),
      ];
    }),
  );
}

function joinParts(keys: readonly (readonly [string, string])[]): string {
  return JSON.stringify(keys.filter(([, key]) => key !== '').toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the key of a value. Missing values, empty strings and empty lists have the same key. Numbers and strings do not. */
function getValueKey(value: unknown): string {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? '' : JSON.stringify(value);
}

function requireField(entity: Entity, name: string): Field {
  return findFieldByName(entity, name) as Field;
}
