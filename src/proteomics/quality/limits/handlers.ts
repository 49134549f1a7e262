/** Serves the limits of a pipeline as JSON (openapi/proteomics, "Proteomics quality"). */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findActor } from '../../signed-form.ts';
import { findScope } from '../scope.ts';
import { checkLimit, type OwnLimit, type OwnLimits, readLimits, replaceLimits } from './store.ts';

/** Returns the handlers that read and replace limits. */
export function createLimitHandlers(context: ProteomicsContext) {
  return {
    async getQcLimits({ query }) {
      const { pool, pipeline } = await findScope(context, query);
      return { status: 200, body: toQcLimits(await readLimits(pool, pipeline.uuid)) };
    },
    async setQcLimits({ body, access }) {
      const { pool, pipeline } = await findScope(context, body);
      const changedBy = await findActor(pool, access);
      const twice = body.limits.find(({ metric }, index) => body.limits.findIndex((other) => other.metric === metric) < index);
      if (twice !== undefined) throw new BadRequestError(`limits: ${twice.metric.slice(0, 100)} occurs twice.`);
      const limits: OwnLimit[] = [];
      for (const limit of body.limits) limits.push(await checkLimit(pool, pipeline.uuid, limit));
      await runInTransaction(pool, (client) => replaceLimits(client, pipeline.uuid, limits, changedBy, context.now()));
      return { status: 200, body: toQcLimits(await readLimits(pool, pipeline.uuid)) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function toQcLimits({ limits, changedBy, changedAt }: OwnLimits): components['schemas']['QcLimits'] {
  return { limits: [...limits], changed_by: changedBy, changed_at: changedAt?.toISOString() ?? null };
}
