import type { HubCaller } from '../../access/workspace-rights.ts';
import type { Queries } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { joinConditions, type ListPart } from '../../paging.ts';
import { queryWithSizeLimit } from '../bounded-parts.ts';
import { readReferencedEntities } from '../entity-pages.ts';
import type { ListedPart } from '../envelope.ts';
import { formatGermplasmFilter, formatNameSql, formatSeasonSql, formatTitleSql, IS_ANY } from '../filters.ts';
import type { BrapiObjects } from '../members.ts';
import { getGermplasmName } from '../units.ts';
import { createCondition, createMiappeSql, type FilterSql, readListedPart, type Search } from '../visible-parts.ts';
import type { ObservationRow } from './table.ts';

/** An observation with the names of its unit and variable. Names of deleted entities are null. */
export interface NamedObservation extends ObservationRow {
  readonly unitName: string | null;
  readonly variableName: string | null;
  readonly studyName: string | null;
  readonly material: string | null;
}

const COLUMNS = `o.id, o.project_id as "projectId", o.study_id as "studyId", o.unit_id as "unitId", o.variable_id as "variableId",
    o.value, o.observed_at as "observedAt", o.collector, o.external_references as references, o.additional_info as "additionalInfo",
    o.fingerprint, o.user_id as "userId", o.user_name as "userName", o.created_at as "createdAt", o.updated_at as "updatedAt",
    ${formatNameSql('u')} as "unitName", ${formatNameSql('v')} as "variableName", ${formatNameSql('s')} as "studyName",
    u.data->>'biological_material_id' as material`;

const FROM = `hub_observations o
  join hub_projects p on p.id = o.project_id
  join hub_workspaces w on w.id = p.workspace_id
  left join hub_entities u on u.id = o.unit_id
  left join hub_entities v on v.id = o.variable_id
  left join hub_entities s on s.id = o.study_id`;

const FILTERS: FilterSql = {
  programDbIds: `w.id ${IS_ANY}`,
  trialDbIds: `s.parent_id ${IS_ANY}`,
  studyDbIds: `o.study_id ${IS_ANY}`,
  observationUnitDbIds: `o.unit_id ${IS_ANY}`,
  observationVariableDbIds: `o.variable_id ${IS_ANY}`,
  observationDbIds: `o.id ${IS_ANY}`,
  germplasmDbIds: formatGermplasmFilter('u'),
  studyNames: `${formatTitleSql('s')} = any(?)`,
  observationVariableNames: `${formatNameSql('v')} = any(?)`,
  seasonDbIds: `${formatSeasonSql('s')} = any(?)`,
  observationTimeStampRangeStart: 'o.observed_at >= ?',
  observationTimeStampRangeEnd: 'o.observed_at <= ?',
};

/** Returns one page of matching observations, oldest first, and the total number. */
export function readObservationPart(
  queries: Queries,
  caller: HubCaller,
  search: Search,
  part: ListPart,
): Promise<ListedPart<NamedObservation>> {
  const selection = { columns: COLUMNS, from: FROM, id: 'o.id', order: 'o.created_at, o.id' };
  return readListedPart<NamedObservation>(queries, selection, createCondition(caller, FILTERS, search), part);
}

/** Returns the visible observations by ID. @param isLocking true to lock the rows until the transaction ends */
export async function readVisibleObservations(
  queries: Queries,
  caller: HubCaller,
  ids: readonly string[],
  isLocking = false,
): Promise<ReadonlyMap<string, NamedObservation>> {
  const visible = createMiappeSql(caller);
  const rows = await queryWithSizeLimit<NamedObservation>(
    queries,
    `select ${COLUMNS} from ${FROM} where ${visible.sql} and o.id = any($2::uuid[]) order by o.id ${isLocking ? 'for update of o' : ''}`,
    [visible.values, ids.filter(isIdentifier)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns one page of a project's observations, newest first, and the total number. */
export function readProjectObservations(
  queries: Queries,
  projectId: string,
  part: ListPart,
): Promise<ListedPart<NamedObservation>> {
  const selection = { columns: COLUMNS, from: FROM, id: 'o.id', order: 'o.created_at desc, o.id desc' };
  return readListedPart<NamedObservation>(queries, selection, joinConditions([['o.project_id = ?', projectId]]), part);
}

const BATCH = 1_000;

export async function* readAllObservations(queries: Queries, projectId: string): AsyncGenerator<NamedObservation[]> {
  let last: NamedObservation | undefined;
  do {
    const { rows }: { rows: NamedObservation[] } = await queries.query<NamedObservation>(
      `select ${COLUMNS} from ${FROM} where o.project_id = $1 and ($2::timestamptz is null or (o.created_at, o.id) > ($2, $3::uuid))
        order by o.created_at, o.id limit ${BATCH}`,
      [projectId, last?.createdAt ?? null, last?.id ?? null],
    );
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

export async function formatObservations(
  queries: Queries,
  rows: readonly NamedObservation[],
): Promise<BrapiObjects['BrapiObservation'][]> {
  const materials = rows.map(({ material }) => material);
  const materialOf = await readReferencedEntities(queries, 'BiologicalMaterial', rows, materials);
  return rows.map((row) => {
    const germplasm = materialOf(row, row.material);
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
