/** Recognizes result files by their columns (docs/requirements.md, P22), because users rename files. */

import { joinItems } from '../../../web/for-people/words.ts';
import type { Engine } from '../engine.ts';
import { alphadiaPrecursors, alphadiaStatistics } from '../formulas/alphadia.ts';
import { diannReport, diannStatisticsTable } from '../formulas/diann.ts';
import { listColumnNames } from '../formulas/formula.ts';
import { fragpipeProteins, fragpipeSpectra } from '../formulas/fragpipe.ts';
import { parseLogVersion } from '../formulas/log.ts';
import { sageResults } from '../formulas/sage.ts';
import { spectronautReport } from '../formulas/spectronaut.ts';

/** Columns of psm.tsv. One of them is sufficient, because users remove columns. */
const OF_SPECTRA = ['Spectrum File', 'Hyperscore', 'Calculated Peptide Mass', 'Probability', 'Assigned Modifications'];

/** Title of a table, its required columns, and other known columns. Of the names in `Run|File.Name`, one is required. */
type KnownTable = readonly [title: string, needs: readonly string[], others?: readonly string[]];

const KNOWN_TABLES: readonly KnownTable[] = [
  ['report of DIA-NN', ['Run|File.Name', 'Precursor.Id', 'Q.Value'], listColumnNames(diannReport)],
  ['table of statistics of DIA-NN', ['File.Name', 'Precursors.Identified'], listColumnNames(diannStatisticsTable)],
  ['psm.tsv of FragPipe', ['Spectrum', 'Peptide', OF_SPECTRA.join('|')], listColumnNames(fragpipeSpectra)],
  ['ion.tsv of FragPipe', ['Peptide Sequence', 'Modified Sequence', 'M/Z', 'Spectral Count', 'Mapped Proteins']],
  ['peptide.tsv of FragPipe', ['Peptide|Peptide Sequence', 'Charges', 'Spectral Count', 'Mapped Proteins']],
  ['protein.tsv of FragPipe', ['Protein'], listColumnNames(fragpipeProteins)],
  [
    'report of Spectronaut',
    ['R.FileName|R.Label', 'PG.ProteinGroups|EG.PrecursorId|FG.Id'],
    listColumnNames(spectronautReport),
  ],
  [
    'stat.tsv of AlphaDIA',
    ['raw.name|run', 'search.precursors|precursors', 'search.proteins|proteins', 'search.fwhm_rt|fwhm_rt'],
    listColumnNames(alphadiaStatistics),
  ],
  [
    'precursors table of AlphaDIA',
    ['raw.name|run', 'precursor.mod_seq_charge_hash|mod_seq_charge_hash', 'precursor.qval|qval'],
    listColumnNames(alphadiaPrecursors),
  ],
  ['table of matches of Sage', ['peptide', 'filename', 'spectrum_q'], [...listColumnNames(sageResults), 'psm_id', 'scannr']],
  ['lfq.tsv of Sage', ['peptide', 'charge', 'proteins', 'q_value', 'score', 'spectral_angle']],
];

/** Minimum number of known columns that identify a kind. */
const MIN_KNOWN_COLUMNS = 3;

/** Returns the end of a sentence with the kind of table and its missing columns; undefined for an unknown kind. */
export function explainMissingColumns(columns: readonly string[]): string | undefined {
  const [best] = KNOWN_TABLES.map(([title, needs, others = []]) => {
    const required = needs.map((names) => names.split('|'));
    return {
      title,
      count: columns.filter((name) => others.includes(name) || required.flat().includes(name)).length,
      missing: required.filter((names) => !names.some((name) => columns.includes(name))),
    };
  })
    .filter(({ count, missing }) => count >= MIN_KNOWN_COLUMNS && missing.length > 0)
    .sort((one, other) => other.count - one.count || one.missing.length - other.missing.length);
  if (best === undefined) return undefined;
  const names = best.missing.map((alternatives) => alternatives.join(' or '));
  return `is a ${best.title} without ${names.length === 1 ? 'its column' : 'its columns'} ${joinItems(names)}`;
}

export interface FileHead {
  readonly format: 'text' | 'parquet';
  /** Column names in order. For a text file, the cells of the first line. */
  readonly columns: readonly string[];
  /** First lines of a text file; empty for a Parquet file. */
  readonly lines: readonly string[];
}

export interface Recognized {
  readonly engine: Engine;
  /** Kind of a table (`formulas/tables.ts`), `log`, `manifest` (list of runs), or a kind that is stored without measuring. */
  readonly kind: string;
  /** Version of the engine; null if the file does not contain it. */
  readonly version: string | null;
}

export interface LookAlike {
  readonly refusal: string;
}

type HasNames = (...names: string[]) => boolean;

/** Recognizes a kind of table. The first matching signature applies. */
interface Signature {
  readonly test: (has: HasNames, head: FileHead) => boolean;
  readonly is:
    | LookAlike
    | { readonly engine: Engine; readonly kind: string; readonly version?: (has: HasNames, head: FileHead) => string | null };
}

const LIBRARY = 'is a spectral library and contains no results of runs';
const createDiannKind = (kind: string, version?: (has: HasNames, head: FileHead) => string | null) => ({
  engine: 'diann' as const,
  kind,
  ...(version && { version }),
});
const createFragpipeKind = (kind: string) => ({ engine: 'fragpipe' as const, kind });
const createAlphadiaKind = (kind: string, version: string) => ({ engine: 'alphadia' as const, kind, version: () => version });
const hasColumnSuffix = ({ columns }: FileHead, suffix: string) =>
  columns.some((name) => name.endsWith(suffix) && name.length > suffix.length);

const OF_PROTEINS = ['Protein Probability', 'Top Peptide Probability', 'Total Peptides', 'Unique Peptides', 'Razor Peptides']
  .concat(['Total Spectral Count', 'Unique Spectral Count', 'Razor Spectral Count', 'Total Intensity', 'Unique Intensity'])
  .concat(['Razor Intensity', 'Indistinguishable Proteins']);
const OF_SAMPLE = /^(?!(Total|Unique|Razor|Combined) ).+ (Intensity|Spectral Count)$/;
const hasDiannRun = (has: HasNames) => has('Run') || has('File.Name');
/** Returns the first named column, which follows an unnamed column of row numbers. */
const getFirstName = ([first, second]: readonly string[]) => (first === '' ? second : first);
const isProteinTable = (has: HasNames) =>
  !has('Peptide') && !has('Peptide Sequence') && OF_PROTEINS.filter((name) => has(name)).length > 1;

const SIGNATURES: readonly Signature[] = [
  { test: (_has, head) => findLogVersion(head) !== null, is: createDiannKind('log', (_has, head) => findLogVersion(head)) },
  {
    test: (has) => has('Product.Mz') || has('ProductMz') || has('Relative.Intensity') || has('FragmentMz', 'PrecursorMz'),
    is: { refusal: LIBRARY },
  },
  {
    test: (has) => hasDiannRun(has) && has('Precursor.Id', 'Q.Value'),
    is: createDiannKind('report', guessDiannVersion),
  },
  { test: (has) => has('File.Name', 'Precursors.Identified'), is: createDiannKind('stats') },
  {
    test: (has) => has('Precursor.Id', 'Protein.Group') && !has('Q.Value') && !hasDiannRun(has),
    is: createDiannKind('pr_matrix'),
  },
  {
    test: (has) => has('Protein.Group') && !has('Q.Value') && !has('Precursor.Id') && !hasDiannRun(has),
    is: createDiannKind('pg_matrix'),
  },
  {
    test: (has, { columns }) => getFirstName(columns) === 'Genes' && columns.length > 1 && !has('Q.Value'),
    is: createDiannKind('gg_matrix'),
  },
  // FragPipe's list of searched files has no header.
  {
    test: (_has, { lines }) => /^[^\t]+\t[^\t]*\t[^\t]*\t(DDA\+?|DIA(-Quant|-Lib)?|GPF-DIA)$/.test(lines[0] ?? ''),
    is: createFragpipeKind('manifest'),
  },
  {
    test: (_has, { lines }) => lines[0]?.startsWith('{') === true && lines.some((line) => line.includes('"mzml_paths"')),
    is: {
      engine: 'sage',
      kind: 'manifest',
      version: (_has, { lines }) => /"version":\s*"([\d.]{1,20})/.exec(lines.join('\n'))?.[1] ?? null,
    },
  },
  {
    test: (_has, { lines }) => lines.some((line) => /^raw_path(s|_list):\s*$/.test(line)),
    is: { engine: 'alphadia', kind: 'manifest' },
  },
  { test: (has) => has('Run Label', 'Condition', 'Replicate'), is: { engine: 'spectronaut', kind: 'manifest' } },
  { test: (has) => has('Spectrum', 'Peptide') && OF_SPECTRA.some((name) => has(name)), is: createFragpipeKind('psm') },
  {
    test: (has) => has('Index', 'NumberPSM', 'ReferenceIntensity'),
    is: { refusal: 'is a table of TMT-Integrator, whose columns are channels, not runs. Import psm.tsv instead' },
  },
  { test: (has) => has('Summarized Total Spectral Count', 'Protein'), is: createFragpipeKind('combined_protein_older') },
  {
    test: (has, head) =>
      has('Protein') &&
      (has('Combined Spectral Count') || (isProteinTable(has) && head.columns.some((name) => OF_SAMPLE.test(name)))),
    is: createFragpipeKind('combined_protein'),
  },
  {
    test: (has, head) => has('Mapped Proteins', 'Modified Sequence', 'M/Z') && hasColumnSuffix(head, ' Intensity'),
    is: createFragpipeKind('combined_ion'),
  },
  {
    test: (has, head) => has('Mapped Proteins', 'Modified Sequence', 'Charges') && hasColumnSuffix(head, ' Intensity'),
    is: createFragpipeKind('combined_modified_peptide'),
  },
  {
    test: (has, head) => has('Mapped Proteins', 'Peptide Sequence', 'Charges') && hasColumnSuffix(head, ' Intensity'),
    is: createFragpipeKind('combined_peptide'),
  },
  {
    test: (has) => has('Peptide Sequence', 'Modified Sequence', 'M/Z', 'Spectral Count', 'Mapped Proteins'),
    is: createFragpipeKind('ion'),
  },
  {
    test: (has) => (has('Peptide') || has('Peptide Sequence')) && has('Charges', 'Spectral Count', 'Mapped Proteins'),
    is: createFragpipeKind('peptide'),
  },
  { test: (has) => has('Protein') && isProteinTable(has), is: createFragpipeKind('protein') },
  {
    test: (has, { columns }) => (has('R.FileName') || has('R.Label')) && columns.some((name) => /^(PG|EG|FG)\./.test(name)),
    is: { engine: 'spectronaut', kind: 'report' },
  },
  {
    test: (_has, { columns }) => columns.some((name) => /^\[\d+\] .+\.(PG|EG|FG|PEP)\./.test(name)),
    is: { refusal: 'is a pivot report of Spectronaut. Export a report with one row for each precursor and run' },
  },
  { test: (has) => has('raw.name', 'search.precursors'), is: createAlphadiaKind('stat', '2') },
  { test: (has) => has('run', 'channel', 'precursors', 'proteins', 'fwhm_rt'), is: createAlphadiaKind('stat', '1') },
  { test: (has) => has('run', 'duration_total', 'duration_extraction'), is: createAlphadiaKind('internal', '1') },
  {
    test: (has) => has('raw.name', 'precursor.mod_seq_charge_hash', 'precursor.qval'),
    is: createAlphadiaKind('precursors', '2'),
  },
  { test: (has) => has('run', 'mod_seq_charge_hash', 'qval'), is: createAlphadiaKind('precursors', '1') },
  {
    test: (has) => has('mod_seq_charge_hash') && !has('qval') && !has('run'),
    is: { engine: 'alphadia', kind: 'precursor_matrix' },
  },
  { test: (has) => has('mod_seq_hash') && !has('qval') && !has('run'), is: { engine: 'alphadia', kind: 'peptide_matrix' } },
  {
    test: (has, { columns }) => getFirstName(columns) === 'pg' && columns.length > 1 && !has('pg_qval'),
    is: { engine: 'alphadia', kind: 'pg_matrix' },
  },
  {
    test: (has) => has('peptide', 'filename', 'spectrum_q'),
    is: { engine: 'sage', kind: 'results', version: (has) => (has('protein_groups') ? '0.15' : null) },
  },
  {
    test: (has, head) => has('peptide', 'charge', 'proteins', 'q_value', 'score', 'spectral_angle') && head.format === 'text',
    is: { engine: 'sage', kind: 'lfq' },
  },
];

function findLogVersion({ lines }: FileHead): string | null {
  return lines.map((line) => parseLogVersion(line)).find((version) => version !== null) ?? null;
}

/** Returns `1.7`, `1.8`, `1.9` or `2`, based on the columns of a report. */
function guessDiannVersion(has: HasNames, { format }: FileHead): string {
  if (format === 'parquet') return has('Run.Index', 'Decoy') ? '2' : '1.9';
  if (!has('Run')) return '1.7';
  return has('Normalisation.Factor') && has('PTM.Informative') ? '1.9' : '1.8';
}

export function recognizeHead(head: FileHead): Recognized | LookAlike | undefined {
  const names = new Set(head.columns);
  const hasColumns: HasNames = (...wanted) => wanted.every((name) => names.has(name));
  const found = SIGNATURES.find(({ test }) => test(hasColumns, head))?.is;
  if (found === undefined) {
    const refusal = explainMissingColumns(head.columns);
    return refusal === undefined ? undefined : { refusal };
  }
  if ('refusal' in found) return found;
  return { engine: found.engine, kind: found.kind, version: found.version?.(hasColumns, head) ?? null };
}

export const SUPPORTED_FILES =
  'DIA-NN (report, stats, matrices, log), FragPipe (psm, ion, peptide, protein, combined tables), Spectronaut reports, AlphaDIA (stat, precursors, matrices) and Sage (results, lfq)';
