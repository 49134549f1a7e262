/** The depth of data, found before anything follows it down. */
import { NestingError } from './validation-errors.ts';

/** Deepest data that is validated: the data itself is the first level. */
export const deepestLevel = 64;

/** Throws NestingError when objects and lists are nested deeper than 64 levels, which circular data always is. */
export function checkNesting(data: unknown): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= deepestLevel) throw new NestingError(deepestLevel);
      for (const inner of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof inner === 'object' && inner !== null) below.push(inner);
      }
    }
    level = below;
  }
}
