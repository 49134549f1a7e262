/** Names missing columns of engine tables, because users remove and rename columns. */
import { joinItems } from '../../../web/for-people/words.ts';

interface KnownTable {
  readonly title: string;
  /** Required columns. An entry with several names requires one of them. */
  readonly needs: readonly (readonly string[])[];
  readonly typical: RegExp;
}

const QUANTITIES = /^(Observed Mass|Probability|Expectation|Intensity|Assigned Modifications|Mapped (Genes|Proteins))$/.source;

const KNOWN_TABLES: readonly KnownTable[] = [
  {
    title: 'report of DIA-NN',
    needs: [['Run', 'File.Name'], ['Precursor.Id'], ['Q.Value']],
    typical:
      /^((Precursor|Protein|PG|GG|Genes|Lib|Global|Ms1|Fragment|Predicted|Decoy)\..+|(Modified|Stripped)\.Sequence|Q\.Value|CScore|Proteotypic|Run|File\.Name|RT\.(Start|Stop))$/,
  },
  {
    title: 'table of statistics of DIA-NN',
    needs: [['File.Name'], ['Precursors.Identified']],
    typical:
      /^((Precursors|Proteins)\.Identified|Total\.Quantity|MS[12]\.Signal|FWHM\.(Scans|RT)|(Median|Average)\..+|Normalisation\.Instability|File\.Name)$/,
  },
  {
    title: 'psm.tsv of FragPipe',
    needs: [
      ['Spectrum'],
      ['Peptide'],
      ['Spectrum File', 'Hyperscore', 'Calculated Peptide Mass', 'Probability', 'Assigned Modifications'],
    ],
    typical:
      /^(Spectrum( File)?|Peptide|Modified Peptide|(Calibrated )?Observed .+|Calculated .+|Delta Mass|Hyperscore|Nextscore|PeptideProphet Probability|Number of .+|Is Unique|Retention|Charge|Expectation|Assigned Modifications)$/,
  },
  {
    title: 'ion.tsv of FragPipe',
    needs: [['Peptide Sequence'], ['Modified Sequence'], ['M/Z'], ['Spectral Count'], ['Mapped Proteins']],
    typical: new RegExp(`^(Peptide Sequence|Modified Sequence|M/Z|Spectral Count)$|${QUANTITIES}`),
  },
  {
    title: 'peptide.tsv of FragPipe',
    needs: [['Peptide', 'Peptide Sequence'], ['Charges'], ['Spectral Count'], ['Mapped Proteins']],
    typical: new RegExp(`^(Peptide|Peptide Sequence|Charges|Spectral Count)$|${QUANTITIES}`),
  },
  {
    title: 'protein.tsv of FragPipe',
    needs: [['Protein']],
    typical:
      /^(Protein (ID|Probability|Existence)|Top Peptide Probability|(Total|Unique|Razor) (Peptides|Spectral Count|Intensity)|Indistinguishable Proteins)$/,
  },
  {
    title: 'report of Spectronaut',
    needs: [
      ['R.FileName', 'R.Label'],
      ['PG.ProteinGroups', 'EG.PrecursorId', 'FG.Id'],
    ],
    typical: /^(R|PG|PEP|EG|FG|F)\.[A-Z]/,
  },
  {
    title: 'stat.tsv of AlphaDIA',
    needs: [
      ['raw.name', 'run'],
      ['search.precursors', 'precursors'],
      ['search.proteins', 'proteins'],
      ['search.fwhm_rt', 'fwhm_rt'],
    ],
    typical: /^((raw|search|optimization|calibration)\..+|fwhm_(rt|mobility))$/,
  },
  {
    title: 'precursors table of AlphaDIA',
    needs: [
      ['raw.name', 'run'],
      ['precursor.mod_seq_charge_hash', 'mod_seq_charge_hash'],
      ['precursor.qval', 'qval'],
    ],
    typical:
      /^((precursor|pg)\..+|mod_seq(_charge)?_hash|qval|pg_qval|elution_group_idx|rt_observed|mobility_observed|base_width_(rt|mobility))$/,
  },
  {
    title: 'table of matches of Sage',
    needs: [['peptide'], ['filename'], ['spectrum_q']],
    typical:
      /^(psm_id|peptide|filename|scannr|expmass|calcmass|hyperscore|delta_(next|best)|(spectrum|peptide|protein)_q|sage_discriminant_score|posterior_error|matched_peaks|poisson|precursor_ppm|num_proteins)$/,
  },
  {
    title: 'lfq.tsv of Sage',
    needs: [['peptide'], ['charge'], ['proteins'], ['q_value'], ['score'], ['spectral_angle']],
    typical: /^(peptide|charge|proteins|q_value|score|spectral_angle)$/,
  },
];

/** Minimum number of typical columns that identify a kind. */
const MIN_TYPICAL_COLUMNS = 3;

/** Returns the end of a sentence with the kind of table and its missing columns; undefined for an unknown kind. */
export function explainMissingColumns(columns: readonly string[]): string | undefined {
  const [best] = KNOWN_TABLES.map((table) => ({
    ...table,
    count: columns.filter((name) => table.typical.test(name)).length,
    missing: table.needs.filter((names) => !names.some((name) => columns.includes(name))),
  }))
    .filter(({ count, missing }) => count >= MIN_TYPICAL_COLUMNS && missing.length > 0)
    .sort((one, other) => other.count - one.count || one.missing.length - other.missing.length);
  if (best === undefined) return undefined;
  const names = best.missing.map((alternatives) => alternatives.join(' or '));
  return `is a ${best.title} without ${names.length === 1 ? 'its column' : 'its columns'} ${joinItems(names)}`;
}
