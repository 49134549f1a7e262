/** Generates the tables of a TMT 11-plex run in the format of MaxQuant 1.6, with the columns that users and Concordat read. */
import type { FoundPeptide, Measurement } from './measurement.ts';
import { CHANNELS } from './sample.ts';

type Cell = string | number;

/** Returns the tables by file name. `rawName` is the name of the raw file without extension. */
export function createMaxQuantTables(measurement: Measurement, rawName: string): ReadonlyMap<string, string> {
  return new Map([
    ['summary.txt', createSummary(measurement, rawName)],
    ['parameters.txt', createParameters()],
    ['proteinGroups.txt', createProteinGroups(measurement)],
    ['peptides.txt', createPeptides(measurement)],
    ['evidence.txt', createEvidence(measurement, rawName)],
    ['msmsScans.txt', createMsmsScans(measurement, rawName)],
  ]);
}

const listChannels = (prefix: string) => Array.from({ length: CHANNELS }, (_, index) => `${prefix} ${index + 1}`);
const REPORTER_HEADS = [
  ...listChannels('Reporter intensity corrected'),
  ...listChannels('Reporter intensity'),
  ...listChannels('Reporter intensity count'),
];

function formatTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${[heads, ...rows].map((row) => row.join('\t')).join('\n')}\n`;
}

/** Rounds to five significant digits, as MaxQuant does. */
function roundToFive(value: number): number {
  return Number(value.toPrecision(5));
}

function createReporterCells(reporters: readonly number[], count: number): Cell[] {
  return [
    ...reporters.map(roundToFive),
    ...reporters.map((value) => roundToFive(value * 0.98)),
    ...reporters.map((value) => (value > 0 ? count : 0)),
  ];
}

const formatFlag = (isSet: boolean) => (isSet ? '+' : '');

function countIdentified({ proteins }: Measurement): number {
  return proteins.reduce((sum, { peptides }) => sum + peptides.reduce((found, { features }) => found + features.length, 0), 0);
}

function createSummary(measurement: Measurement, rawName: string): string {
  const { ms1, ms2, condition, proteins } = measurement;
  // The sample is small, so its counts are scaled to those of a whole cell.
  const submitted = Math.round(ms2 * 1.09);
  const found = Math.min(submitted, countIdentified(measurement) * 6);
  const sequences = proteins.reduce((sum, { peptides }) => sum + peptides.length, 0);
  const heads = ['Raw file', 'Experiment', 'Enzyme', 'Variable modifications', 'Fixed modifications', 'Max. missed cleavages'];
  const counts = ['MS', 'MS/MS', 'MS3', 'MS/MS Submitted', 'MS/MS Identified', 'MS/MS Identified [%]'];
  const rest = ['Peptide Sequences Identified', 'Av. Absolute Mass Deviation [mDa]', 'Mass Standard Deviation [mDa]'];
  const values = [ms1, ms2, 0, submitted, found, roundToFive((100 * found) / submitted)];
  const deviations = [
    sequences,
    roundToFive(0.35 + 0.08 * Math.abs(condition.massError)),
    roundToFive(0.52 + 0.06 * condition.peakWidth),
  ];
  return formatTable(
    [...heads, ...counts, ...rest],
    [
      [rawName, 'simulated', 'Trypsin/P', 'Oxidation (M)', '', 2, ...values, ...deviations],
      ['Total', '', '', '', '', '', ...values, ...deviations],
    ],
  );
}

function createParameters(): string {
  return formatTable(
    ['Parameter', 'Value'],
    [
      ['Version', 'simulated 1.6.10.43'],
      ['User name', 'simulator'],
      ['Fasta file', 'simulated.fasta'],
      ['PSM FDR', 0.01],
      ['Protein FDR', 0.01],
    ],
  );
}

function createProteinGroups({ proteins }: Measurement): string {
  const heads = ['Protein IDs', 'Majority protein IDs', 'Peptide counts (all)', 'Peptide counts (razor+unique)'];
  const middle = ['Peptide counts (unique)', 'Fasta headers', 'Number of proteins', 'Peptides', 'Razor + unique peptides'];
  const more = ['Unique peptides', 'Sequence coverage [%]', 'Mol. weight [kDa]', 'Sequence length', 'Q-value', 'Score'];
  const last = ['Intensity', 'MS/MS count', 'Only identified by site', 'Reverse', 'Potential contaminant', 'id'];
  return formatTable(
    [...heads, ...middle, ...more, ...REPORTER_HEADS, ...last],
    proteins.map(({ protein, peptides: found, reporters, intensity }, id) => {
      const members = protein.names.split(';');
      const counts = members.map(() => found.length).join(';');
      const residues = found.reduce((sum, { peptide }) => sum + peptide.sequence.length, 0);
      const spectra = found.reduce((sum, { features }) => sum + features.length, 0);
      const score = found.reduce((sum, peptide) => sum + peptide.score, 0);
      return [
        ...[protein.names, protein.names, counts, counts, counts, protein.header, members.length],
        ...[found.length, found.length, found.length, roundToFive(Math.min(100, (100 * residues) / protein.length))],
        ...[roundToFive(protein.length * 0.111), protein.length, 0, roundToFive(Math.min(323.31, score))],
        ...createReporterCells(reporters, spectra),
        ...[
          roundToFive(intensity),
          spectra,
          '',
          formatFlag(protein.kind === 'reverse'),
          formatFlag(protein.kind === 'contaminant'),
          id,
        ],
      ];
    }),
  );
}

function createPeptides({ proteins }: Measurement): string {
  const heads = ['Sequence', 'Last amino acid', 'Length', 'Missed cleavages', 'Mass', 'Proteins', 'Leading razor protein'];
  const middle = ['Charges', 'PEP', 'Score'];
  const last = ['Intensity', 'Reverse', 'Potential contaminant', 'id', 'Oxidation (M) site IDs', 'MS/MS Count'];
  const found = proteins.flatMap((group) => group.peptides.map((peptide) => ({ group, ...peptide })));
  return formatTable(
    [...heads, ...middle, ...REPORTER_HEADS, ...last],
    found.map(({ group: { protein }, peptide, features, reporters, intensity, score }, id) => [
      ...[peptide.sequence, peptide.sequence.slice(-1), peptide.sequence.length, peptide.missed, peptide.mass.toFixed(4)],
      ...[protein.names, protein.names.split(';')[0] ?? '', features.map(({ charge }) => charge).join(';')],
      ...[roundToFive(10 ** (-score / 30)), roundToFive(score), ...createReporterCells(reporters, features.length)],
      ...[roundToFive(intensity), formatFlag(protein.kind === 'reverse'), formatFlag(protein.kind === 'contaminant'), id],
      ...[peptide.oxidised ? String(id) : '', features.length],
    ]),
  );
}

function createEvidence({ proteins }: Measurement, rawName: string): string {
  const heads = [
    'Sequence',
    'Length',
    'Modifications',
    'Proteins',
    'Leading razor protein',
    'Raw file',
    'Charge',
    'm/z',
    'Mass',
  ];
  const types = ['Type'];
  const errors = ['Uncalibrated - Calibrated m/z [ppm]', 'Uncalibrated - Calibrated m/z [Da]', 'Mass error [ppm]'];
  const times = ['Retention time', 'Retention length', 'Calibrated retention time', 'Number of scans', 'PEP', 'MS/MS count'];
  const last = ['Score', 'Intensity', ...REPORTER_HEADS, 'Reverse', 'Potential contaminant', 'id'];
  const rows = proteins.flatMap(({ protein, peptides: found }) =>
    found.flatMap(({ peptide, features }: FoundPeptide) =>
      features.map((feature): Cell[] => {
        const { charge, time, width, scans, ppm, reporters, score, intensity } = feature;
        const mz = peptide.mass / charge + 1.00728;
        return [
          ...[peptide.sequence, peptide.sequence.length, peptide.oxidised ? 'Oxidation (M)' : 'Unmodified', protein.names],
          ...[protein.names.split(';')[0] ?? '', rawName, charge, mz.toFixed(5), peptide.mass.toFixed(5)],
          ...[
            roundToFive(ppm),
            roundToFive((ppm * mz) / 1e6),
            roundToFive(ppm * 0.1),
            roundToFive(time),
            roundToFive(width),
            roundToFive(time),
            scans,
          ],
          ...[
            roundToFive(10 ** (-score / 30)),
            1,
            roundToFive(score),
            roundToFive(intensity),
            ...createReporterCells(reporters, 1),
          ],
          ...[formatFlag(protein.kind === 'reverse'), formatFlag(protein.kind === 'contaminant')],
        ];
      }),
    ),
  );
  return formatTable(
    [...types, ...heads, ...errors, ...times, ...last],
    rows.map((row, id) => ['MULTI-MSMS', ...row, id]),
  );
}

function createMsmsScans({ random, condition, ms2 }: Measurement, rawName: string): string {
  const heads = ['Raw file', 'Scan number', 'Retention time', 'Ion injection time', 'Total ion current', 'Identified'];
  // One spectrum in ten is enough for the mean.
  const rows = Array.from({ length: Math.round(ms2 / 10) }, (_, index): Cell[] => {
    const fraction = Math.min(1, Math.max(0.05, random.generateNormal(0.82 - 0.03 * (condition.peakWidth - 1), 0.12)));
    return [
      rawName,
      10 * index + 2,
      roundToFive((90 * 10 * index) / ms2),
      86,
      roundToFive(8e5 * random.generateFactor(0.6)),
      '-',
      roundToFive(fraction),
    ];
  });
  return formatTable([...heads, 'Parent intensity fraction'], rows);
}
