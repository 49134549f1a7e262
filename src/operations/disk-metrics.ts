/** The free space of the disk with the server's files. */
import { statfs } from 'node:fs/promises';
import type { Gauge } from 'prom-client';
import { gauge } from './database-metrics.ts';

/** Reads the disk; returns no metrics for a missing folder. */
export async function diskFamilies(dataDir: string): Promise<readonly Gauge[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (disk === undefined) return [];
  const { bavail, blocks, bsize } = disk;
  return [
    gauge('concordat_disk_free_bytes', 'Room that is left for the server on the disk of DATA_DIR.', [], [[[], bavail * bsize]]),
    gauge('concordat_disk_size_bytes', 'Size of the disk of DATA_DIR.', [], [[[], blocks * bsize]]),
  ];
}
