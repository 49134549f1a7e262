/** Annotations, for programs and people (openapi/proteomics, "Proteomics quality"). */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { json, redirect } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { answerSignedAction } from '../../signed-form.ts';
import { changedScope, holdingScope, neededText, returnAddress, type Scope, scopeOf } from '../scope.ts';
import { ANNOTATION_FIELDS, annotationPage, annotationsPage } from './page.ts';
import {
  type Annotation,
  type AnnotationChoice,
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  findAnnotation,
  momentOfAnnotation,
  readAnnotations,
} from './store.ts';

/** Handlers of the annotations. */
export function annotationHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  const find = async (path: { readonly annotation: string; readonly project?: string; readonly pipeline?: string }) => {
    const annotation = await findAnnotation(pool, path.annotation);
    return { annotation, scope: await holdingScope(context, annotation.pipelineUuid, path) };
  };
  const listPath = ({ project, pipeline }: Scope) => pipelinePath(project, pipeline, 'annotations');

  return {
    async listAnnotations({ query }) {
      const { pipeline } = await scopeOf(context, query);
      const { items, total } = await readAnnotations(pool, pipeline.uuid, query);
      return json(200, { items: items.map(shownAnnotation), total });
    },
    showAnnotations: async (call) =>
      annotationsPage(context, call, 200, await scopeOf(context, call.path), { initial: { kind: 'calibration' } }, call.query),
    async createAnnotation(call) {
      const scope = await changedScope(context, call);
      return answerSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        asked: (values) => values,
        act: async (written: Written, changedBy) =>
          createAnnotation(pool, scope.pipeline.uuid, choiceOf(written, changedBy), now()),
        tell: (made) => ({ ...json(201, shownAnnotation(made)), headers: { Location: `/api/qc/annotations/${made.uuid}` } }),
        show: (_, { returnTo }) =>
          redirect(call, returnAddress(returnTo, listPath(scope)), {
            tone: 'good',
            title: 'Annotation added',
            lines: [],
          }),
        again: (status: 400, refused) => annotationsPage(context, call, status, scope, { refused }),
      });
    },
    getAnnotation: async ({ path }) => json(200, shownAnnotation(await findAnnotation(pool, path.annotation))),
    async showAnnotation(call) {
      const { annotation, scope } = await find(call.path);
      return annotationPage(context, call, 200, scope, annotation);
    },
    async changeAnnotation(call) {
      const { annotation, scope } = await find(call.path);
      return answerSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        asked: (values) => values,
        act: async (written: Written, changedBy) =>
          changeAnnotation(pool, annotation.uuid, choiceOf(written, changedBy), now()),
        tell: (changed) => json(200, shownAnnotation(changed)),
        show: () => redirect(call, listPath(scope), { tone: 'good', title: 'Annotation saved', lines: [] }),
        again: (status: 400, refused) => annotationPage(context, call, status, scope, annotation, { refused }),
      });
    },
    async deleteAnnotation(call) {
      const { annotation, scope } = await find(call.path);
      return answerSignedAction(pool, call, {
        fields: {},
        asked: () => undefined,
        act: () => deleteAnnotation(pool, annotation.uuid),
        tell: () => ({ status: 204 as const }),
        show: () => redirect(call, listPath(scope), { tone: 'good', title: 'Annotation deleted', lines: [annotation.text] }),
        again: (status: 400, deletion) => annotationPage(context, call, status, scope, annotation, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

type Written = Pick<Annotation, 'kind' | 'at' | 'text'>;

/** What a person wrote, checked. @throws BadRequestError */
function choiceOf({ kind, at, text }: Written, changedBy: string): AnnotationChoice {
  return { kind, at: momentOfAnnotation(at), text: neededText(text, 'text'), changedBy };
}

/** An annotation as the contract shows it. */
export function shownAnnotation({
  uuid,
  kind,
  at,
  text,
  changedBy,
  changedAt,
}: Annotation): components['schemas']['QcAnnotation'] {
  return { id: uuid, kind, at, text, changed_by: changedBy, changed_at: changedAt.toISOString() };
}
