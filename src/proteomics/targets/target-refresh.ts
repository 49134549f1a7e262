/**
 * Brings the values of tracked peptides and proteins up to date after a pipeline's list changed, from the kept files and while requests go on. Which
 * list results are of is noted with them, so that what a killed server did not end is ended by the next one.
 */
import { mkdir, rm } from 'node:fs/promises';
import { storedFiles } from '../../files/open-files.ts';
import { type JobWork, jobWork, performEach } from '../../jobs/job.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { hasTargetValues } from '../engines/analysis.ts';
import { measureApart } from '../engines/measuring/measure-apart.ts';
import { measureEvidence } from '../ingestion/evidence.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import { lockResults, makeStoredKey } from '../ingestion/stored-result-files.ts';
import { REFRESH_TARGETS } from '../jobs.ts';
import type { Client } from '../records.ts';
import type { StoredResultFile } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { WITH_OLD_TARGETS } from './store.ts';
import { type Target, targetOfMetric } from './target.ts';

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool'>;

interface OutdatedResults {
  readonly uuid: string;
  readonly version: string;
  readonly files: readonly StoredResultFile[];
  readonly pipeline: string;
  /** Version of the list that they lack values of. */
  readonly list: string;
}

/** A kept file with the results that it tells of; raw files of one analysis share theirs. */
interface FileToRead {
  readonly key: string;
  readonly file: StoredResultFile;
}

/** Nobody asks for spike-ins here. */
const NO_SPIKE_INS: SpikeIns = { qc1_sequence: '', qc2_sequence: '', protein: '' };

/** The refreshes of this process. */
export function targetRefresh(context: RefreshContext, incoming: Pick<IncomingFiles, 'newPart'>): JobWork {
  const refresh = async (pipeline: string, signal: AbortSignal) => {
    const memory = fileMemory(context, incoming);
    await performEach(await outdatedResults(context.pool, pipeline), signal, (results) =>
      refreshResults(context, results, memory),
    );
  };
  return jobWork(REFRESH_TARGETS, ({ pipeline }, { signal }) => refresh(pipeline, signal), {
    async missing(client) {
      const { rows } = await client.query<{ pipeline: string }>(
        `select distinct t.pipeline_uuid as pipeline ${WITH_OLD_TARGETS}`,
      );
      return rows.map(({ pipeline }) => ({ data: { pipeline }, key: pipeline }));
    },
  });
}

/** Newest first: these are looked at. Results that share a file stand together. */
async function outdatedResults(client: Client, pipeline: string): Promise<readonly OutdatedResults[]> {
  const { rows } = await client.query<OutdatedResults>(
    `select r.uuid, s.version, s.files, r.pipeline_uuid as pipeline, t.version as list ${WITH_OLD_TARGETS}
        and r.pipeline_uuid = $1 order by r.arrival desc`,
    [pipeline],
  );
  const together = Map.groupBy(rows, (row) => filesToRead(row)[0]?.key ?? '');
  return [...together.values()].flat();
}

function filesToRead({ uuid, version, files }: OutdatedResults): readonly FileToRead[] {
  return files
    .filter((file) => (file.engine === undefined ? file.name === 'evidence.txt' : hasTargetValues(file)))
    .map((file) => ({ key: makeStoredKey({ uuid }, version, file), file }));
}

/** Reads the values of a file for one of its runs. */
type FileMemory = (read: FileToRead, version: string, targets: readonly Target[]) => Promise<ColumnValues>;

/** Keeps what the last file told of all its runs. */
function fileMemory({ settings }: RefreshContext, incoming: Pick<IncomingFiles, 'newPart'>): FileMemory {
  let last = { of: '', runs: new Map<string, ColumnValues>() };
  return async ({ key, file }, version, targets) => {
    const of = `${version} ${key}`;
    if (last.of !== of) {
      const runs = await storedFiles(settings).withPath(key, (path) =>
        file.engine === undefined ? evidenceOf(path, targets) : runsOf({ file, path }, targets, incoming),
      );
      last = { of, runs };
    }
    return last.runs.get(file.run ?? '') ?? {};
  };
}

async function evidenceOf(path: string, targets: readonly Target[]): Promise<Map<string, ColumnValues>> {
  return new Map([['', onlyTargets(await measureEvidence({ name: 'evidence.txt', path }, NO_SPIKE_INS, targets))]]);
}

async function runsOf(
  { file, path }: { readonly file: StoredResultFile; readonly path: string },
  targets: readonly Target[],
  incoming: Pick<IncomingFiles, 'newPart'>,
): Promise<Map<string, ColumnValues>> {
  const folder = incoming.newPart();
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
    const { runs } = await measureApart(job);
    return new Map(runs.map(({ name, values }) => [name, onlyTargets(values)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function onlyTargets(values: ColumnValues): ColumnValues {
  return Object.fromEntries(Object.entries(values).filter(([column]) => targetOfMetric(column) !== undefined));
}

/** Measures the results of one raw file again; nothing happens where somebody else was here first. */
async function refreshResults({ pool }: RefreshContext, results: OutdatedResults, memory: FileMemory): Promise<void> {
  const database = pool;
  const { rows: lists } = await database.query<{ version: string; targets: Target[] }>(
    'select version, targets from proteomics_targets where pipeline_uuid = $1',
    [results.pipeline],
  );
  const [list] = lists;
  if (list === undefined) return;
  const told: ColumnValues = {};
  if (list.targets.length > 0)
    for (const read of filesToRead(results)) Object.assign(told, await memory(read, list.version, list.targets));
  await inTransaction(database, async (client) => {
    await lockResults(client, results);
    const { rows } = await client.query<{ values: ColumnValues }>(
      `select q.values from proteomics_results s left join proteomics_quality_rows q on q.raw_file_uuid = s.raw_file_uuid
        where s.raw_file_uuid = $1 and s.version = $2`,
      [results.uuid, results.version],
    );
    const [row] = rows;
    // Other results came meanwhile, or the raw file is gone.
    if (row === undefined) return;
    const others = Object.entries(row.values ?? {}).filter(([column]) => targetOfMetric(column) === undefined);
    await storeValues(client, results, { ...Object.fromEntries(others), ...told });
    await client.query('update proteomics_results set targets_version = $2 where raw_file_uuid = $1', [
      results.uuid,
      list.version,
    ]);
  });
}
