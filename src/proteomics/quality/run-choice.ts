/** Which raw files a plot or a table takes: the parameters that all of them share (openapi/proteomics, "Which raw files"). */
import { BadRequestError } from '../../contract/errors.ts';
import type { QualityRun } from './quality-runs.ts';

/** What of a raw file decides whether it was asked for. */
export type ChoosableRun = Pick<
  QualityRun,
  'uuid' | 'name' | 'acquiredAt' | 'instrument' | 'arrival' | 'useDownstream' | 'groups'
>;

/** The parameters as they stand in the address. */
export interface RunChoice {
  readonly data_range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly use_downstream?: 'any' | 'yes' | 'no';
  readonly instrument?: string;
  /** Name and value of a factor or characteristic: `disease=normal`. */
  readonly group?: string;
}

/**
 * The raw files that were asked for, in the order given. Those without a time of acquisition are in no stretch of days.
 * Throws BadRequestError for a day that no calendar has, and for a group without a value.
 */
export function chosenRuns<Run extends ChoosableRun>(runs: readonly Run[], choice: RunChoice): readonly Run[] {
  const {
    data_range: last = '',
    from = '',
    to = '',
    search = '',
    use_downstream: downstream = 'any',
    instrument = '',
    group = '',
  } = choice;
  const [name, value] = groupOf(group);
  requireDay(from, 'from');
  requireDay(to, 'to');
  if (!narrows(choice)) return runs;
  const latest = last === '' ? null : lastByUpload(runs, Number(last));
  const text = search.trim().toLowerCase();
  return runs.filter(
    (run) =>
      (latest === null || latest.has(run.uuid)) &&
      (from === '' || (run.acquiredAt !== null && run.acquiredAt.slice(0, from.length) >= from)) &&
      (to === '' || (run.acquiredAt !== null && run.acquiredAt.slice(0, to.length) <= to)) &&
      (instrument === '' || run.instrument === instrument) &&
      (group === '' || run.groups?.get(name)?.includes(value) === true) &&
      (text === '' || run.name.toLowerCase().includes(text)) &&
      (downstream === 'any' || run.useDownstream === (downstream === 'yes')),
  );
}

/** The runs that limits and verdicts are computed from: of the choice what names a series, without a stretch of it that is looked at. */
export function seriesOfChoice<Run extends ChoosableRun>(runs: readonly Run[], choice: RunChoice): readonly Run[] {
  const { search, instrument, group } = choice;
  return chosenRuns(runs, {
    ...(search === undefined ? {} : { search }),
    ...(instrument === undefined ? {} : { instrument }),
    ...(group === undefined ? {} : { group }),
  });
}

/** Whether the choice leaves anything out. */
export function narrows(choice: RunChoice): boolean {
  const { data_range: last, from, to, search, instrument, group, use_downstream: downstream } = choice;
  return [last, from, to, search, instrument, group].some((value) => (value ?? '') !== '') || (downstream ?? 'any') !== 'any';
}

/** The parameters of an address that say which raw files, without those that say nothing. */
export function chosenParameters(choice: RunChoice): readonly (readonly [string, string])[] {
  const { data_range = '', from = '', to = '', search = '', use_downstream = 'any', instrument = '', group = '' } = choice;
  const pairs = Object.entries({
    data_range,
    from,
    to,
    search,
    use_downstream: use_downstream === 'any' ? '' : use_downstream,
    instrument,
    group,
  });
  return pairs.filter(([, value]) => value !== '');
}

function lastByUpload(runs: readonly ChoosableRun[], count: number): ReadonlySet<string> {
  const byUpload = runs.toSorted((a, b) => b.arrival - a.arrival);
  return new Set(byUpload.slice(0, count).map(({ uuid }) => uuid));
}

function requireDay(day: string, parameter: string): void {
  if (day === '') return;
  const date = new Date(`${day.padEnd(19, 'T00:00:00')}Z`);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, day.length) !== day)
    throw new BadRequestError(
      `${parameter} must be a date, such as 2025-03-01, or a date and time, such as 2025-03-01T08:00:00.`,
    );
}

/** Name and value of a group; nothing for none. */
function groupOf(group: string): readonly [string, string] {
  const at = group.indexOf('=');
  if (group !== '' && at < 1) throw new BadRequestError('group must be a factor and its value, such as disease=normal.');
  return [group.slice(0, Math.max(0, at)), group.slice(at + 1)];
}
