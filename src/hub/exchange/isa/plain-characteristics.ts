/** Writes fields of a material as characteristics of ISA. */
import type { EntityRow } from '../../entities/store.ts';
import { formatDisplayName } from '../../words.ts';
import { formatListCell } from '../list-text.ts';
import { annotate, type IsaObject } from './entity-texts.ts';

/**
 * Returns the values of a material that has no list of characteristics. Each field becomes a characteristic.
 * @param except fields stored elsewhere
 */
export function createPlainCharacteristics(row: EntityRow, except = NOT_CHARACTERISTIC): readonly IsaObject[] {
  return Object.keys(row.data).flatMap((name) => {
    if (except.has(name)) return [];
    const value = row.data[name];
    const said = Array.isArray(value) ? formatListCell(value.map(String)) : typeof value === 'object' ? '' : String(value);
    return said === '' ? [] : [{ category: { characteristicType: annotate(formatDisplayName(name)) }, value: annotate(said) }];
  });
}

const NOT_CHARACTERISTIC: ReadonlySet<string> = new Set([
  'unique_id',
  'identifier',
  'name',
  'study_id',
  'investigation_id',
  'biological_material_id',
]);
