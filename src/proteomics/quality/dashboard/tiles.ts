/** The tiles at the top of the dashboard: what to know before the first coffee. */
import { wordFor, writtenDay } from '../../../web/for-people/words.ts';
import { inWords } from '../plots/scale.ts';
import { sparkline } from '../plots/sparkline.ts';
import { numberOf, type QualityRun } from '../quality-runs.ts';
import type { summaryOf } from '../summary.ts';

/** A figure about runs. */
interface FigureModel {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone: '' | 'bad' | 'warning';
}

/** A figure about a metric; the tile leads to its trend. */
interface MetricTileModel {
  readonly title: string;
  readonly unit: string;
  readonly last: string;
  readonly median: string;
  readonly isOutside: boolean;
  readonly isCurrent: boolean;
  readonly path: string;
  /** A small drawing of the last runs. */
  readonly drawing: string;
}

/** The tiles. */
export interface TilesModel {
  readonly figures: readonly FigureModel[];
  readonly metrics: readonly MetricTileModel[];
}

/** How many runs a small drawing shows. */
const COURSE = 40;

/** Makes the tiles. `pathOf` gives the address of a metric's trend. */
export function tilesOf(
  summary: ReturnType<typeof summaryOf>,
  shown: readonly QualityRun[],
  now: Date,
  current: string,
  pathOf: (metric: string) => string,
): TilesModel {
  const last = summary.last_acquired_at;
  const today = localDay(now);
  const runsToday = shown.filter(({ acquiredAt }) => acquiredAt?.slice(0, 10) === today).length;
  return {
    figures: [
      {
        label: 'Runs',
        value: inWords(summary.raw_files),
        note: `${inWords(summary.use_downstream)} used downstream`,
        tone: '',
      },
      { label: 'Today', value: String(runsToday), note: wordFor(runsToday, 'run acquired', 'runs acquired'), tone: '' },
      {
        label: 'Last run',
        value: last === null ? '–' : writtenDay(last),
        note: last?.slice(11, 16) ?? 'no time known',
        tone: '',
      },
      { label: 'Flagged', value: String(summary.flagged), note: 'by a person', tone: summary.flagged > 0 ? 'warning' : '' },
      {
        label: 'Outside own limits',
        value: String(summary.outside_limits),
        note: wordFor(summary.outside_limits, 'run'),
        tone: summary.outside_limits > 0 ? 'bad' : '',
      },
    ],
    metrics: summary.tiles.map(({ column, title, unit, median, last: value, last_outside: isOutside }) => ({
      title,
      // Counts say in their title what they count.
      unit: unit.length <= 3 ? unit : '',
      last: value === null ? '–' : inWords(value),
      median: median === null ? '–' : inWords(median),
      isOutside: isOutside === true,
      isCurrent: column === current,
      path: pathOf(column),
      drawing: sparkline(shown.slice(-COURSE).map((run) => numberOf(run, column))),
    })),
  };
}

/** The day where the server stands; instruments stand near it. */
function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
