import type { KnownRun } from '../../sdrf/draft.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import type { Client } from '../records.ts';
import type { CheckSheet } from './sheet-tasks.ts';
import { readSampleSheet, readSamples } from './store.ts';

export interface SampledRun {
  readonly uuid: string;
  readonly name: string;
}

export type PipelineSamples = Awaited<ReturnType<typeof readPipelineSamples>>;

/** @param check validates the file in this thread or in a task */
export async function readPipelineSamples(client: Client, pipelineUuid: string, check: CheckSheet) {
  const sheet = await readSampleSheet(client, pipelineUuid);
  const [samples, runs] = await Promise.all([readSamples(client, pipelineUuid), readSampledRuns(client, pipelineUuid)]);
  const byName = new Map(runs.map((run) => [run.name, run]));
  // If raw files differ only in the extension of their names, the latest one represents the run.
  const byKey = new Map(runs.map((run) => [getRunKey(run.name), run]));
  return {
    sheet,
    runs,
    rows: samples.map((sample) => ({ ...sample, run: byName.get(sample.dataFile) ?? byKey.get(sample.runKey) })),
    ...(sheet === undefined ? { problems: [], errors: 0, warnings: 0 } : await check({ content: sheet.content, runs })),
  };
}

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
