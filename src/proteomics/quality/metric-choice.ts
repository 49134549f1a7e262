/** Which metrics a pipeline shows when nobody chooses: those of the engine that its newest results are of. */
import { ENGINES, type Engine } from '../engines/engine.ts';
import type { Client, PipelineRow } from '../records.ts';
import { CHOICE_OF_TEN, metricOf } from './metrics/catalogue.ts';

/** A choice. */
export interface MetricChoice {
  /** The metric that is drawn. */
  readonly first: string;
  /** Tiles and heat map. */
  readonly ten: readonly string[];
  /** Columns of the table of runs. */
  readonly columns: readonly string[];
}

/** What tells most of a run's health in the table that MaxQuant and RawTools fill. */
const OF_MAXQUANT: MetricChoice = {
  first: 'N_protein_groups',
  ten: CHOICE_OF_TEN,
  columns: [
    'N_protein_groups',
    'N_peptides',
    'MS/MS Identified [%]',
    'Oxidations [%]',
    'Missed Cleavages [%]',
    'NumEsiInstabilityFlags',
    'Uncalibrated - Calibrated m/z [ppm] (ave)',
  ],
};

/** What to look at first in the results of other engines; of these, what the engine tells. */
const OF_ENGINES: readonly string[] = [
  'precursors',
  'psms',
  'protein_groups',
  'proteins',
  'peptides',
  'total_quantity',
  'median_fwhm_s',
  'mean_fwhm_s',
  'median_peak_width_min',
  'median_abs_rt_deviation_min',
  'median_abs_ppm_calibrated',
  'stats_median_abs_ms1_ppm',
  'median_abs_ms2_ppm',
  'ms2_bias_ppm',
  'mean_missed_cleavages',
  'median_normalisation_factor',
  'median_hyperscore',
  'mean_charge',
];
const TILES = 10;
const COLUMNS = 7;
/** The engine of so many newest raw files decides. */
const NEWEST = 50;

/** Reads which engine the newest results are of, and chooses. */
export async function readMetricChoice(client: Client, { uuid }: Pick<PipelineRow, 'uuid'>): Promise<MetricChoice> {
  const { rows } = await client.query<{ engine: string | null }>(
    `select e.engine from (select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        join proteomics_results s on s.raw_file_uuid = r.uuid,
        lateral (select distinct f ->> 'engine' as engine from jsonb_array_elements(s.files) f) e
      group by e.engine order by count(*) desc, e.engine nulls first limit 1`,
    [uuid, NEWEST],
  );
  const engine = ENGINES.find((one) => one === rows[0]?.engine);
  if (engine === undefined) return OF_MAXQUANT;
  const found = await client.query<{ name: string }>(
    `select distinct k.name from (select uuid from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        join proteomics_quality_rows q on q.raw_file_uuid = r.uuid, lateral json_object_keys(q.values) as k(name)`,
    [uuid, NEWEST],
  );
  return choiceOf(engine, new Set(found.rows.map(({ name }) => name)));
}

/** What the engine can tell and the newest results do tell; without any of it, what it can tell. */
function choiceOf(engine: Engine, there: ReadonlySet<string>): MetricChoice {
  const possible = OF_ENGINES.filter((id) => metricOf(id)?.origins.some(({ source }) => source.engine === engine));
  const present = possible.filter((id) => there.has(id));
  const told = present.length === 0 ? possible : present;
  return { first: told[0] ?? OF_MAXQUANT.first, ten: told.slice(0, TILES), columns: told.slice(0, COLUMNS) };
}
