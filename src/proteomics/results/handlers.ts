/** Serves results of a pipeline as JSON (docs/requirements.md, P4 to P8). */
import { Readable } from 'node:stream';
import type pg from 'pg';
import { choosePreferredType } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { findPipeline, type PipelineRow } from '../records.ts';
import { writeColumnsJson } from './column-store.ts';
import { joinTables, listRawFilesWithTable, listTableSources, openDownloadInTurn } from './download.ts';
import { isEngineTable, listEngineTableSources } from './engine-download.ts';
import { readProteinGroups } from './protein-groups.ts';
import { FEW_RUNS, updateProteinSums } from './protein-sums.ts';
import { formatTableCsv, formatTableJson, readQualityTable } from './quality-table.ts';
import { PROTEIN_TABLE } from './table.ts';

const COLUMNS_TYPE = 'application/vnd.concordat.columns+json';

export function createResultHandlers(context: ProteomicsContext) {
  const { pool } = context;
  const findPipelineRow = async ({ project, pipeline }: { project: string; pipeline: string }) =>
    (await findPipeline(pool, project, pipeline)).pipeline;
  return {
    async getQcData({ body, request }) {
      const { columns, missing = 'nan', data_range } = body;
      const table = await readQualityTable(pool, await findPipelineRow(body), {
        dataRange: data_range === undefined || data_range === null ? null : Number(data_range),
        ...(columns === undefined ? {} : { columns }),
      });
      if (choosePreferredType(request.headers.accept, ['application/json', 'text/csv']) === 'text/csv')
        return { status: 200, type: 'text/csv', content: formatTableCsv(table) };
      return { status: 200, type: 'application/json', content: Buffer.from(formatTableJson(table, missing)) };
    },

    async getProteinNames({ body }) {
      const names = await readProteinNames(pool, await findPipelineRow(body), {
        dataRange: body.data_range ?? null,
        withContaminants: parseBoolean(body.add_con),
        withDecoys: parseBoolean(body.add_rev),
      });
      return { status: 200, body: names };
    },

    async getProteinGroups({ body, request, response }) {
      const pipeline = await findPipelineRow(body);
      const { columns, rows } = await readProteinGroups(context, pipeline, {
        columns: body.columns,
        proteinNames: body.protein_names,
        dataRange: body.data_range ?? null,
        signal: abortAtClose(response),
      });
      if (choosePreferredType(request.headers.accept, ['application/json', COLUMNS_TYPE]) === COLUMNS_TYPE)
        return { status: 200, type: COLUMNS_TYPE, content: Readable.from(writeColumnsJson(columns, rows, false)) };
      return { status: 200, type: 'application/json', content: Readable.from(writeColumnsJson(columns, rows, true)) };
    },

    async downloadResults({ body, request, response }) {
      const pipeline = await findPipelineRow(body);
      const name = body.filename;
      const isOfMaxQuant = (RESULT_FILES as readonly string[]).includes(name) || name === PROTEIN_TABLE;
      if (!isOfMaxQuant && !isEngineTable(name)) throw new NotFoundError('This result table does not exist.');
      const holders = await listRawFilesWithTable(pool, pipeline, name, body.raw_file);
      const saved = `${pipeline.slug}-${name.replace(/\.\w+$/, '')}.tsv`;
      const sources = isOfMaxQuant
        ? listTableSources(context, name, holders)
        : await listEngineTableSources(context, name, holders);
      const turn = { client: context.tasks.clientOf(request), signal: abortAtClose(response) };
      return {
        status: 200,
        type: 'text/tab-separated-values',
        content: await openDownloadInTurn(() => joinTables(sources), turn),
        headers: createAttachmentHeader(saved),
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Parses a boolean, or the word for one in any case (docs/requirements.md, P7). */
function parseBoolean(value: boolean | string | undefined): boolean {
  return String(value).toLowerCase() === 'true';
}

interface ProteinNamesChoice {
  /** Number of latest uploads to select from; null for all. Excluded raw files among them are omitted. */
  readonly dataRange: number | null;
  /** True to include names with `CON__`. */
  readonly withContaminants: boolean;
  /** True to include names with `REV__`. */
  readonly withDecoys: boolean;
}

/** SQL of three lists of equal length, ordered by score and name. Names without a score are last. */
const OF_RUNS = `select name, avg(score) as score, avg(intensity) as intensity
  from proteomics_protein_groups where raw_file_uuid = any($1::uuid[]) group by name`;
const OF_SUMS = `select name, sum(score) / nullif(sum(scores), 0)::float8 as score,
    sum(intensity) / nullif(sum(intensities), 0)::float8 as intensity
  from proteomics_protein_sums where pipeline_uuid = $1 group by name`;

/** Returns protein names, with mean scores and intensities over the raw files that contain them. */
export async function readProteinNames(
  pool: pg.Pool,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, withContaminants, withDecoys }: ProteinNamesChoice,
) {
  const { rows: counted } = await pool.query<{ uuid: string; used: boolean }>(
    'select uuid, use_downstream as used from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2',
    [uuid, dataRange ?? FEW_RUNS + 1],
  );
  const isAll = dataRange === null && counted.length > FEW_RUNS;
  if (isAll) await updateProteinSums(pool, uuid);
  const question = {
    rowMode: 'array' as const,
    text: `with named as materialized (${isAll ? OF_SUMS : OF_RUNS})
      select name, score, intensity from named
      where name <> '' and ($2 or position('CON__' in name) = 0) and ($3 or position('REV__' in name) = 0)
      order by score nulls last, name collate "C"`,
    values: [isAll ? uuid : counted.filter(({ used }) => used).map((run) => run.uuid), withContaminants, withDecoys],
  };
  const { rows } = await pool.query<[string, number | null, number | null]>(question);
  return {
    protein_names: rows.map(([name]) => name),
    Score: rows.map(([, score]) => score),
    Intensity: rows.map(([, , intensity]) => intensity),
  };
}
