import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findScope } from '../quality/scope.ts';
import { requireActingUser } from '../signed-form.ts';
import { countRunsWithOldTargets, lockTargets, readTargets, replaceTargets } from './store.ts';
import { findTargetProblem, formatMetricId, formatTarget, type Target } from './target.ts';

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
