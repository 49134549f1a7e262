import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../../contract/accept.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { formatQuantity, formatTimestamp } from '../../../web/for-people/words.ts';
import type { RefusedForm } from '../../../web/forms/answer.ts';
import { createChoiceField, createListField, createTextField } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import { createTablePager } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getRunPath } from '../../page.ts';
import { buildSignedForm, handleSignedAction } from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { SAMPLE_TYPE_CHOICES } from '../sample-types/rules.ts';
import {
  chooseReturnAddress,
  findChangedScope,
  findFormFieldOfError,
  findNamedRuns,
  findScope,
  type Scope,
  trimText,
} from '../scope.ts';
import { listReviewSentences, type Review, readReviews, reviewRuns } from './store.ts';

const ROWS = 100;
const STYLES = ['styles/proteomics-quality.css'];
const ACTIONS = {
  flag: { label: 'Flag', marks: { flagged: true }, done: 'flagged' },
  unflag: { label: 'Remove flag', marks: { flagged: false }, done: 'no longer flagged' },
  use: { label: 'Include again', marks: { use_downstream: true }, done: 'included again' },
  exclude: { label: 'Exclude', marks: { use_downstream: false }, done: 'excluded' },
  type: { label: 'Set sample type', marks: {}, done: 'set to this sample type' },
} as const;

const FIELDS = {
  action: createChoiceField({
    label: 'Action',
    choices: Object.entries(ACTIONS).map(([value, { label }]) => ({ value: value as keyof typeof ACTIONS, label })),
  }),
  sample_type: createChoiceField({ label: 'Sample type', choices: SAMPLE_TYPE_CHOICES }),
  reason: createTextField({ label: 'Reason', maxLength: 1_000 }),
  raw_files: createListField({ label: 'Raw files', kind: 'hidden' }),
  returnTo: createTextField({ label: 'Address to go back to', kind: 'hidden' }),
};

type ReviewRequest = Omit<components['schemas']['QcReviewRequest'], 'project' | 'pipeline' | 'user'>;

export function createReviewHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  return {
    async listQcReviews({ query }) {
      const { pipeline } = await findScope(context, query);
      const { items, total } = await readReviews(pool, pipeline.uuid, query);
      return replyWithJson(200, { items: items.map(formatQcReview), total });
    },
    async showQcReviews(call) {
      const { path, query } = call;
      const { project, pipeline } = await findScope(context, path);
      const { search = '', offset = 0 } = query;
      const { items, total } = await readReviews(pool, pipeline.uuid, { search, offset, limit: ROWS });
      const here = getPipelinePath(project, pipeline, 'reviews');
      const frame = createPipelineFrame(project, pipeline, { title: 'Reviews', styles: STYLES });
      return replyWithPage(context, call, 200, 'proteomics/quality/reviews', frame, {
        tabs: buildPipelineTabs(project, pipeline, 'reviews'),
        path: here,
        trendPath: getPipelinePath(project, pipeline, 'trend'),
        search,
        rows: items.map((item) => ({ ...createReviewLine(item), path: getRunPath(project, pipeline, item.rawFileUuid) })),
        total,
        pager: createTablePager({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (page) =>
          buildAddress(here, [
            ['search', search],
            ['offset', page === 1 ? '' : String((page - 1) * ROWS)],
          ]),
        ),
      });
    },
    async reviewRawFiles(call) {
      const scope = await findChangedScope(context, call);
      const trend = getPipelinePath(scope.project, scope.pipeline, 'trend');
      return handleSignedAction(pool, call, {
        fields: FIELDS,
        convertInput: ({ action, reason, raw_files, sample_type }): ReviewRequest => ({
          ...(action === 'type' ? { sample_type } : ACTIONS[action].marks),
          reason,
          raw_files: [...raw_files],
        }),
        async performAction({ raw_files, flagged, use_downstream: useDownstream, sample_type, reason }, signature) {
          if (flagged === undefined && useDownstream === undefined && sample_type === undefined)
            throw new BadRequestError('flagged, use_downstream or sample_type is required.');
          const rawFiles = await findNamedRuns(pool, scope.pipeline, raw_files);
          const sampleType = sample_type === 'automatic' ? null : sample_type;
          const decision = {
            flagged,
            useDownstream,
            sampleType,
            reason: trimText(reason ?? '', 'reason') || null,
            ...signature,
          };
          return runInTransaction(pool, (client) => reviewRuns(client, rawFiles, decision, now()));
        },
        replyToProgram: (changed) => replyWithJson(200, { changed: changed.map(formatQcReview) }),
        replyToUser: (changed, { action, returnTo }) =>
          redirect(call, chooseReturnAddress(returnTo, trend), {
            tone: 'good',
            title: changed.length === 0 ? 'No change' : `${formatCount(changed.length)} ${ACTIONS[action].done}`,
            lines: changed.map(({ rawFile }) => rawFile),
          }),
        findBlamedField: findFormFieldOfError,
        showAgain: (status: 400, refused) => renderFormWithErrors(call, status, scope, refused),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;

  async function renderFormWithErrors(
    call: Exchange & { readonly access: Caller },
    status: 400,
    { project, pipeline }: Scope,
    refused: RefusedForm,
  ) {
    const { raw_files: names = [], returnTo } = refused.typed;
    const backPath = chooseReturnAddress(returnTo?.[0], getPipelinePath(project, pipeline, 'trend'));
    const typed = { ...refused.typed, returnTo: [backPath] };
    const look = { action: getPipelinePath(project, pipeline, 'reviews'), submit: 'Mark them', backPath };
    const model = {
      tabs: buildPipelineTabs(project, pipeline, 'trend'),
      backPath,
      names,
      form: await buildSignedForm(pool, call, look, FIELDS, { refused: { ...refused, typed } }),
    };
    const frame = createPipelineFrame(project, pipeline, { title: 'Mark runs', styles: STYLES });
    return replyWithPage(context, call, status, 'proteomics/quality/review-again', frame, model);
  }
}

function formatQcReview(one: Review): components['schemas']['QcReview'] {
  return {
    id: one.uuid,
    raw_file: one.rawFile,
    flagged: one.flagged,
    use_downstream: one.useDownstream,
    flagged_before: one.flaggedBefore,
    use_downstream_before: one.useDownstreamBefore,
    sample_type: one.sampleType,
    sample_type_before: one.sampleTypeBefore,
    reason: one.reason,
    changed_by: one.changedBy,
    changed_at: one.changedAt.toISOString(),
  };
}

function formatCount(count: number): string {
  return formatQuantity(count, 'run is', 'runs are');
}

function createReviewLine(one: Review) {
  return {
    when: formatTimestamp(one.changedAt),
    who: one.changedBy,
    name: one.rawFile,
    what: listReviewSentences(one),
    reason: one.reason ?? '',
  };
}
