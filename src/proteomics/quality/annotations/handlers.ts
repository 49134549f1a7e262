import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import type { ValuesOf } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import type { Signature } from '../../people/signatures.ts';
import { answerSignedAction } from '../../signed-form.ts';
import {
  chooseReturnAddress,
  findChangedScope,
  findScope,
  findScopeByUuid,
  type PipelineNames,
  readText,
  requireText,
  type Scope,
} from '../scope.ts';
import { ANNOTATION_FIELDS, renderAnnotation, renderAnnotations } from './page.ts';
import {
  type Annotation,
  type AnnotationChoice,
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  findAnnotation,
  normalizeTime,
  readAnnotations,
} from './store.ts';

export function createAnnotationHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  const findAnnotationIn = async (path: Partial<PipelineNames> & { readonly annotation: string }) => {
    const annotation = await findAnnotation(pool, path.annotation);
    return { annotation, scope: await findScopeByUuid(context, annotation.pipelineUuid, path) };
  };
  const listPath = ({ project, pipeline }: Scope) => getPipelinePath(project, pipeline, 'annotations');

  return {
    async listAnnotations({ query }) {
      const { pipeline } = await findScope(context, query);
      const { items, total } = await readAnnotations(pool, pipeline.uuid, query);
      return replyWithJson(200, { items: items.map(toQcAnnotation), total });
    },
    showAnnotations: async (call) =>
      renderAnnotations(
        context,
        call,
        200,
        await findScope(context, call.path),
        { initial: { kind: 'calibration' } },
        call.query,
      ),
    async createAnnotation(call) {
      const scope = await findChangedScope(context, call);
      return answerSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        convertInput: readWritten,
        act: async (written: Written, signature) =>
          createAnnotation(pool, scope.pipeline.uuid, readChoice(written, signature), now()),
        replyToProgram: (made) => ({
          ...replyWithJson(201, toQcAnnotation(made)),
          headers: { Location: `/api/qc/annotations/${made.uuid}` },
        }),
        replyToUser: (_, { returnTo }) => redirect(call, chooseReturnAddress(returnTo, listPath(scope)), 'Annotation added'),
        showAgain: (status, refused) => renderAnnotations(context, call, status, scope, { refused }),
      });
    },
    getAnnotation: async ({ path }) => replyWithJson(200, toQcAnnotation(await findAnnotation(pool, path.annotation))),
    async showAnnotation(call) {
      const { annotation, scope } = await findAnnotationIn(call.path);
      return renderAnnotation(context, call, 200, scope, annotation);
    },
    async changeAnnotation(call) {
      const { annotation, scope } = await findAnnotationIn(call.path);
      return answerSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        convertInput: readWritten,
        act: async (written: Written, signature) =>
          changeAnnotation(pool, annotation.uuid, readChoice(written, signature), now()),
        replyToProgram: (changed) => replyWithJson(200, toQcAnnotation(changed)),
        replyToUser: () => redirect(call, listPath(scope), 'Annotation saved'),
        showAgain: (status: 400, refused) => renderAnnotation(context, call, status, scope, annotation, { refused }),
      });
    },
    async deleteAnnotation(call) {
      const { annotation, scope } = await findAnnotationIn(call.path);
      return answerSignedAction(pool, call, {
        fields: {},
        convertInput: () => undefined,
        act: () => deleteAnnotation(pool, annotation.uuid),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () => redirect(call, listPath(scope), 'Annotation deleted', annotation.text),
        showAgain: (status: 400, deletion) => renderAnnotation(context, call, status, scope, annotation, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

type Written = components['schemas']['QcAnnotationChange'];

/** Converts the form to an annotation. Empty fields become absent members. */
function readWritten({ kind, at, text, until, instrument, excludes_runs }: ValuesOf<typeof ANNOTATION_FIELDS>): Written {
  const further = { ...(until === '' ? {} : { until }), ...(instrument === '' ? {} : { instrument }) };
  return { kind, at, text, excludes_runs, ...further };
}

/** @throws BadRequestError */
function readChoice(
  { kind, at, text, until, instrument = '', excludes_runs = false }: Written,
  signature: Signature,
): AnnotationChoice {
  const [begin, end] = [normalizeTime(at), until === undefined ? null : normalizeTime(until, 'until')];
  if (end !== null && end <= begin) throw new BadRequestError('until must be after at.');
  return {
    kind,
    at: begin,
    text: requireText(text, 'text'),
    until: end,
    instrument: readText(instrument, 'instrument') || null,
    excludesRuns: excludes_runs,
    ...signature,
  };
}

export function toQcAnnotation({
  uuid,
  kind,
  at,
  text,
  until,
  instrument,
  excludesRuns,
  changedBy,
  changedAt,
}: Annotation): components['schemas']['QcAnnotation'] {
  const values = { kind, at, text, until, instrument, excludes_runs: excludesRuns };
  return { id: uuid, ...values, changed_by: changedBy, changed_at: changedAt.toISOString() };
}
