/** Defines the SQL filters of BrAPI lists for entities `e` with study `s`, trial `t`, project `p` and workspace `w`. */
import { DEFAULT_LEVEL } from './members.ts';
import type { FilterSql } from './visible-parts.ts';

export type BrapiType =
  | 'Investigation'
  | 'Study'
  | 'ObservationUnit'
  | 'ObservedVariable'
  | 'BiologicalMaterial'
  | 'Event'
  | 'Sample'
  | 'Location'
  | 'Person';

export interface RowKind {
  readonly type: BrapiType;
  /** The property with the ID of an object, such as `studyDbId`. */
  readonly id: string;
  /** SQL condition for the rows. By default, the entity type must be `type`. */
  readonly where?: string;
  /** SQL expression for the ID of an object, if several entities can describe the same object. */
  readonly key?: string;
  readonly join?: string;
  readonly columns?: string;
  /** Filters in addition to the common filters, or instead of those with the same name. */
  readonly filters?: FilterSql;
}

export function formatTitleSql(alias: string): string {
  return `coalesce(${alias}.data->>'title', ${alias}.label)`;
}

/** Returns an SQL expression for the unique ID of an entity, or for its label if the unique ID is empty. */
export function formatNameSql(alias: string): string {
  return `coalesce(nullif(${alias}.data->>'unique_id', ''), ${alias}.label)`;
}

export function formatSeasonSql(alias: string): string {
  return `substring(${alias}.data->>'start_date' from '^\\d{4}')`;
}

const LEVEL_SQL = `lower(trim(coalesce(nullif(e.data->>'observation_level', ''), nullif(e.data->>'observation_unit_type', ''), '${DEFAULT_LEVEL}')))`;

export const CROP_SQL = `concat_ws(' ', nullif(e.data->>'genus', ''), nullif(e.data->>'species', ''))`;

/** Returns the SQL condition for units of the given germplasms. Sorting by name is fast even with thousands of equal names. */
export function formatGermplasmFilter(unit: string): string {
  // Because of `is true`, PostgreSQL hashes the list. A join could read the list again for each unit.
  return `(${unit}.id in (
    with wanted as (select project_id, lower(identifier) as name from hub_entities where id ${IS_ANY}),
    named as (select id, project_id, parent_id, position, entity_type = 'ObservationUnit' as is_unit,
        lower(case entity_type when 'ObservationUnit' then data->>'biological_material_id' else identifier end) as name
      from hub_entities where entity_type in ('ObservationUnit', 'BiologicalMaterial') and project_id in (select project_id from wanted)),
    found as (select id, is_unit, first_value(is_unit) over of_study as is_elsewhere, first_value(id) over of_study as near,
        first_value(id) over of_project as far
      from named where name in (select name from wanted)
      window of_study as (partition by project_id, parent_id, name order by is_unit, position, id),
        of_project as (partition by project_id, name order by is_unit, position, id))
    select id from found where is_unit and case when is_elsewhere then far else near end ${IS_ANY})) is true`;
}

/** SQL expressions for the name of a variable's trait, method or scale. Field Book skips variables without a trait. */
const PART_NAMES = {
  trait: `coalesce(nullif(e.data->>'trait', ''), nullif(e.data->>'name', ''), ${formatNameSql('e')})`,
  method: `nullif(e.data->>'method', '')`,
  scale: `nullif(e.data->>'scale', '')`,
} as const;

/** Returns an SQL expression for the ID of a trait, method or scale, equal to `hashName`; null if the name is missing. */
export function formatPartIdSql(part: keyof typeof PART_NAMES): string {
  return `left(encode(sha256('${part}'::bytea || '\\x00'::bytea || convert_to(${PART_NAMES[part]}, 'UTF8')), 'hex'), 24)`;
}

export const IS_ANY = '= any(?::uuid[])';

export const HAS_CHILD = `exists (select from hub_entities c where c.project_id = e.project_id and c.parent_id = e.id and c.id ${IS_ANY})`;

/** SQL condition for events that affect one of the units. An event without units affects all units of its study. */
export const AFFECTS_UNIT = `exists (select from hub_entities a
  where a.project_id = e.project_id and a.parent_id = e.parent_id and a.entity_type = 'ObservationUnit' and a.id ${IS_ANY}
    and (nullif(e.data->>'observation_unit_ids', '[]') is null or jsonb_exists(e.data->'observation_unit_ids', a.identifier)))`;

export function createPartFilters(part: keyof typeof PART_NAMES): FilterSql {
  return {
    [`${part}DbIds`]: `${formatPartIdSql(part)} = any(?)`,
    [`${part}Names`]: `${PART_NAMES[part]} = any(?)`,
    [`${part}PUIs`]: `e.data->>'${part}_accession_number' = any(?)`,
  };
}

export function createFilters({ type, id, filters }: RowKind): FilterSql {
  const study = type === 'Study' ? 'e' : 's';
  const trial = type === 'Investigation' ? 'e' : 't';
  const name = `${formatNameSql('e')} = any(?)`;
  const [start, end] = ['date', 'end_date'].map((field) => `left(nullif(e.data->>'${field}', ''), 10)`);
  return {
    programDbIds: `w.id ${IS_ANY}`,
    trialDbIds: `${trial}.id ${IS_ANY}`,
    studyDbIds: `${study}.id ${IS_ANY}`,
    [`${id}s`]: `e.id ${IS_ANY}`,
    active: '?::boolean',
    programNames: 'w.name = any(?)',
    trialNames: `${formatTitleSql(trial)} = any(?)`,
    studyNames: `${formatTitleSql(study)} = any(?)`,
    seasonDbIds: `${formatSeasonSql(study)} = any(?)`,
    studyCodes: name,
    observationUnitNames: name,
    observationVariableNames: name,
    sampleNames: name,
    germplasmNames: `coalesce(nullif(e.data->>'material_source_accession_name', ''), ${formatNameSql('e')}) = any(?)`,
    accessionNumbers: `e.data->>'accession_number' = any(?)`,
    commonCropNames: `${CROP_SQL} = any(?)`,
    observationUnitLevelNames: `${LEVEL_SQL} = any(select lower(trim(one)) from unnest(?::text[]) one)`,
    eventTypes: `e.data->>'event_type' = any(?)`,
    dateRangeStart: `coalesce(${end}, ${start}) >= left(?, 10)`,
    dateRangeEnd: `${start} <= left(?, 10)`,
    ...filters,
  };
}
