/** Reads observations with the names of their units, variables and studies. */

import type { HubCaller } from '../../access/workspace-rights.ts';
import type { Queries } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { readReferred, selectMiappe } from '../entity-pages.ts';
import type { ListedPart } from '../envelope.ts';
import type { BrapiObjects } from '../members.ts';
import { getGermplasmName } from '../units.ts';
import type { ObservationRow } from './table.ts';

/** An observation with names; null for deleted entities. */
export interface NamedObservation extends ObservationRow {
  readonly unitName: string | null;
  readonly variableName: string | null;
  readonly studyName: string | null;
  /** The identifier of the unit's biological material. */
  readonly material: string | null;
}

const nameOf = (alias: string) => `coalesce(nullif(${alias}.data->>'unique_id', ''), ${alias}.label)`;

const SELECT = `select o.id, o.project_id as "projectId", o.study_id as "studyId", o.unit_id as "unitId", o.variable_id as "variableId",
    o.value, o.observed_at as "observedAt", o.collector, o.external_references as references, o.additional_info as "additionalInfo",
    o.fingerprint, o.user_id as "userId", o.user_name as "userName", o.created_at as "createdAt", o.updated_at as "updatedAt",
    ${nameOf('u')} as "unitName", ${nameOf('v')} as "variableName", ${nameOf('s')} as "studyName",
    u.data->>'biological_material_id' as material`;

const FROM = `from hub_observations o
  join hub_projects p on p.id = o.project_id
  join hub_workspaces w on w.id = p.workspace_id
  left join hub_entities u on u.id = o.unit_id
  left join hub_entities v on v.id = o.variable_id
  left join hub_entities s on s.id = o.study_id`;

/** Filters, combined with AND. */
export interface ObservationFilter {
  readonly programDbId?: string;
  readonly trialDbId?: string;
  readonly studyDbId?: string;
  readonly observationUnitDbId?: string;
  readonly observationVariableDbId?: string;
  readonly observationDbId?: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const ID_COLUMNS = {
  programDbId: 'w.id',
  trialDbId: 's.parent_id',
  studyDbId: 'o.study_id',
  observationUnitDbId: 'o.unit_id',
  observationVariableDbId: 'o.variable_id',
  observationDbId: 'o.id',
} as const;

/** Returns a part of the visible observations, oldest first, with the number of all. */
export async function readObservationPart(
  queries: Queries,
  caller: HubCaller,
  filter: ObservationFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedPart<NamedObservation>> {
  const visible = selectMiappe(caller);
  const values: unknown[] = [visible.values];
  const conditions = [visible.sql];
  for (const [name, column] of Object.entries(ID_COLUMNS)) {
    const id = filter[name as keyof typeof ID_COLUMNS];
    if (id === undefined) continue;
    if (!isIdentifier(id)) return { items: [], total: 0 };
    conditions.push(`${column} = $${values.push(id)}`);
  }
  if (filter.from !== undefined) conditions.push(`o.observed_at >= $${values.push(filter.from)}`);
  if (filter.to !== undefined) conditions.push(`o.observed_at <= $${values.push(filter.to)}`);
  const where = conditions.join(' and ');
  const counted = await queries.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${where}`, [...values]);
  const { rows } = await queries.query<NamedObservation>(
    `${SELECT} ${FROM} where ${where} order by o.created_at, o.id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the visible observations with one of the identifiers. */
export async function readVisibleObservations(
  queries: Queries,
  caller: HubCaller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedObservation>> {
  const visible = selectMiappe(caller);
  const { rows } = await queries.query<NamedObservation>(`${SELECT} ${FROM} where ${visible.sql} and o.id = any($2::uuid[])`, [
    visible.values,
    ids.filter(isIdentifier),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a part of a project's observations, newest first, with the number of all. */
export async function readProjectObservations(
  queries: Queries,
  projectId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedPart<NamedObservation>> {
  const counted = await queries.query<{ total: number }>(
    'select count(*)::int as total from hub_observations where project_id = $1',
    [projectId],
  );
  const { rows } = await queries.query<NamedObservation>(
    `${SELECT} ${FROM} where o.project_id = $1 order by o.created_at desc, o.id desc limit $2 offset $3`,
    [projectId, limit, offset],
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Number of observations that are in memory at a time. */
const BATCH = 5_000;

/** Yields all observations of a project in batches, oldest first. */
export async function* readAllObservations(queries: Queries, projectId: string): AsyncGenerator<NamedObservation[]> {
  let last: NamedObservation | undefined;
  do {
    const { rows }: { rows: NamedObservation[] } = await queries.query<NamedObservation>(
      `${SELECT} ${FROM} where o.project_id = $1 and ($2::timestamptz is null or (o.created_at, o.id) > ($2, $3::uuid))
        order by o.created_at, o.id limit ${BATCH}`,
      [projectId, last?.createdAt ?? null, last?.id ?? null],
    );
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Converts observations to BrAPI. */
export async function formatObservations(
  queries: Queries,
  rows: readonly NamedObservation[],
): Promise<BrapiObjects['BrapiObservation'][]> {
  const toReference = ({ projectId, studyId, material }: NamedObservation) => ({ projectId, studyId, identifier: material });
  const materialOf = await readReferred(queries, 'BiologicalMaterial', rows.map(toReference));
  return rows.map((row) => {
    const germplasm = materialOf(toReference(row));
    return {
      observationDbId: row.id,
      observationUnitDbId: row.unitId,
      observationUnitName: row.unitName,
      observationVariableDbId: row.variableId,
      observationVariableName: row.variableName,
      studyDbId: row.studyId,
      germplasmDbId: germplasm?.id ?? null,
      germplasmName: germplasm === undefined ? null : getGermplasmName(germplasm),
      value: row.value,
      observationTimeStamp: row.observedAt?.toISOString() ?? null,
      collector: row.collector,
      uploadedBy: row.userName,
      season: null,
      geoCoordinates: null,
      additionalInfo: row.additionalInfo,
      externalReferences: row.references,
    };
  });
}
