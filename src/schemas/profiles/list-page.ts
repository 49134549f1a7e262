import type { Catalog, CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { createTypeText } from '../../profiles/in-words.ts';
import { countFields } from '../../profiles/profile.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import {
  createSortHeaders,
  type MarkedText,
  type SortColumn,
  sortRows,
  splitAtMatches,
  splitSearchWords,
} from '../../web/table-order.ts';
import type { Page } from '../../web/views.ts';
import { getEntityPath, getFieldPagePath, getProfilePath, getSearchPath, getValidatorPath } from '../addresses.ts';
import { searchProfiles } from './page.ts';

/** Maximum results of a kind. Further results are only counted. */
const MAX_RESULTS = 100;

export interface Hit {
  readonly name: readonly MarkedText[];
  readonly path: string;
  /** Path to the result, outermost first. */
  readonly within: string;
  readonly type: string;
  readonly description: readonly MarkedText[];
}

export interface ProfilesQuery {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly within?: CatalogEntry | undefined;
}

const columns: readonly SortColumn<ReturnType<typeof createProfileRow>>[] = [
  { key: 'name', label: 'Profile', getValue: ({ id }) => id },
  { key: 'entities', label: 'Entities', getValue: ({ entities }) => entities, isNumber: true },
  { key: 'fields', label: 'Fields', getValue: ({ fields }) => fields, isNumber: true },
  { key: 'rules', label: 'Rules', getValue: ({ rules }) => rules, isNumber: true },
];

export function createProfilesPage({ q = '' }: ProfilesQuery): Page {
  return {
    title: q.trim() === '' ? 'Profiles' : `“${q.trim()}” in profiles`,
    crumb: 'Profiles',
    section: '/profiles',
    crumbs: [],
    scripts: ['scripts/tables.js'],
  };
}

export function createProfilesModel(catalog: Catalog, { q = '', sort, within }: ProfilesQuery) {
  const words = splitSearchWords(q);
  const found = searchProfiles(within === undefined ? catalog.entries : [within], words);
  return {
    q: q.trim(),
    hasSearched: words.length > 0,
    within:
      within === undefined
        ? undefined
        : { id: within.profile.id, title: within.profile.display_name, everywherePath: getSearchPath(q.trim()) },
    groups: [
      createHitGroup('Profiles', found.profiles, false, ({ profile }) => ({
        name: splitAtMatches(profile.display_name, words),
        path: getProfilePath(profile),
        within: profile.id,
        type: '',
        description: splitAtMatches(profile.description, words),
      })),
      createHitGroup('Entities', found.entities, true, ({ profile, entity }) => ({
        name: splitAtMatches(entity.name, words),
        path: getEntityPath(profile, entity),
        within: profile.display_name,
        type: '',
        description: splitAtMatches(entity.description, words),
      })),
      createHitGroup('Fields', found.fields, true, ({ profile, entity, field }) => {
        const type = createTypeText(field);
        return {
          name: splitAtMatches(field.name, words),
          path: getFieldPagePath(profile, entity, field),
          within: `${profile.display_name} › ${entity.name}`,
          type: `${type.text} ${type.entity ?? ''}`.trim(),
          description: splitAtMatches(field.description, words),
        };
      }),
    ].filter(({ total }) => total > 0),
    heads: createSortHeaders(columns, sort, (next) => `/profiles?sort=${next}`),
    rows: sortRows(catalog.entries.map(createProfileRow), columns, sort),
    totals: {
      profiles: catalog.names.length,
      versions: catalog.entries.length,
      fields: formatNumber(catalog.entries.reduce((sum, { profile }) => sum + countFields(profile), 0)),
    },
  };
}

/** Returns search results of one kind. @param isCode true to show the names as code, because they are identifiers */
function createHitGroup<T>(kind: string, found: readonly T[], isCode: boolean, hitOf: (item: T) => Hit) {
  return { kind, total: found.length, isCode, hits: found.slice(0, MAX_RESULTS).map(hitOf) };
}

function createProfileRow({ profile, origin }: CatalogEntry) {
  return {
    id: profile.id,
    title: profile.display_name,
    path: getProfilePath(profile),
    validatorPath: getValidatorPath(profile),
    description: /^.+?[.!?](?=\s)/su.exec(profile.description)?.[0] ?? profile.description,
    entities: profile.entities.size,
    fields: countFields(profile),
    rules: profile.rules.length,
    isOwn: origin === 'site',
  };
}
