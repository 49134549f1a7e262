/** Serves samples of pipelines as JSON (openapi/proteomics, getSamples). */
import type { components } from '../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../contract/accept.ts';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { formatQuantity, formatTimestamp, joinItems } from '../../web/for-people/words.ts';
import { type Choice, createFieldError, createTextField, type Field, type Fields } from '../../web/forms/fields.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { requireFileName } from '../../web/uploads/file-name.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getRunPath, getSubmissionPath } from '../page.ts';
import { buildAddress } from '../quality/addresses.ts';
import { formatValue } from '../quality/plots/scale.ts';
import { findChangedScope, findScope, type Scope, trimText } from '../quality/scope.ts';
import { buildSignedForm, convertErrorsToField, handleSignedAction, type SignedFormContent } from '../signed-form.ts';
import { takeTurns } from '../take-turns.ts';
import { type PipelineSamples, readPipelineSamples } from './pipeline-samples.ts';
import { createSampleCheck, setSamples } from './sheet-tasks.ts';
import { readVariation } from './variation.ts';

const MAX_PROBLEMS = 1_000;

export function createSampleHandlers(context: ProteomicsContext) {
  return takeTurns({
    async getSamples({ query, request }) {
      const { pool, pipeline } = await findScope(context, query);
      const samples = await readPipelineSamples(pool, pipeline.uuid, createSampleCheck(context, request));
      return { status: 200, body: formatPipelineSamples(samples) };
    },
    async getQcVariation({ query }) {
      const { pool, pipeline } = await findScope(context, query);
      const groups = await readVariation(pool, pipeline, query);
      return {
        status: 200,
        body: {
          by: query.by,
          groups: groups.map(({ value, runs, proteins, medianCvPercent, cvBelow20Share }) => ({
            ...{ value, runs, proteins },
            median_cv_percent: medianCvPercent,
            cv_below_20_share: cvBelow20Share,
          })),
        },
      };
    },
  } satisfies Partial<ProteomicsHandlers>);
}

export function formatPipelineSamples({ sheet, rows, problems }: PipelineSamples): components['schemas']['PipelineSamples'] {
  return {
    file_name: sheet?.fileName ?? null,
    changed_by: sheet?.changedBy ?? null,
    changed_at: sheet?.changedAt.toISOString() ?? null,
    factors: [...(sheet?.factors ?? [])],
    rows: rows.map(({ line, dataFile, run, source, assay, label, groups }) => ({
      line,
      raw_file: dataFile,
      run: run?.uuid ?? null,
      ...{ source, assay, label },
      groups: { ...groups },
    })),
    problems: problems.slice(0, MAX_PROBLEMS).map(({ code, level, line, column, message }) => ({
      ...{ code, level, line },
      column: column?.slice(0, 1_000) ?? null,
      message: message.slice(0, 2_000).toWellFormed(),
    })),
  };
}

const content: Field<string> = {
  label: 'Sample metadata',
  kind: 'textarea',
  rows: 8,
  maxLength: 1_000_000,
  help: 'The content of an .sdrf.tsv file with its header, or cells copied from a spreadsheet.',
  // Not trimmed, because spaces at the ends can belong to cells.
  read: ([text = '']) => text,
};
const FIELDS = {
  hub_project: createTextField({
    label: 'From the hub',
    kind: 'select',
    help: 'Copies the current rows of a project. Repeat it after changes.',
  }),
  content,
  file_name: createTextField({
    label: 'Name of the file',
    maxLength: 255,
    help: 'The file name in the submission. Leave empty for the name of the pipeline.',
  }),
};
const MAX_ROWS = 500;
const MAX_PROBLEMS_ON_PAGE = 100;
/** Maximum number of factors whose variation the page shows. */
const MAX_FACTORS = 3;

interface SampleFile {
  readonly file_name: string;
  readonly content: string;
}

export function createSamplePageHandlers(context: ProteomicsContext) {
  const { pool } = context;
  const renderSamples = async <Status extends 200 | 400>(
    scope: Scope,
    call: Exchange & { readonly access: Caller },
    status: Status,
    filled: SignedFormContent = {},
  ) => {
    const { project, pipeline } = scope;
    // The hub may have many projects, so they are listed only if the form needs them.
    const check = createSampleCheck(context, call.request);
    const [samples, projects] = await Promise.all([
      readPipelineSamples(pool, pipeline.uuid, check),
      listHubProjects(call.request),
    ]);
    const frame = createPipelineFrame(project, pipeline, {
      title: 'Samples',
      styles: ['styles/proteomics-quality.css', 'styles/proteomics-samples.css'],
      scripts: ['scripts/proteomics/sample-file.js'],
    });
    const path = getPipelinePath(project, pipeline, 'samples');
    return replyWithPage(context, call, status, 'proteomics/samples/samples', frame, {
      ...buildRows(scope, samples),
      tabs: buildPipelineTabs(project, pipeline, 'samples'),
      path,
      form: await buildSignedForm(pool, call, { action: path, submit: 'Save sample metadata' }, selectFields(projects), filled),
      variations: await buildVariations(scope, samples),
      submissionPath: getSubmissionPath(project, pipeline),
    });
  };

  const listHubProjects = async (request: Exchange['request']): Promise<readonly Choice[]> =>
    ((await context.samples?.projects(request)) ?? []).map(({ id, name, workspace }) => ({
      value: id,
      label: `${name}, ${workspace}`,
    }));

  const explainEmptyInput = async (request: Exchange['request']) =>
    (await listHubProjects(request)).length === 0
      ? 'Enter the text of the file.'
      : 'Enter the text of the file, or choose a project of the hub.';

  return {
    ...takeTurns({
      showSamples: async (call) => renderSamples(await findScope(context, call.path), call, 200),
    } satisfies Partial<ProteomicsHandlers>),
    async setSamples(call) {
      const { request, body } = call;
      const scope = await findChangedScope(context, call);
      const { pipeline } = scope;
      const isRemoval = 'remove' in body;
      return handleSignedAction(pool, call, {
        fields: FIELDS,
        async convertInput(values): Promise<SampleFile> {
          const usual = `${pipeline.slug}.sdrf.tsv`;
          if (isRemoval) return { file_name: usual, content: '' };
          const written = await convertErrorsToField('hub_project', () => readHubSheet(request, values.hub_project));
          const text = written?.text ?? values.content.trim();
          if (text === '') throw createFieldError('content', await explainEmptyInput(request));
          return { file_name: values.file_name || written?.name || usual, content: text };
        },
        async performAction({ file_name, content: sent }: SampleFile, signature) {
          const fileName = await convertErrorsToField('file_name', () => requireFileName(file_name, 'file_name'));
          const content = sent.toWellFormed();
          trimText(content, 'content');
          const sheet = { pipelineUuid: pipeline.uuid, fileName, content, ...signature, changedAt: context.now() };
          const problem = await setSamples(context, request, sheet);
          if (problem !== undefined) throw new BadRequestError(`content: ${problem}`);
        },
        replyToProgram: async () => {
          const samples = await readPipelineSamples(pool, pipeline.uuid, createSampleCheck(context, request));
          return replyWithJson(200, formatPipelineSamples(samples));
        },
        replyToUser: () =>
          redirect(
            call,
            getPipelinePath(scope.project, pipeline, 'samples'),
            isRemoval ? 'Sample metadata removed' : 'Sample metadata saved',
          ),
        showAgain: (status: 400, refused) => renderSamples(scope, call, status, { refused }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;

  /** Exports the sample metadata of a project of the hub; undefined if none was selected. @throws AnswerableError */
  async function readHubSheet(request: Exchange['request'], project: string) {
    if (project === '') return undefined;
    if (context.samples === undefined) throw new NotFoundError('The hub is off on this server.');
    return context.samples.file(request, project);
  }
}

/** Returns the fields of the form. Without projects in the hub, the field for them is omitted. */
function selectFields(projects: readonly Choice[]): Fields {
  const { hub_project, ...own } = FIELDS;
  if (projects.length === 0) return own;
  return {
    hub_project: { ...hub_project, choices: [{ value: '', label: 'no project: use the text below' }, ...projects] },
    ...own,
  };
}

function buildRows({ project, pipeline }: Scope, { sheet, rows, runs, problems, errors, warnings }: PipelineSamples) {
  const described = new Set(rows.flatMap(({ run }) => run?.uuid ?? []));
  const factors = sheet?.factors ?? [];
  return {
    fileName: sheet?.fileName ?? '',
    changed: sheet === undefined ? '' : `${sheet.changedBy}, ${formatTimestamp(sheet.changedAt)}`,
    matched: `${formatQuantity(rows.length, 'row')}, ${described.size} of ${formatQuantity(runs.length, 'raw file')} described`,
    factors,
    rows: rows.slice(0, MAX_ROWS).map(({ source, assay, label, dataFile, run, groups }) => ({
      ...{ source, assay, label },
      rawFile: dataFile,
      path: run === undefined ? '' : getRunPath(project, pipeline, run.uuid),
      groups: factors.map((name) => groups[name] ?? ''),
    })),
    left: Math.max(0, rows.length - MAX_ROWS),
    problems: groupProblems(problems).slice(0, MAX_PROBLEMS_ON_PAGE),
    problemCounts: `${formatQuantity(errors, 'error')}, ${formatQuantity(warnings, 'warning')}`,
  };
}

function groupProblems(problems: PipelineSamples['problems']) {
  const same = Map.groupBy(problems, ({ level, column, message }) => JSON.stringify([level, column, message]));
  return [...same.values()].map((found) => {
    const [{ level, column, message }] = found as [PipelineSamples['problems'][number]];
    const lines = formatLines(found.flatMap(({ line }) => line ?? []));
    return { level, place: [lines, column ?? ''].filter((part) => part !== '').join(', '), message };
  });
}

function formatLines(lines: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const line of lines) {
    const last = spans.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else spans.push([line, line]);
  }
  if (spans.length === 0) return '';
  const texts = spans.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  const shown = texts.length > 6 ? [...texts.slice(0, 5), `${texts.length - 5} more`] : texts;
  return `${lines.length === 1 ? 'line' : 'lines'} ${joinItems(shown)}`;
}

async function buildVariations({ pool, project, pipeline }: Scope, { sheet, rows }: PipelineSamples) {
  const trend = getPipelinePath(project, pipeline, 'trend');
  const factors = (sheet?.factors ?? []).filter((name) => rows.some(({ groups }) => groups[name] !== undefined));
  const found = [];
  for (const factor of factors.slice(0, MAX_FACTORS)) {
    const groups = await readVariation(pool, pipeline, { by: factor });
    if (groups.length === 0) continue;
    found.push({
      factor,
      trendPath: buildAddress(trend, [['color_by', factor]]),
      groups: groups.map(({ value, runs, proteins, medianCvPercent, cvBelow20Share }) => ({
        ...{ value, runs },
        proteins: formatValue(proteins),
        median: medianCvPercent === null ? '–' : `${formatValue(Number(medianCvPercent.toPrecision(3)))} %`,
        below: cvBelow20Share === null ? '–' : `${formatValue(Number((100 * cvBelow20Share).toPrecision(3)))} %`,
        trendPath: buildAddress(trend, [['group', `${factor}=${value}`]]),
      })),
    });
  }
  return found;
}
