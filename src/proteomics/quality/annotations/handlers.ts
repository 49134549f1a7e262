import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import type { ValuesOf } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import type { Signature } from '../../people/signatures.ts';
import { handleSignedAction } from '../../signed-form.ts';
import {
  chooseReturnAddress,
  findChangedScope,
  findScope,
  findScopeByUuid,
  type PipelineNames,
  requireText,
  type Scope,
  trimText,
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
  const findAnnotationInPipeline = async (path: Partial<PipelineNames> & { readonly annotation: string }) => {
    const annotation = await findAnnotation(pool, path.annotation);
    return { annotation, scope: await findScopeByUuid(context, annotation.pipelineUuid, path) };
  };
  const getAnnotationListPath = ({ project, pipeline }: Scope) => getPipelinePath(project, pipeline, 'annotations');

  return {
    async listAnnotations({ query }) {
      const { pipeline } = await findScope(context, query);
      const { items, total } = await readAnnotations(pool, pipeline.uuid, query);
      return replyWithJson(200, { items: items.map(formatQcAnnotation), total });
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
      return handleSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        convertInput: omitEmptyFields,
        act: async (written: Written, signature) =>
          createAnnotation(pool, scope.pipeline.uuid, parseAnnotationChoice(written, signature), now()),
        replyToProgram: (made) => ({
          ...replyWithJson(201, formatQcAnnotation(made)),
          headers: { Location: `/api/qc/annotations/${made.uuid}` },
        }),
        replyToUser: (_, { returnTo }) =>
          redirect(call, chooseReturnAddress(returnTo, getAnnotationListPath(scope)), 'Annotation added'),
        showAgain: (status, refused) => renderAnnotations(context, call, status, scope, { refused }),
      });
    },
    getAnnotation: async ({ path }) => replyWithJson(200, formatQcAnnotation(await findAnnotation(pool, path.annotation))),
    async showAnnotation(call) {
      const { annotation, scope } = await findAnnotationInPipeline(call.path);
      return renderAnnotation(context, call, 200, scope, annotation);
    },
    async changeAnnotation(call) {
      const { annotation, scope } = await findAnnotationInPipeline(call.path);
      return handleSignedAction(pool, call, {
        fields: ANNOTATION_FIELDS,
        convertInput: omitEmptyFields,
        act: async (written: Written, signature) =>
          changeAnnotation(pool, annotation.uuid, parseAnnotationChoice(written, signature), now()),
        replyToProgram: (changed) => replyWithJson(200, formatQcAnnotation(changed)),
        replyToUser: () => redirect(call, getAnnotationListPath(scope), 'Annotation saved'),
        showAgain: (status: 400, refused) => renderAnnotation(context, call, status, scope, annotation, { refused }),
      });
    },
    async deleteAnnotation(call) {
      const { annotation, scope } = await findAnnotationInPipeline(call.path);
      return handleSignedAction(pool, call, {
        fields: {},
        convertInput: () => undefined,
        act: () => deleteAnnotation(pool, annotation.uuid),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () => redirect(call, getAnnotationListPath(scope), 'Annotation deleted', annotation.text),
        showAgain: (status: 400, deletion) => renderAnnotation(context, call, status, scope, annotation, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

type Written = components['schemas']['QcAnnotationChange'];

/** Converts the form to an annotation. Empty fields become absent members. */
function omitEmptyFields({ kind, at, text, until, instrument, excludes_runs }: ValuesOf<typeof ANNOTATION_FIELDS>): Written {
  const further = { ...(until === '' ? {} : { until }), ...(instrument === '' ? {} : { instrument }) };
  return { kind, at, text, excludes_runs, ...further };
}

function parseAnnotationChoice(
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
    instrument: trimText(instrument, 'instrument') || null,
    excludesRuns: excludes_runs,
    ...signature,
  };
}

export function formatQcAnnotation({
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
