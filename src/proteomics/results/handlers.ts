/** What a pipeline's results say, for programs (docs/requirements.md, P4 to P8). */

import { Readable } from 'node:stream';
import type pg from 'pg';
import { preferredType } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { attachment } from '../../web/replies/attachment.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { findPipeline, type PipelineRow } from '../records.ts';
import { columnsJson } from './column-store.ts';
import { findHolders, joinedTable, tableSources } from './download.ts';
import { engineTableSources, isEngineTable } from './engine-download.ts';
import { readProteinGroups } from './protein-groups.ts';
import { FEW_RUNS, renewProteinSums } from './protein-sums.ts';
import { qualityTableCsv, qualityTableJson, readQualityTable } from './quality-table.ts';
import { PROTEIN_TABLE } from './table.ts';

const COLUMNS_TYPE = 'application/vnd.concordat.columns+json';

/** Handlers of the results. */
export function resultHandlers(context: ProteomicsContext) {
  const { pool } = context;
  const findOne = async ({ project, pipeline }: { project: string; pipeline: string }) =>
    (await findPipeline(pool, project, pipeline)).pipeline;
  return {
    async getQcData({ body, request }) {
      const { columns, missing = 'nan', data_range } = body;
      const table = await readQualityTable(pool, await findOne(body), {
        dataRange: numberOf(data_range),
        ...(columns === undefined ? {} : { columns }),
      });
      if (preferredType(request.headers.accept, ['application/json', 'text/csv']) === 'text/csv')
        return { status: 200, type: 'text/csv', content: qualityTableCsv(table) };
      return { status: 200, type: 'application/json', content: Buffer.from(qualityTableJson(table, missing)) };
    },

    async getProteinNames({ body }) {
      const names = await readProteinNames(pool, await findOne(body), {
        dataRange: body.data_range ?? null,
        withContaminants: isTrue(body.add_con),
        withDecoys: isTrue(body.add_rev),
      });
      return { status: 200, body: names };
    },

    async getProteinGroups({ body, request, response }) {
      const pipeline = await findOne(body);
      const left = new AbortController();
      response.once('close', () => left.abort());
      const { columns, rows } = await readProteinGroups(context, pipeline, {
        columns: body.columns,
        proteinNames: body.protein_names,
        dataRange: body.data_range ?? null,
        signal: left.signal,
      });
      if (preferredType(request.headers.accept, ['application/json', COLUMNS_TYPE]) === COLUMNS_TYPE)
        return { status: 200, type: COLUMNS_TYPE, content: Readable.from(columnsJson(columns, rows, false)) };
      return { status: 200, type: 'application/json', content: Readable.from(columnsJson(columns, rows, true)) };
    },

    async downloadResults({ body }) {
      const pipeline = await findOne(body);
      const name = body.filename;
      const isOfMaxQuant = (RESULT_FILES as readonly string[]).includes(name) || name === PROTEIN_TABLE;
      if (!isOfMaxQuant && !isEngineTable(name)) throw new NotFoundError('This result table does not exist.');
      const holders = await findHolders(pool, pipeline, name, body.raw_file);
      const saved = `${pipeline.slug}-${name.replace(/\.\w+$/, '')}.tsv`;
      return {
        status: 200,
        type: 'text/tab-separated-values',
        content: await joinedTable(
          isOfMaxQuant ? tableSources(context, name, holders) : await engineTableSources(context, name, holders),
        ),
        headers: attachment(saved),
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** A form sends digits. */
function numberOf(range: string | number | null | undefined): number | null {
  return range === undefined || range === null ? null : Number(range);
}

/** A boolean, or the word of one in any case (docs/requirements.md, P7). */
function isTrue(value: boolean | string | undefined): boolean {
  return String(value).toLowerCase() === 'true';
}

/** Which raw files and names count. */
interface ProteinNamesChoice {
  /** Only the last N raw files by upload; those of them that are not marked "Use Downstream" are left out. */
  readonly dataRange: number | null;
  /** Names that contain `CON__` count too. */
  readonly withContaminants: boolean;
  /** Names that contain `REV__` count too. */
  readonly withDecoys: boolean;
}

/** Three lists of one length, ascending by Score, then by name; names without a score stand last. */
interface ProteinNames {
  protein_names: string[];
  Score: (number | null)[];
  Intensity: (number | null)[];
}

// As a parameter the raw files have a number that the planner knows, and the names are filtered when there is one row for each:
// with both in one condition it takes them for few, and compares every row with every raw file.
const OF_RUNS = `select name, avg(score) as score, avg(intensity) as intensity
  from proteomics_protein_groups where raw_file_uuid = any($1::uuid[]) group by name`;
const OF_SUMS = `select name, sum(score) / nullif(sum(scores), 0)::float8 as score,
    sum(intensity) / nullif(sum(intensities), 0)::float8 as intensity
  from proteomics_protein_sums where pipeline_uuid = $1 group by name`;

/** Reads them: means over the raw files in which a name occurs. */
export async function readProteinNames(
  pool: pg.Pool,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, withContaminants, withDecoys }: ProteinNamesChoice,
): Promise<ProteinNames> {
  const { rows: counted } = await pool.query<{ uuid: string; used: boolean }>(
    'select uuid, use_downstream as used from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2',
    [uuid, dataRange ?? FEW_RUNS + 1],
  );
  const isAll = dataRange === null && counted.length > FEW_RUNS;
  if (isAll) await renewProteinSums(pool, uuid);
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
