/** Sample metadata of pipelines in the database. */
import type pg from 'pg';
import { type SheetSample, samplesOf } from '../../sdrf/samples.ts';
import { readSheet } from '../../sdrf/sheet.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { Client } from '../records.ts';

/** The file of a pipeline. */
export interface StoredSheet {
  readonly fileName: string;
  readonly content: string;
  readonly factors: readonly string[];
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Values of a run's samples, each once, by name of a factor or characteristic. */
export type RunGroups = ReadonlyMap<string, readonly string[]>;

/** The file; undefined where none was set. */
export async function readSampleSheet(client: Client, pipelineUuid: string): Promise<StoredSheet | undefined> {
  const { rows } = await client.query<StoredSheet>(
    `select file_name as "fileName", content, factors, changed_by as "changedBy", changed_at as "changedAt"
       from proteomics_sample_sheets where pipeline_uuid = $1`,
    [pipelineUuid],
  );
  return rows[0];
}

/** The rows of a pipeline, or of one run, in the order of the file. */
export async function readSamples(client: Client, pipelineUuid: string, runKey?: string): Promise<readonly SheetSample[]> {
  const { rows } = await client.query<SheetSample>(
    `select line, run_key as "runKey", data_file as "dataFile", source, assay, label, groups from proteomics_samples
      where pipeline_uuid = $1 and ($2::text is null or run_key = $2) order by line`,
    [pipelineUuid, runKey ?? null],
  );
  return rows;
}

/** Groups of the runs of a pipeline, by the name that runs are compared by. */
export async function readRunGroups(client: Client, pipelineUuid: string): Promise<ReadonlyMap<string, RunGroups>> {
  const { rows } = await client.query<{ key: string; name: string; values: string[] }>(
    `select run_key as key, g.key as name, array_agg(distinct g.value order by g.value) as values
       from proteomics_samples, jsonb_each_text(groups) g where pipeline_uuid = $1 group by 1, 2 order by 1, 2`,
    [pipelineUuid],
  );
  const runs = new Map<string, Map<string, readonly string[]>>();
  for (const { key, name, values } of rows) {
    const groups = runs.get(key) ?? new Map<string, readonly string[]>();
    runs.set(key, groups.set(name, values));
  }
  return runs;
}

/**
 * Sets the file of a pipeline; an empty one takes it away.
 *
 * @throws SheetError when it is no table of samples
 */
export async function setSampleSheet(
  pool: pg.Pool,
  pipelineUuid: string,
  { fileName, content, changedBy, changedAt }: Omit<StoredSheet, 'factors'>,
): Promise<void> {
  const { factors, samples } = content.trim() === '' ? { factors: [], samples: [] } : samplesOf(readSheet(content));
  await inTransaction(pool, async (client) => {
    await client.query('delete from proteomics_sample_sheets where pipeline_uuid = $1', [pipelineUuid]);
    await client.query('delete from proteomics_samples where pipeline_uuid = $1', [pipelineUuid]);
    if (samples.length === 0) return;
    await client.query(
      `insert into proteomics_sample_sheets (pipeline_uuid, file_name, content, factors, changed_by, changed_at)
        values ($1, $2, $3, $4, $5, $6)`,
      [pipelineUuid, fileName, content, JSON.stringify(factors), changedBy, changedAt],
    );
    await client.query(
      `insert into proteomics_samples (pipeline_uuid, line, run_key, data_file, source, assay, label, groups)
        select $1, line, "runKey", "dataFile", source, assay, label, groups
          from jsonb_to_recordset($2::jsonb)
            as r (line int, "runKey" text, "dataFile" text, source text, assay text, label text, groups jsonb)`,
      [pipelineUuid, JSON.stringify(samples)],
    );
  });
}
