/** What somebody should look after soon, though requests are answered: told by /readyz to whoever watches. */
import { statfs } from 'node:fs/promises';
import type { MountedService } from '../contract/pipeline.ts';
import { within } from '../operations/database-metrics.ts';
import type { Settings } from '../settings.ts';

/** What is looked at. */
export interface WarningParts {
  settings: Pick<Settings, 'dataDir' | 'alertDiskPercent'>;
  /** The services that are mounted when somebody asks. */
  mounted: readonly Pick<MountedService, 'warnings'>[];
}

/** Looks at everything; what gives no answer in time has no warning, and is no reason to wait. */
export async function readWarnings({ settings, mounted }: WarningParts): Promise<string[]> {
  const services = mounted.map(async ({ warnings }) => (await within(warnings?.() ?? Promise.resolve([]))) ?? []);
  return (await Promise.all([diskWarnings(settings), ...services])).flat();
}

/** Returns a warning where the disk of DATA_DIR is nearly full. */
export async function diskWarnings({ dataDir, alertDiskPercent }: WarningParts['settings']): Promise<readonly string[]> {
  const { bavail, blocks } = await statfs(dataDir).catch(() => ({ bavail: 1, blocks: 1 }));
  const percent = Math.floor((bavail / blocks) * 100);
  return percent < alertDiskPercent ? [`${percent} % of the disk of DATA_DIR is free.`] : [];
}
