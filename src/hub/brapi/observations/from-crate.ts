/** Reads the observations of a crate, which another hub wrote. */
import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { streamCsv } from '../../../web/csv/records.ts';
import type { HubActor } from '../../actor.ts';
import type { EntityRow, Queries } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { readText } from '../members.ts';
import { createObservation, hashObservation, OBSERVATION_BATCH, readTime } from './storing.ts';
import type { ObservationRow } from './table.ts';

/** The table of a crate, and the project for its observations. */
export interface CrateTable {
  readonly content: AsyncIterable<Uint8Array>;
  /** The entities of the project; units, variables and studies are used. */
  readonly entities: Iterable<Pick<EntityRow, 'id' | 'entityType' | 'parentId' | 'label' | 'data'>>;
  readonly projectId: string;
  readonly actor: HubActor;
  readonly now: Date;
}

/**
 * Yields the observations that the project does not have, in batches.
 * @param report called for each row of the table, from 1, with the reason if it cannot be stored
 */
export async function* readCrateObservations(
  queries: Queries,
  { content, entities, projectId, actor, now }: CrateTable,
  report: (row: number, problem: string | undefined) => void,
): AsyncGenerator<readonly ObservationRow[]> {
  const places = findPlaces(entities);
  let columns: ReadonlyMap<string, number> | undefined;
  let row = 0;
  const batch: CrateObservation[] = [];
  const takeNew = () => selectNew(queries, projectId, batch.splice(0), report);
  for await (const cells of streamCsv(content)) {
    if (columns === undefined) {
      columns = new Map(cells.map((name, at) => [name, at]));
      continue;
    }
    if (cells.length < 2) continue;
    row += 1;
    const getText = (name: string) => cells[columns?.get(name) ?? -1] ?? '';
    const read = readRow(getText, places);
    if (typeof read === 'string') report(row, read);
    else
      batch.push({
        row,
        id: getText('observation_id'),
        observation: createObservation({ projectId, ...read.place }, read, actor, now),
      });
    if (batch.length === OBSERVATION_BATCH) yield await takeNew();
  }
  yield await takeNew();
}

interface CrateObservation {
  readonly row: number;
  /** The identifier in the project that the crate was made from. */
  readonly id: string;
  readonly observation: ObservationRow;
}

type Place = Pick<ObservationRow, 'studyId' | 'unitId' | 'variableId'>;

/** Returns the entities below studies by type, study and name, as the table names them. */
function findPlaces(entities: CrateTable['entities']): ReadonlyMap<string, readonly EntityPlace[]> {
  const rows = [...entities].filter(({ entityType }) => ['Study', 'ObservationUnit', 'ObservedVariable'].includes(entityType));
  const nameOf = ({ data, label }: (typeof rows)[number]) => readText(data.unique_id) || label;
  const studies = new Map(rows.filter(({ entityType }) => entityType === 'Study').map((one) => [one.id, nameOf(one)]));
  const named = rows.flatMap((one) => {
    const study = studies.get(one.parentId ?? '');
    return study === undefined
      ? []
      : { id: one.id, studyId: one.parentId as string, key: formatKey(one.entityType, study, nameOf(one)) };
  });
  return Map.groupBy(named, ({ key }) => key);
}

interface EntityPlace {
  readonly id: string;
  readonly studyId: string;
}

const formatKey = (...parts: readonly string[]) => JSON.stringify(parts);

/** Returns an observation with its place; a sentence if it cannot be stored. */
function readRow(getText: (name: string) => string, places: ReturnType<typeof findPlaces>) {
  const [units = [], variables = []] = [
    places.get(formatKey('ObservationUnit', getText('study'), getText('unit'))),
    places.get(formatKey('ObservedVariable', getText('study'), getText('variable'))),
  ];
  const [unit, variable] = [units[0], variables[0]];
  if (unit === undefined) return 'The study has no unit with this name.';
  if (variable === undefined) return 'The study has no variable with this name.';
  if (units.length > 1 || variables.length > 1) return 'Several units or variables of the study have the same name.';
  const [value, time, collector] = [getText('value'), getText('time'), getText('collector')];
  const [references, information] = [getText('external_references'), getText('additional_info')];
  const externalReferences = parseList(references || '[]');
  const [additionalInfo] = parseList(`[${information || '{}'}]`);
  if (time !== '' && readTime(time) === undefined) return 'The time is not valid.';
  if (value.length > 4_000 || collector.length > 255 || `${value}${collector}`.includes('\0'))
    return 'The value or the collector is too long, or contains characters that cannot be stored.';
  if (externalReferences.length > 10 || !externalReferences.every((one) => isTexts(one, 7, 500)))
    return 'The external references are not valid.';
  if (!isTexts(additionalInfo, 20, 1_000)) return 'The additional information is not valid.';
  return {
    place: { studyId: unit.studyId, unitId: unit.id, variableId: variable.id } satisfies Place,
    value: value || null,
    observationTimeStamp: time,
    collector: collector || null,
    externalReferences: externalReferences as Record<string, string>[],
    additionalInfo,
  };
}

/** Escapes of characters that PostgreSQL cannot store. */
const UNSTORABLE = /\0|\\u(?:0000|d[89a-f])/i;

/** Returns the items of a list in JSON; undefined as the only one if it is not valid. */
function parseList(text: string): readonly unknown[] {
  try {
    const list: unknown = UNSTORABLE.test(text) ? undefined : JSON.parse(text);
    return Array.isArray(list) ? list : [undefined];
  } catch {
    return [undefined];
  }
}

function isTexts(value: unknown, most: number, longest: number): value is Record<string, string> {
  const texts = isObject(value) ? Object.entries(value).flat() : undefined;
  return (
    texts !== undefined && texts.length <= 2 * most && texts.every((text) => typeof text === 'string' && text.length <= longest)
  );
}

/** Returns the observations that the project does not have, and reports all. */
async function selectNew(
  queries: Queries,
  projectId: string,
  batch: readonly CrateObservation[],
  report: (row: number, problem: string | undefined) => void,
): Promise<readonly ObservationRow[]> {
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
    report(row, isOther ? 'The project has this observation with other values, which stay.' : undefined);
    const isNew =
      same === undefined && !keys.has(formatKey(observation.unitId, observation.variableId, observation.fingerprint));
    return isNew ? [observation] : [];
  });
}
