/** Generates result files with columns and sizes of real ones. The numbers are the same in every run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a generator of repeatable numbers from 0 to 1 (mulberry32). */
function createFractionGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CHANNELS = Array.from({ length: 11 }, (_, channel) => channel + 1);
const listReporterColumns = (kind: string) => CHANNELS.map((channel) => `Reporter intensity${kind} ${channel} Standard-QC`);

/** Returns the names of protein groups; each raw file has most of them. */
export function createProteinNames(count: number): string[] {
  return Array.from({ length: count * 2 }, (_, at) => {
    if (at % 60 === 0) return `CON__P${String(at).padStart(5, '0')}`;
    if (at % 90 === 1) return `REV__P${String(at).padStart(5, '0')}`;
    return at % 3 === 0 ? `P${String(at).padStart(5, '0')};Q${String(at).padStart(5, '0')}` : `P${String(at).padStart(5, '0')}`;
  });
}

/** Returns proteinGroups.txt of one raw file, with about 640 bytes per row. */
function formatProteinGroups(run: number, proteins: number): string {
  const random = createFractionGenerator(run + 1);
  const names = createProteinNames(proteins);
  const skipped = run % 2;
  const header = [
    ...['Protein IDs', 'Majority protein IDs', 'Peptide counts (all)', 'Fasta headers', 'Number of proteins', 'Peptides'],
    ...['Sequence coverage [%]', 'Mol. weight [kDa]', 'Sequence length', 'Q-value', 'Score'],
    ...[...listReporterColumns(' corrected'), ...listReporterColumns(''), ...listReporterColumns(' count')],
    ...['Intensity', 'MS/MS count', 'Only identified by site', 'Reverse', 'Potential contaminant', 'id', 'Peptide IDs'],
    ...['Peptide is razor', 'Evidence IDs', 'MS/MS IDs', 'Best MS/MS'],
  ];
  const lines = [header.join('\t')];
  for (let row = 0; row < proteins; row += 1) {
    const name = names[row * 2 + (row % 4 === 0 ? skipped : 0)] ?? '';
    const peptides = 1 + Math.floor(random() * 12);
    const channels = CHANNELS.map(() => (random() < 0.02 ? 0 : Math.floor(random() * 1e6)));
    const ids = Array.from({ length: peptides }, () => Math.floor(random() * 30_000)).join(';');
    const cells = [
      ...[name, name, peptides, `${name} protein of the bench OS=Escherichia coli`, 1, peptides],
      ...[(random() * 60).toFixed(1), (random() * 200).toFixed(3), 400, random().toPrecision(5), (random() * 300).toFixed(3)],
      ...channels,
      ...channels.map((value) => Math.floor(value * 1.02)),
      ...channels.map(() => peptides),
      ...[Math.floor(random() * 1e9), peptides, '', name.includes('REV__') ? '+' : '', name.includes('CON__') ? '+' : '', row],
      ...[ids, ids.replace(/\d+/g, 'True'), ids, ids, ids],
    ];
    lines.push(cells.join('\t'));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns evidence.txt with about 600 bytes per row. */
export function formatEvidence(rows: number): string {
  const random = createFractionGenerator(99);
  const header = [
    ...['Sequence', 'Length', 'Modifications', 'Modified sequence', 'Proteins', 'Leading razor protein', 'Raw file', 'Charge'],
    ...['m/z', 'Mass', 'Uncalibrated - Calibrated m/z [ppm]', 'Uncalibrated - Calibrated m/z [Da]', 'Mass error [ppm]'],
    ...['Retention time', 'Retention length', 'Calibrated retention time', 'Number of data points', 'Number of scans', 'PEP'],
    ...['MS/MS count', 'Score'],
    ...[...listReporterColumns(' corrected'), ...listReporterColumns(''), ...listReporterColumns(' count')],
    ...['Intensity', 'Reverse', 'Potential contaminant', 'id', 'Protein group IDs', 'Peptide ID', 'MS/MS IDs'],
  ];
  const lines = [header.join('\t')];
  for (let row = 0; row < rows; row += 1) {
    const sequence =
      row % 20_000 === 11
        ? 'HVLTSIGEK'
        : `${Math.floor(random() * 1e12)
            .toString(36)
            .toUpperCase()}LGQPLYK`;
    const channels = CHANNELS.map(() => Math.floor(random() * 1e6));
    const mz = 350 + random() * 900;
    const cells = [
      ...[
        sequence,
        sequence.length,
        'Unmodified',
        `_${sequence}_`,
        `P${row};Q${row};P${row + 1}`,
        `P${row}`,
        'bench_run_0001',
        2,
      ],
      ...[mz.toFixed(5), (mz * 2).toFixed(4), (random() * 3 - 3).toFixed(4), (random() / 500).toFixed(7), random().toFixed(4)],
      ...[(random() * 90).toFixed(3), random().toFixed(5), (random() * 90).toFixed(3), 64, 31, random().toPrecision(5)],
      ...[1, (random() * 100).toFixed(3)],
      ...[...channels, ...channels, ...channels.map(() => 1)],
      ...[Math.floor(random() * 1e9), '', '', row, row, row, row],
    ];
    lines.push(cells.join('\t'));
  }
  return `${lines.join('\n')}\n`;
}

const fixture = join(import.meta.dirname, '../../src/proteomics/ingestion/fixtures/tmt11-run');
const FIXED = ['summary.txt', 'peptides.txt', 'evidence.txt', 'msmsScans.txt'].map((name): [string, Buffer] => [
  name,
  readFileSync(join(fixture, name)),
]);
const rawTools = readFileSync(join(fixture, 'QcDataTable.csv'), 'utf8');

/** Returns all files of one raw file, acquired an hour after the previous one, so that all columns of the table have values. */
export function getResultFiles(run: number, proteins: number): Record<string, Buffer> {
  const [date = '', clock = ''] = new Date(Date.UTC(2025, 0, 1) + run * 3_600_000).toISOString().slice(0, 19).split('T');
  const [year, month, day] = date.split('-');
  return {
    ...Object.fromEntries(FIXED),
    'QcDataTable.csv': Buffer.from(rawTools.replace('10/25/2019 17:40:21', `${month}/${day}/${year} ${clock}`)),
    'proteinGroups.txt': Buffer.from(formatProteinGroups(run, proteins)),
  };
}
