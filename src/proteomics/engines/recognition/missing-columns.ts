/** Names the missing columns of a table, because users remove and rename columns. */
import { joinItems } from '../../../web/for-people/words.ts';
import { alphadiaPrecursors, alphadiaStatistics } from '../formulas/alphadia.ts';
import { diannReport, diannStatisticsTable } from '../formulas/diann.ts';
import { listColumnNames } from '../formulas/formula.ts';
import { fragpipeProteins, fragpipeSpectra } from '../formulas/fragpipe.ts';
import { sageResults } from '../formulas/sage.ts';
import { spectronautReport } from '../formulas/spectronaut.ts';

/** Title of a table, its required columns, and a further condition. A string with several names requires one of them. */
type KnownTable = readonly [title: string, needs: readonly string[], others?: readonly string[]];

const OF_SPECTRA = 'Spectrum File|Hyperscore|Calculated Peptide Mass|Probability|Assigned Modifications';

const KNOWN_TABLES: readonly KnownTable[] = [
  ['report of DIA-NN', ['Run|File.Name', 'Precursor.Id', 'Q.Value'], listColumnNames(diannReport)],
  ['table of statistics of DIA-NN', ['File.Name', 'Precursors.Identified'], listColumnNames(diannStatisticsTable)],
  ['psm.tsv of FragPipe', ['Spectrum', 'Peptide', OF_SPECTRA], listColumnNames(fragpipeSpectra)],
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
