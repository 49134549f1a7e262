/** Writes a project, a pipeline, a user, and runs with generated values to a database. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { isStoredOutsideTable, PLOTTABLE } from './metrics/catalog.ts';

export interface SeededPipeline {
  readonly project: string;
  readonly pipeline: string;
  readonly pipelineUuid: string;
  readonly user: string;
  /** Names of the raw files without extension, in the order of acquisition. */
  readonly runs: readonly string[];
}

export interface SeedOptions {
  readonly count?: number;
  readonly project?: string;
  readonly pipeline?: string;
  readonly projectName?: string;
  readonly pipelineName?: string;
  readonly userName?: string;
  /** Returns the name of a raw file without extension. */
  readonly createName?: (index: number) => string;
  /** Replaces the generated values of a run; null for a run without results. */
  readonly createValues?: (index: number) => Record<string, number | string> | null;
  /** Day of the last run. The runs are five hours apart. */
  readonly lastRun?: string;
}

export async function seedRuns(pool: pg.Pool, options: SeedOptions = {}): Promise<SeededPipeline> {
  const { count = 60, project = 'lung-cohort', pipeline = 'tmt11-quality', lastRun = '2025-03-14T17:40:21' } = options;
  const { createName = createRunName, createValues = createValueGenerator() } = options;
  const [user, pipelineUuid] = [randomUUID(), randomUUID()];
  const found = await pool.query<{ pk: number }>(
    `insert into proteomics_projects (name, slug, description) values ($1, $2, '') on conflict (slug) do update set name = $1 returning pk`,
    [options.projectName ?? 'Lung cohort', project],
  );
  await pool.query('insert into proteomics_users (uuid, email, name) values ($1, $2, $3)', [
    user,
    `${user}@lab.example`,
    options.userName ?? 'Instrument operator',
  ]);
  await pool.query('insert into proteomics_pipelines (uuid, project_pk, slug, name, spike_ins) values ($1, $2, $3, $4, $5)', [
    pipelineUuid,
    found.rows[0]?.pk,
    pipeline,
    options.pipelineName ?? 'TMT11 quality',
    { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'QC3_BSA' },
  ]);
  const runs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const time = new Date(Date.parse(`${lastRun}Z`) - (count - 1 - index) * 5 * 3_600_000).toISOString().slice(0, 19);
    const values = createValues(index);
    const name = createName(index);
    runs.push(name);
    await insertRun(pool, { pipelineUuid, user, name, time: values === null ? null : time, values });
  }
  return { project, pipeline, pipelineUuid, user, runs };
}

interface SeededRun {
  readonly pipelineUuid: string;
  readonly user: string;
  readonly name: string;
  readonly time: string | null;
  readonly values: Record<string, number | string> | null;
}

async function insertRun(pool: pg.Pool, { pipelineUuid, user, name, time, values }: SeededRun): Promise<void> {
  const uuid = randomUUID();
  const instrument = values === null ? null : (values.Instrument ?? 'Orbitrap Fusion Lumos');
  await pool.query(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state, acquired_at, instrument)
     values ($1, $2, $3, $4, 'upload', $5, 1000, repeat('0', 64), $6, $7, $8)`,
    [uuid, pipelineUuid, `${name}.raw`, name.toLowerCase(), user, values === null ? 'queued' : 'done', time, instrument],
  );
  if (values === null || time === null) return;
  const dates = {
    DateAcquired: Date.parse(`${time}Z`) * 1_000_000,
    Date: time.slice(0, 10),
    Instrument: 'Orbitrap Fusion Lumos',
  };
  await pool.query('insert into proteomics_quality_rows (raw_file_uuid, "values") values ($1, $2)', [
    uuid,
    { ...dates, ...values },
  ]);
}

function createRunName(index: number): string {
  return `lumos_qc_${String(index + 1).padStart(4, '0')}`;
}

const LEVELS: Readonly<Record<string, number>> = {
  N_protein_groups: 1340,
  N_protein_true_hits: 1290,
  N_peptides: 6500,
  'MS/MS Identified [%]': 33,
  Ms1MedianSummedIntensity: 1.4e9,
  'MedianPeakWidthAt50%H(s)': 11,
  NumEsiInstabilityFlags: 2,
  'Missed Cleavages [%]': 17,
  'Oxidations [%]': 3.3,
  N_peptides_potential_contaminants: 210,
  'Uncalibrated - Calibrated m/z [ppm] (ave)': -1.2,
  calibrated_retention_time_qc1: 31.3,
  calibrated_retention_time_qc2: 58.9,
};

/** Returns a function that generates reproducible values with noise, a bad run, a drift, gaps and rare events. */
function createValueGenerator(): (index: number) => Record<string, number | string> | null {
  const random = createFractionGenerator(20_250_304);
  const drawNormal = () => Math.sqrt(-2 * Math.log(random() || 0.5)) * Math.cos(2 * Math.PI * random());
  return (index) => {
    const values: Record<string, number | string> = {};
    const isBad = index % 37 === 29;
    for (const { column, better } of PLOTTABLE.filter((metric) => !isStoredOutsideTable(metric.column))) {
      const level = LEVELS[column] ?? (column.startsWith('TMT') ? 12 : 100);
      const bad = !isBad ? 0 : better === 'higher' ? -0.28 : better === 'lower' ? 0.8 : 0.1;
      const drift = column === 'Ms1MedianSummedIntensity' ? -0.002 * (index % 60) : 0;
      const value = level * (1 + drawNormal() * 0.05 + bad + drift);
      values[column] = isCountColumn(column) ? Math.max(0, Math.round(value)) : value;
    }
    if (index % 23 === 11) for (const column of ['N_peptides', 'Oxidations [%]', 'Missed Cleavages [%]']) delete values[column];
    return {
      ...values,
      qc1_peptide_charges: '[2, 3]',
      N_qc1_missing_values: '[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]',
      N_of_Protein_qc_pepts: "['11;11']",
    };
  };
}

function isCountColumn(column: string): boolean {
  return /^(N_|Num|TMT|TotalScans|MS)/.test(column) && !column.includes('%');
}

/** Returns a generator of numbers from 0 to 1 (Park and Miller). */
function createFractionGenerator(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
