import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as newIdentifier } from 'uuid';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { quoteText } from '../../../profiles/profile.ts';
import { isDateTime } from '../../../profiles/validation/formats.ts';
import { insertRows } from '../../../storage/insert-rows.ts';
import { drizzle, runInTransaction, sql } from '../../../storage/transaction.ts';
import { formatNumber, formatQuantity } from '../../../web/for-people/words.ts';
import type { HubCaller } from '../../access/workspace-rights.ts';
import type { HubActor } from '../../actor.ts';
import { findTextProblem } from '../../channel/chat-entry.ts';
import type { HubContext } from '../../context.ts';
import { incrementChangeCount } from '../../saving/count-change.ts';
import { type BrapiRow, readVisibleEntities } from '../entity-pages.ts';
import type { BrapiObjects } from '../members.ts';
import { findValueProblem, parseScale } from '../scale.ts';
import { readVisibleObservations } from './reading.ts';
import { hubObservations, type ObservationRow } from './table.ts';

type Sent = BrapiObjects['BrapiObservationInput'];
type SentChange = BrapiObjects['BrapiObservationChange'];

const MAX_PER_PROJECT = 1_000_000;

/** Maximum number of invalid observations that an error message lists. */
export const MAX_NAMED = 20;

export const OBSERVATION_BATCH = 2_000;

/** PostgreSQL and JavaScript format only these years with the same four digits. */
const YEARS = { first: 1_000, last: 9_999 };

/** Returns a time; undefined for an empty string, an invalid date, or a year outside the permitted range. */
export function parseObservationTime(text: string | null | undefined): Date | undefined {
  // `Date` would convert 30 February to 1 March.
  const time = new Date(text && isDateTime(text) ? text : '');
  const year = time.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last ? time : undefined;
}

/** Creates the response from IDs in request order. It runs before the commit, so an error rolls back the transaction. */
type CreateReply<T> = (client: pg.PoolClient, ids: readonly string[]) => Promise<T>;

/** Stores observations once, even if a request is repeated. @throws BadRequestError that lists the invalid observations */
export async function storeObservations<T>(
  { pool, now }: HubContext,
  caller: HubCaller,
  sent: readonly Sent[],
  createReply: CreateReply<T>,
): Promise<T> {
  const unitIds = sent.map((one) => one.observationUnitDbId);
  const variableIds = sent.map((one) => one.observationVariableDbId);
  // The guard limited the caller to workspaces with the right to edit (limitToEditableWorkspaces).
  const units = await readVisibleEntities(pool, caller, 'ObservationUnit', unitIds);
  const variables = await readVisibleEntities(pool, caller, 'ObservedVariable', variableIds);
  const refused: (readonly string[])[] = [];
  const rows = sent.flatMap((one, index): ObservationRow[] => {
    const unit = units.get(one.observationUnitDbId.toLowerCase());
    const variable = variables.get(one.observationVariableDbId.toLowerCase());
    const studyId = unit?.studyId ?? undefined;
    const problems = formatProblems(`body[${index}]`, {
      observationUnitDbId: studyId === undefined && 'no unit of a study has this ID',
      observationVariableDbId:
        variable === undefined
          ? 'no observed variable has this ID'
          : studyId !== undefined && variable.studyId !== studyId && 'the variable belongs to a different study from the unit',
      studyDbId: hasOtherIdentifier(one.studyDbId, studyId) && 'the unit belongs to another study',
      value: variable !== undefined && describeValueProblem(variable, one.value),
      observationTimeStamp: describeTimeProblem(one.observationTimeStamp),
    });
    if (problems.length > 0 || unit === undefined || studyId === undefined || variable === undefined) {
      refused.push(problems);
      return [];
    }
    const { projectId } = unit;
    return [createObservation({ projectId, studyId, unitId: unit.id, variableId: variable.id }, one, caller.actor, now())];
  });
  rejectInvalidObservations(refused, sent.length);
  return runInTransaction(pool, async (client) => createReply(client, await insertNewObservations(client, rows)));
}

/** Returns a database row. Its fingerprint is the same if a client repeats the request. */
export function createObservation(
  place: Pick<ObservationRow, 'projectId' | 'studyId' | 'unitId' | 'variableId'>,
  {
    value,
    collector = null,
    ...sent
  }: Omit<SentChange, 'observationUnitDbId' | 'observationVariableDbId'> & Pick<ObservationRow, 'value'>,
  { userId, userName }: HubActor,
  now: Date,
): ObservationRow {
  const observedAt = parseObservationTime(sent.observationTimeStamp) ?? null;
  const references = (sent.externalReferences ?? []).map(completeReference);
  const content = { value, observedAt, collector, references, additionalInfo: sent.additionalInfo ?? {} };
  return {
    // Random IDs would write to a different page of each index for every row.
    id: newIdentifier(),
    ...place,
    ...content,
    fingerprint: hashObservation(content),
    userId,
    userName,
    createdAt: now,
    updatedAt: now,
  };
}

export function hashObservation({
  value,
  observedAt,
  collector,
  references,
  additionalInfo,
}: Pick<ObservationRow, 'value' | 'observedAt' | 'collector' | 'references' | 'additionalInfo'>): string {
  const content = JSON.stringify([observedAt, references, value, collector, Object.entries(additionalInfo).sort()]);
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Inserts new observations in the caller's transaction. Must precede all locks of the project, because users wait for those.
 * Then `incrementChangeCount` is the caller's task. Returns the number of new rows. @throws BadRequestError for too many
 */
export async function insertObservations(
  client: pg.PoolClient,
  projects: readonly string[],
  batches: AsyncIterable<readonly ObservationRow[]> | Iterable<readonly ObservationRow[]>,
): Promise<number> {
  await client.query('create temporary table if not exists read_observations (like hub_observations) on commit drop');
  for await (const rows of batches) await insertRows(client, hubObservations, rows, 'read_observations');
  // Concurrent requests with the same observations wait for each other. The order prevents deadlocks.
  const { rowCount } = await client.query(
    `insert into hub_observations select * from read_observations order by unit_id, variable_id, fingerprint
      on conflict (unit_id, variable_id, fingerprint) do nothing`,
  );
  // The lock makes concurrent requests wait, because together they could exceed the limit.
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('hub observations of ' || id, 0))
       from (select id from unnest($1::uuid[]) as id order by id) projects`,
    [projects],
  );
  const { rows: counted } = await client.query<{ most: number }>(
    'select max(n)::int as most from (select count(*) as n from hub_observations where project_id = any($1::uuid[]) group by project_id) counts',
    [projects],
  );
  checkObservationCount(counted[0]?.most ?? 0);
  return rowCount ?? 0;
}

/** Maximum lengths in characters, as in openapi/hub/schemas/brapi.yaml. */
const MAX_TEXTS = { value: 4_000, collector: 255 };

export function findUnstorableText(texts: { readonly [field in keyof typeof MAX_TEXTS]: string }): string | undefined {
  const problems = Object.entries(MAX_TEXTS).map(([field, longest]) => {
    const text = texts[field as keyof typeof MAX_TEXTS];
    const name = `the ${field}`;
    return text.length > longest ? `${name} is longer than ${formatNumber(longest)} characters` : findTextProblem(name, text);
  });
  return problems.find((problem) => problem !== undefined);
}

/** @throws BadRequestError if a project may not contain so many observations */
export function checkObservationCount(count: number): void {
  if (count > MAX_PER_PROJECT)
    throw new BadRequestError(
      `A project can contain at most ${MAX_PER_PROJECT.toLocaleString('en')} observations. Nothing was stored.`,
    );
}

async function insertNewObservations(client: pg.PoolClient, rows: readonly ObservationRow[]): Promise<readonly string[]> {
  const projects = [...new Set(rows.map(({ projectId }) => projectId))];
  if ((await insertObservations(client, projects, [rows])) > 0) await incrementChangeCount(client, projects);
  const { rows: stored } = await client.query<{ key: string; id: string }>(
    `select concat_ws(' ', unit_id, variable_id, fingerprint) as key, id from hub_observations
      where unit_id = any($1::uuid[]) and fingerprint = any($2)`,
    [rows.map(({ unitId }) => unitId), rows.map(({ fingerprint }) => fingerprint)],
  );
  const idOf = new Map(stored.map(({ key, id }) => [key, id]));
  return rows.map(({ id, unitId, variableId, fingerprint }) => idOf.get(`${unitId} ${variableId} ${fingerprint}`) ?? id);
}

/** Changes observations by ID, and returns the response. @throws BadRequestError that lists invalid changes, NotFoundError */
export function changeObservations<T>(
  { pool, now }: HubContext,
  caller: HubCaller,
  changes: ReadonlyMap<string, SentChange>,
  createReply: CreateReply<T>,
): Promise<T> {
  return runInTransaction(pool, async (client) => {
    const ids = [...changes.keys()];
    const current = await readVisibleObservations(client, caller, ids, true);
    const missing = ids.find((id) => !current.has(id));
    if (missing !== undefined) throw new NotFoundError(`Observation not found: ${missing}`);
    const variableIds = [...current.values()].map(({ variableId }) => variableId);
    const variables = await readVisibleEntities(client, caller, 'ObservedVariable', variableIds);
    const refused: (readonly string[])[] = [];
    const rows = [...current.values()].map((row): ObservationRow => {
      const change = changes.get(row.id) ?? {};
      const variable = variables.get(row.variableId);
      const problems = formatProblems(`body.${row.id}`, {
        observationUnitDbId: hasOtherIdentifier(change.observationUnitDbId, row.unitId) && 'cannot change',
        observationVariableDbId: hasOtherIdentifier(change.observationVariableDbId, row.variableId) && 'cannot change',
        studyDbId: hasOtherIdentifier(change.studyDbId, row.studyId) && 'cannot change',
        value:
          typeof change.value === 'string' &&
          (variable === undefined
            ? 'cannot change, because the variable was deleted'
            : describeValueProblem(variable, change.value)),
        observationTimeStamp: describeTimeProblem(change.observationTimeStamp),
      });
      if (problems.length > 0) refused.push(problems);
      const { value = row.value, observationTimeStamp, collector = row.collector, externalReferences, additionalInfo } = change;
      return {
        ...row,
        value,
        collector,
        observedAt: observationTimeStamp === undefined ? row.observedAt : (parseObservationTime(observationTimeStamp) ?? null),
        references: externalReferences === undefined ? row.references : (externalReferences ?? []).map(completeReference),
        additionalInfo: additionalInfo === undefined ? row.additionalInfo : (additionalInfo ?? {}),
        updatedAt: now(),
      };
    });
    rejectInvalidObservations(refused, changes.size);
    const getExcludedColumn = (column: string) => sql.raw(`excluded.${column}`);
    await drizzle(client)
      .insert(hubObservations)
      .values(rows)
      .onConflictDoUpdate({
        target: hubObservations.id,
        set: {
          value: getExcludedColumn('value'),
          collector: getExcludedColumn('collector'),
          observedAt: getExcludedColumn('observed_at'),
          references: getExcludedColumn('external_references'),
          additionalInfo: getExcludedColumn('additional_info'),
          updatedAt: getExcludedColumn('updated_at'),
        },
      });
    await incrementChangeCount(client, [...new Set(rows.map(({ projectId }) => projectId))]);
    return createReply(client, ids);
  });
}

function hasOtherIdentifier(sent: string | undefined, own: string | undefined): boolean {
  return sent !== undefined && own !== undefined && sent.toLowerCase() !== own;
}

function describeValueProblem({ data }: BrapiRow, value: string): string | undefined {
  const problem = findValueProblem(parseScale(data), value);
  return problem === undefined ? undefined : `${quoteText(value)} ${problem}`;
}

function describeTimeProblem(text: string | null | undefined): string | undefined {
  return typeof text === 'string' && parseObservationTime(text) === undefined
    ? `${quoteText(text)} is not a valid time`
    : undefined;
}

/** Returns the problems, each with the path of its property as prefix. Ignores false and undefined. */
function formatProblems(path: string, found: { readonly [member in keyof Sent]?: string | false | undefined }): string[] {
  return Object.entries(found).flatMap(([member, problem]) => (problem ? [`${path}.${member}: ${problem}.`] : []));
}

/** Returns a reference with both spellings of its ID, because Field Book compares both. */
function completeReference(sent: BrapiObjects['BrapiReferenceInput']): BrapiObjects['BrapiReference'] {
  const id = sent.referenceId ?? sent.referenceID ?? '';
  return { ...sent, referenceId: id, referenceID: sent.referenceID ?? id, referenceSource: sent.referenceSource ?? '' };
}

/** @param refused problems of the first invalid observations @throws BadRequestError with these problems unless `count` is 0 */
export function rejectInvalidObservations(
  refused: readonly (readonly string[])[],
  total: number,
  count = refused.length,
): void {
  if (count === 0) return;
  const named = refused.slice(0, MAX_NAMED).flat().join(' ');
  const rest = count - MAX_NAMED;
  throw new BadRequestError(
    `${count} of ${formatQuantity(total, 'observation', 'observations')} cannot be stored, so nothing was stored. ${named}${rest > 0 ? ` And ${rest} more.` : ''}`,
  );
}
