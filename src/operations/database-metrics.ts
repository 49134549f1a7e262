/** Metrics of the database: whether it responds, and how busy this process's connections are. */
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge } from 'prom-client';

/** Long enough for a healthy database, and shorter than the timeouts of monitoring systems. */
const MAX_DURATION_MS = 2_000;

/** Checks whether the database responds. Never rejects. */
export async function readDatabaseMetrics(pool: pg.Pool): Promise<readonly Gauge[]> {
  const answer = await limitQueryTime(pool.query('select 1'));
  const up = createGauge(
    'concordat_database_up',
    '1 if the database answers, else 0.',
    [],
    [[[], answer === undefined ? 0 : 1]],
  );
  const { totalCount, idleCount, waitingCount } = pool;
  return [
    up,
    createGauge(
      'concordat_database_connections',
      'Connections of this process to the database.',
      ['state'],
      [
        [['idle'], idleCount],
        [['busy'], totalCount - idleCount],
      ],
    ),
    createGauge(
      'concordat_database_connections_max',
      'Maximum number of connections of this process.',
      [],
      [[[], pool.options.max]],
    ),
    createGauge('concordat_database_waiting', 'Work that waits for a free connection.', [], [[[], waitingCount]]),
  ];
}

export function createGauge(
  name: string,
  help: string,
  labelNames: readonly string[],
  values: readonly (readonly [labels: readonly string[], value: number])[],
): Gauge {
  const read = new Gauge({ name, help, labelNames: [...labelNames], registers: [] });
  for (const [labels, value] of values) read.labels(...labels).set(value);
  return read;
}

/** Returns the result of a query within the time limit; undefined if it is too slow or fails. */
export function limitQueryTime<T>(question: Promise<T>): Promise<T | undefined> {
  return Promise.race([question, pause(MAX_DURATION_MS, undefined, { ref: false })]).catch(() => undefined);
}

/** Reads the disk; returns no metrics for a missing folder. */
export async function readDiskMetrics(dataDir: string): Promise<readonly Gauge[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (disk === undefined) return [];
  const { bavail, blocks, bsize } = disk;
  return [
    createGauge('concordat_disk_free_bytes', 'Free space for the server on the disk of DATA_DIR.', [], [[[], bavail * bsize]]),
    createGauge('concordat_disk_size_bytes', 'Size of the disk of DATA_DIR.', [], [[[], blocks * bsize]]),
  ];
}
