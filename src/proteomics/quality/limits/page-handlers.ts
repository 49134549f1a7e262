import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../../contract/accept.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import {
  createChoiceField,
  createChoices,
  createFieldError,
  createTextField,
  type ValuesOf,
} from '../../../web/forms/fields.ts';
import { redirect, replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import {
  buildSignedForm,
  convertErrorsToField,
  handleSignedForm,
  requireActingUser,
  type SignedFormContent,
} from '../../signed-form.ts';
import { buildAddress } from '../addresses.ts';
import { findMetric, groupMetrics, readPlottableMetrics, requirePlottableMetric } from '../metrics/catalog.ts';
import { formatValue } from '../plots/scale.ts';
import { getNumericValue, isUsedForLimits, type QualityRun, readRuns } from '../quality-runs.ts';
import { type ReferenceSet, readReferenceSets } from '../reference-sets/store.ts';
import { groupBySampleType, narrowToSampleType } from '../sample-types/series.ts';
import { findScope, type Scope } from '../scope.ts';
import { compareToLimits, type LimitPosition } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import { applyLimit } from './judgement.ts';
import {
  checkLimit,
  LimitError,
  type OwnLimit,
  type OwnLimits,
  readLimits,
  removeLimit,
  replaceLimits,
  setLimit,
} from './store.ts';

/** Returns positions by UUID; null without a value, or without a limit for the sample type. */
export function compareRunsWithLimit(
  ownLimit: OwnLimit,
  all: readonly QualityRun[],
  referenceSets: readonly ReferenceSet[],
): ReadonlyMap<string, LimitPosition> {
  const positions = [...groupBySampleType(all).keys()].flatMap((type): [string, LimitPosition][] => {
    const data = narrowToSampleType({ all, basis: all, referenceSet: null, referenceSets, ownLimit }, type);
    const applied = data.ownLimit === null ? null : applyLimit(ownLimit, data.all, data.referenceSets);
    return data.all.map((run) => [
      run.uuid,
      compareToLimits(getNumericValue(run, ownLimit.metric), applied?.ofRun.get(run.uuid) ?? null),
    ]);
  });
  return new Map(positions);
}

const createBoundField = (label: string) =>
  createTextField({ label, maxLength: 40, inputMode: 'decimal', help: 'For fixed bounds. Leave empty for none.' });
const FIELDS = {
  metric: createTextField({ label: 'Metric', kind: 'select' }),
  method: createChoiceField({
    label: 'Limits by',
    choices: createChoices({
      moving_range: 'Moving range of earlier runs',
      guide_set: 'Mean and standard deviation of a reference set',
      fixed: 'Fixed bounds',
      none: 'None: remove the limit',
    }),
  }),
  guide_set: createTextField({ label: 'Reference set', kind: 'select' }),
  sigmas: createTextField({
    label: 'Sigmas',
    maxLength: 6,
    inputMode: 'decimal',
    help: 'For moving range and reference set. Usually 3.',
  }),
  lower: createBoundField('Lower bound'),
  upper: createBoundField('Upper bound'),
};
const FIRST = { metric: 'N_protein_groups', method: 'moving_range', sigmas: '3' };

type LimitValues = ValuesOf<typeof FIELDS>;

export function createLimitPages(context: ProteomicsContext) {
  const renderLimits = async <Status extends 200 | 400 | 409>(
    scope: Scope,
    call: Exchange & { readonly access: Caller },
    status: Status,
    content: SignedFormContent,
  ) => {
    const { pool, project, pipeline } = scope;
    const [own, referenceSets, plottable] = await Promise.all([
      readLimits(pool, pipeline.uuid),
      readReferenceSets(pool, pipeline.uuid),
      readPlottableMetrics(pool, pipeline),
    ]);
    const runs = await readRuns(
      pool,
      pipeline,
      own.limits.map(({ metric }) => metric),
    );
    const metrics = groupMetrics(plottable).flatMap((group) =>
      group.metrics.map(({ column, title }) => ({ value: column, label: title, group: group.name })),
    );
    const sets = [
      { value: '', label: referenceSets.length === 0 ? 'none yet' : 'choose one' },
      ...referenceSets.map(({ uuid, name }) => ({ value: uuid, label: name })),
    ];
    const fields = {
      ...FIELDS,
      metric: { ...FIELDS.metric, choices: metrics },
      guide_set: { ...FIELDS.guide_set, choices: sets },
    };
    const path = getPipelinePath(project, pipeline, 'limits');
    const frame = createPipelineFrame(project, pipeline, { title: 'Limits', styles: ['styles/proteomics-quality.css'] });
    return replyWithPage(context, call, status, 'proteomics/quality/limits', frame, {
      tabs: buildPipelineTabs(project, pipeline, 'limits'),
      path,
      referenceSetsPath: getPipelinePath(project, pipeline, 'guide-sets'),
      rows: own.limits.map((limit) => createLimitRow(scope, limit, runs, referenceSets)),
      changed: own.changedBy === null || own.changedAt === null ? '' : `${own.changedBy}, ${formatTimestamp(own.changedAt)}`,
      form: await buildSignedForm(pool, call, { action: path, submit: 'Set limit' }, fields, content),
    });
  };

  return {
    showQcLimits: async (call) => renderLimits(await findScope(context, call.path), call, 200, { initial: FIRST }),
    async setQcLimit(call) {
      const scope = await findScope(context, call.path);
      const { pool, project, pipeline } = scope;
      return handleSignedForm(pool, call, {
        fields: FIELDS,
        async performAction(values, signature) {
          const { metric, method } = values;
          const { title } = await convertErrorsToField('metric', () => requirePlottableMetric(metric));
          const limit = method === 'none' ? null : await convertLimitErrorsToField(() => parseLimitForm(scope, values, method));
          await runInTransaction(pool, (client) =>
            limit === null
              ? removeLimit(client, pipeline.uuid, metric, signature, context.now())
              : setLimit(client, pipeline.uuid, limit, signature, context.now()),
          );
          return redirect(
            call,
            getPipelinePath(project, pipeline, 'limits'),
            limit === null ? `Limit removed: ${title}` : `Limit saved: ${title}`,
          );
        },
        showAgain: (status: 400, refused) => renderLimits(scope, call, status, { refused }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Returns the limit of a form. Fields of other methods are ignored. */
function parseLimitForm({ pool, pipeline }: Scope, form: LimitValues, method: OwnLimit['method']): Promise<OwnLimit> {
  const parseBound = (text: string): Value => (text === '' ? null : Number(text));
  const isFixed = method === 'fixed';
  const sigmas = parseBound(form.sigmas);
  if (!isFixed && sigmas !== null && (sigmas < 0.1 || sigmas > 10)) throw createFieldError('sigmas', 'must be from 0.1 to 10');
  return checkLimit(pool, pipeline.uuid, {
    metric: form.metric,
    method,
    guide_set: method === 'guide_set' && form.guide_set !== '' ? form.guide_set.toLowerCase() : null,
    sigmas: isFixed ? null : sigmas,
    lower: isFixed ? parseBound(form.lower) : null,
    upper: isFixed ? parseBound(form.upper) : null,
  });
}

/** Reports an invalid limit at its form field instead of failing the request. */
async function convertLimitErrorsToField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LimitError)) return convertErrorsToField('guide_set', () => Promise.reject(error));
    const formatBound = error.message.replace(/^[a-z_]+: /, '');
    const message = `${formatBound.charAt(0).toUpperCase()}${formatBound.slice(1)}`;
    throw createFieldError(error.member, message, 400, error);
  }
}

function createLimitRow(
  { project, pipeline }: Scope,
  limit: OwnLimit,
  runs: readonly QualityRun[],
  referenceSets: readonly ReferenceSet[],
) {
  const judged = compareRunsWithLimit(limit, runs, referenceSets);
  const getPosition = (run: QualityRun) => judged.get(run.uuid) ?? null;
  const last = runs.findLast((run) => run.sampleType !== 'blank' && getNumericValue(run, limit.metric) !== null);
  const data = { all: runs, basis: runs, referenceSet: null, referenceSets, ownLimit: limit };
  const ofLast = last === undefined ? data : narrowToSampleType(data, last.sampleType);
  const { next } = applyLimit(limit, ofLast.all, ofLast.referenceSets);
  const value = last === undefined ? null : getNumericValue(last, limit.metric);
  const formatBoundText = (bound: Value) => (bound === null ? '–' : formatValue(bound));
  return {
    metric: limit.metric,
    title: findMetric(limit.metric)?.title ?? limit.metric,
    method: describeMethod(limit, referenceSets),
    lower: formatBoundText(next?.lower ?? null),
    upper: formatBoundText(next?.upper ?? null),
    last: formatBoundText(value),
    position: last === undefined ? '' : (getPosition(last) ?? ''),
    outside: runs.filter((run) => isUsedForLimits(run) && ['above', 'below'].includes(getPosition(run) ?? '')).length,
    trendPath: buildAddress(getPipelinePath(project, pipeline, 'trend'), [
      ['metric', limit.metric],
      ['limits', 'settings'],
    ]),
  };
}

function describeMethod({ method, sigmas, guide_set }: OwnLimit, referenceSets: readonly ReferenceSet[]): string {
  if (method === 'fixed') return 'fixed bounds';
  const name = referenceSets.find(({ uuid }) => uuid === guide_set)?.name ?? '';
  return method === 'guide_set' ? `reference set ${name}, ± ${sigmas} SD` : `moving range of earlier runs, ± ${sigmas} sigmas`;
}

export function createLimitHandlers(context: ProteomicsContext) {
  return {
    async getQcLimits({ query }) {
      const { pool, pipeline } = await findScope(context, query);
      return { status: 200, body: formatQcLimits(await readLimits(pool, pipeline.uuid)) };
    },
    async setQcLimits({ body, access }) {
      const { pool, pipeline } = await findScope(context, body);
      const signature = await requireActingUser(pool, access);
      const twice = body.limits.find(({ metric }, index) => body.limits.findIndex((other) => other.metric === metric) < index);
      if (twice !== undefined) throw new BadRequestError(`limits: ${twice.metric.slice(0, 100)} occurs twice.`);
      const limits: OwnLimit[] = [];
      for (const limit of body.limits) limits.push(await checkLimit(pool, pipeline.uuid, limit));
      await runInTransaction(pool, (client) => replaceLimits(client, pipeline.uuid, limits, signature, context.now()));
      return { status: 200, body: formatQcLimits(await readLimits(pool, pipeline.uuid)) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function formatQcLimits({ limits, changedBy, changedAt }: OwnLimits): components['schemas']['QcLimits'] {
  return { limits: [...limits], changed_by: changedBy, changed_at: changedAt?.toISOString() ?? null };
}
