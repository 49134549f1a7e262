import type { Catalog } from '../profiles/catalog/catalog.ts';
import { formatDisplayName } from '../profiles/name-words.ts';
import {
  findItemsByWords,
  type HomeContribution,
  MAX_FINDINGS,
  NO_OWN_ITEMS,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { getEntityPath, getFieldPagePath, getProfilePath } from './addresses.ts';

/** Returns the contribution to the home page and the search. All users see all profiles, the newest version of each first. */
export function createSchemasHomeContribution(catalog: Catalog): HomeContribution {
  return {
    listMine: async () => NO_OWN_ITEMS,
    async find(_request, words) {
      const profiles = catalog.entries.map(({ profile }) => profile).toReversed();
      const found = findItemsByWords(profiles, words, ({ display_name, id }) => `${display_name} ${id}`).map(
        (profile): SearchFinding => ({
          kind: 'Profile',
          title: profile.display_name,
          detail: profile.description.split(/(?<=\.)\s/, 1)[0] ?? '',
          path: getProfilePath(profile),
        }),
      );
      const entities = profiles.flatMap((profile) => [...profile.entities.values()].map((entity) => ({ profile, entity })));
      const inside = findItemsByWords(
        entities,
        words,
        ({ profile, entity }) => `${entity.name} ${formatDisplayName(entity.name)} ${profile.display_name}`,
      ).map(
        ({ profile, entity }): SearchFinding => ({
          kind: 'Profile',
          title: formatDisplayName(entity.name),
          detail: `in ${profile.display_name}`,
          path: getEntityPath(profile, entity),
        }),
      );
      const fields = entities.flatMap(({ profile, entity }) => entity.fields.map((field) => ({ profile, entity, field })));
      const named = findItemsByWords(
        fields,
        words,
        ({ profile, field }) => `${field.name} ${formatDisplayName(field.name)} ${profile.display_name}`,
      ).map(
        ({ profile, entity, field }): SearchFinding => ({
          kind: 'Profile',
          title: formatDisplayName(field.name),
          detail: `Field of ${formatDisplayName(entity.name)} in ${profile.display_name}`,
          path: getFieldPagePath(profile, entity, field),
        }),
      );
      return [...found, ...inside, ...named].slice(0, MAX_FINDINGS);
    },
  };
}
