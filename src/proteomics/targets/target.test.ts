import { describe, expect, it } from 'vitest';
import { formatMetricId, PastedTargetsError, parseMetricId, parsePastedTargets } from './target.ts';

describe('parsePastedTargets', () => {
  it('distinguishes sequences from accessions', () => {
    expect(parsePastedTargets('HVLTSIGEK\nP02769\nsp|P02769|ALBU_BOVIN\n')).toEqual([
      { kind: 'peptide', name: 'HVLTSIGEK' },
      { kind: 'protein', name: 'P02769' },
      { kind: 'protein', name: 'sp|P02769|ALBU_BOVIN' },
    ]);
  });

  it('accepts lines of a spreadsheet, with other columns and Windows line endings', () => {
    expect(parsePastedTargets('hvltsigek\t2\t490.3\r\n\r\nP02769\tAlbumin\r\n')).toEqual([
      { kind: 'peptide', name: 'HVLTSIGEK' },
      { kind: 'protein', name: 'P02769' },
    ]);
  });

  it('uses the kind of target that a line states', () => {
    expect(parsePastedTargets('protein:ALBUMEN\npeptide: GK')).toEqual([
      { kind: 'protein', name: 'ALBUMEN' },
      { kind: 'peptide', name: 'GK' },
    ]);
  });

  it('removes duplicates', () => {
    expect(parsePastedTargets('HVLTSIGEK\nhvltsigek')).toHaveLength(1);
  });

  it('rejects a peptide with modifications, and names its line', () => {
    expect(() => parsePastedTargets('P02769\nAC[+57]DEK')).toThrow(
      new PastedTargetsError(
        'Line 2: “AC[+57]DEK” is not a protein accession. Use 2 to 60 letters, digits, and _ . | : -, such as P02769.',
      ),
    );
  });
});

describe('The metric ID of a target', () => {
  it('contains kind, name and measure', () => {
    const target = { kind: 'protein', name: 'ENSEMBL:ENSBTAP1' } as const;
    expect(parseMetricId(formatMetricId(target, 'ppm'))).toEqual({ target, measure: 'ppm' });
  });

  it.each(['peptide:HVLTSIGEK', 'peptide:HVLTSIGEK:width', 'N_peptides', 'gene:ALB:area'])('cannot be the text %s', (id) => {
    expect(parseMetricId(id)).toBeUndefined();
  });
});
