/** What a row of a file says, compared with the values that an entity has. */
import { type Entity, type Field, fieldNamed } from '../../../../profiles/profile.ts';
import type { Values } from '../../../entities/entity-values.ts';
import { type Cell, comparable, cutCell, exchangeCellOf, isSameCell, valueIn } from '../../cells.ts';
import type { IncomingRow } from './incoming.ts';

type SaidRow = Pick<IncomingRow, 'notation' | 'said'>;

/** The values that a row says, as they would be stored; null where a field is to be empty. */
export function valuesSaid(entity: Entity, { notation, said }: SaidRow): Record<string, unknown> {
  return Object.fromEntries(
    [...said].map(([name, value]) => [name, notation === 'cells' ? valueIn(fieldOf(entity, name), value as Cell) : value]),
  );
}

/** The fields about which a row says something else than what is stored; a cell says what would have been written for the value. */
export function fieldsSaidAnew(entity: Entity, { notation, said }: SaidRow, stored: Values): readonly string[] {
  return [...said.keys()].filter((name) => {
    const value = said.get(name);
    if (notation !== 'cells') return keyOf(value) !== keyOf(stored[name]);
    const field = fieldOf(entity, name);
    const cell = exchangeCellOf(field, stored[name]);
    if (isSameCell(value as Cell, cell) || isSameCell(value as Cell, cutCell(cell))) return false;
    // People write one value in several ways, such as TRUE and true.
    return keyOf(valueIn(field, value as Cell)) !== keyOf(stored[name]);
  });
}

/** A text that is the same for a row and for every entity that has just the values which the row says. */
export function keyOfRow({ notation, said }: SaidRow): string {
  const key = notation === 'cells' ? (cell: unknown) => comparable(cutCell(cell as Cell)) : keyOf;
  return joined([...said].map(([name, value]) => [name, key(value)]));
}

/** That text for an entity, beside a row of the given notation. */
export function keyOfEntity(entity: Entity, stored: Values, notation: IncomingRow['notation']): string {
  return joined(
    Object.entries(stored).map(([name, value]) => {
      const field = fieldNamed(entity, name);
      return [
        name,
        notation === 'cells' && field !== undefined ? comparable(cutCell(exchangeCellOf(field, value))) : keyOf(value),
      ];
    }),
  );
}

function joined(keys: readonly (readonly [string, string])[]): string {
  return JSON.stringify(keys.filter(([, key]) => key !== '').toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Nothing, an empty text and an empty list are the same; numbers and texts are not. */
function keyOf(value: unknown): string {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? '' : JSON.stringify(value);
}

function fieldOf(entity: Entity, name: string): Field {
  return fieldNamed(entity, name) as Field;
}
