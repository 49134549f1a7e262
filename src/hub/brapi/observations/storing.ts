/** Stores and changes observations: all of a request or none. */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { quoteText } from '../../../profiles/profile.ts';
import { drizzle, runInTransaction, sql } from '../../../storage/transaction.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { HubCaller } from '../../access/workspace-rights.ts';
import type { HubContext } from '../../context.ts';
import { readVisibleEntities } from '../entity-pages.ts';
import type { BrapiObjects } from '../members.ts';
import { findValueProblem, readScale } from '../scale.ts';
import { readVisibleObservations } from './reading.ts';
import { hubObservations, type ObservationRow } from './table.ts';

type Sent = BrapiObjects['BrapiObservationInput'];
type SentChange = BrapiObjects['BrapiObservationChange'];

/** Further observations of a project are rejected. */
const MAX_PER_PROJECT = 1_000_000;

/** Number of problems that an error names. */
const MAX_NAMED_PROBLEMS = 20;

/** PostgreSQL and JavaScript agree on the four digits of these years. */
const FIRST_YEAR = 1_000;

/** Returns a time; undefined if it is no time of the Gregorian calendar. */
export function readTime(text: string): Date | undefined {
  const time = new Date(text);
  return time.getUTCFullYear() >= FIRST_YEAR ? time : undefined;
}

/**
 * Stores observations and returns their identifiers in the order of the request. An observation that was sent before keeps the state of
 * its row. @throws BadRequestError that names the refused rows
 */
export async function storeObservations(
  { pool, now }: HubContext,
  caller: HubCaller,
  sent: readonly Sent[],
): Promise<readonly string[]> {
  const unitIds = sent.map((one) => one.observationUnitDbId);
  const variableIds = sent.map((one) => one.observationVariableDbId);
  // Callers who can view a project of the hub can also edit its data.
  const units = await readVisibleEntities(pool, caller, 'ObservationUnit', unitIds);
  const variables = await readVisibleEntities(pool, caller, 'ObservedVariable', variableIds);
  const problems: string[] = [];
  const rows = sent.flatMap((one, index): ObservationRow[] => {
    const refuse = (member: string, problem: string) => {
      problems.push(`body[${index}].${member}: ${problem}.`);
      return [];
    };
    const unit = units.get(one.observationUnitDbId.toLowerCase());
    const variable = variables.get(one.observationVariableDbId.toLowerCase());
    if (unit === undefined || unit.studyId === null) return refuse('observationUnitDbId', 'no unit of a study has this ID');
    if (variable === undefined) return refuse('observationVariableDbId', 'no observed variable has this ID');
    if (variable.studyId !== unit.studyId)
      return refuse('observationVariableDbId', 'the variable belongs to another study than the unit');
    if (one.studyDbId !== undefined && one.studyDbId.toLowerCase() !== unit.studyId)
      return refuse('studyDbId', 'the unit belongs to another study');
    const problem = findValueProblem(readScale(variable.data), one.value);
    if (problem !== undefined) return refuse('value', `${quoteText(one.value)} ${problem}`);
    const time = one.observationTimeStamp ?? undefined;
    const observedAt = time === undefined ? undefined : readTime(time);
    if (time !== undefined && observedAt === undefined)
      return refuse('observationTimeStamp', `${quoteText(time)} is no valid time`);
    const references = (one.externalReferences ?? []).map(completeReference);
    const identity = JSON.stringify([observedAt ?? null, references, one.value]);
    return [
      {
        id: randomUUID(),
        projectId: unit.projectId,
        studyId: unit.studyId,
        unitId: unit.id,
        variableId: variable.id,
        value: one.value,
        observedAt: observedAt ?? null,
        collector: one.collector ?? null,
        references,
        additionalInfo: one.additionalInfo ?? {},
        fingerprint: createHash('sha256').update(identity).digest('hex'),
        userId: caller.actor.userId,
        userName: caller.actor.userName,
        createdAt: now(),
        updatedAt: now(),
      },
    ];
  });
  rejectProblems(problems, sent.length);
  return runInTransaction(pool, (client) => insertNew(client, rows));
}

async function insertNew(client: pg.PoolClient, rows: readonly ObservationRow[]): Promise<readonly string[]> {
  const projects = [...new Set(rows.map(({ projectId }) => projectId))];
  // One request at a time counts the observations of a project.
  await client.query('select from hub_projects where id = any($1::uuid[]) order by id for no key update', [projects]);
  await drizzle(client)
    .insert(hubObservations)
    .values([...rows])
    .onConflictDoNothing({ target: [hubObservations.unitId, hubObservations.variableId, hubObservations.fingerprint] });
  const { rows: counted } = await client.query<{ most: number }>(
    'select max(n)::int as most from (select count(*) as n from hub_observations where project_id = any($1::uuid[]) group by project_id) counts',
    [projects],
  );
  if ((counted[0]?.most ?? 0) > MAX_PER_PROJECT)
    throw new BadRequestError(`A project can contain ${MAX_PER_PROJECT.toLocaleString('en')} observations. None was stored.`);
  const { rows: stored } = await client.query<{ key: string; id: string }>(
    `select concat_ws(' ', unit_id, variable_id, fingerprint) as key, id from hub_observations
      where unit_id = any($1::uuid[]) and fingerprint = any($2)`,
    [rows.map(({ unitId }) => unitId), rows.map(({ fingerprint }) => fingerprint)],
  );
  const idOf = new Map(stored.map(({ key, id }) => [key, id]));
  return rows.map(({ id, unitId, variableId, fingerprint }) => idOf.get(`${unitId} ${variableId} ${fingerprint}`) ?? id);
}

/**
 * Changes observations.
 * @param changes by the identifier of the observation
 * @throws BadRequestError that names the refused changes, NotFoundError
 */
export async function changeObservations(
  { pool, now }: HubContext,
  caller: HubCaller,
  changes: ReadonlyMap<string, SentChange>,
): Promise<void> {
  await runInTransaction(pool, async (client) => {
    const ids = [...changes.keys()];
    const current = await readVisibleObservations(client, caller, ids, true);
    const missing = ids.find((id) => !current.has(id));
    if (missing !== undefined) throw new NotFoundError(`Observation not found: ${missing}`);
    const variableIds = [...current.values()].map(({ variableId }) => variableId);
    const variables = await readVisibleEntities(client, caller, 'ObservedVariable', variableIds);
    const problems: string[] = [];
    const rows = [...current.values()].map((row): ObservationRow => {
      const change = changes.get(row.id) ?? {};
      const refuse = (member: string, problem: string) => problems.push(`body.${row.id}.${member}: ${problem}.`);
      for (const [member, own] of listFixedMembers(row)) {
        const said = change[member];
        if (said !== undefined && said.toLowerCase() !== own) refuse(member, 'cannot change');
      }
      const { value = row.value, observationTimeStamp, collector = row.collector, externalReferences, additionalInfo } = change;
      if (change.value !== undefined && value !== null) {
        const variable = variables.get(row.variableId);
        const problem =
          variable === undefined
            ? 'cannot change, because the variable was deleted'
            : findValueProblem(readScale(variable.data), value);
        if (problem !== undefined) refuse('value', `${quoteText(value)} ${problem}`);
      }
      const time = typeof observationTimeStamp === 'string' ? readTime(observationTimeStamp) : undefined;
      if (typeof observationTimeStamp === 'string' && time === undefined)
        refuse('observationTimeStamp', `${quoteText(observationTimeStamp)} is no valid time`);
      return {
        ...row,
        value,
        collector,
        observedAt: observationTimeStamp === undefined ? row.observedAt : (time ?? null),
        references: externalReferences === undefined ? row.references : (externalReferences ?? []).map(completeReference),
        additionalInfo: additionalInfo === undefined ? row.additionalInfo : (additionalInfo ?? {}),
        updatedAt: now(),
      };
    });
    rejectProblems(problems, changes.size);
    const excluded = (column: string) => sql.raw(`excluded.${column}`);
    await drizzle(client)
      .insert(hubObservations)
      .values(rows)
      .onConflictDoUpdate({
        target: hubObservations.id,
        set: {
          value: excluded('value'),
          collector: excluded('collector'),
          observedAt: excluded('observed_at'),
          references: excluded('external_references'),
          additionalInfo: excluded('additional_info'),
          updatedAt: excluded('updated_at'),
        },
      });
  });
}

function listFixedMembers({ unitId, variableId, studyId }: ObservationRow) {
  return [
    ['observationUnitDbId', unitId],
    ['observationVariableDbId', variableId],
    ['studyDbId', studyId],
  ] as const;
}

/** Field Book compares both names of the identifier. */
function completeReference(sent: BrapiObjects['BrapiReferenceInput']): BrapiObjects['BrapiReference'] {
  const id = sent.referenceId ?? sent.referenceID ?? '';
  return { ...sent, referenceId: id, referenceID: sent.referenceID ?? id, referenceSource: sent.referenceSource ?? '' };
}

function rejectProblems(problems: readonly string[], total: number): void {
  if (problems.length === 0) return;
  const named = problems.slice(0, MAX_NAMED_PROBLEMS).join(' ');
  const rest = problems.length - MAX_NAMED_PROBLEMS;
  throw new BadRequestError(
    `${problems.length} of ${formatQuantity(total, 'observation', 'observations')} cannot be stored, so none was. ${named}${rest > 0 ? ` And ${rest} more.` : ''}`,
  );
}
