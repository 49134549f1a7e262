/** Compares the validation of large files on the command line with reading and parsing them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Figure } from './figure.ts';
import { root } from './programs.ts';
import { computeMedian } from './rounds.ts';

/** Measures investigations with 10,000 and 100,000 observation units. */
export async function measureCommandLine(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  try {
    return [
      measureCommand(folder, 10_000, 5, 'below 2 s'),
      measureCommand(folder, 100_000, 3, 'below 20 s'),
      measureCommand(folder, 10_000, 3, 'below 3 s', 'yaml'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureCommand(
  folder: string,
  units: number,
  rounds: number,
  target: string,
  notation: 'json' | 'yaml' = 'json',
): Figure {
  const file = join(folder, `${units}.${notation}`);
  const json = join(folder, `${units}.json`);
  writeFileSync(json, JSON.stringify(createInvestigation(units)));
  if (notation === 'yaml') writeFileSync(file, stringify(createInvestigation(units)));
  const megabytes = statSync(file).size / 1e6;
  const validate: number[] = [];
  const parse: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    validate.push(measureSeconds([join(root, 'bin/concordat.js'), 'validate', file]));
    parse.push(measureSeconds(['-e', `JSON.parse(require('node:fs').readFileSync(${JSON.stringify(json)}, 'utf8'))`]));
  }
  return {
    what: `concordat validate, ${units.toLocaleString('en')} observation units as ${notation.toUpperCase()}, ${megabytes.toFixed(1)} MB`,
    measured: `${computeMedian(validate).toFixed(2)} s (${(computeMedian(validate) / (units / 10_000)).toFixed(2)} s per 10,000)`,
    beside: `node reading and parsing it as JSON ${computeMedian(parse).toFixed(2)} s`,
    target,
  };
}

function measureSeconds(args: string[]): number {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${args.join(' ')}: ${run.stdout.slice(0, 2000)}${run.stderr}`);
  return (performance.now() - start) / 1000;
}

/** Returns a valid MIAPPE 1.1 investigation with about 1 KB per unit. */
function createInvestigation(units: number) {
  const materials = Array.from({ length: 50 }, (_, index) => ({
    unique_id: `BM-${index}`,
    study_id: 'STU-1',
    organism: 'NCBITaxon:4565',
    genus: 'Triticum',
    species: 'aestivum',
  }));
  return {
    unique_id: 'INV-1',
    title: 'A large investigation',
    contacts: [{ name: 'Alex Example', email: 'alex@example.org', investigation_id: 'INV-1' }],
    studies: [
      {
        unique_id: 'STU-1',
        investigation_id: 'INV-1',
        title: 'A large study',
        start_date: '2024-03-01',
        end_date: '2024-08-15',
        biological_materials: materials,
        observation_units: Array.from({ length: units }, (_, index) => createObservationUnit(index)),
      },
    ],
  };
}

function createObservationUnit(index: number) {
  return {
    unique_id: `OU-${index}`,
    study_id: 'STU-1',
    observation_unit_type: 'plot',
    biological_material_id: `BM-${index % 50}`,
    spatial_distribution_type: 'row and column',
    spatial_distribution: `block:${index % 4};row:${index % 97};column:${index % 89}`,
    observation_unit_x_ref: String(index % 97),
    observation_unit_y_ref: String(index % 89),
    observation_unit_block: String(index % 4),
    observation_unit_replicate: String(index % 3),
    entry_type: 'test',
    observation_level: 'plot',
    observation_level_code: `PLOT-${index}`,
    factor_values: [
      {
        unique_id: `FV-${index}`,
        value: index % 2 === 0 ? 'irrigated' : 'dry',
        description: 'Water supply of the plot during the whole season of growth.',
      },
    ],
    samples: [
      {
        unique_id: `SA-${index}`,
        observation_unit_id: `OU-${index}`,
        plant_structural_development_stage: 'PO:0007016',
        plant_anatomical_entity: 'PO:0025034',
        collection_date: '2024-06-01T10:00:00Z',
        description: 'Flag leaf of the main tiller, taken at anthesis and frozen in liquid nitrogen within a minute.',
      },
    ],
    external_references: [`https://example.org/plots/${index}`],
  };
}
