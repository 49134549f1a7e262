/** Serves results of a pipeline as JSON (docs/requirements.md, P4 to P8). */
import { Readable } from 'node:stream';
import type pg from 'pg';
import { choosePreferredType, type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { chooseWord, formatQuantity, joinFirstItems } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { createAttachmentHeader, redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { createAdministrationFrame } from '../administration/page.ts';
import { formatDistinctName, listPipelineDetails } from '../administration/pipeline-store.ts';
import type { ProteomicsContext } from '../context.ts';
import { COMPANIONS } from '../engines/recognition/companions.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { getPipelinePath } from '../page.ts';
import { findPipeline, findPipelineByUuid, type PipelineRow } from '../records.ts';
import { takeTurns } from '../take-turns.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { writeColumnsJson } from './column-store.ts';
import { joinTables, listRawFilesWithTable, listTableSources, openDownloadInTurn } from './download.ts';
import { isEngineTable, listEngineTableSources } from './engine-download.ts';
import { type ImportedAnalysis, importReceived } from './import-received.ts';
import { readProteinGroups } from './protein-groups.ts';
import { FEW_RUNS, updateProteinSums } from './protein-sums.ts';
import { formatTableCsv, formatTableJson, readQualityTable } from './quality-table.ts';
import { receiveResults } from './receive-results.ts';
import { PROTEIN_TABLE } from './table.ts';

const PATH = '/proteomics/admin/import';
const MAX_PIPELINES = 500;
const MAX_LINES = 12;

type Refusal = 400 | 404 | 413 | 507;

interface TypedImport {
  readonly pipeline?: string | undefined;
  readonly rawFile?: string | undefined;
  readonly isLenient?: boolean;
  readonly dateOrder?: string | undefined;
}

const REFUSALS: ReadonlySet<number> = new Set([400, 404, 413, 507]);

export function createImportPageHandlers(context: ProteomicsContext, incoming: IncomingFiles) {
  const { pool } = context;

  const renderImport = async <Status extends 200 | Refusal>(
    call: Exchange & { readonly access: Caller },
    status: Status,
    { pipeline, rawFile = '', ...kept }: TypedImport,
    problem = '',
  ) => {
    const projects = await call.access.listVisibleProjects();
    const { items } = await listPipelineDetails(pool, { projects, limit: MAX_PIPELINES, offset: 0 });
    const model = {
      pipelines: items.map((item) => ({
        uuid: item.uuid,
        name: `${item.project} · ${formatDistinctName(item, items)}`,
        // The page Quality, to which the script links after an import.
        path: getPipelinePath({ slug: item.project }, item, 'trend'),
        isChosen: item.uuid === pipeline?.toLowerCase(),
      })),
      rawFile,
      ...kept,
      problem,
      problemField: findFieldOfProblem(problem),
      fileNames: RESULT_FILES,
      companions: JSON.stringify(COMPANIONS.map(([form, reason]) => [form.source, reason])),
    };
    const frame = createAdministrationFrame('Import results');
    const scripts = [...(frame.scripts ?? []), 'scripts/result-import.js'];
    return replyWithPage(context, call, status, 'proteomics/results/import', { ...frame, scripts }, model);
  };

  return {
    async showResultImport(call) {
      if (call.query.pipeline !== undefined) await findPipelineByUuid(pool, call.query.pipeline);
      return renderImport(call, 200, call.query);
    },
    async importResults(call) {
      const { request, response } = call;
      const isForPage = wantsPage(call);
      allowSlowArrival(request, response);
      let typed: ReadonlyMap<string, string> = new Map();
      try {
        const arrived = await receiveResults(context, incoming, call, (fields) => {
          typed = fields;
        });
        // Browsers also send empty fields.
        const fields = isForPage ? new Map([...arrived.fields].filter(([, value]) => value !== '')) : arrived.fields;
        const analysis = await importReceived(context, incoming, { ...arrived, fields }, request);
        return isForPage ? redirect(call, PATH, createImportFlash(analysis)) : replyWithJson(201, formatImportJson(analysis));
      } catch (error) {
        if (!isForPage || !(error instanceof AnswerableError) || !REFUSALS.has(error.status)) throw error;
        const entered = {
          pipeline: typed.get('pipeline'),
          rawFile: typed.get('raw_file'),
          isLenient: typed.has('skip_unreadable'),
          dateOrder: typed.get('date_order'),
        };
        return renderImport(call, error.status as Refusal, entered, error.message);
      }
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Formats the response. Results of MaxQuant for one raw file have a different schema. */
function formatImportJson({ engine, version, imported, unused: left }: ImportedAnalysis) {
  const answers = imported.map(({ rawFile, columnsFilled }) => ({ raw_file: rawFile.name, columns_filled: columnsFilled }));
  const createListMember = (isUsed: boolean, member: 'unused' | 'notes') => {
    const items = left.filter((one) => (one.isUsed === true) === isUsed).map(({ file, reason }) => ({ file, reason }));
    return items.length === 0 ? {} : { [member]: items };
  };
  const unused = { ...createListMember(false, 'unused'), ...createListMember(true, 'notes') };
  const [first] = answers;
  return engine === 'maxquant' && first !== undefined && answers.length === 1
    ? { ...first, ...unused }
    : { engine, version, raw_files: answers, ...unused };
}

function createImportFlash({ engine, imported, unused }: ImportedAnalysis): Flash {
  const what = imported.length === 1 ? imported[0]?.rawFile.name : formatQuantity(imported.length, 'raw file');
  const notes = unused.filter(({ isUsed }) => isUsed === true);
  const doubtful = [...new Set(notes.map(({ file }) => file))];
  const listUnusedFileLines = (files: ImportedAnalysis['unused'], start: string) =>
    files.slice(0, MAX_LINES).map(({ file, reason }) => `${start}: ${file} ${reason}.`);
  return {
    tone: notes.length > 0 ? 'warning' : 'good',
    title: `Results of ${what} imported.${notes.length > 0 ? ` Check ${joinFirstItems(doubtful, 3)}.` : ''}`,
    lines: [
      ...listUnusedFileLines(notes, 'Check'),
      ...imported.slice(0, MAX_LINES).map(({ rawFile, columnsFilled, files }) => {
        const filled =
          engine === 'maxquant' ? describeFilledColumns(columnsFilled, files) : describeMetrics(columnsFilled, files);
        return imported.length === 1 ? filled : `${rawFile.name}: ${filled}`;
      }),
      ...listUnusedFileLines(
        unused.filter(({ isUsed }) => isUsed !== true),
        'Not used',
      ),
    ],
  };
}

function describeMetrics(metrics: number, files: readonly string[]): string {
  return `${formatQuantity(metrics, 'metric has', 'metrics have')} a value now, from ${files.join(', ')}.`;
}

function describeFilledColumns(columns: number, files: readonly string[]): string {
  return `${formatQuantity(columns, 'column')} of the quality-control table ${chooseWord(columns, 'has', 'have')} a value now, from ${files.join(', ')}.`;
}

/** Returns the form field of an error, based on the start of its message. */
function findFieldOfProblem(problem: string): string {
  if (problem === '') return '';
  if (/^(pipeline|There is no pipeline)\b/.test(problem)) return 'pipeline';
  return /\braw_file\b/.test(problem) ? 'raw-file' : 'files';
}

const COLUMNS_TYPE = 'application/vnd.concordat.columns+json';

export function createResultHandlers(context: ProteomicsContext) {
  const { pool } = context;
  const findPipelineRow = async ({ project, pipeline }: { project: string; pipeline: string }) =>
    (await findPipeline(pool, project, pipeline)).pipeline;
  return {
    ...takeTurns({
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
    } satisfies Partial<ProteomicsHandlers>),

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
      const turn = { client: context.tasks.getClient(request), signal: abortAtClose(response) };
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

/** Queries for names with mean scores and intensities: from the protein groups of few runs, or from the sums of a pipeline. */
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
