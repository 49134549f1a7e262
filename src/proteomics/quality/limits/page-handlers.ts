/** A pipeline's own limits for people: what holds now, and the form that sets one. */

import type { Exchange } from '../../../contract/accept.ts';
import { inTransaction } from '../../../storage/transaction.ts';
import { momentText } from '../../../web/for-people/words.ts';
import { choiceField, textField, type ValuesOf } from '../../../web/forms/fields.ts';
import { FormRefusedError } from '../../../web/forms/refusals.ts';
import { page, redirect } from '../../../web/replies/replies.ts';
import { view } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { answerSignedForm, atField, type SignedFormContent, type SignedFormModel, signedFormModel } from '../../signed-form.ts';
import { addressWith } from '../addresses.ts';
import { type GuideSet, readGuideSets } from '../guide-sets/store.ts';
import { groupsOf, metricOf, plottableMetric, readPlottable } from '../metrics/catalog.ts';
import { scaleInWords } from '../plots/scale.ts';
import { numberOf, type QualityRun, readRuns } from '../quality-runs.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { standingOf } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import { applyLimit } from './judgement.ts';
import { checkedLimit, LimitError, type OwnLimit, type OwnLimits, readLimits, removeLimit, setLimit } from './store.ts';

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
  readonly path: string;
  readonly guideSetsPath: string;
  readonly rows: readonly LimitRow[];
  readonly changed: string;
  readonly form: SignedFormModel;
}

const VIEW = view<LimitsModel>('proteomics/quality/limits');
const bound = (label: string) =>
  textField({ label, maxLength: 40, inputMode: 'decimal', help: 'For fixed bounds. Leave empty for none.' });
/** Metrics and reference sets are those of the pipeline. */
const FIELDS = {
  metric: textField({ label: 'Metric', kind: 'select' }),
  method: choiceField({
    label: 'Limits by',
    choices: [
      { value: 'moving_range', label: 'Moving range of earlier runs' },
      { value: 'guide_set', label: 'Mean and standard deviation of a reference set' },
      { value: 'fixed', label: 'Fixed bounds' },
      { value: 'none', label: 'None: remove the limit' },
    ],
  }),
  guide_set: textField({ label: 'Reference set', kind: 'select', help: 'For limits by a reference set.' }),
  sigmas: textField({
    label: 'Sigmas',
    maxLength: 6,
    inputMode: 'decimal',
    help: 'For moving range and reference set. Usually 3.',
  }),
  lower: bound('Lower bound'),
  upper: bound('Upper bound'),
};
const FIRST = { metric: 'N_protein_groups', method: 'moving_range', sigmas: '3' };

type LimitValues = ValuesOf<typeof FIELDS>;

/** Handlers of the pages. */
export function limitPages(context: ProteomicsContext) {
  const show = async <Status extends 200 | 400 | 409>(
    scope: Scope,
    call: Exchange & { readonly access: Caller },
    status: Status,
    content: SignedFormContent,
  ) => {
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
    const metrics = groupsOf(plottable).flatMap((group) =>
      group.metrics.map(({ column, title }) => ({ value: column, label: title, group: group.name })),
    );
    const sets = [
      { value: '', label: guideSets.length === 0 ? 'none yet' : 'choose one' },
      ...guideSets.map(({ uuid, name }) => ({ value: uuid, label: name })),
    ];
    const fields = {
      ...FIELDS,
      metric: { ...FIELDS.metric, choices: metrics },
      guide_set: { ...FIELDS.guide_set, choices: sets },
    };
    const path = pipelinePath(project, pipeline, 'limits');
    const frame = pipelinePage(project, pipeline, { title: 'Limits', styles: ['styles/proteomics-quality.css'] });
    return page(context, call, status, VIEW, frame, {
      tabs: pipelineTabs(project, pipeline, 'limits'),
      path,
      guideSetsPath: pipelinePath(project, pipeline, 'guide-sets'),
      rows: own.limits.map((limit) => rowOf(scope, limit, runs, guideSets)),
      changed: changeOf(own),
      form: await signedFormModel(pool, call, { action: path, submit: 'Set limit' }, fields, content),
    });
  };

  return {
    showQcLimits: async (call) => show(await scopeOf(context, call.path), call, 200, { initial: FIRST }),
    async setQcLimit(call) {
      const scope = await scopeOf(context, call.path);
      const { pool, project, pipeline } = scope;
      return answerSignedForm(pool, call, {
        fields: FIELDS,
        async act(values, changedBy) {
          const { metric, method } = values;
          const { title } = await atField('metric', () => plottableMetric(metric));
          const limit = method === 'none' ? null : await asField(() => limitOf(scope, values, method));
          await inTransaction(pool, (client) =>
            limit === null
              ? removeLimit(client, pipeline.uuid, metric, changedBy, context.now())
              : setLimit(client, pipeline.uuid, limit, changedBy, context.now()),
          );
          return redirect(call, pipelinePath(project, pipeline, 'limits'), {
            tone: 'good',
            title: limit === null ? `${title} has no limit any more` : `The limit of ${title} is set`,
            lines: [],
          });
        },
        again: (status: 400, refused) => show(scope, call, status, { refused }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Fields of other methods are left as they stand in the form, so that trying one method does not lose what the other had. */
function limitOf({ pool, pipeline }: Scope, form: LimitValues, method: OwnLimit['method']): Promise<OwnLimit> {
  const read = (text: string): Value => (text === '' ? null : Number(text));
  const isFixed = method === 'fixed';
  const sigmas = read(form.sigmas);
  if (!isFixed && sigmas !== null && (sigmas < 0.1 || sigmas > 10))
    throw new FormRefusedError(400, [{ field: 'sigmas', message: 'must be from 0.1 to 10' }]);
  return checkedLimit(pool, pipeline.uuid, {
    metric: form.metric,
    method,
    guide_set: method === 'guide_set' && form.guide_set !== '' ? form.guide_set.toLowerCase() : null,
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
    const message = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    throw new FormRefusedError(400, [{ field: error.member, message }], { cause: error });
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
  const text = (bound: Value) => (bound === null ? '–' : scaleInWords(bound));
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
  return method === 'guide_set' ? `reference set ${name}, ± ${sigmas} SD` : `moving range of earlier runs, ± ${sigmas} sigmas`;
}

function changeOf({ changedBy, changedAt }: OwnLimits): string {
  return changedBy === null || changedAt === null ? '' : `${changedBy}, ${momentText(changedAt)}`;
}
