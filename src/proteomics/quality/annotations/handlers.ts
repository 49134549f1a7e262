/** Annotations for programs (openapi/proteomics, "Proteomics quality"). */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { neededText } from '../plain-text.ts';
import { actorOf, scopeOf } from '../scope.ts';
import {
  type Annotation,
  type AnnotationChoice,
  type AnnotationKind,
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  findAnnotation,
  momentOfAnnotation,
  readAnnotations,
} from './store.ts';

type AnnotationHandlers = Pick<
  ProteomicsHandlers,
  'listAnnotations' | 'createAnnotation' | 'getAnnotation' | 'changeAnnotation' | 'deleteAnnotation'
>;

/** Handlers of the annotations. */
export function annotationHandlers(context: ProteomicsContext): AnnotationHandlers {
  return {
    async listAnnotations({ query }) {
      const { pool, pipeline } = await scopeOf(context, query);
      const { items, total } = await readAnnotations(pool, pipeline.uuid, query);
      return { status: 200, body: { items: items.map(shownAnnotation), total } };
    },
    async createAnnotation({ body, access }) {
      const { pool, pipeline } = await scopeOf(context, body);
      const choice = annotationChoice(body, await actorOf({ pool }, access));
      const made = await createAnnotation(pool, pipeline.uuid, choice, context.now());
      return { status: 201, body: shownAnnotation(made), headers: { Location: `/api/qc/annotations/${made.uuid}` } };
    },
    async getAnnotation({ path }) {
      return { status: 200, body: shownAnnotation(await findAnnotation(context.pool, path.annotation)) };
    },
    async changeAnnotation({ path, body, access }) {
      const pool = context.pool;
      const { uuid } = await findAnnotation(pool, path.annotation);
      const choice = annotationChoice(body, await actorOf({ pool }, access));
      return { status: 200, body: shownAnnotation(await changeAnnotation(pool, uuid, choice, context.now())) };
    },
    async deleteAnnotation({ path, access }) {
      const pool = context.pool;
      await actorOf({ pool }, access, 'Concordat-User');
      await deleteAnnotation(pool, path.annotation);
      return { status: 204 };
    },
  };
}

/** What a person wrote, checked. Throws BadRequestError. */
export function annotationChoice(
  { kind, at, text }: { kind: AnnotationKind; at: string; text: string },
  changedBy: string,
): AnnotationChoice {
  return { kind, at: momentOfAnnotation(at), text: neededText(text, 'text'), changedBy };
}

/** An annotation as the contract shows it. */
export function shownAnnotation(annotation: Annotation): components['schemas']['QcAnnotation'] {
  const { uuid, kind, at, text, changedBy, changedAt } = annotation;
  return { id: uuid, kind, at, text, changed_by: changedBy, changed_at: changedAt.toISOString() };
}
