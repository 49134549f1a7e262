/** Reads the samples of a pipeline with their runs and problems. */
import type { Request } from 'express';
import { checkSampleMetadata } from '../../sdrf/check.ts';
import type { KnownRun } from '../../sdrf/draft.ts';
import { getRunKey, SheetError } from '../../sdrf/sheet.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { ProteomicsContext } from '../context.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import type { Client } from '../records.ts';
import { readSampleSheet, readSamples, type StoredSheet, setSampleSheet } from './store.ts';

/** A raw file that samples can belong to. */
export interface SampledRun {
  readonly uuid: string;
  readonly name: string;
}

export type PipelineSamples = Awaited<ReturnType<typeof readPipelineSamples>>;

export async function readPipelineSamples(client: Client, pipelineUuid: string) {
  const sheet = await readSampleSheet(client, pipelineUuid);
  const [samples, runs] = await Promise.all([readSamples(client, pipelineUuid), readSampledRuns(client, pipelineUuid)]);
  const byName = new Map(runs.map((run) => [run.name, run]));
  // If the names of two raw files differ only in extension, the later one represents the run.
  const byKey = new Map(runs.map((run) => [getRunKey(run.name), run]));
  return {
    sheet,
    runs,
    rows: samples.map((sample) => ({ ...sample, run: byName.get(sample.dataFile) ?? byKey.get(sample.runKey) })),
    problems: sheet === undefined ? [] : checkSampleMetadata(sheet.content, [], runs).problems,
  };
}

/** Reads the raw files of a pipeline together with values of their raw data. */
async function readSampledRuns(client: Client, pipelineUuid: string): Promise<readonly (SampledRun & KnownRun)[]> {
  const { rows } = await client.query<
    SampledRun & { instrument: string | null; at: string | null; dia: boolean; dda: boolean }
  >(
    `select r.uuid, r.name, r.instrument, r.acquired_at as at,
            (${READABLE_VALUES} -> 'dia_windows') is not null as dia, (${READABLE_VALUES} -> 'precursor_charges') is not null as dda
       from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.pipeline_uuid = $1 order by r.arrival`,
    [pipelineUuid],
  );
  return rows.map(({ uuid, name, instrument, at, dia, dda }) => ({
    ...{ uuid, name, instrument },
    rawFile: name,
    day: at === null ? null : String(at).slice(0, 10),
    isDia: dia ? true : dda ? false : null,
  }));
}

interface NewSheet extends Omit<StoredSheet, 'factors'> {
  readonly pipelineUuid: string;
}

/** Bytes of files that are parsed in a few milliseconds, without a thread. */
const SHORT = 10_000;

const setLongSheet: Task<NewSheet, string | undefined> = { name: 'set samples', milliseconds: 300_000, runsToEnd: true };

export function createSampleWork(context: ProteomicsContext): TaskWork {
  return createTaskWork(setLongSheet, (sheet) => setSheet(context, sheet));
}

/** Sets the file of a pipeline; an empty one removes it. @returns why it is not a table of samples; else undefined */
export function setSamples(context: ProteomicsContext, request: Request, sheet: NewSheet): Promise<string | undefined> {
  return sheet.content.length <= SHORT ? setSheet(context, sheet) : context.tasks.run(request, setLongSheet, sheet);
}

async function setSheet({ pool }: ProteomicsContext, { pipelineUuid, ...sheet }: NewSheet): Promise<string | undefined> {
  try {
    await setSampleSheet(pool, pipelineUuid, sheet);
    return undefined;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.message;
  }
}
