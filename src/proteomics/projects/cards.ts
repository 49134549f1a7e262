import { statfs } from 'node:fs/promises';
import type { Settings } from '../../settings.ts';
import { formatAgo, formatQuantity, formatSize, getWrittenMinute } from '../../web/for-people/words.ts';
import type { NamedRun, StatusSummary } from '../quality/verdict/statuses.ts';
import type { Verdict } from '../quality/verdict/verdict.ts';

export interface CardRun {
  readonly name: string;
  readonly path: string;
  /** Acquisition time, such as `2025-03-14 17:40`; empty if unknown. */
  readonly at: string;
  /** Suggested cause of deviations; empty for the last run. */
  readonly cause: string;
}

export interface CardModel {
  readonly name: string;
  readonly path: string;
  readonly state: Verdict['state'];
  readonly tone: 'good' | 'warning' | 'bad' | '';
  /** Advice next to the icon. */
  readonly word: string;
  readonly sentence: string;
  readonly last: CardRun | null;
  readonly lastOut: CardRun | null;
  /** Further facts with links, such as `3 under way`. */
  readonly facts: readonly { readonly text: string; readonly path: string; readonly tone: '' | 'warning' | 'bad' }[];
  readonly links: readonly { readonly text: string; readonly path: string }[];
}

const STATE_STYLES = {
  good: { tone: 'good', word: 'OK to measure' },
  watch: { tone: 'warning', word: 'OK, watch trend' },
  old: { tone: 'good', word: 'OK to measure' },
  out: { tone: 'bad', word: 'Stop and check' },
  empty: { tone: '', word: 'Not enough runs' },
} as const;

export function buildCard(
  summary: StatusSummary,
  card: Pick<CardModel, 'name' | 'path' | 'facts' | 'links'>,
  getRunPath: (run: NamedRun) => string,
): CardModel {
  const { state, waiting, last, lastOut } = summary;
  const older: CardModel['facts'] =
    state === 'old'
      ? [
          {
            text: `${formatQuantity(waiting, 'older run')} to review`,
            path: lastOut === null ? card.path : getRunPath(lastOut),
            tone: 'warning',
          },
        ]
      : [];
  const createCardRun = (run: NamedRun, cause: string): CardRun => ({
    name: run.name,
    path: getRunPath(run),
    at: getWrittenMinute(run.acquiredAt ?? ''),
    cause,
  });
  return {
    ...card,
    facts: [...older, ...card.facts],
    state,
    ...STATE_STYLES[state],
    sentence: summary.sentence,
    last: last === null ? null : createCardRun(last, ''),
    lastOut: lastOut === null ? null : createCardRun(lastOut, lastOut.cause),
  };
}

export async function readDiskStatus({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ text: string; isLow: boolean } | null> {
  const disk = await statfs(dataDir).catch(() => null);
  if (disk === null || disk.blocks === 0) return null;
  const free = disk.bavail * disk.bsize;
  const isLow = disk.bavail / disk.blocks < LOW_SHARE || free < LOW_BYTES;
  return { text: `${formatSize(free)} free of ${formatSize(disk.blocks * disk.bsize)}`, isLow };
}

const LOW_SHARE = 0.05;
const LOW_BYTES = 20e9;

/** Returns the numbers of running and queued runs in words; empty if both are 0. */
export function describeQueue({ queued, running }: { readonly queued: number; readonly running: number }): string {
  if (queued + running === 0) return '';
  return [
    running === 0 ? '' : formatQuantity(running, 'run under way', 'runs under way'),
    queued === 0 ? '' : `${queued} waiting`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

export function describeArrival(arrival: Date | null, now: Date): string {
  return arrival === null ? '' : `last file ${formatAgo(arrival, now)}`;
}
