/** What the page of a run shows of its results: figures, values by group, kept files, and who marked it when. */
import { existsSync } from 'node:fs';
import type { Settings } from '../../settings.ts';
import { momentText } from '../../web/for-people/words.ts';
import { acquisitionNote } from '../acquisition/acquisition-work.ts';
import { type FigureName, FRAMES } from '../quality/figures/figure.ts';
import { SOURCES } from '../quality/figures/figure-tables.ts';
import { isEngineMetric, METRICS } from '../quality/metrics/catalogue.ts';
import { explanationPath } from '../quality/metrics/page.ts';
import type { Client } from '../records.ts';
import { chromatogramPath } from './chromatograms.ts';
import type { PipelineRun } from './store.ts';

/** Results of a run as its page shows them. */
export interface RunExtras {
  readonly figures: readonly {
    readonly name: FigureName;
    readonly title: string;
    readonly path: string;
    readonly csvPath: string;
  }[];
  readonly groups: readonly {
    readonly title: string;
    readonly filled: number;
    readonly values: readonly {
      readonly name: string;
      readonly value: string;
      /** Address of what the value means, and where it comes from. */
      readonly path: string;
    }[];
  }[];
  readonly files: readonly string[];
  /** What is to be said of the raw data; empty when it was measured, or its format is not understood. */
  readonly rawData: string;
  readonly history: readonly {
    readonly when: string;
    readonly who: string;
    readonly what: string;
    readonly reason: string;
  }[];
}

/** Reads what the results of a run offer. */
export async function readExtras(settings: Pick<Settings, 'dataDir'>, client: Client, run: PipelineRun): Promise<RunExtras> {
  const [values, reviews] = await Promise.all([
    client.query<{ values: Record<string, string | number> }>(
      'select values from proteomics_quality_rows where raw_file_uuid = $1',
      [run.uuid],
    ),
    client.query<{
      changed_at: Date;
      changed_by: string;
      flagged: boolean;
      use_downstream: boolean;
      flagged_before: boolean;
      use_downstream_before: boolean;
      reason: string | null;
    }>('select * from proteomics_reviews where raw_file_uuid = $1 order by number desc limit 50', [run.uuid]),
  ]);
  const held = values.rows[0]?.values ?? {};
  return {
    figures: figuresOf(settings, run, held).map((name) => ({
      name,
      title: FRAMES[name].title,
      path: `/api/runs/${run.uuid}/figures/${name}?format=svg&width=480&height=260`,
      csvPath: `/api/runs/${run.uuid}/figures/${name}?format=csv`,
    })),
    groups: groupsOf(held),
    files: run.result_files,
    rawData: (await acquisitionNote(client, run.uuid)) ?? '',
    history: reviews.rows.map((review) => ({
      when: momentText(review.changed_at),
      who: review.changed_by,
      what: [
        review.flagged === review.flagged_before ? '' : review.flagged ? 'flagged' : 'flag taken away',
        review.use_downstream === review.use_downstream_before
          ? ''
          : review.use_downstream
            ? 'used downstream'
            : 'not used downstream',
      ]
        .filter((part) => part !== '')
        .join(', '),
      reason: review.reason ?? '',
    })),
  };
}

/** The figures that the kept files have the numbers for. */
function figuresOf(
  settings: Pick<Settings, 'dataDir'>,
  run: PipelineRun,
  held: Readonly<Record<string, string | number>>,
): FigureName[] {
  const hasChannels = held.TMT1_missing_values !== undefined;
  return (Object.keys(FRAMES) as FigureName[]).filter((name) => {
    if (name === 'ms1_chromatogram') return existsSync(chromatogramPath(settings, run, 'ms1'));
    if (name === 'ms2_chromatogram') return existsSync(chromatogramPath(settings, run, 'ms2'));
    const needsChannels = name === 'peptide_channels' || name === 'protein_channels';
    return run.result_files.includes(SOURCES[name].file) && (hasChannels || !needsChannels);
  });
}

function groupsOf(held: Readonly<Record<string, string | number>>): RunExtras['groups'] {
  // What an engine does not tell is not missing.
  const stored = METRICS.filter(({ origins, column }) =>
    isEngineMetric(column) ? held[column] !== undefined : origins.length > 0 && column !== 'Index',
  );
  return [...new Set(stored.map(({ group }) => group))]
    .map((title) => {
      const values = stored
        .filter(({ group }) => group === title)
        .map(({ column, title: name }) => ({
          name: isEngineMetric(column) ? name : column,
          value: held[column] === undefined ? '' : shownValue(held[column]),
          path: explanationPath(column),
        }));
      return { title, filled: values.filter(({ value }) => value !== '').length, values };
    })
    .filter(({ filled }) => filled > 0);
}

/** Numbers with six significant digits at most; integers whole. */
function shownValue(value: string | number): string {
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)));
}
