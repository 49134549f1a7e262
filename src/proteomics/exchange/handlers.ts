import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { QUALITY_COLUMN } from '../ingestion/columns.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { readMetricChoice } from '../quality/metric-choice.ts';
import { findMetric } from '../quality/metrics/catalog.ts';
import { type QualityRun, readRuns, sortRunsByColumn } from '../quality/quality-runs.ts';
import { hasRunFilter, type RunChoice, selectRuns } from '../quality/run-choice.ts';
import { readSampleTypes } from '../quality/sample-types/store.ts';
import { findScope, type Scope } from '../quality/scope.ts';
import { readTrend, type TrendParameters } from '../quality/trend/trend-reading.ts';
import type { Verdict } from '../quality/verdict/verdict.ts';
import { computeReadingVerdict, listVerdictMetrics } from '../quality/verdict/verdict-reading.ts';
import {
  formatTableCsv,
  formatTableJson,
  type QualityTable,
  readQualityTable,
  selectRows,
  selectRowsInOrder,
} from '../results/quality-table.ts';
import { takeTurns } from '../take-turns.ts';
import { readTargets } from '../targets/store.ts';
import { formatMetricId, TARGET_MEASURES } from '../targets/target.ts';
import { EXPORTED_COLUMNS, EXPORTED_METRICS, writeMzqc } from './mzqc.ts';

export const OUTSIDE_COLUMN = 'Out Of Limits';
export const CAUSES_COLUMN = 'Causes';
export const TYPE_COLUMN = 'Sample Type';

/** Explanations of exported columns that are neither in the quality-control table nor metrics. */
export const DERIVED_COLUMNS: ReadonlyMap<string, string> = new Map([
  [OUTSIDE_COLUMN, 'The metrics that are out of limits, separated by semicolons.'],
  [CAUSES_COLUMN, 'The possible causes of metrics out of limits, the most likely first, separated by semicolons.'],
  [TYPE_COLUMN, 'The sample type: qc, system, blank or sample.'],
]);

const HEAD_FONT = { bold: true };
const WIDTHS = { name: 32, value: 16, text: 70 };

/** Writes the spreadsheet. Its second column is the acquisition time by the clock of the instrument. */
export async function writeValuesWorkbook({ runs, columns }: QualityTable): Promise<Buffer> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const stream = new PassThrough();
  const whole = buffer(stream);
  const workbook = new WorkbookWriter({ stream, useStyles: true });
  const values = workbook.addWorksheet('Values', { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] });
  const [[name, ...names], lists] = [[...columns.keys()], [...columns.values()]];
  values.columns = [name, 'Acquired', ...names].map((header, at) => ({
    header: header ?? '',
    width: at === 0 ? WIDTHS.name : WIDTHS.value,
    style: at === 1 ? { numFmt: 'yyyy-mm-dd hh:mm:ss' } : {},
  }));
  values.getRow(1).font = HEAD_FONT;
  for (const [row, { acquiredAt }] of runs.entries()) {
    const [first, ...others] = lists.map((list) => list[row] ?? null);
    values.addRow([first, acquiredAt === null ? null : new Date(`${acquiredAt}Z`), ...others]).commit();
  }
  values.commit();
  const meanings = workbook.addWorksheet('Columns', { views: [{ state: 'frozen', ySplit: 1 }] });
  meanings.columns = [
    { header: 'Column', width: WIDTHS.name },
    { header: 'Title', width: WIDTHS.name },
    { header: 'Unit', width: WIDTHS.value },
    { header: 'Meaning', width: WIDTHS.text },
  ];
  meanings.getRow(1).font = HEAD_FONT;
  for (const column of columns.keys()) {
    const metric = findMetric(column);
    meanings
      .addRow([column, metric?.title ?? '', metric?.unit ?? '', metric?.what ?? DERIVED_COLUMNS.get(column) ?? ''])
      .commit();
  }
  meanings.commit();
  await workbook.commit();
  return whole;
}

export function createExchangeHandlers(context: ProteomicsContext) {
  return {
    ...takeTurns({
      async getQcTable({ query }) {
        const scope = await findScope(context, query);
        const { format = 'json' } = query;
        return replyWithTable(scope, format, formatTable(await readSelectedTable(scope, query, query.columns), format));
      },

      async exportMzqc({ query }) {
        const scope = await findScope(context, query);
        const { targets } = await readTargets(scope.pool, scope.pipeline.uuid);
        const ofTargets = targets.flatMap((target) => TARGET_MEASURES.map((measure) => formatMetricId(target, measure)));
        const table = omitEmptyRows(
          await readSelectedTable(scope, query, EXPORTED_COLUMNS, [...EXPORTED_METRICS, ...ofTargets]),
        );
        const types = await readSampleTypes(scope.pool, scope.pipeline.uuid);
        if (table.runs.length === 0) throw new NotFoundError('No matching raw file has a value to export.');
        return {
          status: 200,
          type: 'application/json',
          content: Readable.from(writeMzqc(context, scope, table, { targets, types })),
          headers: createAttachmentHeader(`${scope.pipeline.slug}.mzQC`),
        };
      },
    } satisfies Partial<ProteomicsHandlers>),

    async exportQcValues({ query, request }) {
      const scope = await findScope(context, query);
      const { bytes } = await context.tasks.run(request, exportValues, query);
      return replyWithTable(scope, query.format ?? 'json', bytes);
    },
  } satisfies Partial<ProteomicsHandlers>;
}

type ExportQuery = Parameters<ProteomicsHandlers['exportQcValues']>[0]['query'];

const exportValues: Task<ExportQuery, { readonly bytes: Uint8Array }> = { name: 'export values', milliseconds: 300_000 };

export function createExportWork(context: ProteomicsContext): TaskWork {
  return createTaskWork(exportValues, async (query) => {
    const table = await readSelectedColumns(await findScope(context, query), query, query.columns ?? [], query.sort ?? '');
    const { format = 'json' } = query;
    return { bytes: new Uint8Array(format === 'xlsx' ? await writeValuesWorkbook(table) : formatTable(table, format)) };
  });
}

const TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function formatTable(table: QualityTable, format: 'json' | 'csv'): Buffer {
  return Buffer.from(format === 'json' ? formatTableJson(table, 'null') : formatTableCsv(table));
}

type TableReply<Format> = Format extends keyof typeof TYPES
  ? { status: 200; type: (typeof TYPES)[Format]; content: Buffer; headers: Record<string, string> }
  : never;

function replyWithTable<Format extends keyof typeof TYPES>({ pipeline }: Scope, format: Format, bytes: Uint8Array) {
  const headers = format === 'json' ? {} : createAttachmentHeader(`${pipeline.slug}.${format}`);
  return { status: 200, type: TYPES[format], content: Buffer.from(bytes), headers } as TableReply<Format>;
}

async function readSelectedTable(
  { pool, pipeline }: Scope,
  choice: RunChoice,
  columns: readonly string[] | undefined,
  others: readonly string[] = [],
): Promise<QualityTable> {
  const table = await readQualityTable(pool, pipeline, columns === undefined ? { others } : { columns, others });
  if (!hasRunFilter(choice)) return table;
  const chosen = selectRuns(await readRuns(pool, pipeline, []), choice);
  return selectRows(table, findRows(table, chosen));
}

/** Reads the selected columns in their order; by default, every column with a value. @throws BadRequestError */
async function readSelectedColumns(
  scope: Scope,
  choice: JudgedRuns,
  selected: readonly string[],
  sort: string,
): Promise<QualityTable> {
  const unknown = selected.filter((name) => !DERIVED_COLUMNS.has(name) && findMetric(name) === undefined);
  if (unknown.length > 0) throw new BadRequestError(`columns: there is no column or metric ${unknown.join(', ')}.`);
  const isAll = selected.length === 0;
  const others = (isAll ? await listStoredNames(scope) : selected).filter(
    (name) => !QUALITY_COLUMN.has(name) && !DERIVED_COLUMNS.has(name),
  );
  const ofTable = isAll ? undefined : ['RawFile', ...selected.filter((name) => QUALITY_COLUMN.has(name))];
  const table = await readSelectedTable(scope, choice, ofTable, [...new Set(others)].sort());
  const isJudged = isAll || sort !== '' || selected.some((name) => DERIVED_COLUMNS.has(name));
  const { shown, verdict } = isJudged ? await readVerdict(scope, choice) : { shown: [], verdict: { out: [] } };
  const sorted = sort === '' ? table : selectRowsInOrder(table, findRows(table, sortRunsByColumn(shown, sort)));
  const columns = new Map([...sorted.columns, ...deriveColumns(sorted, shown, verdict)]);
  const hasValues = ([name, values]: readonly [string, readonly unknown[]]) =>
    name === 'RawFile' || values.some((value) => value !== null);
  const named = ['RawFile', ...selected].map((name) => [name, columns.get(name) ?? []] as const);
  return { ...sorted, columns: new Map(isAll ? [...columns].filter(hasValues) : named) };
}

/** A selection of runs; `compare` selects the baseline of the verdict. */
type JudgedRuns = RunChoice & Pick<TrendParameters, 'compare'>;

/** Returns the verdict that the page Quality shows for these runs. */
async function readVerdict(scope: Scope, choice: JudgedRuns) {
  const metrics = await readMetricChoice(scope.pool, scope.pipeline);
  const reading = await readTrend(scope, { ...choice, metric: metrics.first }, metrics.ten, 'automatic');
  return { shown: reading.shown, verdict: computeReadingVerdict(reading, listVerdictMetrics(metrics, reading.own)) };
}

function deriveColumns(
  { runs }: QualityTable,
  shown: readonly QualityRun[],
  { out }: Pick<Verdict, 'out'>,
): readonly (readonly [string, (string | null)[]])[] {
  const types = new Map(shown.map(({ uuid, sampleType }) => [uuid, sampleType]));
  const outOf = new Map(out.map((one) => [one.run.uuid, one]));
  const joinNames = (names: readonly string[] = []) => names.join('; ') || null;
  return [
    [OUTSIDE_COLUMN, runs.map(({ uuid }) => joinNames(outOf.get(uuid)?.metrics.map(({ column }) => column)))],
    [CAUSES_COLUMN, runs.map(({ uuid }) => joinNames(outOf.get(uuid)?.causes.map(({ name }) => name)))],
    [TYPE_COLUMN, runs.map(({ uuid }) => types.get(uuid) ?? null)],
  ];
}

function findRows({ runs }: QualityTable, ordered: readonly { readonly uuid: string }[]): readonly number[] {
  const rowOf = new Map(runs.map(({ uuid }, row) => [uuid, row]));
  return ordered.flatMap(({ uuid }) => rowOf.get(uuid) ?? []);
}

async function listStoredNames({ pool, pipeline }: Scope): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct k.name from proteomics_raw_files r join proteomics_quality_rows q on q.raw_file_uuid = r.uuid,
        lateral json_object_keys(${READABLE_VALUES}) as k(name) where r.pipeline_uuid = $1`,
    [pipeline.uuid],
  );
  return rows.map(({ name }) => name);
}

function omitEmptyRows(table: QualityTable): QualityTable {
  const lists = [...table.columns].filter(([name]) => !DESCRIPTIVE.has(name)).map(([, values]) => values);
  const remaining = table.runs.flatMap((_, row) => (lists.some((values) => (values[row] ?? null) !== null) ? [row] : []));
  return selectRows(table, remaining);
}

const DESCRIPTIVE: ReadonlySet<string> = new Set(['Instrument']);
