/** Streams mzQC 1.0.0 files (HUPO-PSI), with one run quality per raw file. */
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { openStoredFiles } from '../../files/open-files.ts';
import { MissingFileError } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { ENGINES, type Engine } from '../engines/engine.ts';
import { QUALITY_COLUMNS } from '../ingestion/columns.ts';
import { getResultFileKey } from '../ingestion/stored-result-files.ts';
import { BESIDE_COLUMNS, findMetric, isStoredOutsideTable } from '../quality/metrics/catalog.ts';
import { ACQUIRED_IDS } from '../quality/metrics/catalog-file.ts';
import type { SampleType } from '../quality/sample-types/rules.ts';
import type { Scope } from '../quality/scope.ts';
import { removeExtension } from '../records.ts';
import type { QualityTable, QualityValue } from '../results/quality-table.ts';
import type { StoredResultFile } from '../results/table.ts';
import { formatMetricId, TARGET_MEASURES, type Target } from '../targets/target.ts';
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
export const AGILENT_FORMAT: MzqcTerm = { accession: 'MS:1001509', name: 'Agilent MassHunter format' };
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
  ...METRIC_TERMS.map(({ column }) => column).filter((column) => !isStoredOutsideTable(column)),
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

type RunQuality = components['schemas']['MzqcRunQuality'];
type Metric = RunQuality['qualityMetrics'][number];
type Context = Pick<ProteomicsContext, 'settings' | 'now'>;

interface Origin {
  readonly uuid: string;
  readonly sha256: string | null;
  readonly version: string | null;
  readonly files: readonly StoredResultFile[] | null;
}

const BATCH_SIZE = 25;

/** Yields the file in pieces. `table` has at least one row and no empty rows. `types` contains the sample type by run. */
export async function* writeMzqc(
  context: Context,
  scope: Scope,
  table: QualityTable,
  { targets, types }: { readonly targets: readonly Target[]; readonly types: ReadonlyMap<string, SampleType> },
): AsyncGenerator<string> {
  const { pool, project, pipeline } = scope;
  const head = {
    version: '1.0.0',
    creationDate: context.now().toISOString(),
    description: `Quality control of ${project.slug}/${pipeline.slug}`,
  };
  yield `{"mzQC":{${JSON.stringify(head).slice(1, -1)},"runQualities":[`;
  for (let first = 0; first < table.runs.length; first += BATCH_SIZE) {
    const runs = table.runs.slice(first, first + BATCH_SIZE);
    const origins = await readOrigins(
      pool,
      runs.map(({ uuid }) => uuid),
    );
    for (const [index, { uuid }] of runs.entries()) {
      const origin = origins.get(uuid) ?? { uuid, sha256: null, version: null, files: null };
      const { metadata, qualityMetrics } = await createRunQuality(context, table, first + index, {
        ...origin,
        sampleType: types.get(uuid) ?? null,
      });
      const quality = { metadata, qualityMetrics: [...qualityMetrics, ...createTargetsTable(targets, table, first + index)] };
      yield `${first + index === 0 ? '' : ','}${JSON.stringify(quality)}`;
    }
  }
  yield `],"controlledVocabularies":${JSON.stringify(listVocabularies(context.settings.baseUrl))}}}`;
}

async function readOrigins(pool: pg.Pool, uuids: readonly string[]): Promise<ReadonlyMap<string, Origin>> {
  const { rows } = await pool.query<Origin>(
    `select r.uuid, r.sha256, s.version, s.files from proteomics_raw_files r
      left join proteomics_results s on s.raw_file_uuid = r.uuid where r.uuid = any($1)`,
    [uuids],
  );
  return new Map(rows.map((row) => [row.uuid, row]));
}

async function createRunQuality(
  { settings }: Context,
  table: QualityTable,
  row: number,
  origin: Origin & { readonly sampleType: SampleType | null },
): Promise<RunQuality> {
  const { name } = table.runs[row] as QualityTable['runs'][number];
  const getCell = (column: string) => table.columns.get(column)?.[row] ?? null;
  const properties = [
    createTerm(INSTRUMENT_MODEL, getCell('Instrument')),
    createTerm(COMPLETION_TIME, computeCompletionTime(table.times[row] ?? null, getCell('TotalAnalysisTime(min)'))),
    createTerm(SHA_256, origin.sha256),
    createTerm(SAMPLE_TYPE, origin.sampleType),
  ].filter((term) => term !== undefined);
  return {
    metadata: {
      label: removeExtension(name),
      inputFiles: [
        {
          name,
          location: `${settings.baseUrl}/api/runs/${origin.uuid}`,
          fileFormat: findFormat(
            [name, ...(origin.files ?? []).flatMap(({ rawData }) => rawData ?? [])],
            getCell('Instrument'),
          ),
          ...(properties.length === 0 ? {} : { fileProperties: properties }),
        },
      ],
      analysisSoftware: await findSoftware(settings, origin, table, row),
    },
    qualityMetrics: omitDuplicateMetrics(METRIC_TERMS.flatMap((term) => createMetrics(term, getCell(term.column)))),
  };
}

/** Returns the term of the raw data format, by the name of the raw file, or else by its names in search results. */
function findFormat(names: readonly string[], instrument: unknown): MzqcTerm {
  // Bruker and Agilent use the same extension. Models of Agilent are numbers such as G6550A.
  if (/\.d(\.zip|\.tar)?$/i.test(names[0] ?? '') && /^G\d{4}/.test(String(instrument))) return AGILENT_FORMAT;
  const formats = names.flatMap((name) => MZQC_FORMATS.find(([extension]) => extension.test(name))?.[1] ?? []);
  return formats[0] ?? UNKNOWN_FORMAT;
}

/** Returns the targets found in a run as a table: one list per column, with null for missing measures. */
function createTargetsTable(targets: readonly Target[], { columns }: QualityTable, row: number): Metric[] {
  const found = targets
    .map((target) => ({
      ...target,
      values: TARGET_MEASURES.map((measure) => columns.get(formatMetricId(target, measure))?.[row] ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (found.length === 0) return [];
  const value = {
    kind: found.map(({ kind }) => kind),
    name: found.map(({ name }) => name),
    ...Object.fromEntries(TARGET_MEASURES.map((measure, at) => [measure, found.map(({ values }) => values[at])])),
  };
  return [{ ...TRACKED_TARGETS, value }];
}

/** Removes values that results and raw data both contain, such as the number of spectra. Those of results remain. */
function omitDuplicateMetrics(metrics: readonly Metric[]): Metric[] {
  return [...new Map(metrics.toReversed().map((metric) => [metric.accession, metric])).values()].reverse();
}

function createTerm(term: MzqcTerm, value: QualityValue): MzqcTerm | undefined {
  return value === null ? undefined : { ...term, value };
}

function createMetrics({ accession, name, description, unit, factor }: MetricTerm, value: QualityValue): Metric[] {
  if (value === null) return [];
  const written = typeof value === 'number' ? value * factor : parseList(String(value));
  return [
    {
      accession,
      name,
      ...(description === undefined ? {} : { description }),
      value: written,
      ...(unit === undefined ? {} : { unit }),
    },
  ];
}

/** Parses the text of a list, such as `[2, 3]` or `['11;11']` (docs/requirements.md, P5). */
function parseList(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll("'", '"'));
  } catch {
    return text;
  }
}

/** Returns the local time at which the acquisition ended; null if unknown. `begin` is in nanoseconds. */
function computeCompletionTime(begin: number | null, minutes: QualityValue): string | null {
  if (begin === null || typeof minutes !== 'number') return null;
  const end = new Date(begin / 1_000_000 + minutes * 60_000);
  return Number.isNaN(end.getTime()) ? null : end.toISOString().slice(0, 19);
}

/** Returns the software of the stored result files. Without files, it follows from the columns that have a value. */
async function findSoftware(
  settings: ProteomicsContext['settings'],
  origin: Origin,
  table: QualityTable,
  row: number,
): Promise<RunQuality['metadata']['analysisSoftware']> {
  const engine = origin.files?.find((file) => file.engine !== undefined);
  const names = new Set(origin.files?.filter((file) => file.engine === undefined).map(({ name }) => name));
  const hasRawTools = names.has('QcDataTable.csv') || (table.columns.get('TotalScans')?.[row] ?? null) !== null;
  const isMeasured = [...ACQUIRED_IDS].some((id) => (table.columns.get(id)?.[row] ?? null) !== null);
  const isUnknown = !hasRawTools && !isMeasured && engine === undefined;
  const hasMaxQuant = [...names].some((name) => name !== 'QcDataTable.csv') || isUnknown;
  const rawTools = { ...RAW_TOOLS, version: UNKNOWN_VERSION, uri: 'https://github.com/kevinkovalchik/RawTools' };
  const maxQuant = { ...MAXQUANT, version: await readMaxQuantVersion(settings, origin), uri: 'https://www.maxquant.org' };
  const found = ENGINES.find((one) => one === engine?.engine);
  const ofEngine = found === undefined ? [] : [{ ...ENGINE_SOFTWARE[found], version: engine?.version ?? UNKNOWN_VERSION }];
  const own = { ...CONCORDAT, version: packageJson.version, uri: settings.baseUrl };
  return [...(hasMaxQuant ? [maxQuant] : []), ...(hasRawTools ? [rawTools] : []), ...ofEngine, ...(isMeasured ? [own] : [])];
}

/** Written if a file contains no version, because mzQC requires one. */
const UNKNOWN_VERSION = 'unknown';

async function readMaxQuantVersion(settings: ProteomicsContext['settings'], { uuid, version, files }: Origin): Promise<string> {
  const file = files?.find(({ name }) => name === 'parameters.txt');
  if (version === null || file === undefined) return UNKNOWN_VERSION;
  try {
    const parameters = await text(await openStoredFiles(settings).open(getResultFileKey({ uuid }, version, file)));
    return /^Version\t([^\t\r\n]{1,100})/m.exec(parameters)?.[1]?.trim() || UNKNOWN_VERSION;
  } catch (error) {
    // A concurrent import has replaced the file.
    if (error instanceof MissingFileError) return UNKNOWN_VERSION;
    throw error;
  }
}
