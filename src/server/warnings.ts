/** Warnings about problems that will stop the server if they are not fixed. /readyz reports them. */
import { statfs } from 'node:fs/promises';
import type { MountedService } from '../contract/pipeline.ts';
import { limitQueryTime } from '../operations/database-metrics.ts';
import type { Settings } from '../settings.ts';

export interface WarningParts {
  settings: Pick<Settings, 'dataDir' | 'alertDiskPercent'>;
  mounted: readonly Pick<MountedService, 'warnings'>[];
}

/** Collects the warnings. A source that does not respond in time adds none. */
export async function readWarnings({ settings, mounted }: WarningParts): Promise<string[]> {
  const services = mounted.map(async ({ warnings }) => (await limitQueryTime(warnings?.() ?? Promise.resolve([]))) ?? []);
  return (await Promise.all([listDiskWarnings(settings), ...services])).flat();
}

/** Returns a warning if the disk of DATA_DIR is nearly full. */
export async function listDiskWarnings({ dataDir, alertDiskPercent }: WarningParts['settings']): Promise<readonly string[]> {
  const { bavail, blocks } = await statfs(dataDir).catch(() => ({ bavail: 1, blocks: 1 }));
  const percent = Math.floor((bavail / blocks) * 100);
  return percent < alertDiskPercent ? [`${percent} % of the disk of DATA_DIR is free.`] : [];
}
