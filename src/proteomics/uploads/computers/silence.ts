import { runInTransaction } from '../../../storage/transaction.ts';
import { formatQuantity, formatTimestamp } from '../../../web/for-people/words.ts';
import { type AlertCause, recordAlertEvent } from '../../alerts/causes.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import { type Client, findPipelineByUuid } from '../../records.ts';
import { RETENTION_DAYS, type UploadingComputer } from './store.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>;
type Known = Pick<UploadingComputer, 'uuid' | 'name' | 'seenAt'>;

/** Number of missed checks, one per minute, before a report. After a pause of the server, computers have as much time. */
const MIN_CHECKS = 3;
const MINUTE_MS = 60_000;

export function isSilentComputer(
  { seenAt }: Pick<UploadingComputer, 'seenAt'>,
  { settings, now }: Omit<Context, 'pool'>,
): boolean {
  return now().getTime() - seenAt.getTime() >= settings.uploaderSilenceMinutes * MINUTE_MS;
}

/** Reports each computer without heartbeats once. Deletes computers after RETENTION_DAYS. */
export async function reportSilentComputers({ settings, pool, now }: Context): Promise<void> {
  const at = now();
  await pool.query(`delete from proteomics_computers where seen_at < $1::timestamptz - make_interval(days => $2)`, [
    at,
    RETENTION_DAYS,
  ]);
  await runInTransaction(pool, async (client) => {
    await client.query(
      `update proteomics_computers set missed = missed + 1
        where reported_at is null and seen_at <= $1::timestamptz - make_interval(mins => $2)`,
      [at, settings.uploaderSilenceMinutes],
    );
    const { rows } = await client.query<Known & { pipelineUuid: string }>(
      `update proteomics_computers set reported_at = $1 where reported_at is null and missed >= $2
        returning uuid, pipeline_uuid as "pipelineUuid", name, seen_at as "seenAt"`,
      [at, MIN_CHECKS],
    );
    for (const { pipelineUuid, ...computer } of rows) {
      const minutes = formatQuantity(settings.uploaderSilenceMinutes, 'minute');
      const what = {
        title: `${computer.name} has been silent for ${minutes}`,
        lines: [
          `Its last heartbeat arrived at ${formatTimestamp(computer.seenAt)}. Check the computer and "concordat upload --watch".`,
        ],
      };
      await recordComputerEvent(client, pipelineUuid, { name: `silent:${createSilenceKey(computer)}`, ...what }, at);
    }
  });
}

/** Records that a silent computer sends heartbeats again. */
export async function recordComputerReturn(client: Client, pipelineUuid: string, computer: Known, now: Date): Promise<void> {
  const lines = [`It had been silent since ${formatTimestamp(computer.seenAt)}.`];
  await recordComputerEvent(
    client,
    pipelineUuid,
    { name: `back:${createSilenceKey(computer)}`, title: `${computer.name} is back`, lines },
    now,
  );
}

/** Returns the name of the alert's event, which differs for each silence of a computer. */
function createSilenceKey({ uuid, seenAt }: Known): string {
  return `${uuid}:${seenAt.toISOString()}`;
}

async function recordComputerEvent(
  client: Client,
  pipelineUuid: string,
  { name, title, lines }: Pick<AlertCause, 'name'> & Pick<AlertCause['content'], 'title' | 'lines'>,
  now: Date,
): Promise<void> {
  const { project, pipeline } = await findPipelineByUuid(client, pipelineUuid);
  const content = { title: `${title}: ${pipeline.name}`, lines, path: getPipelinePath(project, pipeline, 'upload') };
  await recordAlertEvent(client, { pipelineUuid, event: 'silent_computer', name, content }, now);
}
