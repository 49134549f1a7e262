/** What a pipeline's results say, for programs (docs/requirements.md, P4 to P8). */
import { Readable } from 'node:stream';
import { preferredType } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { findPipeline } from '../records.ts';
import { columnsJson } from './column-store.ts';
import { findHolders, joinedTable } from './download.ts';
import { isEngineTable, joinedEngineTable } from './engine-download.ts';
import { readProteinGroups } from './protein-groups.ts';
import { readProteinNames } from './protein-names.ts';
import { readQualityTable } from './quality-table.ts';
import { qualityTableCsv, qualityTableJson } from './quality-text.ts';
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
      if (!isOfMaxQuant && !isEngineTable(name)) throw new NotFoundError('There is no result table of that name.');
      const holders = await findHolders(pool, pipeline, name, body.raw_file);
      const saved = `${pipeline.slug}-${name.replace(/\.\w+$/, '')}.tsv`;
      return {
        status: 200,
        type: 'text/tab-separated-values',
        content: isOfMaxQuant ? await joinedTable(context, name, holders) : await joinedEngineTable(context, name, holders),
        headers: { 'Content-Disposition': `attachment; filename="${saved}"` },
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
