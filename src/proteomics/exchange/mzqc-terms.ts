/**
 * Terms in mzQC files (mzQC 1.0.0, HUPO-PSI). A column has its PSI-MS term, or else a term of this server's own vocabulary,
 * which numbers the columns of the quality-control table first, then other metrics. Units have terms of the Unit Ontology.
 */
import type { Engine } from '../engines/engine.ts';
import { QUALITY_COLUMNS } from '../ingestion/columns.ts';
import { BESIDE_COLUMNS, findMetric, isEngineMetric } from '../quality/metrics/catalog.ts';
import terms from './terms.json' with { type: 'json' };

export interface MzqcTerm {
  readonly accession: string;
  readonly name: string;
  readonly value?: unknown;
}

export interface MetricTerm extends MzqcTerm {
  readonly column: string;
  /** Definition of a term in the server's own vocabulary. */
  readonly description?: string;
  readonly unit?: MzqcTerm;
  readonly factor: number;
}

const OWN_PREFIX = 'CONCORDAT';

/** Terms of the Unit Ontology by unit in the catalog. For other units, the description of the metric contains the unit. */
const UNITS: ReadonlyMap<string, MzqcTerm> = new Map(
  terms.units.flatMap(({ units, ...term }) => units.map((unit) => [unit, term])),
);

/** Names of the PSI-MS terms in the catalog, with the unit of the term if it differs from that of the column. */
const PSI_MS: Readonly<Record<string, { readonly name: string; readonly unit?: MzqcTerm; readonly factor?: number }>> =
  terms.psi_ms;

export function listVocabularies(baseUrl: string): readonly { name: string; uri: string; version?: string }[] {
  return [
    { name: 'PSI-MS', uri: 'https://github.com/HUPO-PSI/psi-ms-CV/releases/download/v4.1.257/psi-ms.obo', version: '4.1.257' },
    { name: 'Unit Ontology', uri: 'http://purl.obolibrary.org/obo/uo.obo' },
    { name: OWN_PREFIX, uri: `${baseUrl}/proteomics/metrics`, version: '1' },
  ];
}

export const MAXQUANT: MzqcTerm = { accession: 'MS:1001583', name: 'MaxQuant' };
export const CONCORDAT: MzqcTerm = { accession: `${OWN_PREFIX}:SERVER`, name: 'Concordat' };
/** PSI-MS has no term for RawTools. */
export const RAW_TOOLS: MzqcTerm = { accession: `${OWN_PREFIX}:RAWTOOLS`, name: 'RawTools' };

/** Term for the table of targets. Single targets have no terms, because they differ between pipelines. */
export const TRACKED_TARGETS = {
  accession: `${OWN_PREFIX}:TARGETS`,
  name: 'tracked peptides and proteins',
  description:
    'Table of the tracked peptides and proteins that were found: retention time in minutes (rt_min), area as the search engine counts it, mass error in ppm.',
};

export const UNKNOWN_FORMAT: MzqcTerm = { accession: 'MS:1000560', name: 'mass spectrometer file format' };
export const RAW_FORMAT: MzqcTerm = { accession: 'MS:1000563', name: 'Thermo RAW format' };
export const MZQC_FORMATS: readonly (readonly [extension: RegExp, format: MzqcTerm])[] = [
  [/\.raw$/i, RAW_FORMAT],
  [/\.raw\.(zip|tar)$/i, { accession: 'MS:1000526', name: 'Waters raw format' }],
  [/\.mzML(\.gz)?$/i, { accession: 'MS:1000584', name: 'mzML format' }],
  [/\.d(\.zip|\.tar)?$/i, { accession: 'MS:1002817', name: 'Bruker TDF format' }],
  [/\.wiff(2|\.zip|\.tar)?$/i, { accession: 'MS:1000562', name: 'ABI WIFF format' }],
];
export const INSTRUMENT_MODEL: MzqcTerm = { accession: 'MS:1000031', name: 'instrument model' };
export const COMPLETION_TIME: MzqcTerm = { accession: 'MS:1000747', name: 'completion time' };
/** PSI-MS has no term for the sample type: qc, system, blank or sample. */
export const SAMPLE_TYPE: MzqcTerm = { accession: `${OWN_PREFIX}:SAMPLETYPE`, name: 'sample type' };
export const SHA_256: MzqcTerm = { accession: 'MS:1003151', name: 'SHA-256' };

export const METRIC_TERMS: readonly MetricTerm[] = [
  ...QUALITY_COLUMNS.flatMap((column, index) =>
    column.source !== null && column.source !== 'record' && isMeasured(column.name, column.kind)
      ? [findTerm(column.name, index + 1)]
      : [],
  ),
  ...BESIDE_COLUMNS.map(({ column }, index) => findTerm(column, QUALITY_COLUMNS.length + index + 1)),
];

export const EXPORTED_COLUMNS: readonly string[] = [
  'Instrument',
  ...METRIC_TERMS.map(({ column }) => column).filter((column) => !isEngineMetric(column)),
];

/** Names of exported metrics that are not in the quality-control table. */
export const EXPORTED_METRICS: readonly string[] = BESIDE_COLUMNS.map(({ column }) => column);

/** Terms by engine. Engines without a PSI-MS term are "analysis software" with their name. */
export const ENGINE_SOFTWARE: Readonly<Record<Engine, MzqcTerm & { readonly uri: string }>> = {
  diann: { accession: 'MS:1003253', name: 'DIA-NN', uri: 'https://github.com/vdemichev/DiaNN' },
  fragpipe: { accession: 'MS:1003429', name: 'FragPipe', uri: 'https://fragpipe.nesvilab.org' },
  spectronaut: { accession: 'MS:1001327', name: 'Spectronaut', uri: 'https://biognosys.com/software/spectronaut' },
  alphadia: {
    accession: 'MS:1001456',
    name: 'analysis software',
    value: 'AlphaDIA',
    uri: 'https://github.com/MannLabs/alphadia',
  },
  sage: { accession: 'MS:1004007', name: 'Sage', uri: 'https://github.com/lazear/sage' },
};

function isMeasured(name: string, kind: string): boolean {
  return kind !== 'string' && kind !== 'boolean' && name !== 'Index' && name !== 'DateAcquired';
}

function findTerm(column: string, number: number): MetricTerm {
  const metric = findMetric(column);
  const accession = metric?.accession ?? undefined;
  const known = accession === undefined ? undefined : PSI_MS[accession];
  const unit = known?.unit ?? (metric?.unit == null ? undefined : UNITS.get(metric.unit));
  const withUnit = unit === undefined ? {} : { unit };
  if (accession !== undefined && known !== undefined)
    return { column, accession, name: known.name, factor: known.factor ?? 1, ...withUnit };
  const title = metric?.title ?? column;
  const counted = metric?.unit == null || unit !== undefined ? '' : ` Counted in ${metric.unit}.`;
  return {
    column,
    accession: `${OWN_PREFIX}:${String(number).padStart(4, '0')}`,
    name: column,
    description: `${title}. ${metric?.what ?? ''}${counted}`.trim(),
    factor: 1,
    ...withUnit,
  };
}
