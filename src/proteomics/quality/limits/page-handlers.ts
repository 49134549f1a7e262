/** A pipeline's own limits for people: what holds now, and the form that sets one. */

import { inTransaction } from '../../../storage/transaction.ts';
import type { Flash } from '../../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import { momentText } from '../../../web/for-people/words.ts';
import { view } from '../../../web/views.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { rememberActingUser } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { addressWith } from '../addresses.ts';
import { answerForm, type FormCall } from '../forms/answer.ts';
import { type FormState, freshForm, typedForm } from '../forms/form.ts';
import { atField, FieldRefusedError, personOf } from '../forms/refusal.ts';
import { type GuideSet, readGuideSets } from '../guide-sets/store.ts';
import { groupsOf, metricOf, plottableMetric, readPlottable } from '../metrics/catalogue.ts';
import { inWords } from '../plots/scale.ts';
import { numberOf, type QualityRun, readRuns } from '../quality-runs.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { standingOf } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import { applyLimit } from './judgement.ts';
import { checkedLimit, LimitError, type OwnLimit, type OwnLimits, readLimits, removeLimit, setLimit } from './store.ts';

/** Forms of these pages. */
export const LIMIT_FORMS: readonly string[] = ['setQcLimitByForm'];

interface LimitRow {
  readonly metric: string;
  readonly title: string;
  readonly method: string;
  readonly lower: string;
  readonly upper: string;
  readonly last: string;
  readonly standing: string;
  readonly outside: number;
  readonly trendPath: string;
}

interface LimitsModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly path: string;
  readonly guideSetsPath: string;
  readonly rows: readonly LimitRow[];
  readonly changed: string;
  readonly form: FormState;
  readonly groups: readonly { readonly name: string; readonly metrics: readonly { value: string; label: string }[] }[];
  readonly guideSets: readonly { readonly value: string; readonly label: string }[];
}

const VIEW = view<LimitsModel>('proteomics/quality/limits');
const LABELS = {
  metric: 'Metric',
  method: 'Limits by',
  guide_set: 'Reference set',
  sigmas: 'Sigmas',
  lower: 'Lower bound',
  upper: 'Upper bound',
  user: 'Your user UUID',
};
const FIRST = { metric: 'N_protein_groups', method: 'moving_range', guide_set: '', sigmas: '3', lower: '', upper: '' };

/** Handlers of the pages. */
export function limitPages(context: ProteomicsContext): Pick<ProteomicsHandlers, 'showQcLimits' | 'setQcLimitByForm'> {
  const show = async (scope: Scope, { request, response }: Pick<FormCall, 'request' | 'response'>, form: FormState) => {
    const { pool, project, pipeline } = scope;
    const [own, guideSets, plottable] = await Promise.all([
      readLimits(pool, pipeline.uuid),
      readGuideSets(pool, pipeline.uuid),
      readPlottable(pool, pipeline),
    ]);
    const runs = await readRuns(
      pool,
      pipeline,
      own.limits.map(({ metric }) => metric),
    );
    const page = pipelinePage(project, pipeline, { title: 'Limits', styles: ['styles/proteomics-quality.css'] });
    return context.render(VIEW, page, {
      tabs: pipelineTabs(project, pipeline, 'limits'),
      flash: takeSentFlash(request, response),
      path: pipelinePath(project, pipeline, 'limits'),
      guideSetsPath: pipelinePath(project, pipeline, 'guide-sets'),
      rows: own.limits.map((limit) => rowOf(scope, limit, runs, guideSets)),
      changed: changeOf(own),
      form,
      groups: groupsOf(plottable).map(({ name, metrics }) => ({
        name,
        metrics: metrics.map(({ column, title }) => ({ value: column, label: title })),
      })),
      guideSets: guideSets.map(({ uuid, name }) => ({ value: uuid, label: name })),
    });
  };

  return {
    async showQcLimits({ path, request, response, access }) {
      const scope = await scopeOf(context, path);
      const form = await freshForm(scope.pool, { request, access }, FIRST);
      return { status: 200, type: 'text/html', content: await show(scope, { request, response }, form) };
    },
    async setQcLimitByForm(call) {
      const scope = await scopeOf(context, call.path);
      const here = pipelinePath(scope.project, scope.pipeline, 'limits');
      return answerForm(
        call,
        async () => {
          const { body, response, access } = call;
          const changedBy = await personOf(scope.pool, access.user);
          const { title } = await atField('metric', () => plottableMetric(body.metric));
          const limit =
            body.method === 'none' ? null : await asField(() => limitOf(scope, body, body.method as OwnLimit['method']));
          await inTransaction(scope.pool, (client) =>
            limit === null
              ? removeLimit(client, scope.pipeline.uuid, body.metric, changedBy, context.now())
              : setLimit(client, scope.pipeline.uuid, limit, changedBy, context.now()),
          );
          rememberActingUser(response, access);
          sendFlash(response, {
            tone: 'good',
            title: limit === null ? `${title} has no limit any more` : `The limit of ${title} is set`,
            lines: [],
          });
          return { status: 303, headers: { Location: here } } as const;
        },
        async (_status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          return { status: 400, type: 'text/html', content: await show(scope, call, form) } as const;
        },
      );
    },
  };
}

interface LimitForm {
  readonly metric: string;
  readonly guide_set?: string;
  readonly sigmas?: string;
  readonly lower?: string;
  readonly upper?: string;
}

/** Fields of other methods are left as they stand in the form, so that trying one method does not lose what the other had. */
function limitOf({ pool, pipeline }: Scope, form: LimitForm, method: OwnLimit['method']): Promise<OwnLimit> {
  const read = (text = ''): Value => (text === '' ? null : Number(text));
  const isFixed = method === 'fixed';
  const sigmas = read(form.sigmas);
  if (!isFixed && sigmas !== null && (sigmas < 0.1 || sigmas > 10))
    throw new FieldRefusedError(400, 'sigmas', 'Sigmas must be from 0.1 to 10.');
  return checkedLimit(pool, pipeline.uuid, {
    metric: form.metric,
    method,
    guide_set: method === 'guide_set' && form.guide_set ? form.guide_set.toLowerCase() : null,
    sigmas: isFixed ? null : sigmas,
    lower: isFixed ? read(form.lower) : null,
    upper: isFixed ? read(form.upper) : null,
  });
}

/** Puts what is wrong with a limit at its field. */
async function asField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LimitError)) return atField('guide_set', () => Promise.reject(error));
    const text = error.message.replace(/^[a-z_]+: /, '');
    throw new FieldRefusedError(400, error.member, `${text.charAt(0).toUpperCase()}${text.slice(1)}`, { cause: error });
  }
}

function rowOf(
  { project, pipeline }: Scope,
  limit: OwnLimit,
  runs: readonly QualityRun[],
  guideSets: readonly GuideSet[],
): LimitRow {
  const { ofRun, next } = applyLimit(limit, runs, guideSets);
  const standing = (run: QualityRun) => standingOf(numberOf(run, limit.metric), ofRun.get(run.uuid) ?? null);
  const last = runs.findLast((run) => numberOf(run, limit.metric) !== null);
  const value = last === undefined ? null : numberOf(last, limit.metric);
  const text = (bound: Value) => (bound === null ? '–' : inWords(bound));
  return {
    metric: limit.metric,
    title: metricOf(limit.metric)?.title ?? limit.metric,
    method: methodWords(limit, guideSets),
    lower: text(next?.lower ?? null),
    upper: text(next?.upper ?? null),
    last: text(value),
    standing: last === undefined ? '' : (standing(last) ?? ''),
    outside: runs.filter((run) => run.useDownstream && ['above', 'below'].includes(standing(run) ?? '')).length,
    trendPath: addressWith(pipelinePath(project, pipeline, 'trend'), [
      ['metric', limit.metric],
      ['limits', 'settings'],
    ]),
  };
}

function methodWords({ method, sigmas, guide_set }: OwnLimit, guideSets: readonly GuideSet[]): string {
  if (method === 'fixed') return 'set by hand';
  const name = guideSets.find(({ uuid }) => uuid === guide_set)?.name ?? '';
  return method === 'guide_set'
    ? `reference set ${name}, ± ${sigmas} SD`
    : `moving range of the runs before, ± ${sigmas} sigmas`;
}

function changeOf({ changedBy, changedAt }: OwnLimits): string {
  return changedBy === null || changedAt === null ? '' : `${changedBy}, ${momentText(changedAt)}`;
}
