import type pg from 'pg';
import { createSheetSamples, type SheetSample } from '../../sdrf/samples.ts';
import { parseSampleSheet, SheetError } from '../../sdrf/sheet.ts';
import { drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import type { Client } from '../records.ts';
import { proteomicsSampleSheets } from './table.ts';

/** The sample metadata file (SDRF) of a pipeline. */
export type StoredSheet = Readonly<Omit<typeof proteomicsSampleSheets.$inferSelect, 'pipelineUuid'>>;

/** Distinct values of the samples of a run, by factor or characteristic. */
export type RunGroups = ReadonlyMap<string, readonly string[]>;

export async function readSampleSheet(client: Client, pipelineUuid: string): Promise<StoredSheet | undefined> {
  const [found] = await drizzle(client)
    .select()
    .from(proteomicsSampleSheets)
    .where(eq(proteomicsSampleSheets.pipelineUuid, pipelineUuid));
  return found;
}

/** Returns rows of a pipeline or run, in file order. */
export async function readSamples(client: Client, pipelineUuid: string, runKey?: string): Promise<readonly SheetSample[]> {
  const { rows } = await client.query<SheetSample>(
    `select line, run_key as "runKey", data_file as "dataFile", source, assay, label, groups from proteomics_samples
      where pipeline_uuid = $1 and ($2::text is null or run_key = $2) order by line`,
    [pipelineUuid, runKey ?? null],
  );
  return rows;
}

/** Returns the groups of runs by the key of their names. Each run is one row, because parsing many rows blocks other requests. */
export async function readRunGroups(
  client: Client,
  pipelineUuid: string,
  runKeys: readonly string[],
): Promise<ReadonlyMap<string, RunGroups>> {
  const { rows } = await client.query<{ key: string; groups: Record<string, string[]> }>(
    `select key, json_object_agg(name, values order by name) as groups
       from (select run_key as key, g.key as name, json_agg(distinct g.value order by g.value) as values
               from proteomics_samples, jsonb_each_text(groups) g
              where pipeline_uuid = $1 and run_key = any($2) group by 1, 2) as single
      group by key order by key`,
    [pipelineUuid, runKeys],
  );
  return new Map(rows.map(({ key, groups }) => [key, new Map(Object.entries(groups))]));
}

/** Maximum sizes of a file. Pages of the pipeline read all rows. A file of 5 MB has about 25,000 rows of usual length. */
const MAX_ROWS = 30_000;
const MAX_VALUES = 300_000;

/** Stores sample metadata; an empty file removes the current one. @throws SheetError if the file is not a table of samples */
export async function setSampleSheet(
  pool: pg.Pool,
  pipelineUuid: string,
  { fileName, content, ...change }: Omit<StoredSheet, 'factors'>,
): Promise<void> {
  const { factors, samples } =
    content.trim() === '' ? { factors: [], samples: [] } : createSheetSamples(parseSampleSheet(content));
  const values = samples.reduce((sum, { groups }) => sum + Object.keys(groups).length, 0);
  if (samples.length > MAX_ROWS || values > MAX_VALUES)
    throw new SheetError(
      undefined,
      `has more than ${MAX_ROWS} rows, or more than ${MAX_VALUES} values of factors and characteristics`,
    );
  await runInTransaction(pool, async (client) => {
    const database = drizzle(client);
    await database.delete(proteomicsSampleSheets).where(eq(proteomicsSampleSheets.pipelineUuid, pipelineUuid));
    await client.query('delete from proteomics_samples where pipeline_uuid = $1', [pipelineUuid]);
    if (samples.length === 0) return;
    await database.insert(proteomicsSampleSheets).values({ pipelineUuid, fileName, content, factors: [...factors], ...change });
    await client.query(
      `insert into proteomics_samples (pipeline_uuid, line, run_key, data_file, source, assay, label, groups)
        select $1, line, "runKey", "dataFile", source, assay, label, groups
          from jsonb_to_recordset($2::jsonb)
            as r (line int, "runKey" text, "dataFile" text, source text, assay text, label text, groups jsonb)`,
      [pipelineUuid, JSON.stringify(samples)],
    );
  });
}
