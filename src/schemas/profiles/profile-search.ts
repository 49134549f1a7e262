/** Finds profiles, entity types and fields by name and description. */
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { type Entity, type Field, formatTitle, type Profile } from '../../profiles/profile.ts';
import { hasEvery } from '../../web/search-words.ts';

/** The results. Each list starts with the best matches. */
export interface Found {
  readonly profiles: readonly { readonly profile: Profile }[];
  readonly entities: readonly { readonly profile: Profile; readonly entity: Entity }[];
  readonly fields: readonly { readonly profile: Profile; readonly entity: Entity; readonly field: Field }[];
}

/**
 * Returns everything whose name or description contains every word. Names match as written and as words (`start date` finds
 * `start_date`). Exact names come first, then names with this start, then names that contain it.
 */
export function searchProfiles(entries: readonly CatalogEntry[], words: readonly string[]): Found {
  const profiles: Ranked<{ profile: Profile }>[] = [];
  const entities: Ranked<{ profile: Profile; entity: Entity }>[] = [];
  const fields: Ranked<{ profile: Profile; entity: Entity; field: Field }>[] = [];
  for (const { profile } of entries) {
    addHit(profiles, { profile }, [profile.name, profile.display_name], profile.description, words);
    for (const entity of profile.entities.values()) {
      addHit(entities, { profile, entity }, [entity.name], entity.description, words);
      for (const field of entity.fields)
        addHit(fields, { profile, entity, field }, [field.name, field.codename ?? ''], field.description, words);
    }
  }
  return { profiles: sortByRank(profiles), entities: sortByRank(entities), fields: sortByRank(fields) };
}

interface Ranked<T> {
  readonly rank: number;
  readonly found: T;
}

function addHit<T>(to: Ranked<T>[], found: T, names: readonly string[], description: string, words: readonly string[]): void {
  const spellings = names.flatMap((name) => (name === '' ? [] : [name, formatTitle(name)])).map((name) => name.toLowerCase());
  if (words.length > 0 && hasEvery(`${spellings.join('\n')}\n${description}`, words))
    to.push({ rank: rankMatch(spellings, words), found });
}

function rankMatch(names: readonly string[], words: readonly string[]): number {
  const whole = words.join(' ');
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  if (hasEvery(names.join('\n'), words)) return 2;
  return 3;
}

function sortByRank<T>(ranked: readonly Ranked<T>[]): readonly T[] {
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ found }) => found);
}
