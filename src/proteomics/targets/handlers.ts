import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../contract/accept.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { isWaitingForRetry } from '../../jobs/job.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { formatQuantity, formatTimestamp } from '../../web/for-people/words.ts';
import { createFieldError, createListField, createTextField, FormRefusedError } from '../../web/forms/fields.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithPage } from '../../web/replies/replies.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { REFRESH_TARGETS } from '../jobs.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../page.ts';
import { buildAddress } from '../quality/addresses.ts';
import { formatValue } from '../quality/plots/scale.ts';
import { getNumericValue, type QualityRun, readRuns } from '../quality/quality-runs.ts';
import { findScope, type Scope } from '../quality/scope.ts';
import { buildSignedForm, handleSignedForm, requireActingUser, type SignedFormContent } from '../signed-form.ts';
import { countRunsWithOldTargets, lockTargets, readTargets, replaceTargets } from './store.ts';
import {
  findTargetProblem,
  formatMetricId,
  formatTarget,
  MAX_TARGETS,
  PastedTargetsError,
  parsePastedTargets,
  TARGET_MEASURES,
  type Target,
} from './target.ts';

const FIELDS = {
  add: createTextField({
    label: 'Peptides and proteins',
    kind: 'textarea',
    rows: 6,
    maxLength: 20_000,
    help: `One per line: a sequence such as HVLTSIGEK, or an accession such as P02769. Write peptides without modifications. At most ${MAX_TARGETS} per pipeline.`,
  }),
};
/** Fields of the form, with the checkboxes of the table. */
const SENT_FIELDS = { ...FIELDS, remove: createListField({ label: 'Selected targets', kind: 'checkboxes' }) };
const MEASURE_LABELS = { rt_min: 'retention time [min]', area: 'area', ppm: 'mass error [ppm]' } as const;

export function createTargetPages(context: ProteomicsContext) {
  const renderTargets = async <Status extends 200 | 400>(
    scope: Scope,
    call: Exchange & { readonly access: Caller },
    status: Status,
    content: SignedFormContent = {},
  ) => {
    const { pool, project, pipeline } = scope;
    const [{ targets, changedBy, changedAt }, waiting, runs] = await Promise.all([
      readTargets(pool, pipeline.uuid),
      countRunsWithOldTargets(pool, pipeline.uuid),
      readRuns(pool, pipeline, []),
    ]);
    const failed = (await isWaitingForRetry(pool, REFRESH_TARGETS, pipeline.uuid)) ? waiting : 0;
    const path = getPipelinePath(project, pipeline, 'targets');
    const { refused } = content;
    const frame = createPipelineFrame(project, pipeline, { title: 'Targets', styles: ['styles/proteomics-quality.css'] });
    return replyWithPage(context, call, status, 'proteomics/quality/targets', frame, {
      tabs: buildPipelineTabs(project, pipeline, 'targets'),
      path,
      limitsPath: getPipelinePath(project, pipeline, 'limits'),
      explanation: '/proteomics/metrics#g-tracked-targets',
      rows: targets.map((target) => createTargetRow(scope, target, runs, refused?.typed.remove ?? [])),
      runs: runs.length,
      waiting: waiting - failed,
      failed,
      changed: changedBy === null || changedAt === null ? '' : `${changedBy}, ${formatTimestamp(changedAt)}`,
      form: await buildSignedForm(pool, call, { action: path, submit: 'Add targets' }, FIELDS, content),
      removeError: refused?.errors.find(({ field }) => field === 'remove')?.message ?? '',
    });
  };

  return {
    showQcTargets: async (call) => renderTargets(await findScope(context, call.path), call, 200),
    async changeQcTargets(call) {
      const scope = await findScope(context, call.path);
      const { pool, pipeline } = scope;
      return handleSignedForm(pool, call, {
        fields: SENT_FIELDS,
        async performAction({ add, remove }, signature) {
          const added = parseTargetsField(add);
          const removed = new Set(remove);
          if (added.length === 0 && removed.size === 0) throw createNoTargetError('remove' in call.body);
          const changed = await runInTransaction(pool, async (client) => {
            await lockTargets(client, pipeline.uuid);
            const { targets: before } = await readTargets(client, pipeline.uuid);
            const change = computeChange(before, added, removed);
            await replaceTargets(client, pipeline.uuid, { targets: change.targets, ...signature, changedAt: context.now() });
            return change;
          });
          return redirect(call, getPipelinePath(scope.project, pipeline, 'targets'), createChangeFlash(changed));
        },
        showAgain: (status: 400, refused) => renderTargets(scope, call, status, { refused }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function parseTargetsField(text: string): readonly Target[] {
  try {
    return parsePastedTargets(text);
  } catch (error) {
    if (error instanceof PastedTargetsError) throw createFieldError('add', error.message, 400, error);
    throw error;
  }
}

function createNoTargetError(isRemoval: boolean): FormRefusedError {
  const error = isRemoval
    ? { field: 'remove', message: 'Select the targets to remove.' }
    : { field: 'add', message: 'Enter a peptide sequence or a protein accession.' };
  return new FormRefusedError(400, [error]);
}

type Change = ReturnType<typeof computeChange>;

function computeChange(before: readonly Target[], added: readonly Target[], removed: ReadonlySet<string>) {
  const remaining = before.filter((target) => !removed.has(formatTarget(target)));
  const names = new Set(remaining.map(formatTarget));
  const fresh = added.filter((target) => !names.has(formatTarget(target)));
  const targets = [...remaining, ...fresh];
  if (targets.length > MAX_TARGETS)
    throw createFieldError(
      'add',
      `The pipeline would then have ${targets.length} targets. The maximum is ${MAX_TARGETS}: remove some first.`,
    );
  return { targets, added: fresh.length, known: added.length - fresh.length, removed: before.length - remaining.length };
}

function createChangeFlash({ added, known, removed }: Change): Flash {
  if (removed > 0) return { tone: 'good', title: `${formatQuantity(removed, 'target')} removed`, lines: [] };
  const lines = ['Runs that have results get their values in the background.'];
  if (known > 0)
    lines.unshift(`${formatQuantity(known, 'target')} of the list ${known === 1 ? 'was' : 'were'} tracked already.`);
  return { tone: 'good', title: `${formatQuantity(added, 'target')} added`, lines };
}

function createTargetRow({ project, pipeline }: Scope, target: Target, runs: readonly QualityRun[], ticked: readonly string[]) {
  const columns = TARGET_MEASURES.map((measure) => formatMetricId(target, measure));
  const found = runs.filter((run) => columns.some((column) => getNumericValue(run, column) !== null));
  const last = found.at(-1);
  return {
    value: formatTarget(target),
    name: target.name,
    kind: target.kind,
    found: found.length,
    isTicked: ticked.includes(formatTarget(target)),
    measures: TARGET_MEASURES.map((measure, at) => {
      const column = columns[at] ?? '';
      const value = last === undefined ? null : getNumericValue(last, column);
      const trendPath = buildAddress(getPipelinePath(project, pipeline, 'trend'), [['metric', column]]);
      return { label: MEASURE_LABELS[measure], text: value === null ? '' : formatValue(value), trendPath };
    }),
  };
}

export function createTargetHandlers(context: ProteomicsContext) {
  return {
    async getQcTargets({ query }) {
      const { pool, pipeline } = await findScope(context, query);
      return { status: 200, body: await readQcTargets(pool, pipeline.uuid) };
    },
    async setQcTargets({ body, access }) {
      const { pool, pipeline } = await findScope(context, body);
      const signature = await requireActingUser(pool, access);
      requireTargets(body.targets);
      await runInTransaction(pool, async (client) => {
        await lockTargets(client, pipeline.uuid);
        await replaceTargets(client, pipeline.uuid, { targets: body.targets, ...signature, changedAt: context.now() });
      });
      return { status: 200, body: await readQcTargets(pool, pipeline.uuid) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function requireTargets(targets: readonly Target[]): void {
  for (const [at, target] of targets.entries()) {
    const problem = findTargetProblem(target);
    if (problem !== undefined) throw new BadRequestError(`targets[${at}].name: ${target.name} ${problem}.`);
    const first = targets.findIndex((other) => formatTarget(other) === formatTarget(target));
    if (first < at) throw new BadRequestError(`targets: ${target.name} occurs twice.`);
  }
}

async function readQcTargets(pool: pg.Pool, pipelineUuid: string): Promise<components['schemas']['QcTargets']> {
  const [{ targets, changedBy, changedAt }, waiting] = await Promise.all([
    readTargets(pool, pipelineUuid),
    countRunsWithOldTargets(pool, pipelineUuid),
  ]);
  return {
    targets: targets.map((target) => ({
      kind: target.kind,
      name: target.name,
      metrics: {
        retention_time: formatMetricId(target, 'rt_min'),
        area: formatMetricId(target, 'area'),
        mass_error: formatMetricId(target, 'ppm'),
      },
    })),
    waiting,
    changed_by: changedBy,
    changed_at: changedAt?.toISOString() ?? null,
  };
}
