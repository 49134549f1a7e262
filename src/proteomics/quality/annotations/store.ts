/** Annotations: what happened to the instrument, at times of its clock. */
import { randomUUID } from 'node:crypto';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { type Client, demandUuid } from '../../records.ts';

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
export interface Annotation {
  readonly uuid: string;
  readonly pipelineUuid: string;
  readonly kind: AnnotationKind;
  readonly at: string;
  readonly text: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** What a person wrote. */
export type AnnotationChoice = Pick<Annotation, 'kind' | 'at' | 'text' | 'changedBy'>;

interface AnnotationRow {
  uuid: string;
  pipeline_uuid: string;
  kind: AnnotationKind;
  at: string;
  text: string;
  changed_by: string;
  changed_at: Date;
}

/** Which annotations: days by the instrument's clock, both included. */
export interface AnnotationRange {
  readonly from?: string;
  readonly to?: string;
  readonly limit?: number;
  readonly offset?: number;
  /** Latest first. */
  readonly newestFirst?: boolean;
}

const WHERE = `where pipeline_uuid = $1 and ($2 = '' or left(at, 10) >= $2) and ($3 = '' or left(at, 10) <= $3)`;

/** The annotations of a pipeline by time, and how many there are on all pages. */
export async function readAnnotations(
  client: Client,
  pipelineUuid: string,
  { from = '', to = '', limit = 1000, offset = 0, newestFirst = false }: AnnotationRange = {},
): Promise<{ items: readonly Annotation[]; total: number }> {
  const order = newestFirst ? 'at desc, changed_at desc' : 'at, changed_at';
  const { rows } = await client.query<AnnotationRow>(
    `select * from proteomics_annotations ${WHERE} order by ${order}, uuid limit $4 offset $5`,
    [pipelineUuid, from, to, limit, offset],
  );
  const counted = await client.query<{ total: number }>(`select count(*)::int as total from proteomics_annotations ${WHERE}`, [
    pipelineUuid,
    from,
    to,
  ]);
  return { items: rows.map(annotationOf), total: counted.rows[0]?.total ?? 0 };
}

/** An annotation. With a pipeline it must be one of it. Throws NotFoundError. */
export async function findAnnotation(client: Client, uuid: string, pipelineUuid?: string): Promise<Annotation> {
  demandUuid(uuid, 'annotation');
  const { rows } = await client.query<AnnotationRow>('select * from proteomics_annotations where uuid = $1', [uuid]);
  const [row] = rows;
  if (row === undefined || (pipelineUuid !== undefined && row.pipeline_uuid !== pipelineUuid))
    throw new NotFoundError(`There is no annotation ${uuid}${pipelineUuid === undefined ? '' : ' in this pipeline'}.`);
  return annotationOf(row);
}

/** Makes an annotation. */
export async function createAnnotation(
  client: Client,
  pipelineUuid: string,
  choice: AnnotationChoice,
  now: Date,
): Promise<Annotation> {
  const { rows } = await client.query<AnnotationRow>(
    `insert into proteomics_annotations (uuid, pipeline_uuid, kind, at, text, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [randomUUID(), pipelineUuid, choice.kind, choice.at, choice.text, choice.changedBy, now],
  );
  return annotationOf(rows[0] as AnnotationRow);
}

/** Changes an annotation. Throws NotFoundError. */
export async function changeAnnotation(client: Client, uuid: string, choice: AnnotationChoice, now: Date): Promise<Annotation> {
  const { rows } = await client.query<AnnotationRow>(
    'update proteomics_annotations set kind = $2, at = $3, text = $4, changed_by = $5, changed_at = $6 where uuid = $1 returning *',
    [uuid, choice.kind, choice.at, choice.text, choice.changedBy, now],
  );
  const [row] = rows;
  if (row === undefined) throw new NotFoundError(`There is no annotation ${uuid}.`);
  return annotationOf(row);
}

/** Deletes an annotation. Throws NotFoundError. */
export async function deleteAnnotation(client: Client, uuid: string): Promise<void> {
  const { rowCount } = await client.query('delete from proteomics_annotations where uuid = $1', [uuid]);
  if (rowCount === 0) throw new NotFoundError(`There is no annotation ${uuid}.`);
}

/** A moment with its seconds, as the database keeps it. Throws BadRequestError for one that no clock shows. */
export function momentOfAnnotation(at: string): string {
  const moment = at.length === 16 ? `${at}:00` : at;
  const date = new Date(`${moment}Z`);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 19) !== moment)
    throw new BadRequestError('at must be a moment of the calendar, like 2025-03-04T08:30:00.');
  return moment;
}

function annotationOf(row: AnnotationRow): Annotation {
  return {
    uuid: row.uuid,
    pipelineUuid: row.pipeline_uuid,
    kind: row.kind,
    at: row.at,
    text: row.text,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
