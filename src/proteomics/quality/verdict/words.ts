import { formatQuantity, getWrittenMinute, joinItems } from '../../../web/for-people/words.ts';
import { formatValue } from '../plots/scale.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { JudgedMetric, OutlierRun, OutRun, Verdict } from './verdict.ts';

const MAX_NAMED = 4;

/** Number of runs from which the usual range causes few false alarms. */
const ENOUGH_RUNS = 15;

/** Returns state, causes and times, such as `5 of 11 new runs are out of limits: spray 2025-03-14 20:48.` */
export function formatVerdictSentence(verdict: Verdict): string {
  const { state, limitRuns } = verdict;
  if (state === 'empty') return verdict.hasValues ? 'Not enough runs for a verdict.' : 'No values yet.';
  const few = limitRuns !== null && limitRuns > 0 && limitRuns < ENOUGH_RUNS;
  return [
    describeState(verdict, state),
    describeIncompleteRuns(verdict),
    describeUnjudgedRuns(verdict),
    few ? `The limits come from only ${formatQuantity(limitRuns, 'run')}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function describeState(
  { metrics, out, fresh, incomplete, unjudged, isLastOut }: Verdict,
  state: Exclude<Verdict['state'], 'empty'>,
): string {
  const waiting = out.filter(({ isWaiting }) => isWaiting);
  const now = waiting.filter(({ isNew }) => isNew);
  const older = waiting.length - now.length;
  const whole = fresh - incomplete.length - unjudged;
  switch (state) {
    case 'watch': {
      const worse = metrics.filter(({ change }) => change !== null).map(({ metric }) => metric.title);
      return `No new run is out of limits, but ${joinTitles(worse)} became worse.`;
    }
    case 'good': {
      const decided = out.filter(({ isNew }) => isNew).length;
      if (decided > 0)
        return `No decision needed: of ${formatQuantity(fresh, 'new run')} ${decided} ${decided === 1 ? 'is' : 'are'} flagged, excluded or in maintenance.`;
      if (whole < fresh) return whole === 0 ? '' : `${whole} of ${fresh} new runs ${whole === 1 ? 'is' : 'are'} fine.`;
      return fresh < 2 ? 'The last run is fine.' : `All ${fresh} new runs are fine.`;
    }
    case 'old': {
      const fine = fresh === 1 ? 'The last run is fine. ' : `The last ${fresh} runs are fine. `;
      return `${whole < fresh ? '' : fine}${describeOlderRuns(waiting.length)} ${describeCauseCounts(waiting)}.`;
    }
    case 'out': {
      const share =
        fresh === 1
          ? 'The new run is out of limits'
          : `${now.length} of ${fresh} new runs ${now.length === 1 ? 'is' : 'are'} out of limits`;
      return `${share}: ${describeCauseTimes(now)}.${isLastOut ? '' : ' The last run is fine.'}${older === 0 ? '' : ` ${describeOlderRuns(older)}`}`;
    }
  }
}

function describeIncompleteRuns({ incomplete }: Verdict): string {
  const count = (runs: Verdict['incomplete']) => formatQuantity(runs.length, 'new run has', 'new runs have');
  const empty = incomplete.filter(({ metrics }) => metrics.length === 0);
  const partial = incomplete.filter(({ metrics }) => metrics.length > 0);
  const titles = [...new Set(partial.flatMap(({ metrics }) => metrics.map(({ title }) => title)))];
  return [
    partial.length === 0 ? '' : `${count(partial)} no value of ${joinTitles(titles)}.`,
    empty.length === 0 ? '' : `${count(empty)} no values: ${joinTitles(empty.map(({ run }) => run.name))}.`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function describeUnjudgedRuns({ unjudged }: Verdict): string {
  if (unjudged === 0) return '';
  return `${formatQuantity(unjudged, 'new run has', 'new runs have')} no limits yet: too few runs of the sample type and instrument.`;
}

function joinTitles(titles: readonly string[]): string {
  const left = titles.length - MAX_NAMED;
  return left > 0 ? `${titles.slice(0, MAX_NAMED).join(', ')} and ${left} more` : joinItems(titles);
}

/** Returns reasons, such as `MS1 signal 62 %, peptides 38 %`. */
export function describeOutlier({ reasons }: OutlierRun): string {
  return reasons.map(({ metric, share }) => `${metric.title} ${Math.round(100 * share)} %`).join(', ');
}

/** Returns a sentence, such as `MS1 signal has been falling since lumos_12 (2025-03-10 08:00), from 1.4 to 1.` */
export function describeLastingChange({ metric, change }: JudgedMetric, basis: readonly QualityRun[]): string {
  if (change === null) return '';
  const run = basis[change.at];
  const when = run?.acquiredAt == null ? '' : ` (${getWrittenMinute(run.acquiredAt)})`;
  const isUp = change.after > change.before;
  const verb = change.kind === 'step' ? (isUp ? 'jumped' : 'dropped') : isUp ? 'has been rising' : 'has been falling';
  const since = change.kind === 'step' ? 'at' : 'since';
  return `${metric.title} ${verb} ${since} ${run?.name ?? ''}${when}, from ${formatValue(change.before)} to ${formatValue(change.after)}.`;
}

function describeOlderRuns(count: number): string {
  return `${formatQuantity(count, 'older run is', 'older runs are')} out of limits and ${count === 1 ? 'waits' : 'wait'} for a decision.`;
}

/** Lists each cause with its number of runs, and the time of the last run. */
function describeCauseCounts(runs: readonly OutRun[]): string {
  const last = runs.at(-1)?.run.acquiredAt ?? null;
  const list = describeMostFrequent(runs);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}${last === null ? '' : `, the last at ${getWrittenMinute(last)}`}`;
}

function describeMostFrequent(runs: readonly OutRun[]): string {
  const counts = new Map<string, number>();
  for (const run of runs) counts.set(describeMainCause(run), (counts.get(describeMainCause(run)) ?? 0) + 1);
  const often = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_NAMED);
  return joinItems(often.map(([name, count]) => (count === 1 ? name : `${name} ${count} times`)));
}

function describeMainCause({ causes, metrics }: OutRun): string {
  return causes[0]?.name ?? metrics[0]?.title ?? '';
}

/** Lists causes in the order of time, and combines adjacent runs with the same cause. If a time is missing, lists numbers. */
function describeCauseTimes(runs: readonly OutRun[]): string {
  if (runs.some(({ run }) => run.acquiredAt === null)) return describeMostFrequent(runs);
  const stretches: { name: string; first: QualityRun; last: QualityRun; end: number }[] = [];
  for (const out of runs) {
    const { run, at } = out;
    const before = stretches.at(-1);
    if (before?.name === describeMainCause(out) && before.end === at - 1) Object.assign(before, { last: run, end: at });
    else stretches.push({ name: describeMainCause(out), first: run, last: run, end: at });
  }
  let day = '';
  const shown = stretches.slice(-MAX_NAMED).map(({ name, first, last }) => {
    const times = [...new Set([first, last])].map(formatTime).filter((text) => text !== '');
    return times.length === 0 ? name : `${name} ${times.join(' to ')}`;
  });
  const left = stretches.length - shown.length;
  return left === 0 ? joinTexts(shown) : `${joinTexts(shown)}, and ${left} more`;

  /** Formats the time of a run, with the day only if it differs from that of the previous run. Can be empty. */
  function formatTime({ acquiredAt }: QualityRun): string {
    const [date = '', time = ''] = getWrittenMinute(acquiredAt ?? '').split(' ');
    const text = date === day ? time : `${date} ${time}`.trimEnd();
    day = date;
    return text;
  }
}

function joinTexts(texts: readonly string[]): string {
  return texts.length < 3 ? joinItems(texts) : texts.join(', ');
}
