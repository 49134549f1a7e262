/** The history of reviews for people, and the form that the dashboard sends. */
import { inTransaction } from '../../../storage/transaction.ts';
import { countOf, momentText } from '../../../web/for-people/words.ts';
import { choiceField, listField, textField } from '../../../web/forms/fields.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { page, redirect } from '../../../web/replies/replies.ts';
import { view } from '../../../web/views.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, runPath, type TabModel } from '../../page.ts';
import { answerSignedForm, atField, type SignedFormModel, signedFormModel } from '../../signed-form.ts';
import { addressWith } from '../addresses.ts';
import { findNamedRuns } from '../named-runs.ts';
import { returnAddress } from '../return-address.ts';
import { scopeOf } from '../scope.ts';
import { reviewReason } from './handlers.ts';
import { type Review, readReviews, review } from './store.ts';

/** Forms of these pages. */
export const REVIEW_FORMS: readonly string[] = ['reviewRawFilesByForm'];

interface HistoryModel {
  readonly tabs: readonly TabModel[];
  readonly path: string;
  readonly trendPath: string;
  readonly search: string;
  readonly rows: readonly { when: string; who: string; name: string; path: string; what: readonly string[]; reason: string }[];
  readonly total: number;
  readonly pager: Pager;
}

interface AgainModel {
  readonly tabs: readonly TabModel[];
  readonly backPath: string;
  readonly names: readonly string[];
  readonly form: SignedFormModel;
}

const HISTORY = view<HistoryModel>('proteomics/quality/reviews');
const AGAIN = view<AgainModel>('proteomics/quality/review-again');
const ROWS = 100;
const STYLES = ['styles/proteomics-quality.css'];
/** The buttons, with what they do and say. */
const ACTIONS = {
  flag: { label: 'Flag', marks: { flagged: true }, done: 'flagged' },
  unflag: { label: 'Remove flag', marks: { flagged: false }, done: 'no longer flagged' },
  use: { label: 'Use downstream', marks: { useDownstream: true }, done: 'used downstream again' },
  exclude: { label: 'Exclude', marks: { useDownstream: false }, done: 'excluded' },
} as const;

const FIELDS = {
  action: choiceField({
    label: 'What to do',
    choices: Object.entries(ACTIONS).map(([value, { label }]) => ({ value: value as keyof typeof ACTIONS, label })),
  }),
  reason: textField({ label: 'Why', maxLength: 1_000 }),
  raw_files: listField({ label: 'Raw files', kind: 'hidden' }),
  returnTo: textField({ label: 'Address to go back to', kind: 'hidden' }),
};

/** Handlers of the pages. */
export function reviewPages(context: ProteomicsContext): Pick<ProteomicsHandlers, 'showQcReviews' | 'reviewRawFilesByForm'> {
  return {
    async showQcReviews(call) {
      const { path, query } = call;
      const { pool, project, pipeline } = await scopeOf(context, path);
      const { search = '', offset = 0 } = query;
      const { items, total } = await readReviews(pool, pipeline.uuid, { search, offset, limit: ROWS });
      const here = pipelinePath(project, pipeline, 'reviews');
      const frame = pipelinePage(project, pipeline, { title: 'Reviews', styles: STYLES });
      return page(context, call, 200, HISTORY, frame, {
        tabs: pipelineTabs(project, pipeline, 'reviews'),
        path: here,
        trendPath: pipelinePath(project, pipeline, 'trend'),
        search,
        rows: items.map((item) => ({ ...shown(item), path: runPath(project, pipeline, item.rawFileUuid) })),
        total,
        pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (page) =>
          addressWith(here, [
            ['search', search],
            ['offset', page === 1 ? '' : String((page - 1) * ROWS)],
          ]),
        ),
      });
    },
    async reviewRawFilesByForm(call) {
      const { pool, project, pipeline } = await scopeOf(context, call.path);
      const trend = pipelinePath(project, pipeline, 'trend');
      return answerSignedForm(pool, call, {
        fields: FIELDS,
        async act(values, changedBy) {
          const rawFiles = await atField('raw_files', () => findNamedRuns(pool, pipeline, values.raw_files));
          const { marks, done } = ACTIONS[values.action];
          const reason = await atField('reason', () => reviewReason(values.reason));
          const decision = { ...marks, reason, changedBy };
          const changed = await inTransaction(pool, (client) => review(client, rawFiles, decision, context.now()));
          return redirect(call, returnAddress(values.returnTo, trend), {
            tone: 'good',
            title: changed.length === 0 ? 'They were marked so before' : `${counted(changed.length)} ${done}`,
            lines: changed.map(({ rawFile }) => rawFile),
          });
        },
        async again(status: 400, refused) {
          const { raw_files: names = [], returnTo } = refused.typed;
          const backPath = returnAddress(returnTo?.[0], trend);
          const typed = { ...refused.typed, returnTo: [backPath] };
          const frame = { action: pipelinePath(project, pipeline, 'reviews'), submit: 'Mark them', backPath };
          return page(context, call, status, AGAIN, pipelinePage(project, pipeline, { title: 'Mark runs', styles: STYLES }), {
            tabs: pipelineTabs(project, pipeline, 'trend'),
            backPath,
            names,
            form: await signedFormModel(pool, call, frame, FIELDS, { refused: { ...refused, typed } }),
          });
        },
      });
    },
  };
}

function counted(count: number): string {
  return countOf(count, 'run is', 'runs are');
}

function shown(one: Review) {
  const flag = one.flagged === one.flaggedBefore ? [] : [one.flagged ? 'flagged' : 'flag removed'];
  const use = one.useDownstream === one.useDownstreamBefore ? [] : [one.useDownstream ? 'used downstream' : 'excluded'];
  return {
    when: momentText(one.changedAt),
    who: one.changedBy,
    name: one.rawFile,
    what: [...flag, ...use],
    reason: one.reason ?? '',
  };
}
