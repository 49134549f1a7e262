/** Handles imports of results (docs/requirements.md, P15): for programs, and on pages for a raw file or for folders. */
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError } from '../../contract/errors.ts';
import { chooseWord, formatQuantity, joinFirstItems } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { createAdministrationFrame } from '../administration/page.ts';
import { listPipelineDetails } from '../administration/pipeline-store.ts';
import type { ProteomicsContext } from '../context.ts';
import { COMPANIONS } from '../engines/recognition/companions.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { getPipelinePath } from '../page.ts';
import { findPipelineByUuid } from '../records.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { type ImportedAnalysis, importReceived } from './import-received.ts';
import { receiveResults } from './receive-results.ts';

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
      pipelines: items.map(({ uuid, name, slug, project }) => ({
        uuid,
        name: `${project} · ${name}`,
        // The page Quality, to which the script links after an import.
        path: getPipelinePath({ slug: project }, { slug }, 'trend'),
        isChosen: uuid === pipeline?.toLowerCase(),
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
