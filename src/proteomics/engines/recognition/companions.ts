/** Recognizes files of search engines that contain no results of runs, by their names. */
import { extractFileName } from '../formulas/formula.ts';
import { removeCompression } from './plain-table.ts';

const NO_RESULTS = 'contains no results of runs';

/** Patterns of file names by program, from manuals and output folders, with the reason to skip these files. */
export const COMPANIONS: readonly (readonly [form: RegExp, reason: string])[] = [
  // DIA-NN
  [/protein_description\.tsv$/i, 'describes proteins, and contains no results of runs'],
  [/manifest\.txt$/i, 'lists the files of the analysis'],
  [/(site_report\.(parquet|tsv)|phosphosites_\d+\.tsv)$/i, 'contains modification sites, which are not supported'],
  [/\.xic\.parquet$/i, 'contains chromatograms of fragments, which are not supported'],
  [
    /([-_.]lib\.(parquet|tsv)|\.(speclib|[bdek]lib|pqp|traml|msp|sptxt|splib|quant))$/i,
    'is a spectral library or a part of the search, and contains no results of runs',
  ],
  // FragPipe
  [/^(fragpipe\.workflow|.*\.fp-manifest|log_.*\.txt|experiment_annotation\.tsv|(filelist|modmasses)_.*\.txt)$/i, NO_RESULTS],
  [/(\.(pep|prot)\.xml|\.pin|\.params|^protein\.fas)$/i, NO_RESULTS],
  [/^(abundance|ratio)_.+\.tsv$/i, 'is a table of TMT-Integrator, whose columns are channels, not runs'],
  [/^combined_site_.+\.tsv$/i, 'contains modification sites, which are not supported'],
  [/^(ion|peptide|combined_modified_peptide)\.tsv$/i, 'is an unsupported table of FragPipe. Its psm.tsv contains these values'],
  // Spectronaut
  [
    /\.(sne|psar)$|^(?=.*\.(tsv|txt|csv)$).*(condition_?setup|analysis_?log|experiment_?setup_?overview|analysis_?overview)/i,
    NO_RESULTS,
  ],
  [
    /^(?=.*\.(tsv|txt|csv)$).*run_?(overview|summar(y|ies))/i,
    'is a summary of Spectronaut, whose columns are not supported. Export R.Run Date (Formatted) in its report for the time of runs',
  ],
  // AlphaDIA
  [/(^log\.txt|config\.ya?ml|\.hdf5?|events\.jsonl)$/i, NO_RESULTS],
  // Sage
  [/^(results\.json|results\.sage\.(pin|report\.html))$/i, NO_RESULTS],
  [/^matched_fragments\.sage\.(tsv|parquet)$/i, 'contains fragments, which are not supported'],
  [/^(lfq|tmt)\.parquet$|^tmt\.tsv$/i, 'is not supported. Import results.sage and lfq.tsv instead'],
  // MaxQuant
  [
    /^((modificationSpecificPeptides|allPeptides|msms|ms3Scans|mzRange|matchedFeatures|libraryMatch|dependentPeptides|aifMsms|(accumulated|pasef)MsmsScans|.+Sites)\.txt|#runningTimes\.txt)$/i,
    'is an unsupported table of MaxQuant',
  ],
  // Files in a folder of Waters
  [
    /^_((header|history)\.txt|(extern|inlet|functns|chroms)\.inf|(func|chro)\d+\.(dat|idx|ind|sts|cdt))$/i,
    'is raw data of Waters, which concordat upload sends',
  ],
  // Settings, sequences and reports of several programs
  [/\.(pdf|html?|png|svg|fasta|fas|xml|ya?ml|json|workflow|cfg|sdrf\.tsv)$/i, NO_RESULTS],
];

export function explainCompanion(path: string): string | undefined {
  const name = removeCompression(extractFileName(path));
  return COMPANIONS.find(([form]) => form.test(name))?.[1];
}
