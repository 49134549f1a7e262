/** Measures targets again. Results contain the version of the list, so the work continues if a process is killed. */
import { mkdir, rm } from 'node:fs/promises';
import { openStoredFiles } from '../../files/open-files.ts';
import { createJobWork, type JobWork, runForEach } from '../../jobs/job.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { hasTargetValues } from '../engines/analysis.ts';
import { measureInProcess } from '../engines/measuring/measure-apart.ts';
import { measureEvidence } from '../ingestion/evidence.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { getResultFileKey, lockResults } from '../ingestion/stored-result-files.ts';
import { REFRESH_TARGETS } from '../jobs.ts';
import type { Client } from '../records.ts';
import type { StoredResultFile } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { WITH_OLD_TARGETS } from './store.ts';
import { parseMetricId, type Target } from './target.ts';

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool'>;

interface OutdatedResults {
  readonly uuid: string;
  readonly version: string;
  readonly files: readonly StoredResultFile[];
  readonly pipeline: string;
  readonly list: string;
}

/** A file to read, with the raw files of the analysis that share it. */
interface FileToRead {
  readonly key: string;
  readonly file: StoredResultFile;
}

/** Empty, because only targets are measured. */
const NO_SPIKE_INS: SpikeIns = { qc1_sequence: '', qc2_sequence: '', protein: '' };

export function createTargetRefresh(context: RefreshContext, incoming: Pick<IncomingFiles, 'createPartPath'>): JobWork {
  const refreshPipeline = async (pipeline: string, signal: AbortSignal) => {
    const memory = createFileCache(context, incoming);
    await runForEach(await findOutdatedResults(context.pool, pipeline), signal, (results) =>
      refreshResults(context, results, memory),
    );
  };
  return createJobWork(REFRESH_TARGETS, ({ pipeline }, { signal }) => refreshPipeline(pipeline, signal), {
    async listMissing(client) {
      const { rows } = await client.query<{ pipeline: string }>(
        `select distinct t.pipeline_uuid as pipeline ${WITH_OLD_TARGETS}`,
      );
      return rows.map(({ pipeline }) => ({ data: { pipeline }, key: pipeline }));
    },
  });
}

/** Returns the newest results first, because users view them first. Results that share a file are adjacent. */
async function findOutdatedResults(client: Client, pipeline: string): Promise<readonly OutdatedResults[]> {
  const { rows } = await client.query<OutdatedResults>(
    `select r.uuid, s.version, s.files, r.pipeline_uuid as pipeline, t.version as list ${WITH_OLD_TARGETS}
        and r.pipeline_uuid = $1 order by r.arrival desc`,
    [pipeline],
  );
  const together = Map.groupBy(rows, (row) => listFilesToRead(row)[0]?.key ?? '');
  return [...together.values()].flat();
}

function listFilesToRead({ uuid, version, files }: OutdatedResults): readonly FileToRead[] {
  return files
    .filter((file) => (file.engine === undefined ? file.name === 'evidence.txt' : hasTargetValues(file)))
    .map((file) => ({ key: getResultFileKey({ uuid }, version, file), file }));
}

type FileMemory = (read: FileToRead, version: string, targets: readonly Target[]) => Promise<ColumnValues>;

function createFileCache({ settings }: RefreshContext, incoming: Pick<IncomingFiles, 'createPartPath'>): FileMemory {
  let last = { of: '', runs: new Map<string, ColumnValues>() };
  return async ({ key, file }, version, targets) => {
    const of = `${version} ${key}`;
    if (last.of !== of) {
      const runs = await openStoredFiles(settings).withPath(key, (path) =>
        file.engine === undefined
          ? measureTargetsInEvidence(path, targets)
          : measureTargetsInFile({ file, path }, targets, incoming),
      );
      last = { of, runs };
    }
    return last.runs.get(file.run ?? '') ?? {};
  };
}

async function measureTargetsInEvidence(path: string, targets: readonly Target[]): Promise<Map<string, ColumnValues>> {
  return new Map([['', selectTargets(await measureEvidence({ name: 'evidence.txt', path }, NO_SPIKE_INS, targets))]]);
}

async function measureTargetsInFile(
  { file, path }: { readonly file: StoredResultFile; readonly path: string },
  targets: readonly Target[],
  incoming: Pick<IncomingFiles, 'createPartPath'>,
): Promise<Map<string, ColumnValues>> {
  const folder = incoming.createPartPath();
  await mkdir(folder);
  try {
    const job = {
      files: [],
      unrecognized: [{ name: file.name, path }],
      folder,
      run: file.run ?? null,
      targets,
      isForTargets: true,
    };
    const { runs } = await measureInProcess(job);
    return new Map(runs.map(({ name, values }) => [name, selectTargets(values)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function selectTargets(values: ColumnValues): ColumnValues {
  return Object.fromEntries(Object.entries(values).filter(([column]) => parseMetricId(column) !== undefined));
}

/** Stores the targets of outdated results. Does nothing if another process has done this. */
async function refreshResults({ pool }: RefreshContext, results: OutdatedResults, memory: FileMemory): Promise<void> {
  const database = pool;
  const { rows: lists } = await database.query<{ version: string; targets: Target[] }>(
    'select version, targets from proteomics_targets where pipeline_uuid = $1',
    [results.pipeline],
  );
  const [list] = lists;
  if (list === undefined) return;
  const values: ColumnValues = {};
  if (list.targets.length > 0)
    for (const read of listFilesToRead(results)) Object.assign(values, await memory(read, list.version, list.targets));
  await runInTransaction(database, async (client) => {
    await lockResults(client, results);
    const { rows } = await client.query<{ values: ColumnValues }>(
      `select q.values from proteomics_results s left join proteomics_quality_rows q on q.raw_file_uuid = s.raw_file_uuid
        where s.raw_file_uuid = $1 and s.version = $2`,
      [results.uuid, results.version],
    );
    const [row] = rows;
    // The results were replaced, or the raw file was deleted.
    if (row === undefined) return;
    const others = Object.entries(row.values ?? {}).filter(([column]) => parseMetricId(column) === undefined);
    await storeValues(client, results, { ...Object.fromEntries(others), ...values });
    await client.query('update proteomics_results set targets_version = $2 where raw_file_uuid = $1', [
      results.uuid,
      list.version,
    ]);
  });
}
