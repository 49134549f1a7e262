/** Reads the metric catalog (metrics.yaml) once and validates its fields. */
import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../../own-files.ts';
import { parseDocument } from '../../../profiles/reading/document.ts';
import type { Metric, MetricOrigin, QcMetric } from './metric.ts';

interface MetricEntry {
  readonly column: string;
  readonly title: string;
  readonly what: string;
  readonly change?: string;
  readonly unit?: string;
  readonly better?: PlottableDirection;
  /** Type of the value; by default `number`. */
  readonly type?: QcMetric['type'];
  /** Kind of a column, if its type is ambiguous. */
  readonly kind?: 'integer' | 'list';
  /** True if the metric can be plotted; by default, true for numbers. */
  readonly plottable?: boolean;
  readonly accession?: string;
  /** File of the metric; by default the source of its group. */
  readonly source?: string;
  readonly formula?: string;
  /** Column of the file; by default the column with the name of the metric. */
  readonly cells?: string;
  readonly filter?: string;
  /** Computation from raw data, and the source in each format. */
  readonly computed?: string;
  readonly mzml?: string;
  readonly tdf?: string;
  readonly thermo?: string;
}

type PlottableDirection = Exclude<QcMetric['better'], 'none'>;

interface MetricGroupEntry {
  readonly group: QcMetric['group'];
  readonly source?: string;
  readonly variants?: readonly Readonly<Record<string, string | number>>[];
  readonly metrics: readonly MetricEntry[];
}

type Check = (value: unknown) => boolean;

const DIRECTIONS: readonly unknown[] = ['higher', 'lower', 'target'] satisfies PlottableDirection[];
const TYPES: readonly unknown[] = ['number', 'text', 'flag'] satisfies QcMetric['type'][];
const isText: Check = (value) => typeof value === 'string' && value !== '';
const createOptionalCheck =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const createListCheck =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const isOptionalText = createOptionalCheck(isText);

const isMetric = createObjectCheck({
  column: isText,
  title: isText,
  what: isText,
  change: isOptionalText,
  unit: isOptionalText,
  better: createOptionalCheck((value) => DIRECTIONS.includes(value)),
  type: createOptionalCheck((value) => TYPES.includes(value)),
  kind: createOptionalCheck((value) => value === 'integer' || value === 'list'),
  plottable: createOptionalCheck((value) => typeof value === 'boolean'),
  accession: isOptionalText,
  source: isOptionalText,
  formula: isOptionalText,
  cells: isOptionalText,
  filter: isOptionalText,
  computed: isOptionalText,
  mzml: isOptionalText,
  tdf: isOptionalText,
  thermo: isOptionalText,
} satisfies Record<keyof MetricEntry, Check>);

const isGroup = createObjectCheck({
  group: isText,
  source: isOptionalText,
  variants: createOptionalCheck(createListCheck((value) => typeof value === 'object' && value !== null)),
  metrics: createListCheck(isMetric),
} satisfies Record<keyof MetricGroupEntry, Check>);

const isCatalog = createObjectCheck({
  columns: createListCheck(isGroup),
  engines: createListCheck(isGroup),
  raw_data: createListCheck(isGroup),
  replicates: createListCheck(isGroup),
});

/** Creates a check of an object, which throws for unknown and invalid fields. */
function createObjectCheck(checks: Readonly<Record<string, Check>>): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = value as Readonly<Record<string, unknown>>;
    const invalid = [...Object.keys(fields), ...Object.keys(checks)].find((name) => !(checks[name]?.(fields[name]) ?? false));
    if (invalid === undefined) return true;
    throw new Error(`The metric catalog has an invalid field: ${invalid} of ${JSON.stringify(fields).slice(0, 200)}`);
  };
}

export function parseCatalog(text: string) {
  const file = parseDocument(text, 'yaml');
  if (!isCatalog(file)) throw new Error('The metric catalog is not an object.');
  const { columns, engines, raw_data, replicates } = file as Readonly<Record<string, readonly MetricGroupEntry[]>>;
  const createGroupMetrics = (groups: readonly MetricGroupEntry[] = []) => groups.flatMap(expandVariants).flatMap(createGroup);
  const entries = (columns ?? []).flatMap(expandVariants).flatMap(({ metrics }) => metrics);
  return {
    columns: createGroupMetrics(columns),
    kinds: new Map(entries.flatMap(({ column, kind }) => (kind === undefined ? [] : [[column, kind] as const]))),
    engines: createGroupMetrics(engines),
    rawData: createGroupMetrics(raw_data),
    replicates: createGroupMetrics(replicates),
  } as const;
}

/** Expands a group with variants to one group per variant, in which the words of the variant replace `{word}`. */
function expandVariants(group: MetricGroupEntry): readonly MetricGroupEntry[] {
  if (group.variants === undefined) return [group];
  const { variants, ...template } = group;
  const text = JSON.stringify(template);
  return variants.map((variant) => JSON.parse(text.replace(/\{(\w+)\}/g, (_all, word: string) => String(variant[word]))));
}

function createGroup({ group, source, metrics }: MetricGroupEntry): readonly Metric[] {
  return metrics.map((entry) => {
    const { column, title, what, change = '', type = 'number', unit = null } = entry;
    return {
      column,
      title,
      group,
      type,
      unit,
      description: [what, change].filter((text) => text !== '').join(' '),
      what,
      change,
      formula: entry.formula ?? null,
      source: entry.source ?? source ?? null,
      better: entry.better ?? 'none',
      plottable: entry.plottable ?? type === 'number',
      accession: entry.accession ?? null,
      origins: [...createColumnOrigins(entry, entry.source ?? source), ...createRawDataOrigins(entry)],
    };
  });
}

function createColumnOrigins(entry: MetricEntry, source: string | undefined): readonly MetricOrigin[] {
  if (source === undefined) return [];
  const { column, cells = column, filter = null, formula = null } = entry;
  const engine = source === 'QcDataTable.csv' ? 'rawtools' : 'maxquant';
  return [{ source: { engine, file: source, column: cells, filter }, formula }];
}

function createRawDataOrigins(entry: MetricEntry): readonly MetricOrigin[] {
  const { computed = null, mzml, tdf, thermo, filter = null } = entry;
  const places = [
    ['mzML', mzml],
    ['analysis.tdf', tdf],
    ['Thermo .raw', thermo],
  ] as const;
  return places.flatMap(([file, column]) =>
    column === undefined ? [] : [{ source: { engine: 'mzml', file, column, filter }, formula: computed }],
  );
}

export const CATALOG = parseCatalog(readFileSync(resolveProjectPath('src/proteomics/quality/metrics/metrics.yaml'), 'utf8'));

export const ACQUIRED_IDS: ReadonlySet<string> = new Set(CATALOG.rawData.map(({ column }) => column));
