import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { streamCsv } from '../../../web/csv/records.ts';
import type { HubActor } from '../../actor.ts';
import type { EntityRow, Queries } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { toTextOrNull } from '../members.ts';
import { createObservation, findUnstorableText, hashObservation, OBSERVATION_BATCH, parseObservationTime } from './storing.ts';
import type { ObservationRow } from './table.ts';

export interface CrateTable {
  readonly content: AsyncIterable<Uint8Array>;
  readonly entities: Iterable<Pick<EntityRow, 'id' | 'entityType' | 'parentId' | 'label' | 'data'>>;
  readonly projectId: string;
  readonly actor: HubActor;
  readonly now: Date;
}

/** Yields batches of new observations. @param report called for each row (from 1), with a reason if the row is invalid */
export async function* readCrateObservations(
  queries: Queries,
  { content, entities, projectId, actor, now }: CrateTable,
  report: (row: number, problem: string | undefined) => void,
): AsyncGenerator<readonly ObservationRow[]> {
  const places = indexPlaces(entities);
  let columns: ReadonlyMap<string, number> | undefined;
  let row = 0;
  const batch: CrateObservation[] = [];
  const { rowCount } = await queries.query('select from hub_observations where project_id = $1 limit 1', [projectId]);
  const takeNewObservations = () =>
    selectNewObservations(queries, rowCount === 0 ? undefined : projectId, batch.splice(0), report);
  for await (const cells of streamCsv(content)) {
    if (columns === undefined) {
      columns = new Map(cells.map((name, at) => [name, at]));
      continue;
    }
    if (cells.length < 2) continue;
    row += 1;
    const getText = (name: string) => cells[columns?.get(name) ?? -1] ?? '';
    const read = parseCrateRow(getText, places);
    if (typeof read === 'string') report(row, read);
    else
      batch.push({
        row,
        id: getText('observation_id'),
        observation: createObservation({ projectId, ...read.place }, read, actor, now),
      });
    if (batch.length === OBSERVATION_BATCH) yield await takeNewObservations();
  }
  yield await takeNewObservations();
}

interface CrateObservation {
  readonly row: number;
  /** ID in the project from which the crate was exported. */
  readonly id: string;
  readonly observation: ObservationRow;
}

/** Returns entities by type, study and name, which identify an entity in rows of the table. */
function indexPlaces(entities: CrateTable['entities']) {
  const rows = [...entities];
  const getRowName = ({ data, label }: (typeof rows)[number]) => toTextOrNull(data.unique_id) || label;
  const studies = new Map(rows.filter(({ entityType }) => entityType === 'Study').map((one) => [one.id, getRowName(one)]));
  const inStudies = rows.flatMap((one) => {
    const study = studies.get(one.parentId ?? '');
    return study === undefined
      ? []
      : { ...one, studyId: one.parentId ?? '', key: formatKey(one.entityType, study, getRowName(one)) };
  });
  return Map.groupBy(inStudies, ({ key }) => key);
}

const formatKey = (...parts: readonly string[]) => JSON.stringify(parts);

function parseCrateRow(getText: (name: string) => string, places: ReturnType<typeof indexPlaces>) {
  const units = places.get(formatKey('ObservationUnit', getText('study'), getText('unit'))) ?? [];
  const variables = places.get(formatKey('ObservedVariable', getText('study'), getText('variable'))) ?? [];
  const [[unit], [variable]] = [units, variables];
  if (unit === undefined) return 'The study has no unit with this name.';
  if (variable === undefined) return 'The study has no variable with this name.';
  if (units.length + variables.length > 2) return 'Several units or variables of the study have the same name.';
  const [value, time, collector] = [getText('value'), getText('time'), getText('collector')];
  const references = parseObjects(getText('external_references') || '[]', 7, 500);
  const information = parseObjects(`[${getText('additional_info') || '{}'}]`, 20, 1_000);
  if (time !== '' && parseObservationTime(time) === undefined) return 'The time is not valid.';
  const unstorable = findUnstorableText({ value, collector });
  if (unstorable !== undefined) return `The observation cannot be stored: ${unstorable}.`;
  if (references === undefined || references.length > 10) return 'The external references are not valid.';
  if (information?.length !== 1) return 'The additional information is not valid.';
  return {
    place: { studyId: unit.studyId, unitId: unit.id, variableId: variable.id },
    value: value || null,
    observationTimeStamp: time,
    collector: collector || null,
    externalReferences: references,
    additionalInfo: information[0] ?? {},
  };
}

/** Matches characters and JSON escapes that PostgreSQL cannot store. */
const UNSTORABLE = /\0|\\u(?:0000|d[89a-f])/i;

/** Returns the parsed list of objects with strings as values; undefined for other content, or above the limits. */
function parseObjects(json: string, most: number, longest: number): Record<string, string>[] | undefined {
  const isShortText = (text: unknown) => typeof text === 'string' && text.length <= longest;
  const isValid = (one: unknown) =>
    isObject(one) && Object.keys(one).length <= most && Object.entries(one).flat().every(isShortText);
  try {
    const list: unknown = UNSTORABLE.test(json) ? undefined : JSON.parse(json);
    return Array.isArray(list) && list.every(isValid) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the observations that the project does not contain, and calls `report` for every row.
 * @param projectId undefined if the project has no observations
 */
async function selectNewObservations(
  queries: Queries,
  projectId: string | undefined,
  batch: readonly CrateObservation[],
  report: (row: number, problem: string | undefined) => void,
): Promise<readonly ObservationRow[]> {
  if (projectId === undefined) {
    for (const { row } of batch) report(row, undefined);
    return batch.map(({ observation }) => observation);
  }
  const { rows } = await queries.query<ObservationRow>(
    `select id, unit_id as "unitId", variable_id as "variableId", fingerprint, value, observed_at as "observedAt", collector,
        external_references as references, additional_info as "additionalInfo"
      from hub_observations where project_id = $1 and (id = any($2::uuid[]) or (unit_id = any($3::uuid[]) and fingerprint = any($4)))`,
    [
      projectId,
      batch.map(({ id }) => id).filter(isIdentifier),
      batch.map(({ observation }) => observation.unitId).filter(isIdentifier),
      batch.map(({ observation }) => observation.fingerprint),
    ],
  );
  const stored = new Map(rows.map((one) => [one.id, one]));
  const keys = new Set(rows.map((one) => formatKey(one.unitId, one.variableId, one.fingerprint)));
  return batch.flatMap(({ row, id, observation }) => {
    const same = stored.get(id);
    const isOther = same !== undefined && hashObservation(same) !== observation.fingerprint;
    report(row, isOther ? 'The project already has this observation with other values, which are kept.' : undefined);
    const isNew =
      same === undefined && !keys.has(formatKey(observation.unitId, observation.variableId, observation.fingerprint));
    return isNew ? [observation] : [];
  });
}
