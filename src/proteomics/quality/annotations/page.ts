import type { Exchange } from '../../../contract/accept.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import { type Choice, createChoiceField, createFlagField, createTextField } from '../../../web/forms/fields.ts';
import { replyWithPage } from '../../../web/replies/replies.ts';
import { createTablePager } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import { listInstrumentChoices } from '../../projects/instruments/store.ts';
import { buildSignedForm, type SignedFormContent } from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { readRuns } from '../quality-runs.ts';
import type { Scope } from '../scope.ts';
import { ANNOTATION_KINDS, type Annotation, type AnnotationKind, readAnnotations } from './store.ts';

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
