import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { parseTextHead, readHead } from './read-head.ts';
import { recognizeHead } from './recognize.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const recognizeFixture = async (file: string) => recognizeHead(await readHead({ name: file, path: join(fixtures, file) }));
const recognizeColumns = (...columns: string[]) => recognizeHead(parseTextHead(`${columns.join('\t')}\n`));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('recognizeHead', () => {
  it.each([
    ['diann-1.7/report.tsv', 'diann', 'report', '1.7'],
    ['diann-1.8/report.tsv', 'diann', 'report', '1.8'],
    ['diann-1.8/report.log.txt', 'diann', 'log', '1.8.2 beta 22'],
    ['diann-1.9/report.tsv', 'diann', 'report', '1.9'],
    ['diann-1.9/report.log.txt', 'diann', 'log', '1.9'],
    ['diann-2/report.parquet', 'diann', 'report', '2'],
    ['diann-stats/report.stats.tsv', 'diann', 'stats', null],
    ['diann-matrices/report.pr_matrix.tsv', 'diann', 'pr_matrix', null],
    ['diann-matrices/report.pg_matrix.tsv', 'diann', 'pg_matrix', null],
    ['diann-matrices/report.unique_genes_matrix.tsv', 'diann', 'gg_matrix', null],
    ['fragpipe-dia/report.tsv', 'diann', 'report', '1.8'],
    ['fragpipe/psm.tsv', 'fragpipe', 'psm', null],
    ['fragpipe-older/psm.tsv', 'fragpipe', 'psm', null],
    ['fragpipe-newer/psm.tsv', 'fragpipe', 'psm', null],
    ['fragpipe/ion.tsv', 'fragpipe', 'ion', null],
    ['fragpipe/peptide.tsv', 'fragpipe', 'peptide', null],
    ['fragpipe/protein.tsv', 'fragpipe', 'protein', null],
    ['fragpipe/combined_ion.tsv', 'fragpipe', 'combined_ion', null],
    ['fragpipe/combined_peptide.tsv', 'fragpipe', 'combined_peptide', null],
    ['fragpipe/combined_modified_peptide.tsv', 'fragpipe', 'combined_modified_peptide', null],
    ['fragpipe/combined_protein.tsv', 'fragpipe', 'combined_protein', null],
    ['spectronaut/report.tsv', 'spectronaut', 'report', null],
    ['spectronaut-minimal/report.tsv', 'spectronaut', 'report', null],
    ['alphadia-1/stat.tsv', 'alphadia', 'stat', '1'],
    ['alphadia-2/stat.tsv', 'alphadia', 'stat', '2'],
    ['alphadia-1/internal.tsv', 'alphadia', 'internal', '1'],
    ['alphadia-1/precursors.tsv', 'alphadia', 'precursors', '1'],
    ['alphadia-2/precursors.parquet', 'alphadia', 'precursors', '2'],
    ['alphadia-1/precursor.matrix.tsv', 'alphadia', 'precursor_matrix', null],
    ['alphadia-1/pg.matrix.tsv', 'alphadia', 'pg_matrix', null],
    ['sage/results.sage.tsv', 'sage', 'results', null],
    ['sage/results.sage.parquet', 'sage', 'results', null],
    ['sage/lfq.tsv', 'sage', 'lfq', null],
  ])('recognizes %s: engine %s, table %s, version %s', async (file, engine, kind, version) => {
    expect(await recognizeFixture(file)).toEqual({ engine, kind, version });
  });

  it.each([
    ['an empty line', '\n'],
    ['an empty line with a Windows line ending', '\r\n'],
    ['a byte order mark', '\ufeff'],
    ['a byte order mark and lines with spaces', '\ufeff\n  \r\n'],
  ])('skips %s before a log or table', (_what, before) => {
    const log = 'DIA-NN 2.3.1 Academia  (Data-Independent Acquisition by Neural Networks)\r\n';
    expect(recognizeHead(parseTextHead(`${before}${log}`))).toEqual({
      engine: 'diann',
      kind: 'log',
      version: '2.3.1 Academia',
    });
    expect(recognizeHead(parseTextHead(`${before}File.Name\tPrecursors.Identified\r\n`))).toMatchObject({ kind: 'stats' });
  });

  it('rejects a spectral library, which contains no results of runs', () => {
    const library = ['Precursor.Id', 'Modified.Sequence', 'Product.Mz', 'Relative.Intensity', 'Protein.Group', 'Q.Value'];
    expect(recognizeColumns(...library)).toEqual({ refusal: 'is a spectral library and contains no results of runs' });
    expect(recognizeColumns('PrecursorMz', 'FragmentMz', 'LibraryIntensity')).toMatchObject({
      refusal: expect.stringContaining('library'),
    });
  });

  it('recognizes a report even if it contains the columns of a spectral library', () => {
    const columns = ['File.Name', 'Run', 'Precursor.Id', 'Q.Value', 'Precursor.Quantity', 'Precursor.Mz', 'Fragment.Info'];
    expect(recognizeColumns(...columns)).toMatchObject({ engine: 'diann', kind: 'report' });
  });

  it('rejects channel tables and pivot reports, and suggests the right file', () => {
    expect(recognizeColumns('Index', 'NumberPSM', 'ProteinID', 'ReferenceIntensity', 'A')).toMatchObject({
      refusal: expect.stringContaining('psm.tsv'),
    });
    expect(recognizeColumns('PG.ProteinGroups', '[1] run_1.raw.PG.Quantity')).toMatchObject({
      refusal: expect.stringContaining('pivot'),
    });
  });

  it('recognizes Sage 0.15 by its column protein_groups', () => {
    expect(recognizeColumns('psm_id', 'peptide', 'protein_groups', 'filename', 'spectrum_q')).toEqual({
      engine: 'sage',
      kind: 'results',
      version: '0.15',
    });
  });

  it.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['columns in another order', reverseText],
    ['unknown columns', (text: string) => text.replace(/^/gm, 'Mine\t')],
    [
      'quotes around its cells',
      (text: string) =>
        text
          .split('\n')
          .map((line) =>
            line
              .split('\t')
              .map((cell) => `"${cell}"`)
              .join('\t'),
          )
          .join('\n'),
    ],
  ])('returns the same result despite %s', (_what, change) => {
    const text = readFileSync(join(fixtures, 'fragpipe/psm.tsv'), 'utf8');
    expect(recognizeHead(parseTextHead(change(text)))).toMatchObject({ engine: 'fragpipe', kind: 'psm' });
  });

  it.each(['psm', 'ion', 'peptide', 'protein'])(
    'returns the same result for column names that R changed: %s.tsv',
    async (kind) => {
      const text = readFileSync(join(fixtures, `fragpipe/${kind}.tsv`), 'utf8');
      const renamed = text.replace(/^.*/, (header) => header.replace(/[^\w\t\r]/g, '.'));
      const head = parseTextHead(renamed);
      expect(recognizeHead(head)).toEqual({ engine: 'fragpipe', kind, version: null });
      expect(head.isRenamed).toBe(true);
    },
  );

  it('does not change column names of DIA-NN, which contain dots', () => {
    const columns = ['Run', 'Precursor.Id', 'Modified.Sequence', 'Q.Value'];
    expect(parseTextHead(columns.join('\t'))).toMatchObject({ columns, isRenamed: false });
  });

  it('returns undefined for other tables', () => {
    expect(recognizeColumns('ProteinName', 'PeptideSequence', 'Intensity', 'Run')).toBeUndefined();
    expect(recognizeColumns('')).toBeUndefined();
  });
});

describe('readHead', () => {
  it('rejects an incomplete Parquet file', async () => {
    const whole = readFileSync(join(fixtures, 'diann-2/report.parquet'));
    const path = join(folder, 'cut.parquet');
    writeFileSync(path, whole.subarray(0, whole.length - 100));
    await expect(readHead({ name: 'cut.parquet', path })).rejects.toThrow(BrokenResultError);
    await expect(readHead({ name: 'cut.parquet', path })).rejects.toThrow(
      'cut.parquet: is a Parquet file without a readable footer',
    );
  });

  it('rejects data that is neither text nor Parquet', async () => {
    const path = join(folder, 'binary');
    writeFileSync(path, Buffer.from([1, 2, 0, 3]));
    await expect(readHead({ name: 'x.d', path })).rejects.toThrow('contains binary data');
  });
});

function reverseText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').reverse().join('\t'))
    .join('\n');
}

describe('A table with only some of its columns', () => {
  it.each([
    ['protein', ['Protein', 'Protein Probability', 'Total Peptides']],
    ['protein', ['Protein', 'Gene', 'Top Peptide Probability', 'Total Intensity', 'Indistinguishable Proteins']],
    ['combined_protein', ['Protein', 'Protein Probability', 'Top Peptide Probability', 'A1 MaxLFQ Intensity']],
    ['psm', ['Spectrum', 'Peptide', 'Charge', 'Probability']],
    ['report', ['Run', 'Precursor.Id', 'Protein.Group', 'Q.Value']],
    ['results', ['filename', 'peptide', 'scannr', 'spectrum_q', 'hyperscore']],
  ])('is recognized: %s', (kind, columns) => {
    expect(recognizeColumns(...columns)).toMatchObject({ kind });
  });

  it.each([
    ['protein.tsv of FragPipe without its column Protein', ['Protein ID', 'Protein Probability', 'Total Peptides']],
    ['psm.tsv of FragPipe without its column Spectrum', ['Spectrum File', 'Peptide', 'Charge']],
    ['psm.tsv of FragPipe without its columns Spectrum and Peptide', ['Spectrum File', 'Charge', 'Hyperscore', 'Nextscore']],
    [
      'psm.tsv of FragPipe without its column Spectrum File or Hyperscore or Calculated Peptide Mass or Probability or Assigned Modifications',
      ['Spectrum', 'Peptide', 'Modified.Peptide', 'Nextscore'],
    ],
    [
      'ion.tsv of FragPipe without its column Mapped Proteins',
      ['Peptide Sequence', 'Modified Sequence', 'M/Z', 'Spectral Count'],
    ],
    ['peptide.tsv of FragPipe without its column Charges', ['Peptide', 'Spectral Count', 'Mapped Proteins', 'Intensity']],
    ['report of DIA-NN without its column Q.Value', ['Run', 'Precursor.Id', 'Protein.Group', 'Precursor.Quantity']],
    ['report of DIA-NN without its columns Precursor.Id and Q.Value', ['Run', 'Protein.Group', 'PG.Quantity', 'PG.Q.Value']],
    [
      'report of DIA-NN without its column Run or File.Name',
      ['Precursor.Id', 'Protein.Group', 'Q.Value', 'Precursor.Quantity'],
    ],
    ['table of statistics of DIA-NN without its column File.Name', ['Precursors.Identified', 'Proteins.Identified', 'FWHM.RT']],
    [
      'report of Spectronaut without its column R.FileName or R.Label',
      ['R.Condition', 'PG.ProteinGroups', 'EG.PrecursorId', 'FG.Charge'],
    ],
    [
      'stat.tsv of AlphaDIA without its column search.precursors or precursors',
      ['raw.name', 'search.proteins', 'search.fwhm_rt'],
    ],
    [
      'precursors table of AlphaDIA without its column raw.name or run',
      ['mod_seq_charge_hash', 'qval', 'pg_qval', 'rt_observed'],
    ],
    ['table of matches of Sage without its column spectrum_q', ['filename', 'peptide', 'scannr', 'hyperscore']],
    ['table of matches of Sage without its columns peptide and filename', ['psm_id', 'scannr', 'hyperscore', 'spectrum_q']],
    ['lfq.tsv of Sage without its column spectral_angle', ['peptide', 'charge', 'proteins', 'q_value', 'score', 'a.mzML']],
  ])('is rejected, and the error states its kind and the missing columns: %s', (reason, columns) => {
    expect(recognizeColumns(...columns)).toEqual({ refusal: `is a ${reason}` });
  });

  it.each([
    ['gg_matrix', ['', 'Genes', 'a.mzML']],
    ['pg_matrix', ['', 'pg', 'a']],
  ])('is recognized after a column of row numbers: %s', (kind, columns) => {
    expect(recognizeColumns(...columns)).toMatchObject({ kind });
  });
});
