/** Reviews for programs (openapi/proteomics, "Proteomics quality"). */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { inTransaction } from '../../../storage/transaction.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findNamedRuns } from '../named-runs.ts';
import { plainText } from '../plain-text.ts';
import { actorOf, scopeOf } from '../scope.ts';
import { type Review, readReviews, review } from './store.ts';

/** Handlers of the reviews. */
export function reviewHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, 'listQcReviews' | 'reviewRawFiles'> {
  return {
    async listQcReviews({ query }) {
      const { pool, pipeline } = await scopeOf(context, query);
      const { items, total } = await readReviews(pool, pipeline.uuid, query);
      return { status: 200, body: { items: items.map(shown), total } };
    },
    async reviewRawFiles({ body, access }) {
      if (body.flagged === undefined && body.use_downstream === undefined)
        throw new BadRequestError('flagged or use_downstream is required.');
      const { pool, pipeline } = await scopeOf(context, body);
      const changedBy = await actorOf({ pool }, access);
      const rawFiles = await findNamedRuns(pool, pipeline, body.raw_files);
      const decision = {
        flagged: body.flagged,
        useDownstream: body.use_downstream,
        reason: reviewReason(body.reason),
        changedBy,
      };
      const changed = await inTransaction(pool, (client) => review(client, rawFiles, decision, context.now()));
      return { status: 200, body: { changed: changed.map(shown) } };
    },
  };
}

/** A reason; null when nobody gave one. Throws BadRequestError. */
export function reviewReason(text: string | undefined): string | null {
  const reason = plainText(text ?? '', 'reason');
  return reason === '' ? null : reason;
}

function shown(one: Review): components['schemas']['QcReview'] {
  return {
    id: one.uuid,
    raw_file: one.rawFile,
    flagged: one.flagged,
    use_downstream: one.useDownstream,
    flagged_before: one.flaggedBefore,
    use_downstream_before: one.useDownstreamBefore,
    reason: one.reason,
    changed_by: one.changedBy,
    changed_at: one.changedAt.toISOString(),
  };
}
