/** Reads the raw files of a pipeline with their values. */
import { BadRequestError } from '../../contract/errors.ts';
import { getOrAdd, memoize } from '../../memoize.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import { inOrder } from '../../web/table-order.ts';
import { type Client, type PipelineRow, removeExtension } from '../records.ts';
import { computeMeanRanks, type QualityValue, selectColumns, sortRows } from '../results/quality-table.ts';
import { type RunGroups, readRunGroups } from '../samples/store.ts';
import { isInWindow, type MaintenanceWindow, readMaintenance } from './annotations/store.ts';
import { findMetric, isStoredOutsideTable } from './metrics/catalog.ts';
import { type RunWithValues, readCachedRuns } from './run-memory.ts';
import { compileInstrumentRules, compileSampleRules, type SampleType } from './sample-types/rules.ts';
import { type NameRules, readNameRules } from './sample-types/store.ts';
import type { Value } from './statistics/values.ts';

/** A raw file with its values. Its name has no extension, as in the column RawFile. */
export interface QualityRun extends Omit<RunWithValues, 'chosenType' | 'user' | 'values'> {
  readonly sampleType: SampleType;
  /** Key of the series: runs with the same sample type and instrument are compared. */
  readonly series: string;
  /** True if the run is in a maintenance window that excludes runs. */
  readonly inMaintenance?: boolean;
  /** Name of the user who uploaded the raw file; null for an import. */
  readonly uploadedBy: string | null;
  /** Factors and characteristics from the sample metadata; absent without it. */
  readonly groups?: RunGroups | undefined;
  /** Values by column or metric; null if missing. */
  readonly values: { get(column: string): QualityValue | undefined };
}

/** Returns raw files by acquisition time (unknown times last), then by upload. @throws BadRequestError for an unknown column */
export async function readRuns(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  columns: readonly string[],
): Promise<readonly QualityRun[]> {
  selectColumns(columns.filter((column) => !isStoredOutsideTable(column)));
  const held = await readCachedRuns(client, pipeline);
  const groups = await readRunGroups(client, pipeline.uuid, getRunKeys(held));
  const rules = await readNameRules(client, pipeline.uuid);
  const windows = await readMaintenance(client, pipeline.uuid);
  const users = await readUserNames(client, held);
  // JSON.stringify would write a Map as an empty object.
  const settingsText = JSON.stringify([[...groups].map(([run, values]) => [run, [...values]]), rules, windows, [...users]]);
  const known = ordered.get(held);
  if (known?.settingsText === settingsText) return known.runs;
  const runs = sortRuns(held, { groups, rules, windows, users });
  ordered.set(held, { settingsText, runs });
  return runs;
}

const getRunKeys = memoize((held: readonly RunWithValues[]) => held.map(({ name }) => getRunKey(name)));

/** Sorted runs by the list that they were sorted from, so that data derived from an unchanged list stays cached. */
const ordered = new WeakMap<
  readonly RunWithValues[],
  { readonly settingsText: string; readonly runs: readonly QualityRun[] }
>();

interface RunSettings {
  readonly groups: ReadonlyMap<string, RunGroups>;
  readonly rules: NameRules;
  readonly windows: readonly MaintenanceWindow[];
  readonly users: ReadonlyMap<string, string>;
}

function sortRuns(held: readonly RunWithValues[], { groups, rules, windows, users }: RunSettings): readonly QualityRun[] {
  const [findType, findInstrument] = [compileSampleRules(rules.sampleRules), compileInstrumentRules(rules.instrumentRules)];
  const { rows: sorted, times } = sortRows(held);
  const rows = sorted.map((run) => (run.instrument === null ? { ...run, instrument: findInstrument(run.name) } : run));
  const ranks = computeMeanRanks(times);
  const instruments = completeInstruments(rows);
  return rows.map((run, row) => {
    const sampleType = run.chosenType ?? findType(run.name);
    return {
      uuid: run.uuid,
      name: removeExtension(run.name),
      acquiredAt: run.acquiredAt,
      instrument: run.instrument,
      arrival: run.arrival,
      uploadedAt: run.uploadedAt,
      flagged: run.flagged,
      useDownstream: run.useDownstream,
      sampleType,
      series: `${sampleType} ${instruments[row] ?? ''}`,
      inMaintenance: windows.some((window) => isInWindow(window, run)),
      uploadedBy: users.get(run.user ?? '') ?? null,
      groups: groups.get(getRunKey(run.name)),
      values: createValues(run, ranks[row] ?? null),
    };
  });
}

/** Returns the instrument of each run; if missing, that of the previous run, or else of the first run with one. */
function completeInstruments(runs: readonly RunWithValues[]): readonly (string | null)[] {
  let last = runs.find(({ instrument }) => instrument !== null)?.instrument ?? null;
  return runs.map(({ instrument }) => {
    last = instrument ?? last;
    return last;
  });
}

async function readUserNames(client: Client, runs: readonly RunWithValues[]): Promise<ReadonlyMap<string, string>> {
  const uuids = [...new Set(runs.flatMap(({ user }) => user ?? []))];
  if (uuids.length === 0) return new Map();
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'select uuid, name from proteomics_users where uuid = any($1::uuid[]) order by name, uuid',
    [uuids],
  );
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** Returns the acquisition time with seconds, or only the day if the time of day is unknown. */
export function describeAcquisition({ acquiredAt }: Pick<QualityRun, 'acquiredAt'>): string {
  return acquiredAt?.replace(/T00:00:00$/, '').replace('T', ' ') ?? 'time unknown';
}

/** Returns whether a run determines limits and verdicts: it is neither excluded nor in maintenance. */
export function isUsedForLimits({
  useDownstream,
  inMaintenance = false,
}: Pick<QualityRun, 'useDownstream' | 'inMaintenance'>): boolean {
  return useDownstream && !inMaintenance;
}

const createValues = (run: RunWithValues, rank: number | null): QualityRun['values'] => ({
  get(column) {
    const value = run.values[column];
    if (value !== undefined) return value;
    if (column === 'RawFile') return removeExtension(run.name);
    if (column === 'Index') return rank;
    if (column === 'Flagged') return run.flagged;
    return column === 'Use Downstream' ? run.useDownstream : null;
  },
});

export function getNumericValue({ values }: Pick<QualityRun, 'values'>, column: string): Value {
  const value = values.get(column);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Sorts by a column, descending after `-`, runs without a value last. @throws BadRequestError for an unknown column */
export function sortRunsByColumn(runs: readonly QualityRun[], sort: string): readonly QualityRun[] {
  const column = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  if (findMetric(column) === undefined) throw new BadRequestError(`sort: the table has no column ${column.slice(0, 60)}.`);
  // Runs of the same day without a time of day have equal times, so their position decides.
  const places = new Map(runs.map((run, at) => [run, run.acquiredAt === null ? null : at]));
  const getSortKey = (run: QualityRun): string | number | null => {
    if (column === 'RawFile') return run.name;
    if (column === 'Index' || column === 'DateAcquired') return places.get(run) ?? null;
    if (column === 'Flagged') return Number(run.flagged);
    if (column === 'Use Downstream') return Number(run.useDownstream);
    const value = run.values.get(column) ?? null;
    return typeof value === 'boolean' ? Number(value) : value;
  };
  return runs.toSorted((a, b) => {
    const [one, other] = [getSortKey(a), getSortKey(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * inOrder.compare(String(one), String(other));
  });
}

const getColumns = memoize((_runs: readonly QualityRun[]) => new Map<string, readonly Value[]>());

/** Returns the numbers in a column. Cached by list of runs, because a page reads the same columns several times. */
export function getNumericValues(runs: readonly QualityRun[], column: string): readonly Value[] {
  return getOrAdd(getColumns(runs), column, () => runs.map((run) => getNumericValue(run, column)));
}

const getPresent = memoize((_runs: readonly QualityRun[]) => new Map<string, boolean>());

/** Returns whether any run has a value. Cached by list of runs, because most metrics have none. */
export function hasValue(runs: readonly QualityRun[], column: string): boolean {
  return getOrAdd(getPresent(runs), column, () => runs.some(({ values }) => (values.get(column) ?? null) !== null));
}

export function createPlotRun({ uuid, name, acquiredAt, instrument, flagged, useDownstream, sampleType }: QualityRun) {
  const at = { run: uuid, raw_file: name, acquired_at: acquiredAt, instrument };
  return { ...at, flagged, use_downstream: useDownstream, sample_type: sampleType };
}
