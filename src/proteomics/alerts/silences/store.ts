import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { and, drizzle, eq, gt, runInTransaction } from '../../../storage/transaction.ts';
import type { Signature } from '../../people/signatures.ts';
import { requirePlottableMetric } from '../../quality/metrics/catalog.ts';
import { CAUSES } from '../../quality/verdict/causes.ts';
import { type Client, checkRecordLimit, requireUuid } from '../../records.ts';
import { proteomicsSilences } from '../table.ts';

export type Silence = Readonly<typeof proteomicsSilences.$inferSelect>;

/** Returns the active silences of a pipeline, ordered by expiry. */
export async function readSilences(client: Client, pipelineUuid: string, now: Date): Promise<readonly Silence[]> {
  const { until, uuid } = proteomicsSilences;
  return drizzle(client)
    .select()
    .from(proteomicsSilences)
    .where(and(eq(proteomicsSilences.pipelineUuid, pipelineUuid), gt(until, now)))
    .orderBy(until, uuid);
}

/** Returns a silence, active or expired. @throws BadRequestError, NotFoundError */
export async function findSilenceRecord(client: Client, uuid: string): Promise<Silence> {
  requireUuid(uuid, 'silence');
  const [found] = await drizzle(client).select().from(proteomicsSilences).where(eq(proteomicsSilences.uuid, uuid));
  if (found === undefined) throw new NotFoundError(`There is no silence ${uuid}.`);
  return found;
}

/** Maximum active silences of a pipeline, because pages and alerts read all of them. */
const MAX_SILENCES = 500;

/** @throws BadRequestError for an unknown cause or a past end; RecordStateError for too many silences */
export async function createSilence(
  pool: pg.Pool,
  pipelineUuid: string,
  choice: Pick<Silence, 'cause' | 'instrument' | 'note' | 'until' | keyof Signature>,
  changedAt: Date,
): Promise<Silence> {
  getSilencedTitle(choice);
  if (choice.until <= changedAt) throw new BadRequestError('until must be in the future.');
  return runInTransaction(pool, async (client) => {
    const countSilences = async () => (await readSilences(client, pipelineUuid, changedAt)).length;
    await checkRecordLimit(client, pipelineUuid, { most: MAX_SILENCES, noun: 'silence', count: countSilences });
    const made = { ...choice, uuid: randomUUID(), pipelineUuid, changedAt };
    await drizzle(client).insert(proteomicsSilences).values(made);
    return made;
  });
}

/** Ends a silence. An expired silence does not change. */
export async function endSilence(client: Client, { uuid }: Pick<Silence, 'uuid'>, now: Date): Promise<void> {
  await drizzle(client)
    .update(proteomicsSilences)
    .set({ until: now })
    .where(and(eq(proteomicsSilences.uuid, uuid), gt(proteomicsSilences.until, now)));
}

export function getSilencedTitle({ cause }: Pick<Silence, 'cause'>): string {
  return CAUSES.find((rule) => rule.cause === cause)?.name ?? requirePlottableMetric(cause, 'cause').title;
}

/** Returns whether a metric is silenced. The silence of a cause applies to all metrics that indicate the cause. */
export function isSilencedMetric(
  { cause, instrument }: Pick<Silence, 'cause' | 'instrument'>,
  metric: string,
  ofRun: string | null,
): boolean {
  if (instrument !== null && instrument !== ofRun) return false;
  const rule = CAUSES.find((one) => one.cause === cause);
  return rule === undefined ? cause === metric : rule.signs.some(({ metrics }) => metrics.includes(metric));
}
