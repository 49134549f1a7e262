import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../../contract/accept.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import { type Choice, createChoiceField, createFlagField, createTextField, type ValuesOf } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import { createTablePager } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import type { Signature } from '../../people/signatures.ts';
import { listInstrumentChoices } from '../../projects/instruments/store.ts';
import { buildSignedForm, handleSignedAction, type SignedFormContent } from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { readRuns } from '../quality-runs.ts';
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
import {
  ANNOTATION_KINDS,
  type Annotation,
  type AnnotationChoice,
  type AnnotationKind,
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  findAnnotation,
  normalizeTime,
  readAnnotations,
} from './store.ts';

const ROWS = 100;
const STYLES = ['styles/proteomics-quality.css'];

export const ANNOTATION_FIELDS = {
  kind: createChoiceField({
    label: 'Kind',
    choices: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value: value as AnnotationKind, label })),
  }),
  at: createTextField({ label: 'When', kind: 'datetime-local', isRequired: true, help: "in the instrument's local time" }),
  text: createTextField({ label: 'Description', kind: 'textarea', rows: 2, maxLength: 1_000, isRequired: true }),
  until: createTextField({
    label: 'Until',
    kind: 'datetime-local',
    help: 'For a maintenance window. Leave empty until it ends.',
  }),
  instrument: createTextField({ label: 'Instrument', kind: 'select', maxLength: 200 }),
  excludes_runs: createFlagField({ label: 'Exclude runs in the window from limits, verdicts and alerts' }),
  returnTo: createTextField({ label: 'Address to go back to', kind: 'hidden' }),
};

function addInstruments(choices: readonly Choice[]) {
  return { ...ANNOTATION_FIELDS, instrument: { ...ANNOTATION_FIELDS.instrument, choices } };
}

type AnnotationCall = Exchange & { readonly access: Caller };

export async function renderAnnotations<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: AnnotationCall,
  status: Status,
  { pool, project, pipeline }: Scope,
  content: SignedFormContent,
  { offset = 0 }: { readonly offset?: number } = {},
) {
  const choices = await listInstrumentChoices(pool, await readRuns(pool, pipeline, []));
  const { items, total } = await readAnnotations(pool, pipeline.uuid, { limit: ROWS, offset, newestFirst: true });
  const path = getPipelinePath(project, pipeline, 'annotations');
  const frame = createPipelineFrame(project, pipeline, { title: 'Annotations', styles: STYLES });
  return replyWithPage(context, call, status, 'proteomics/quality/annotations', frame, {
    tabs: buildPipelineTabs(project, pipeline, 'annotations'),
    trendPath: getPipelinePath(project, pipeline, 'trend'),
    rows: items.map(({ uuid, kind, at, text, until, instrument, excludesRuns, changedBy, changedAt }) => ({
      at: at.replace('T', ' '),
      until: until?.replace('T', ' ') ?? '',
      isOpen: excludesRuns && until === null,
      excludesRuns,
      instrument: choices.find(({ value }) => value === instrument)?.label ?? instrument ?? '',
      kind: ANNOTATION_KINDS[kind],
      text,
      who: changedBy,
      when: formatTimestamp(changedAt),
      path: `${path}/${uuid}`,
    })),
    total,
    pager: createTablePager({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (page) =>
      buildAddress(path, [['offset', page === 1 ? '' : String((page - 1) * ROWS)]]),
    ),
    form: await buildSignedForm(pool, call, { action: path, submit: 'Add annotation' }, addInstruments(choices), content),
  });
}

export async function renderAnnotation<Status extends 200 | 400>(
  context: ProteomicsContext,
  call: AnnotationCall,
  status: Status,
  { pool, project, pipeline }: Scope,
  annotation: Annotation,
  content: SignedFormContent = {},
) {
  const choices = await listInstrumentChoices(pool, await readRuns(pool, pipeline, []));
  const backPath = getPipelinePath(project, pipeline, 'annotations');
  const path = `${backPath}/${annotation.uuid}`;
  const crumbs = [{ title: 'Annotations', path: backPath }];
  const frame = createPipelineFrame(project, pipeline, { title: 'Annotation', crumbs, styles: STYLES });
  return replyWithPage(context, call, status, 'proteomics/quality/annotation', frame, {
    tabs: buildPipelineTabs(project, pipeline, 'annotations'),
    deletePath: `${path}/delete`,
    changed: `${annotation.changedBy}, ${formatTimestamp(annotation.changedAt)}`,
    form: await buildSignedForm(pool, call, { action: path, submit: 'Save', backPath }, addInstruments(choices), {
      initial: {
        ...annotation,
        until: annotation.until ?? '',
        instrument: annotation.instrument ?? '',
        excludes_runs: annotation.excludesRuns,
      },
      ...content,
    }),
  });
}

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
        performAction: async (written: Written, signature) =>
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
        performAction: async (written: Written, signature) =>
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
        performAction: () => deleteAnnotation(pool, annotation.uuid),
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
