/** Selects raw files by the common parameters of plots and tables (openapi/proteomics, "Which raw files"). */
import { BadRequestError } from '../../contract/errors.ts';
import { BoundedMap, getOrAdd, memoize } from '../../memoize.ts';
import type { QualityRun } from './quality-runs.ts';
import type { SampleType } from './sample-types/rules.ts';

export type ChoosableRun = Pick<
  QualityRun,
  'uuid' | 'name' | 'acquiredAt' | 'instrument' | 'arrival' | 'useDownstream' | 'groups' | 'sampleType' | 'uploadedBy'
>;

export interface RunChoice {
  readonly data_range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly use_downstream?: 'any' | 'yes' | 'no';
  readonly instrument?: string;
  /** Name and value of a factor or characteristic: `disease=normal`. */
  readonly group?: string;
  readonly sample_type?: SampleType | '';
  readonly uploaded_by?: string;
}

const getSelections = memoize((_runs: readonly ChoosableRun[]) => new BoundedMap<string, readonly ChoosableRun[]>(8));

/** Selects runs. Cached by list of runs, so that data derived from the selection stays cached. A range of days excludes those without a time. @throws BadRequestError for an invalid day or group */
export function selectRuns<Run extends ChoosableRun>(runs: readonly Run[], choice: RunChoice): readonly Run[] {
  const {
    data_range: last = '',
    from = '',
    to = '',
    search = '',
    use_downstream: downstream = 'any',
    instrument = '',
    group = '',
    sample_type: type = '',
    uploaded_by: uploader = '',
  } = choice;
  const [name, value] = parseGroup(group);
  requireDateOrTime(from, 'from');
  requireDateOrTime(to, 'to');
  if (!hasRunFilter(choice)) return runs;
  const text = search.trim().toLowerCase();
  const select = () => {
    const latest = last === '' ? null : findLatestUploads(runs, Number(last));
    return runs.filter(
      (run) =>
        (latest === null || latest.has(run.uuid)) &&
        (from === '' || (run.acquiredAt !== null && run.acquiredAt.slice(0, from.length) >= from)) &&
        (to === '' || (run.acquiredAt !== null && run.acquiredAt.slice(0, to.length) <= to)) &&
        (instrument === '' || run.instrument === instrument) &&
        (type === '' || run.sampleType === type) &&
        (uploader === '' || run.uploadedBy === uploader) &&
        (group === '' || run.groups?.get(name)?.includes(value) === true) &&
        (text === '' || run.name.toLowerCase().includes(text)) &&
        (downstream === 'any' || run.useDownstream === (downstream === 'yes')),
    );
  };
  return getOrAdd(getSelections(runs), JSON.stringify(listParameters(choice)), select) as readonly Run[];
}

/** Returns the runs behind limits and verdicts: those of the selected search, instrument, group and sample type. */
export function selectSeries<Run extends ChoosableRun>(runs: readonly Run[], choice: RunChoice): readonly Run[] {
  const { search = '', instrument = '', group = '', sample_type = '' } = choice;
  return selectRuns(runs, { search, instrument, group, sample_type });
}

export function hasRunFilter(choice: RunChoice): boolean {
  return listParameters(choice).length > 0;
}

const PARAMETERS = [
  'data_range',
  'from',
  'to',
  'search',
  'use_downstream',
  'instrument',
  'group',
  'sample_type',
  'uploaded_by',
] as const satisfies readonly (keyof RunChoice)[];

export function listParameters(choice: RunChoice): readonly (readonly [string, string])[] {
  return PARAMETERS.map((name) => [name, choice[name] ?? ''] as const).filter(
    ([name, value]) => value !== '' && (name !== 'use_downstream' || value !== 'any'),
  );
}

function findLatestUploads(runs: readonly ChoosableRun[], count: number): ReadonlySet<string> {
  const byUpload = runs.toSorted((a, b) => b.arrival - a.arrival);
  return new Set(byUpload.slice(0, count).map(({ uuid }) => uuid));
}

function requireDateOrTime(value: string, parameter: string): void {
  if (value === '') return;
  const date = new Date(`${value.padEnd(19, 'T00:00:00')}Z`);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, value.length) !== value)
    throw new BadRequestError(
      `${parameter} must be a date, such as 2025-03-01, or a date and time, such as 2025-03-01T08:00:00.`,
    );
}

/** Returns name and value of a group; empty strings without a group. */
function parseGroup(group: string): readonly [string, string] {
  const at = group.indexOf('=');
  if (group !== '' && at < 1) throw new BadRequestError('group must be a factor and its value, such as disease=normal.');
  return [group.slice(0, Math.max(0, at)), group.slice(at + 1)];
}
