import { formatSize, getWrittenMinute } from '../../web/for-people/words.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ActingUserField } from '../acting-user.ts';
import { findTimeInName, TIME_FROM_FOLDER, TIME_FROM_NAME } from '../ingestion/acquisition-time.ts';
import { buildPipelineTabs, createPipelineFrame, getImportPath, getPipelinePath, getRunPath } from '../page.ts';
import { ANNOTATION_KINDS } from '../quality/annotations/store.ts';
import { SAMPLE_TYPE_CHOICES } from '../quality/sample-types/rules.ts';
import { type FoundPipeline, removeExtension } from '../records.ts';
import type { StoredSearch } from '../tables.ts';
import { CANCELABLE } from './actions.ts';
import type { RunExtras } from './run-extras.ts';
import { describeSettings, formatSpan, isOutdated } from './settings-note.ts';
import { type FoundRuns, type PipelineRun, RUN_STATES, type RunOrder, type RunState } from './store.ts';

export const RUNS_PER_PAGE = 50;

export interface RunsAddress {
  readonly state: RunState | 'any';
  readonly search: string;
  /** Name of the user whose uploads are shown; empty for all users. */
  readonly uploadedBy: string;
  readonly sort: RunOrder;
  readonly offset: number;
}

export interface SelectionState {
  readonly user: ActingUserField;
  readonly present: StoredSearch | undefined;
  readonly retryable: number;
  readonly cancelable: number;
  readonly uploaders: readonly string[];
  readonly problem: string;
  readonly ticked: ReadonlySet<string>;
}

export type RunAction = 'cancel' | 'retry' | 'none';

export function createPipelineRunsFrame({ project, pipeline }: FoundPipeline): Page {
  return createPipelineFrame(project, pipeline, {
    scripts: ['scripts/selection.js', 'scripts/runs.js'],
    styles: ['styles/runs.css'],
  });
}

export function buildPipelineRuns(
  { project, pipeline }: FoundPipeline,
  found: FoundRuns,
  address: RunsAddress,
  { selection, now }: { selection: SelectionState; now: Date },
) {
  const path = getPipelinePath(project, pipeline);
  const all = RUN_STATES.reduce((sum, state) => sum + found.states[state], 0);
  const buildAddress = (changed: Partial<RunsAddress>) => buildRunsAddress(path, { ...address, offset: 0, ...changed });
  return {
    tabs: buildPipelineTabs(project, pipeline, 'runs'),
    name: pipeline.name,
    description: pipeline.description,
    tool: pipeline.tool ?? '',
    uploadPath: getPipelinePath(project, pipeline, 'upload'),
    importPath: getImportPath(pipeline),
    // Path of the page without its query.
    path,
    states: (['any', ...RUN_STATES] as const)
      .map((state) => ({
        title: state === 'any' ? 'all' : state,
        count: state === 'any' ? all : found.states[state],
        path: buildAddress({ state }),
        isChosen: state === address.state,
      }))
      .filter(({ count, isChosen, title }) => count > 0 || isChosen || title === 'all'),
    // Combined into one sentence, whose changes screen readers announce.
    summary: describeSummary(found),
    // True if the page refreshes itself.
    isActive: found.states.running + found.states.queued > 0,
    address,
    heads: HEADS.map(({ key, label, first, className }) => {
      const direction = address.sort === key ? 'ascending' : address.sort === `-${key}` ? 'descending' : 'none';
      const next = direction === 'none' ? first : direction === 'ascending' ? 'descending' : 'ascending';
      const sort = (next === 'descending' ? `-${key}` : key) as RunOrder;
      return { key, label, className, direction, first, path: buildAddress({ sort }) };
    }),
    rows: found.items.map((run) => ({
      ...createRunLine(run, getRunPath(project, pipeline, run.uuid), pipeline.tool !== null, now),
      isSelectable: CANCELABLE.includes(run.state)
        ? !run.cancel_requested
        : selection.present !== undefined && chooseAction(run, true) === 'retry',
      isTicked: selection.ticked.has(run.uuid),
      settings: run.searched_with === null ? '' : describeSettings(run.searched_with),
      isOutdated: isOutdated(run, selection.present),
    })),
    total: found.total,
    all,
    pager: createTablePager(
      { page: Math.floor(address.offset / RUNS_PER_PAGE) + 1, pages: Math.ceil(found.total / RUNS_PER_PAGE) },
      (page) => buildAddress({ offset: (page - 1) * RUNS_PER_PAGE }),
    ),
    // The user who acts by the buttons of the rows; empty if unknown.
    user: selection.user.name === '' ? '' : selection.user.value,
    // The selected user stays in the list after their last raw file was deleted.
    uploaders: [...new Set([...selection.uploaders, ...(address.uploadedBy === '' ? [] : [address.uploadedBy])])],
    selection: {
      retryPath: `${path}/retry`,
      cancelPath: `${path}/cancel`,
      // Numbers of runs on all pages to which an action applies; 0 if the pipeline has no tool.
      retryable: selection.retryable,
      cancelable: selection.cancelable,
      // Settings of a repeated search; empty if the tool takes no files.
      settings: selection.present === undefined ? '' : describeSettings(selection.present),
      problem: selection.problem,
      user: selection.user,
    },
  };
}

const HEADS = [
  { key: 'raw_file', label: 'Raw file', first: 'ascending', className: '' },
  { key: 'state', label: 'State', first: 'ascending', className: '' },
  { key: 'acquired_at', label: 'Acquired', first: 'descending', className: '' },
  { key: 'uploaded_at', label: 'Uploaded (UTC)', first: 'descending', className: '' },
] as const;

export function chooseAction({ state, origin }: Pick<PipelineRun, 'state' | 'origin'>, hasTool: boolean): RunAction {
  if (state === 'queued' || state === 'running') return 'cancel';
  return origin === 'upload' && hasTool ? 'retry' : 'none';
}

export function describeProgress(run: PipelineRun): string {
  if (run.state === 'queued') return run.queue_position === null ? '' : `position ${run.queue_position}`;
  if (run.state !== 'running') return '';
  if (run.cancel_requested) return 'is being canceled';
  const at = run.steps.findIndex(({ state }) => state === 'running');
  if (at === -1) return run.steps.some(({ state }) => state === 'done') ? 'reading results' : 'preparing';
  return `${run.steps[at]?.name} (${at + 1} of ${run.steps.length})`;
}

function createRunLine(run: PipelineRun, path: string, hasTool: boolean, now: Date) {
  const action = chooseAction(run, hasTool);
  return {
    uuid: run.uuid,
    name: run.raw_file,
    path,
    state: run.state,
    progress: describeProgress(run),
    // Reason of a failure.
    message: run.message ?? '',
    acquired: run.acquired_at === null ? '' : getWrittenMinute(run.acquired_at),
    uploaded: getWrittenMinute(run.uploaded_at),
    uploadedAt: run.uploaded_at,
    uploadedBy: run.uploaded_by ?? (run.origin === 'import' ? 'import' : ''),
    took: run.state === 'queued' ? '' : formatSpan(run.started_at, run.finished_at, now),
    columns: run.columns_filled,
    flagged: run.flagged,
    leftOut: !run.use_downstream,
    // A finished run can be searched again only on its own page.
    action: run.state === 'done' || run.cancel_requested ? 'none' : action,
    hasLog: run.attempt > 0,
  };
}

function describeSummary({ states }: FoundRuns): string {
  const { running, queued } = states;
  if (running + queued === 0) return '';
  const parts = [running > 0 ? `${running} running` : '', queued > 0 ? `${queued} waiting` : ''].filter((part) => part !== '');
  return `${parts.join(', ')}. This page updates itself.`;
}

export function buildRunsAddress(path: string, { state, search, uploadedBy, sort, offset }: RunsAddress): string {
  const query = new URLSearchParams();
  if (state !== 'any') query.set('state', state);
  if (search !== '') query.set('search', search);
  if (uploadedBy !== '') query.set('uploaded_by', uploadedBy);
  if (sort !== '-uploaded_at') query.set('sort', sort);
  if (offset > 0) query.set('offset', String(offset));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

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

export interface RunPageParts {
  readonly extras: RunExtras;
  readonly logTail: readonly string[];
  readonly user: ActingUserField;
  readonly refusal?: string;
  /** Settings that a new search would have; undefined without a tool. */
  readonly present: StoredSearch | undefined;
  readonly now: Date;
}

export function buildRunModel(place: FoundPipeline, run: PipelineRun, parts: RunPageParts) {
  const { project, pipeline } = place;
  const { extras, logTail, user, refusal = '', present, now } = parts;
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
    annotationsPath: getPipelinePath(project, pipeline, 'annotations'),
    kinds: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value, label })),
    acquiredAt: run.acquired_at?.replace('T', ' ') ?? '',
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
