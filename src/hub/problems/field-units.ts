import type { Field } from '../../profiles/profile.ts';

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'c °c celsius',
    cm: 'cm centimeter centimetre',
    d: 'd day',
    degree: 'deg degree ° dd',
    f: 'f °f fahrenheit',
    ft: 'ft feet foot',
    g: 'g gram',
    h: 'h hour',
    k: 'k kelvin',
    kg: 'kg kilogram',
    km: 'km kilometer kilometre',
    l: 'l liter litre',
    m: 'm masl meter metre',
    mg: 'mg milligram',
    min: 'min minute',
    ml: 'ml milliliter millilitre',
    mm: 'mm millimeter millimetre',
    percent: 'percent %',
    radian: 'rad radian',
    s: 's sec second',
    ug: 'ug µg μg microgram',
    ul: 'ul µl μl microliter microlitre',
    um: 'um µm μm micrometer micrometre',
  }).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);
/** Finds a unit by its name in singular or plural. */
export function findUnit(word: string): string | undefined {
  const small = word.toLowerCase();
  return UNITS.get(small) ?? (small.length > 3 ? UNITS.get(small.replace(/s$/, '')) : undefined);
}

/** Names in standards that end with a unit, such as minimumElevationInMeters. */
const IN_UNIT = /[a-z_]in_?([a-z]{1,20})$/i;
const COORDINATE = /(?:latitude|longitude)$/i;

/** Checks the constraint and the name of a field. Latitude and longitude use degrees. */
export function hasFieldUnit({ constraints, name }: Field, unit: string): boolean {
  const stated = constraints.unit ?? (COORDINATE.test(name) ? 'degree' : (IN_UNIT.exec(name)?.[1] ?? ''));
  return (findUnit(stated) ?? stated) === unit;
}
