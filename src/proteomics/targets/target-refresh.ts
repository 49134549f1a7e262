/**
 * Brings the values of tracked peptides and proteins up to date after a pipeline's list changed, from the kept files and while requests go on. Which
 * list results are of is noted with them, so that what a killed server did not end is ended by the next one.
 */
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { isFilesOutage } from '../../files/files-errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { isOutage } from '../../storage/lost-database.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { recognizeFile, tellsTargets } from '../engines/analysis.ts';
import { measureApart } from '../engines/measuring/measure-apart.ts';
import { measureEvidence } from '../ingestion/evidence.ts';
import { keyOfKept, lockResults } from '../ingestion/kept-files.ts';
import { storeValues } from '../ingestion/quality-row.ts';
import type { ColumnValues } from '../ingestion/spike-in.ts';
import type { Client } from '../records.ts';
import type { KeptFile } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { WITH_OLD_TARGETS } from './store.ts';
import { type Target, targetOfMetric } from './target.ts';

type RefreshContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log' | 'now'>;

/** The background work of a service. */
export interface TargetRefresh {
  /** Measures what is out of date: at once, or after what it is at. Returns before. Results that failed are tried again after an hour. */
  wake(): void;
  /** How many runs of a pipeline could not be measured when that was tried last. */
  countFailed(pipelineUuid: string): number;
  /** Ends after the file that is being read, at most this many milliseconds later; what is left waits for the next start. */
  end(patience: number): Promise<void>;
}

interface OutdatedResults {
  readonly uuid: string;
  readonly version: string;
  readonly files: readonly KeptFile[];
  readonly pipeline: string;
  /** Version of the list that they lack values of. */
  readonly list: string;
}

/** Results that could not be measured. */
interface Failure {
  readonly pipeline: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reading large files that are damaged again at each look at the page would keep the server busy for nothing. */
const AGAIN_AFTER_MS = 3_600_000;

/** A kept file with the results that it tells of; raw files of one analysis share theirs. */
interface FileToRead {
  readonly key: string;
  readonly file: KeptFile;
}

/** Nobody asks for spike-ins here. */
const NO_SPIKE_INS: SpikeIns = { qc1_sequence: '', qc2_sequence: '', protein: '' };

/** Makes it. */
export function createTargetRefresh(context: RefreshContext, incoming: Pick<IncomingFiles, 'newPart'>): TargetRefresh {
  let isWanted = false;
  let isEnding = false;
  let running: Promise<void> | undefined;
  let failures: ReadonlyMap<string, Failure> = new Map();

  const refresh = async (results: OutdatedResults, memory: FileMemory) => {
    try {
      await refreshResults(context, results, memory);
    } catch (err) {
      if (!isOutage(err) && !isFilesOutage(err))
        failures = new Map(failures).set(failureKey(results), { pipeline: results.pipeline, at: context.now().getTime() });
      context.log.warn({ err, run: results.uuid }, 'the tracked peptides and proteins of a run could not be measured');
    }
  };

  const work = async () => {
    try {
      const pool = context.pool;
      while (isWanted && !isEnding) {
        isWanted = false;
        const memory = fileMemory(context, incoming);
        const outdated = await outdatedResults(pool);
        const earliest = context.now().getTime() - AGAIN_AFTER_MS;
        const still = new Set(outdated.map(failureKey));
        failures = new Map([...failures].filter(([key, { at }]) => still.has(key) && at > earliest));
        for (const results of outdated) if (!isEnding && !failures.has(failureKey(results))) await refresh(results, memory);
      }
    } catch (err) {
      context.log.warn({ err }, 'tracked peptides and proteins could not be measured');
    } finally {
      running = undefined;
    }
  };

  return {
    wake() {
      isWanted = true;
      running ??= work();
    },
    countFailed: (pipelineUuid) => [...failures.values()].filter(({ pipeline }) => pipeline === pipelineUuid).length,
    async end(patience) {
      isEnding = true;
      await Promise.race([running, after(patience, undefined, { ref: false })]);
    },
  };
}

/** Other results of the raw file, or another list, are another attempt. */
function failureKey({ uuid, version, list }: OutdatedResults): string {
  return `${uuid} ${version} ${list}`;
}

/** Newest first: these are looked at. Results that share a file stand together. */
async function outdatedResults(client: Client): Promise<readonly OutdatedResults[]> {
  const { rows } = await client.query<OutdatedResults>(
    `select r.uuid, s.version, s.files, r.pipeline_uuid as pipeline, t.version as list ${WITH_OLD_TARGETS} order by r.pipeline_uuid, r.arrival desc`,
  );
  const together = Map.groupBy(rows, (row) => `${row.pipeline} ${filesToRead(row)[0]?.key ?? ''}`);
  return [...together.values()].flat();
}

function filesToRead({ uuid, version, files }: OutdatedResults): readonly FileToRead[] {
  return files
    .filter((file) => (file.engine === undefined ? file.name === 'evidence.txt' : tellsTargets(file)))
    .map((file) => ({ key: keyOfKept({ uuid }, version, file), file }));
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
  { file, path }: { readonly file: KeptFile; readonly path: string },
  targets: readonly Target[],
  incoming: Pick<IncomingFiles, 'newPart'>,
): Promise<Map<string, ColumnValues>> {
  const folder = incoming.newPart();
  await mkdir(folder);
  try {
    const recognized = await recognizeFile({ name: file.name, path });
    const job = { files: [recognized], folder, run: file.run ?? null, targets, isForTargets: true };
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
