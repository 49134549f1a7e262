/** Drafts sample metadata: fills the columns of the templates with the known properties of the runs. */
import { formatSheet, type SampleSheet } from './sheet.ts';
import { combineDemands, DEFAULT_TEMPLATE, getTemplateVersion } from './templates.ts';

export interface KnownRun {
  /** Name with extension. */
  readonly rawFile: string;
  readonly instrument: string | null;
  /** Day, as YYYY-MM-DD. */
  readonly day: string | null;
  /** True for a DIA method; null if unknown. */
  readonly isDia: boolean | null;
}

const UNKNOWN = 'not available';
const DIA = 'NT=Data-independent acquisition;AC=PRIDE:0000450';
const DDA = 'NT=Data-dependent acquisition;AC=PRIDE:0000627';

/** Default values, which the user must check. */
const DEFAULT_VALUES: Readonly<Record<string, string>> = {
  'technology type': 'proteomic profiling by mass spectrometry',
  'characteristics[biological replicate]': '1',
  'comment[label]': 'label free sample',
  'comment[fraction identifier]': '1',
  'comment[technical replicate]': '1',
  'comment[sdrf version]': 'v1.1.0',
};

/** Returns one row per run, with "not available" for unknown values. */
export function createSheetDraft(runs: readonly KnownRun[], templates: readonly string[] = []): string {
  const names = [...new Set([DEFAULT_TEMPLATE, ...templates])];
  const demanded = [...combineDemands(names).columns.values()]
    .filter(({ requirement }) => requirement === 'required')
    .map(({ name }) => name);
  const columns = [
    'source name',
    ...demanded.filter((name) => name.startsWith('characteristics[')),
    'assay name',
    'technology type',
    ...demanded.filter((name) => name.startsWith('comment[')),
    'comment[acquisition date]',
    'comment[sdrf version]',
    ...names.map(() => 'comment[sdrf template]'),
  ];
  // Without raw data, the method is unknown, but the selected template determines it.
  const isDia = names.includes('dia-acquisition') ? true : null;
  const first = columns.indexOf('comment[sdrf template]');
  const known = runs.map((run) => ({ ...run, isDia: run.isDia ?? isDia }));
  const rows: SampleSheet['rows'] = known.map((run, at) => ({
    line: at + 2,
    cells: columns.map((column, place) =>
      column === 'comment[sdrf template]' ? formatTemplateCell(names[place - first] ?? '') : fillCell(column, run, at + 1),
    ),
  }));
  return formatSheet({ columns, rows });
}

function formatTemplateCell(name: string): string {
  return `NT=${name};VV=v${getTemplateVersion(name)}`;
}

function fillCell(column: string, { rawFile, instrument, day, isDia }: KnownRun, number: number): string {
  switch (column) {
    case 'source name':
      return `sample ${number}`;
    case 'assay name':
      return `run ${number}`;
    case 'comment[data file]':
      return rawFile;
    case 'comment[instrument]':
      return instrument ?? UNKNOWN;
    case 'comment[acquisition date]':
      return day ?? UNKNOWN;
    case 'comment[proteomics data acquisition method]':
      return isDia === null ? UNKNOWN : isDia ? DIA : DDA;
    default:
      return DEFAULT_VALUES[column] ?? UNKNOWN;
  }
}
