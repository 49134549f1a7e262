import { formatSize, getWrittenMinute } from '../../web/for-people/words.ts';
import type { Page } from '../../web/views.ts';
import type { ActingUserField } from '../acting-user.ts';
import { findTimeInName, TIME_FROM_FOLDER, TIME_FROM_NAME } from '../ingestion/acquisition-time.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getRunPath } from '../page.ts';
import { SAMPLE_TYPE_CHOICES } from '../quality/sample-types/rules.ts';
import { type FoundPipeline, removeExtension } from '../records.ts';
import type { StoredSearch } from '../tables.ts';
import { chooseAction, describeProgress } from './pipeline-runs-page.ts';
import type { RunExtras } from './run-extras.ts';
import { describeSettings, formatSpan, isOutdated } from './settings-note.ts';
import type { PipelineRun } from './store.ts';

/** Number of log lines on the page of a run. */
export const TAIL_ON_PAGE = 15;

export function createRunFrame({ project, pipeline }: FoundPipeline, { raw_file }: PipelineRun): Page {
  return createPipelineFrame(project, pipeline, {
    title: removeExtension(raw_file),
    scripts: ['scripts/runs.js', 'scripts/copy.js'],
    styles: ['styles/runs.css'],
  });
}

export function createRunLogFrame({ project, pipeline }: FoundPipeline, { raw_file, uuid }: PipelineRun): Page {
  return createPipelineFrame(project, pipeline, {
    title: `Log of ${removeExtension(raw_file)}`,
    crumbs: [{ title: removeExtension(raw_file), path: getRunPath(project, pipeline, uuid) }],
    scripts: ['scripts/runs.js'],
    styles: ['styles/runs.css'],
  });
}

export interface RunSurroundings {
  readonly extras: RunExtras;
  readonly logTail: readonly string[];
  readonly user: ActingUserField;
  readonly refusal?: string;
  /** Settings that a new search would have; undefined without a tool. */
  readonly present: StoredSearch | undefined;
  readonly now: Date;
}

export function buildRunModel(place: FoundPipeline, run: PipelineRun, surroundings: RunSurroundings) {
  const { project, pipeline } = place;
  const { extras, logTail, user, refusal = '', present, now } = surroundings;
  const path = getRunPath(project, pipeline, run.uuid);
  const isActive = run.state === 'queued' || run.state === 'running';
  return {
    ...extras,
    tabs: buildPipelineTabs(project, pipeline),
    name: run.raw_file,
    state: run.state,
    progress: describeProgress(run),
    isActive,
    message: run.message ?? '',
    refusal,
    facts: [...listFacts(run, now), { label: 'Sample type', value: extras.sampleType.name }],
    typeChoices: SAMPLE_TYPE_CHOICES,
    marks: [
      ...(run.flagged ? ['flagged'] : []),
      ...(run.use_downstream ? [] : ['not used downstream']),
      ...(isOutdated(run, present) ? ['earlier settings'] : []),
    ],
    steps: run.steps.map((step) => ({
      name: step.name,
      state: step.state,
      took: formatSpan(step.started_at, step.finished_at, now),
      exit: step.exit_code === null ? '' : String(step.exit_code),
      message: step.message ?? '',
      logPath: `${path}/log?step=${encodeURIComponent(step.name)}`,
    })),
    logTail: logTail.map(parseLogLine),
    logPath: `${path}/log`,
    hasLog: run.attempt > 0,
    action: run.cancel_requested ? 'none' : chooseAction(run, pipeline.tool !== null),
    actionPath: path,
    acquired:
      run.acquired_at !== null && run.acquired_by === null
        ? null
        : (run.acquired_at ?? findTimeInName(run.raw_file)?.time ?? ''),
    deletePath: `${path}/delete`,
    canDelete: run.state !== 'running',
    qualityPath: getPipelinePath(project, pipeline, 'trend'),
    samplesPath: getPipelinePath(project, pipeline, 'samples'),
    reviewsPath: getPipelinePath(project, pipeline, 'reviews'),
    shortName: removeExtension(run.raw_file),
    isFlagged: run.flagged,
    isUsed: run.use_downstream,
    sha256: run.sha256 ?? '',
    uuid: run.uuid,
    user,
  };
}

export function buildRunLogModel(
  { project, pipeline }: FoundPipeline,
  run: PipelineRun,
  { step, tail, lines }: { step: string; tail: number; lines: readonly string[] },
) {
  const path = getRunPath(project, pipeline, run.uuid);
  const query = new URLSearchParams({ ...(step === '' ? {} : { step }), tail: '100000' });
  return {
    tabs: buildPipelineTabs(project, pipeline),
    name: run.raw_file,
    runPath: path,
    path: `${path}/log`,
    textPath: `/api/runs/${run.uuid}/log?${query}`,
    state: run.state,
    progress: describeProgress(run),
    isActive: run.state === 'queued' || run.state === 'running',
    steps: run.steps.map(({ name }) => name),
    step,
    tail,
    lines: lines.map(parseLogLine),
  };
}

function listFacts(run: PipelineRun, now: Date) {
  const createInstant = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value: `${getWrittenMinute(value)} UTC`, instant: value }];
  const createFact = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  return [
    ...createFact('Acquired', describeAcquired(run)),
    ...createInstant(run.origin === 'import' ? 'Imported' : 'Uploaded', run.uploaded_at),
    ...createFact('Uploaded by', run.uploaded_by ?? ''),
    ...createFact('Size', run.size === null ? '' : formatSize(run.size)),
    ...createFact('Tool', run.tool ?? ''),
    ...createFact('Results searched with', run.searched_with === null ? '' : describeSearch(run.searched_with, run.tool)),
    ...createFact('Attempt', run.attempt === 0 ? '' : String(run.attempt)),
    ...createInstant('Started', run.started_at),
    ...createFact(run.finished_at === null ? 'Running for' : 'Took', formatSpan(run.started_at, run.finished_at, now)),
    ...createFact('Values', String(run.columns_filled)),
  ];
}

function describeAcquired({ acquired_at, acquired_by }: PipelineRun): string {
  if (acquired_at === null) return 'unknown';
  if (acquired_by === null) return getWrittenMinute(acquired_at);
  const sources: Readonly<Record<string, string>> = {
    [TIME_FROM_NAME]: 'from the name',
    [TIME_FROM_FOLDER]: 'from the folder',
  };
  return `${getWrittenMinute(acquired_at)}, ${sources[acquired_by] ?? `set by ${acquired_by}`}`;
}

/** Describes the settings of a search. Names the tool only if the pipeline now has a different one. */
function describeSearch(searched: StoredSearch, tool: string | null): string {
  const files = describeSettings(searched);
  return searched.tool === tool ? files : `${searched.tool}${files === '' ? '' : `: ${files}`}`;
}

function parseLogLine(line: string) {
  const [instant = '', step = '', stream = ''] = line.split(' ', 3);
  return { time: instant.slice(11, 19), step, stream, text: line.slice(instant.length + step.length + stream.length + 3) };
}
