/** The samples of a pipeline with the runs that they are of, and what is wrong with them. */

import { checkSampleMetadata } from '../../sdrf/check.ts';
import type { KnownRun } from '../../sdrf/draft.ts';
import type { SheetProblem } from '../../sdrf/problem.ts';
import { runKeyOf } from '../../sdrf/run-name.ts';
import type { SheetSample } from '../../sdrf/samples.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import type { Client } from '../records.ts';
import { readSampleSheet, readSamples, type StoredSheet } from './store.ts';

/** A raw file of a pipeline. */
export interface SampledRun {
  readonly uuid: string;
  readonly name: string;
}

/** A row with its run. */
export interface SampleOfRun extends SheetSample {
  readonly run: SampledRun | undefined;
}

/** What is known. */
export interface PipelineSamples {
  readonly sheet: StoredSheet | undefined;
  readonly rows: readonly SampleOfRun[];
  readonly runs: readonly SampledRun[];
  readonly problems: readonly SheetProblem[];
}

/** Reads the samples of a pipeline. */
export async function readPipelineSamples(client: Client, pipelineUuid: string): Promise<PipelineSamples> {
  const sheet = await readSampleSheet(client, pipelineUuid);
  const [samples, runs] = await Promise.all([readSamples(client, pipelineUuid), readKnownRuns(client, pipelineUuid)]);
  const byName = new Map(runs.map((run) => [run.name, run]));
  // Of two raw files that differ by their endings only, the later one has taken the name of the run.
  const byKey = new Map(runs.map((run) => [runKeyOf(run.name), run]));
  return {
    sheet,
    runs,
    rows: samples.map((sample) => ({ ...sample, run: byName.get(sample.dataFile) ?? byKey.get(sample.runKey) })),
    problems: sheet === undefined ? [] : checkSampleMetadata(sheet.content, [], runs).problems,
  };
}

/** The raw files, with what their raw data tells. */
async function readKnownRuns(client: Client, pipelineUuid: string): Promise<readonly (SampledRun & KnownRun)[]> {
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
