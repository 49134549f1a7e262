/** What somebody should look after soon, though requests are answered: told by /readyz to whoever watches. */
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import type { MountedService } from '../contract/pipeline.ts';
import { within } from '../operations/database-figures.ts';
import type { Settings } from '../settings.ts';
import { replicaWarnings } from '../storage/replica.ts';

/** What is looked at. */
export interface WarningParts {
  settings: Pick<Settings, 'dataDir' | 'alertDiskPercent'>;
  /** The services that are mounted when somebody asks. */
  mounted: readonly Pick<MountedService, 'warnings'>[];
  /** The database, whose replica is looked at. */
  pool: pg.Pool | undefined;
}

/** Looks at everything; what gives no answer in time has no warning, and is no reason to wait. */
export async function readWarnings({ settings, mounted, pool }: WarningParts): Promise<string[]> {
  const services = mounted.map(async ({ warnings }) => (await within(warnings?.() ?? Promise.resolve([]))) ?? []);
  const replica = async () => (pool === undefined ? [] : ((await within(replicaWarnings(pool))) ?? []));
  return (await Promise.all([diskWarnings(settings), replica(), ...services])).flat();
}

async function diskWarnings({ dataDir, alertDiskPercent }: WarningParts['settings']): Promise<readonly string[]> {
  const { bavail, blocks } = await statfs(dataDir).catch(() => ({ bavail: 1, blocks: 1 }));
  const percent = Math.floor((bavail / blocks) * 100);
  return percent < alertDiskPercent ? [`${percent} % of the disk of DATA_DIR are free.`] : [];
}
