/** The history of reviews for people, and the form that the dashboard sends. */

import { inTransaction } from '../../../storage/transaction.ts';
import type { Flash } from '../../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import { countOf, momentText } from '../../../web/for-people/words.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { view } from '../../../web/views.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { rememberActingUser } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, runPath, type TabModel } from '../../page.ts';
import { addressWith } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { type FormState, typedForm, typedList, typedText } from '../forms/form.ts';
import { atField, personOf } from '../forms/refusal.ts';
import { findNamedRuns } from '../named-runs.ts';
import { returnAddress } from '../return-address.ts';
import { scopeOf } from '../scope.ts';
import { reasonOf } from './handlers.ts';
import { type Review, readReviews, review } from './store.ts';

/** Forms of these pages. */
export const REVIEW_FORMS: readonly string[] = ['reviewRawFilesByForm'];

interface HistoryModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly path: string;
  readonly trendPath: string;
  readonly search: string;
  readonly rows: readonly { when: string; who: string; name: string; path: string; what: readonly string[]; reason: string }[];
  readonly total: number;
  readonly pager: Pager;
}

interface AgainModel {
  readonly tabs: readonly TabModel[];
  readonly path: string;
  readonly backPath: string;
  readonly form: FormState;
  readonly names: readonly string[];
  readonly actions: readonly { readonly value: string; readonly label: string }[];
}

const HISTORY = view<HistoryModel>('proteomics/quality/reviews');
const AGAIN = view<AgainModel>('proteomics/quality/review-again');
const ROWS = 100;
const STYLES = ['styles/proteomics-quality.css'];
const LABELS = { action: 'What to do', reason: 'Why', user: 'Your user UUID', raw_files: 'Raw files', returnTo: '' };

/** The buttons, with what they do and say. */
const ACTIONS = {
  flag: { label: 'Flag', marks: { flagged: true }, done: 'flagged' },
  unflag: { label: 'Remove flag', marks: { flagged: false }, done: 'no longer flagged' },
  use: { label: 'Use downstream', marks: { useDownstream: true }, done: 'used downstream again' },
  exclude: { label: 'Exclude', marks: { useDownstream: false }, done: 'excluded' },
} as const;

/** Handlers of the pages. */
export function reviewPages(context: ProteomicsContext): Pick<ProteomicsHandlers, 'showQcReviews' | 'reviewRawFilesByForm'> {
  return {
    async showQcReviews({ path, query, request, response }) {
      const { pool, project, pipeline } = await scopeOf(context, path);
      const { search = '', offset = 0 } = query;
      const { items, total } = await readReviews(pool, pipeline.uuid, { search, offset, limit: ROWS });
      const here = pipelinePath(project, pipeline, 'reviews');
      const content = context.render(HISTORY, pipelinePage(project, pipeline, { title: 'Reviews', styles: STYLES }), {
        tabs: pipelineTabs(project, pipeline, 'reviews'),
        flash: takeSentFlash(request, response),
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
      return { status: 200, type: 'text/html', content };
    },
    async reviewRawFilesByForm(call) {
      const { pool, project, pipeline } = await scopeOf(context, call.path);
      const trend = pipelinePath(project, pipeline, 'trend');
      return answerForm(
        call,
        async () => {
          const { body, response, access } = call;
          const changedBy = await personOf(pool, access.user);
          const rawFiles = await atField('raw_files', () => findNamedRuns(pool, pipeline, body.raw_files));
          const { marks, done } = ACTIONS[body.action];
          const reason = await atField('reason', () => reasonOf(body.reason));
          const decision = { ...marks, reason, changedBy };
          const changed = await inTransaction(pool, (client) => review(client, rawFiles, decision, context.now()));
          rememberActingUser(response, access);
          sendFlash(response, {
            tone: 'good',
            title: changed.length === 0 ? 'They were marked so before' : `${counted(changed.length)} ${done}`,
            lines: changed.map(({ rawFile }) => rawFile),
          });
          return { status: 303, headers: { Location: returnAddress(body.returnTo, trend) } } as const;
        },
        async (_status, problems) => {
          const again: AgainModel = {
            tabs: pipelineTabs(project, pipeline, 'trend'),
            path: pipelinePath(project, pipeline, 'reviews'),
            backPath: returnAddress(typedText(call.body, 'returnTo'), trend),
            form: await typedForm(pool, call, LABELS, problems),
            names: typedList(call.body, 'raw_files'),
            actions: Object.entries(ACTIONS).map(([value, { label }]) => ({ value, label })),
          };
          const page = pipelinePage(project, pipeline, { title: 'Mark runs', styles: STYLES });
          return { status: 400, type: 'text/html', content: context.render(AGAIN, page, again) } as const;
        },
      );
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
