/** Stores annotations: events of the instrument, in instrument-local time. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { and, desc, drizzle, eq, gte, isNull, lte, or, runInTransaction, sql } from '../../../storage/transaction.ts';
import type { Signature } from '../../people/signatures.ts';
import { type Client, checkRecordLimit, requireUuid } from '../../records.ts';
import { proteomicsAnnotations } from './table.ts';

export const ANNOTATION_KINDS = {
  calibration: 'Calibration',
  column_change: 'Column change',
  cleaning: 'Cleaning',
  maintenance: 'Maintenance',
  method_change: 'Method change',
  other: 'Other',
} as const;

export type AnnotationKind = keyof typeof ANNOTATION_KINDS;

export type Annotation = Readonly<typeof proteomicsAnnotations.$inferSelect>;

export type AnnotationChoice = Pick<
  Annotation,
  'kind' | 'at' | 'text' | 'until' | 'instrument' | 'excludesRuns' | keyof Signature
>;

/** Range of days, inclusive, in the local time of the instrument. */
export interface AnnotationRange {
  readonly from?: string;
  readonly to?: string;
  /** Local times of the first and last run, to select annotations between them and overlapping windows. */
  readonly reaching?: readonly [first: string, last: string];
  readonly limit?: number;
  readonly offset?: number;
  readonly newestFirst?: boolean;
}

export async function readAnnotations(
  client: Client,
  pipelineUuid: string,
  { from = '', to = '', reaching, limit = 1000, offset = 0, newestFirst = false }: AnnotationRange = {},
): Promise<{ items: readonly Annotation[]; total: number }> {
  const { at, until, excludesRuns, changedAt, uuid } = proteomicsAnnotations;
  const day = sql`left(${at}, 10)`;
  const chosen = and(
    eq(proteomicsAnnotations.pipelineUuid, pipelineUuid),
    from === '' ? undefined : gte(day, from),
    to === '' ? undefined : lte(day, to),
    ...(reaching === undefined
      ? []
      : [lte(at, reaching[1]), or(gte(at, reaching[0]), gte(until, reaching[0]), and(isNull(until), excludesRuns))]),
  );
  const order = newestFirst ? [desc(at), desc(changedAt)] : [at, changedAt];
  const database = drizzle(client);
  const items = await database
    .select()
    .from(proteomicsAnnotations)
    .where(chosen)
    .orderBy(...order, uuid)
    .limit(limit)
    .offset(offset);
  return { items, total: await database.$count(proteomicsAnnotations, chosen) };
}

export async function findAnnotation(client: Client, uuid: string): Promise<Annotation> {
  requireUuid(uuid, 'annotation');
  const [found] = await drizzle(client).select().from(proteomicsAnnotations).where(eq(proteomicsAnnotations.uuid, uuid));
  return found ?? throwUnknownAnnotation(uuid);
}

/** Maximum annotations of a pipeline, because every chart reads all that exclude runs. */
const MAX_ANNOTATIONS = 5_000;

export function createAnnotation(
  pool: pg.Pool,
  pipelineUuid: string,
  choice: AnnotationChoice,
  changedAt: Date,
): Promise<Annotation> {
  return runInTransaction(pool, async (client) => {
    const database = drizzle(client);
    const countAnnotations = () => database.$count(proteomicsAnnotations, eq(proteomicsAnnotations.pipelineUuid, pipelineUuid));
    await checkRecordLimit(client, pipelineUuid, { most: MAX_ANNOTATIONS, noun: 'annotation', count: countAnnotations });
    const made = { ...choice, uuid: randomUUID(), pipelineUuid, changedAt };
    await database.insert(proteomicsAnnotations).values(made);
    return made;
  });
}

export async function changeAnnotation(
  client: Client,
  uuid: string,
  choice: AnnotationChoice,
  changedAt: Date,
): Promise<Annotation> {
  const [changed] = await drizzle(client)
    .update(proteomicsAnnotations)
    .set({ ...choice, changedAt })
    .where(eq(proteomicsAnnotations.uuid, uuid))
    .returning();
  return changed ?? throwUnknownAnnotation(uuid);
}

export async function deleteAnnotation(client: Client, uuid: string): Promise<void> {
  const { rowCount } = await drizzle(client).delete(proteomicsAnnotations).where(eq(proteomicsAnnotations.uuid, uuid));
  if (rowCount === 0) throwUnknownAnnotation(uuid);
}

function throwUnknownAnnotation(uuid: string): never {
  throw new NotFoundError(`There is no annotation ${uuid}.`);
}

/** A time window whose runs are excluded from limits, verdicts and alerts. */
export type MaintenanceWindow = Pick<Annotation, 'at' | 'until' | 'instrument'>;

export async function readMaintenance(client: Client, pipelineUuid: string): Promise<readonly MaintenanceWindow[]> {
  const { rows } = await client.query<MaintenanceWindow>(
    'select at, until, instrument from proteomics_annotations where pipeline_uuid = $1 and excludes_runs order by at, uuid',
    [pipelineUuid],
  );
  return rows;
}

export function isInWindow(
  { at, until, instrument }: MaintenanceWindow,
  run: { readonly acquiredAt: string | null; readonly instrument: string | null },
): boolean {
  if (run.acquiredAt === null || (instrument !== null && instrument !== run.instrument)) return false;
  return run.acquiredAt >= at && (until === null || run.acquiredAt <= until);
}

/** Returns a time as in a form in the stored format, with a T and seconds. Does not validate it. */
export function completeTime(at: string): string {
  return `${at.replace(' ', 'T')}:00`.slice(0, 19);
}

/** Returns a time in the stored format with seconds. @throws BadRequestError if the date or time is invalid */
export function normalizeTime(at: string, member = 'at'): string {
  const moment = completeTime(at);
  const date = new Date(`${moment}Z`);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 19) !== moment)
    throw new BadRequestError(`${member} must be a date and time, such as 2025-03-04T08:30:00.`);
  return moment;
}
