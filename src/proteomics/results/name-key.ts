/** By what protein groups are found: names may be longer than an index takes. */

/** Condition that a protein group `g` has one of the names of a parameter, as the index of raw files and names takes it (storage/upkeep/kept-indexes.ts). */
export function hasName(parameter: string): string {
  return `hashtextextended(g.name, 0) = any(array(select hashtextextended(n, 0) from unnest(${parameter}::text[]) n)) and g.name = any(${parameter}::text[])`;
}
