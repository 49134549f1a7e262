/** Counts the entities of projects and their completeness in the database, cached until the next save. */
import type pg from 'pg';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import { numberText } from '../../web/for-people/words.ts';
import { addCompleteness, type Completeness, type CountedField, listCountedFields, nothing } from '../snapshot/completeness.ts';
import type { HubProjectRow } from '../tables.ts';

/** Numbers of one project. */
export interface ProjectSummary {
  readonly entityCount: number;
  /** By entity type; types without entities are absent. */
  readonly types: ReadonlyMap<string, TypeSummary>;
  readonly completeness: Completeness;
}

/** Numbers of one entity type. */
export interface TypeSummary {
  readonly count: number;
  readonly completeness: Completeness;
}

/** Maximum number of projects in the cache. */
const MAX_CACHED = 500;

/** Returns the numbers of projects. */
export type Summarize = (
  projects: readonly Pick<HubProjectRow, 'id' | 'seq' | 'profile' | 'version'>[],
) => Promise<ReadonlyMap<string, ProjectSummary>>;

/**
 * Creates the function that counts. Every save increments the project's `seq`, so cached numbers are valid while it and the
 * profile are the same.
 */
export function createSummaries(pool: pg.Pool, catalog: Catalog): Summarize {
  const kept = new Map<string, { seq: number; followed: Profile | undefined; summary: ProjectSummary }>();
  return async (projects) => {
    const isFresh = ({ id, seq, profile, version }: (typeof projects)[number]) => {
      const known = kept.get(id);
      return known?.seq === seq && known.followed === catalog.find(profile, version)?.profile;
    };
    const stale = projects.filter((project) => !isFresh(project));
    if (stale.length > 0) {
      const counts = await countFilled(
        pool,
        stale.map(({ id }) => id),
      );
      for (const { id, seq, profile, version } of stale) {
        const followed = catalog.find(profile, version)?.profile;
        kept.delete(id);
        kept.set(id, { seq, followed, summary: computeSummary(followed, counts.get(id) ?? new Map()) });
      }
    }
    const summaries = new Map(projects.map(({ id }) => [id, kept.get(id)?.summary as ProjectSummary]));
    for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_CACHED))) kept.delete(id);
    return summaries;
  };
}

/** Per project and entity type, the number of values of each field; the empty name has the number of entities. */
type FilledCounts = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

async function countFilled(pool: pg.Pool, projectIds: readonly string[]): Promise<FilledCounts> {
  const { rows } = await pool.query<{ project: string; type: string; field: string; count: number }>(
    `select project_id as project, entity_type as type, '' as field, count(*)::int as count
       from hub_entities where project_id = any($1::uuid[]) group by 1, 2
     union all
     select project_id, entity_type, name, count(*)::int
       from hub_entities, jsonb_object_keys(data) as name where project_id = any($1::uuid[]) group by 1, 2, 3
     union all
     select inner_one.project_id, outer_one.entity_type, inner_one.parent_field, count(distinct inner_one.parent_id)::int
       from hub_entities inner_one join hub_entities outer_one on outer_one.id = inner_one.parent_id
       where inner_one.project_id = any($1::uuid[]) group by 1, 2, 3`,
    [projectIds],
  );
  const counts = new Map<string, Map<string, Map<string, number>>>();
  for (const { project, type, field, count } of rows) {
    const types = counts.get(project) ?? new Map<string, Map<string, number>>();
    const fields = types.get(type) ?? new Map<string, number>();
    counts.set(project, types.set(type, fields.set(field, count)));
  }
  return counts;
}

function computeSummary(
  profile: Profile | undefined,
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): ProjectSummary {
  const types = new Map(
    [...counted].map(([type, fields]): [string, TypeSummary] => {
      const count = fields.get('') ?? 0;
      const entity = profile?.entities.get(type);
      return [
        type,
        {
          count,
          completeness:
            entity === undefined
              ? nothing
              : computeTypeCompleteness(listCountedFields(profile as Profile, entity), count, fields),
        },
      ];
    }),
  );
  const all = [...types.values()];
  return {
    entityCount: all.reduce((sum, { count }) => sum + count, 0),
    types,
    completeness: all.reduce((sum, { completeness }) => addCompleteness(sum, completeness), nothing),
  };
}

function computeTypeCompleteness(
  fields: readonly CountedField[],
  count: number,
  filled: ReadonlyMap<string, number>,
): Completeness {
  const required = fields.filter(({ isRequired }) => isRequired);
  const filledAmong = (some: readonly CountedField[]) => some.reduce((sum, { name }) => sum + (filled.get(name) ?? 0), 0);
  return {
    required_filled: filledAmong(required),
    required_total: required.length * count,
    filled: filledAmong(fields),
    total: fields.length * count,
  };
}

/** Model of views/hub/partials/completeness. */
export interface CompletenessModel {
  /** The value of the bar: required fields until these are complete, then all fields. */
  readonly value: number;
  readonly max: number;
  /** Like `98 % of the required values`. */
  readonly text: string;
  /** Like `240 of 242 required values, 611 of 1,498 in all`. */
  readonly detail: string;
  readonly isDone: boolean;
}

/** Model of a completeness. */
export function createCompletenessModel({ required_filled, required_total, filled, total }: Completeness): CompletenessModel {
  const isDone = required_filled === required_total && total > 0;
  return {
    value: required_filled,
    max: Math.max(1, required_total),
    text:
      total === 0 ? 'nothing yet' : isDone ? 'all required' : `${computePercent(required_filled, required_total)} of required`,
    detail: `${formatCount(required_filled)} of ${formatCount(required_total)} required values, ${formatCount(filled)} of ${formatCount(total)} in all`,
    isDone,
  };
}

/** Rounds down, so that only a complete whole is 100 %. */
function computePercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / Math.max(1, whole))} %`;
}

function formatCount(value: number): string {
  return numberText(value);
}
