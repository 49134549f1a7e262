import { createHash } from 'node:crypto';
import type { components } from '../../../generated/hub/types.d.ts';
import type { Values } from '../entities/entity-values.ts';

export type BrapiObjects = components['schemas'];

export function toTextOrNull(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

export function toTextList(value: unknown): string[] {
  return [value].flat().flatMap((one) => toTextOrNull(one) ?? []);
}

/** Returns an absolute URL in normal form; null for other strings. */
export function toUrlOrNull(value: unknown): string | null {
  const text = toTextOrNull(value);
  return text !== null && URL.canParse(text) ? new URL(text).href : null;
}

/** Returns a date or time in UTC with milliseconds (ISO 8601), or null if invalid. The default zone is UTC. */
export function toIsoDateTime(value: unknown): string | null {
  const text = toTextOrNull(value);
  if (text === null || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(/^[\d-]{10}$|Z$|[+-]\d{2}:?\d{2}$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Returns a GeoJSON point; null if the latitude or the longitude is missing. */
export function createPoint(latitude: unknown, longitude: unknown, altitude: unknown): BrapiObjects['BrapiFeature'] {
  const [north, east, up] = [latitude, longitude, altitude].map((one) =>
    toTextOrNull(one) === null ? Number.NaN : Number(one),
  );
  if (north === undefined || east === undefined || !Number.isFinite(north) || !Number.isFinite(east)) return null;
  const coordinates = [east, north, ...(up !== undefined && Number.isFinite(up) ? [up] : [])];
  return { type: 'Feature', geometry: { type: 'Point', coordinates } };
}

/** Returns an object with null for each name, because BrAPI's test collection requires properties without a MIAPPE field. */
export function createNulls<const Name extends string>(...names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** Returns the values without a BrAPI property, including own columns. Omits missing values. */
export function createAdditionalInfo(
  values: Values,
  row?: { readonly data: Values; readonly ownColumns: readonly string[] },
): BrapiObjects['BrapiAdditionalInfo'] {
  const own = (row?.ownColumns ?? []).map((name) => [name, row?.data[name]] as const);
  return Object.fromEntries(
    [...own, ...Object.entries(values)].flatMap(([name, value]) => {
      const texts = toTextList(value);
      return texts.length === 0 ? [] : [[name, texts.join('; ')]];
    }),
  );
}

/** Returns references with both spellings of the ID, because clients of BrAPI 2.0 read `referenceID`. */
export function createReferences(ids: readonly string[], referenceSource: string): BrapiObjects['BrapiReference'][] {
  return ids.map((id) => ({ referenceId: id, referenceID: id, referenceSource }));
}

/** Returns a stable ID for an object of which MIAPPE has only the name, such as a method. */
export function hashName(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}\0${name}`).digest('hex').slice(0, 24);
}

/** The level names of BrAPI 2.1, from the largest to the smallest unit. */
const STANDARD_LEVELS = ['study', 'field', 'entry', 'rep', 'block', 'sub-block', 'plot', 'sub-plot', 'plant', 'pot', 'sample'];

/** The level of units without a level, because clients require one. */
export const DEFAULT_LEVEL = 'plot';

/** Returns a level with its order. Nonstandard levels come last. */
export function createLevel(name: string): BrapiObjects['BrapiLevelName'] {
  const levelName = name.trim().toLowerCase();
  const order = STANDARD_LEVELS.indexOf(levelName);
  return { levelName, levelOrder: order === -1 ? STANDARD_LEVELS.length : order };
}

/** Returns the levels of a hierarchy, which is a list or a string such as `study>block>plot`. */
export function parseLevels(hierarchy: unknown): BrapiObjects['BrapiLevelName'][] {
  const names = toTextList(hierarchy).flatMap((text) => text.split('>'));
  return names.filter((name) => name.trim() !== '').map(createLevel);
}

/** Returns the standard levels, followed by other levels of the hierarchies, without duplicates. */
export function listLevels(hierarchies: readonly unknown[]): BrapiObjects['BrapiLevelName'][] {
  const all = [...STANDARD_LEVELS.map(createLevel), ...hierarchies.flatMap(parseLevels)];
  return [...new Map(all.map((level) => [level.levelName, level])).values()];
}
