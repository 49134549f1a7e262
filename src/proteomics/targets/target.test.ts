import { describe, expect, it } from 'vitest';
import { PastedTargetsError, readPastedTargets, targetMetricId, targetOfMetric } from './target.ts';

describe('a pasted list of targets', () => {
  it('tells sequences from accessions', () => {
    expect(readPastedTargets('HVLTSIGEK\nP02769\nsp|P02769|ALBU_BOVIN\n')).toEqual([
      { kind: 'peptide', name: 'HVLTSIGEK' },
      { kind: 'protein', name: 'P02769' },
      { kind: 'protein', name: 'sp|P02769|ALBU_BOVIN' },
    ]);
  });

  it('is taken as a spreadsheet copies it, with other columns and Windows line ends', () => {
    expect(readPastedTargets('hvltsigek\t2\t490.3\r\n\r\nP02769\tAlbumin\r\n')).toEqual([
      { kind: 'peptide', name: 'HVLTSIGEK' },
      { kind: 'protein', name: 'P02769' },
    ]);
  });

  it('takes the word of who says which it is', () => {
    expect(readPastedTargets('protein:ALBUMEN\npeptide: GK')).toEqual([
      { kind: 'protein', name: 'ALBUMEN' },
      { kind: 'peptide', name: 'GK' },
    ]);
  });

  it('has each target once', () => {
    expect(readPastedTargets('HVLTSIGEK\nhvltsigek')).toHaveLength(1);
  });

  it('is refused with the line of a peptide with modifications', () => {
    expect(() => readPastedTargets('P02769\nAC[+57]DEK')).toThrow(
      new PastedTargetsError(
        'Line 2: “AC[+57]DEK” is not a protein accession. Use 2 to 60 letters, digits, and _ . | : -, such as P02769.',
      ),
    );
  });
});

describe('the metrics of a target', () => {
  it('are told by their ids', () => {
    const target = { kind: 'protein', name: 'ENSEMBL:ENSBTAP1' } as const;
    expect(targetOfMetric(targetMetricId(target, 'ppm'))).toEqual({ target, measure: 'ppm' });
  });

  it.each(['peptide:HVLTSIGEK', 'peptide:HVLTSIGEK:width', 'N_peptides', 'gene:ALB:area'])('are not %s', (id) => {
    expect(targetOfMetric(id)).toBeUndefined();
  });
});
