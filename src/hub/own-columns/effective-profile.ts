/** Adds own columns to profiles. Only this file resolves the profile of a project. */
import type { components } from '../../../generated/hub/types.d.ts';
import { BoundedMap, memoize } from '../../memoize.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { type Entity, type Field, findFieldByName, type Profile, type ScalarType } from '../../profiles/profile.ts';
import type { HubProjectRow } from '../tables.ts';

export type OwnColumn = components['schemas']['HubOwnColumn'];

export const OWN_COLUMN_TYPES: Readonly<Record<OwnColumn['kind'], ScalarType>> = {
  text: 'string',
  whole_number: 'integer',
  number: 'float',
  yes_no: 'boolean',
  date: 'date',
  choice: 'string',
};

/** Returns the profile of a project with its own columns; undefined if the profile is not on this server. */
export function findProjectProfile(
  catalog: Catalog,
  { profile, version, ownColumns }: Pick<HubProjectRow, 'profile' | 'version' | 'ownColumns'>,
): Profile | undefined {
  const base = catalog.find(profile, version)?.profile;
  return base === undefined ? undefined : extendProfile(base, ownColumns);
}

/** Extended profiles by the JSON of their own columns, up to 200 per profile. */
const getExtendedProfiles = memoize((_: Profile) => new BoundedMap<string, Profile>(200));

/** Returns the profile with own columns: the same object for equal columns, as a key for caches. Ignores outdated columns. */
export function extendProfile(profile: Profile, columns: readonly OwnColumn[]): Profile {
  if (columns.length === 0) return profile;
  const known = getExtendedProfiles(profile);
  const key = JSON.stringify(columns);
  const extended = known.get(key) ?? createExtendedProfile(profile, columns);
  known.set(key, extended);
  return extended;
}

function createExtendedProfile(profile: Profile, columns: readonly OwnColumn[]): Profile {
  const byType = Map.groupBy(columns, ({ entity_type }) => entity_type);
  const entities = [...profile.entities].map(([name, entity]): [string, Entity] => {
    const own = (byType.get(name) ?? []).filter((column) => findFieldByName(entity, column.name) === undefined);
    return [
      name,
      own.length === 0
        ? entity
        : { ...entity, fields: [...entity.fields, ...own.map((column) => createOwnField(entity, column))] },
    ];
  });
  const extended = { ...profile, entities: new Map(entities) };
  addedColumns.set(extended, columns);
  return extended;
}

const addedColumns = new WeakMap<Profile, readonly OwnColumn[]>();

export function getOwnColumns(profile: Profile): readonly OwnColumn[] {
  return addedColumns.get(profile) ?? [];
}

function createOwnField({ fields }: Entity, column: OwnColumn): Field {
  // SDRF requires that additional columns are comments.
  const isSdrf = fields.some(({ codename }) => codename?.startsWith('comment['));
  return {
    name: column.name,
    label: formatOwnLabel(column),
    ...(isSdrf ? { codename: `comment[${column.name.replaceAll('_', ' ')}]` } : {}),
    type: OWN_COLUMN_TYPES[column.kind],
    required: false,
    recommended: column.recommended,
    description: column.description,
    constraints: column.kind === 'choice' ? { enum: column.choices } : {},
  };
}

/** Returns the label with the unit, such as `Soil moisture (%)`. */
export function formatOwnLabel({ label, unit }: Pick<OwnColumn, 'label' | 'unit'>): string {
  return unit === '' ? label : `${label} (${unit})`;
}
