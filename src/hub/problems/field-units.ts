import type { Field } from '../../profiles/profile.ts';
import units from './units.json' with { type: 'json' };

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.map((name) => [name, unit])),
);
/** Returns the unit for a name in singular or plural; undefined for an unknown name. */
export function findUnit(word: string): string | undefined {
  const small = word.toLowerCase();
  return UNITS.get(small) ?? (small.length > 3 ? UNITS.get(small.replace(/s$/, '')) : undefined);
}

/** Matches field names of standards that end with a unit, such as minimumElevationInMeters. */
const IN_UNIT = /[a-z_]in_?([a-z]{1,20})$/i;
const COORDINATE = /(?:latitude|longitude)$/i;

/** Returns whether a field has the unit, according to its constraint or name. Latitude and longitude are in degrees. */
export function hasFieldUnit({ constraints, name }: Field, unit: string): boolean {
  const stated = constraints.unit ?? (COORDINATE.test(name) ? 'degree' : (IN_UNIT.exec(name)?.[1] ?? ''));
  return (findUnit(stated) ?? stated) === unit;
}
