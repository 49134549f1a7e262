/** Cards: how a pipeline or an instrument stands, at a glance. */
import { statfs } from 'node:fs/promises';
import type { Settings } from '../../settings.ts';
import { agoText, countOf, sizeText } from '../../web/for-people/words.ts';
import type { NamedRun, StandingSummary } from '../quality/verdict/standings.ts';
import type { Verdict } from '../quality/verdict/verdict.ts';

/** A run on a card. */
export interface CardRun {
  readonly name: string;
  readonly path: string;
  /** `2025-03-14 17:40`; empty while unknown. */
  readonly at: string;
  /** What it suggests; empty for the last run. */
  readonly cause: string;
}

/** A card. */
export interface CardModel {
  readonly name: string;
  readonly path: string;
  readonly state: Verdict['state'];
  readonly tone: 'good' | 'bad' | '';
  /** Whether to measure, beside its sign. */
  readonly word: string;
  readonly sentence: string;
  readonly last: CardRun | null;
  readonly lastOut: CardRun | null;
  /** Further facts: `3 under way`. */
  readonly facts: readonly { readonly text: string; readonly path: string; readonly tone: '' | 'warning' | 'bad' }[];
  readonly links: readonly { readonly text: string; readonly path: string }[];
}

const LOOKS = {
  good: { tone: 'good', word: 'OK to measure' },
  old: { tone: 'good', word: 'OK to measure' },
  out: { tone: 'bad', word: 'Stop and check' },
  empty: { tone: '', word: 'Not enough runs' },
} as const;

/** Fills a card with how something stands. `runPath` gives the page of a run. */
export function cardOf(
  standing: StandingSummary,
  card: Pick<CardModel, 'name' | 'path' | 'facts' | 'links'>,
  runPath: (run: NamedRun) => string,
): CardModel {
  const { state, waiting, last, lastOut } = standing;
  const older: CardModel['facts'] =
    state === 'old'
      ? [
          {
            text: `${countOf(waiting, 'older run')} to review`,
            path: lastOut === null ? card.path : runPath(lastOut),
            tone: 'warning',
          },
        ]
      : [];
  const shown = (run: NamedRun, cause: string): CardRun => ({
    name: run.name,
    path: runPath(run),
    at: run.acquiredAt?.slice(0, 16).replace('T', ' ') ?? '',
    cause,
  });
  return {
    ...card,
    facts: [...older, ...card.facts],
    state,
    ...LOOKS[state],
    sentence: standing.sentence,
    last: last === null ? null : shown(last, ''),
    lastOut: lastOut === null ? null : shown(lastOut, lastOut.cause),
  };
}

/** Room on the disk that holds the data, in words; empty where the system does not tell. */
export async function diskWords({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ text: string; isLow: boolean } | null> {
  const disk = await statfs(dataDir).catch(() => null);
  if (disk === null || disk.blocks === 0) return null;
  const free = disk.bavail * disk.bsize;
  const isLow = disk.bavail / disk.blocks < LOW_SHARE || free < LOW_BYTES;
  return { text: `${sizeText(free)} free of ${sizeText(disk.blocks * disk.bsize)}`, isLow };
}

const LOW_SHARE = 0.05;
const LOW_BYTES = 20e9;

/** What waits and runs, in words; empty for nothing. */
export function queueWords({ queued, running }: { readonly queued: number; readonly running: number }): string {
  if (queued + running === 0) return '';
  return [running === 0 ? '' : countOf(running, 'run under way', 'runs under way'), queued === 0 ? '' : `${queued} waiting`]
    .filter((text) => text !== '')
    .join(', ');
}

/** When the newest raw file came; empty when none has. */
export function arrivalWords(arrival: Date | null, now: Date): string {
  return arrival === null ? '' : `last file ${agoText(arrival, now)}`;
}
