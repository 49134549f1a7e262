/** Annotations: what happened to the instrument, at times of its clock. */
import { randomUUID } from 'node:crypto';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { and, desc, drizzle, eq, gte, lte, sql } from '../../../storage/drizzle.ts';
import { type Client, requireUuid } from '../../records.ts';
import { proteomicsAnnotations } from './table.ts';

/** The kinds, with what people call them. */
export const ANNOTATION_KINDS = {
  calibration: 'Calibration',
  column_change: 'Column change',
  cleaning: 'Cleaning',
  maintenance: 'Maintenance',
  method_change: 'Method change',
  other: 'Other',
} as const;

/** A kind of annotation. */
export type AnnotationKind = keyof typeof ANNOTATION_KINDS;

/** An annotation. */
export type Annotation = Readonly<typeof proteomicsAnnotations.$inferSelect>;

/** What a person wrote. */
export type AnnotationChoice = Pick<Annotation, 'kind' | 'at' | 'text' | 'changedBy'>;

/** Which annotations: days by the instrument's clock, both included. */
export interface AnnotationRange {
  readonly from?: string;
  readonly to?: string;
  readonly limit?: number;
  readonly offset?: number;
  /** Latest first. */
  readonly newestFirst?: boolean;
}

/** The annotations of a pipeline by time, and how many there are on all pages. */
export async function readAnnotations(
  client: Client,
  pipelineUuid: string,
  { from = '', to = '', limit = 1000, offset = 0, newestFirst = false }: AnnotationRange = {},
): Promise<{ items: readonly Annotation[]; total: number }> {
  const { at, changedAt, uuid } = proteomicsAnnotations;
  const day = sql`left(${at}, 10)`;
  const chosen = and(
    eq(proteomicsAnnotations.pipelineUuid, pipelineUuid),
    from === '' ? undefined : gte(day, from),
    to === '' ? undefined : lte(day, to),
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

/** An annotation. @throws BadRequestError, NotFoundError */
export async function findAnnotation(client: Client, uuid: string): Promise<Annotation> {
  requireUuid(uuid, 'annotation');
  const [found] = await drizzle(client).select().from(proteomicsAnnotations).where(eq(proteomicsAnnotations.uuid, uuid));
  return found ?? unknown(uuid);
}

/** Makes an annotation. */
export async function createAnnotation(
  client: Client,
  pipelineUuid: string,
  choice: AnnotationChoice,
  changedAt: Date,
): Promise<Annotation> {
  const made = { ...choice, uuid: randomUUID(), pipelineUuid, changedAt };
  await drizzle(client).insert(proteomicsAnnotations).values(made);
  return made;
}

/** Changes an annotation. @throws NotFoundError */
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
  return changed ?? unknown(uuid);
}

/** Deletes an annotation. @throws NotFoundError */
export async function deleteAnnotation(client: Client, uuid: string): Promise<void> {
  const { rowCount } = await drizzle(client).delete(proteomicsAnnotations).where(eq(proteomicsAnnotations.uuid, uuid));
  if (rowCount === 0) unknown(uuid);
}

function unknown(uuid: string): never {
  throw new NotFoundError(`There is no annotation ${uuid}.`);
}

/** A moment with its seconds, as the database keeps it. Throws BadRequestError for one that no clock shows. */
export function momentOfAnnotation(at: string): string {
  const moment = at.length === 16 ? `${at}:00` : at;
  const date = new Date(`${moment}Z`);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 19) !== moment)
    throw new BadRequestError('at must be a date and time, such as 2025-03-04T08:30:00.');
  return moment;
}
