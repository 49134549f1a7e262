/** Levels of observation units. */
import { type BrapiObjects, readTexts } from './members.ts';

/** The level names of BrAPI 2.1, from the largest unit to the smallest. */
const STANDARD_LEVELS = ['study', 'field', 'entry', 'rep', 'block', 'sub-block', 'plot', 'sub-plot', 'plant', 'pot', 'sample'];

/** The level of a unit that names no level. Clients fail without a level. */
export const DEFAULT_LEVEL = 'plot';

/** Returns a level with its order. Names outside the standard come last. */
export function createLevel(name: string): BrapiObjects['BrapiLevelName'] {
  const levelName = name.trim().toLowerCase();
  const order = STANDARD_LEVELS.indexOf(levelName);
  return { levelName, levelOrder: order === -1 ? STANDARD_LEVELS.length : order };
}

/** Returns the levels of a study's hierarchy, which is a list or strings such as `study>block>plot`. */
export function readLevels(hierarchy: unknown): BrapiObjects['BrapiLevelName'][] {
  const names = readTexts(hierarchy).flatMap((text) => text.split('>'));
  return names.filter((name) => name.trim() !== '').map(createLevel);
}

/** Returns the standard levels and the levels of hierarchies, without duplicates, in order. */
export function listLevels(hierarchies: readonly unknown[]): BrapiObjects['BrapiLevelName'][] {
  const all = [...STANDARD_LEVELS.map(createLevel), ...hierarchies.flatMap(readLevels)];
  return [...new Map(all.map((level) => [level.levelName, level])).values()];
}
