/**
 * Runs of a simulated DIA instrument: report and statistics in the format of DIA-NN 1.8 for several runs together, and the mzML
 * file of each run. In one run, the spray fails, so that the run is an outlier.
 */
import { deflateSync } from 'node:zlib';
import { createRandomGenerator } from './random-generator.ts';

export interface DiaRun {
  /** Name of the raw file without extension. */
  readonly name: string;
  readonly time: Date;
  /** True if the spray is interrupted from time to time. */
  readonly isBroken: boolean;
}

const PRECURSORS = 260;
const CYCLES = 60;
const WINDOWS = 8;
/** Length of the gradient in minutes. */
const GRADIENT = 21;
const AMINO_ACIDS = 'ADEFGHILMNPQSTVWY';
const REPORT = [
  ...['File.Name', 'Run', 'Protein.Group', 'Protein.Ids', 'Protein.Names', 'Genes', 'PG.Quantity', 'PG.MaxLFQ'],
  ...['Modified.Sequence', 'Stripped.Sequence', 'Precursor.Id', 'Precursor.Charge', 'Q.Value', 'PG.Q.Value', 'Protein.Q.Value'],
  ...[
    'Proteotypic',
    'Precursor.Quantity',
    'Precursor.Normalised',
    'RT',
    'RT.Start',
    'RT.Stop',
    'iRT',
    'Predicted.RT',
    'Predicted.iRT',
  ],
  ...['Ms1.Area', 'Evidence'],
];
const STATISTICS = [
  ...[
    'File.Name',
    'Precursors.Identified',
    'Proteins.Identified',
    'Total.Quantity',
    'MS1.Signal',
    'MS2.Signal',
    'FWHM.Scans',
    'FWHM.RT',
  ],
  ...['Median.Mass.Acc.MS1', 'Median.Mass.Acc.MS1.Corrected', 'Median.Mass.Acc.MS2', 'Median.Mass.Acc.MS2.Corrected'],
  ...['Normalisation.Instability', 'Median.RT.Prediction.Acc', 'Average.Peptide.Length', 'Average.Peptide.Charge'],
  'Average.Missed.Tryptic.Cleavages',
];

interface Peptide {
  readonly sequence: string;
  readonly charge: number;
  readonly protein: string;
  readonly time: number;
  readonly quantity: number;
}

/** Returns the peptides of the sample, which are the same in every run. */
function createPeptides(): Peptide[] {
  const random = createRandomGenerator('DIA sample');
  return Array.from({ length: PRECURSORS }, (_, at) => {
    const letters = Array.from({ length: random.generateInteger(6, 18) }, () => random.pick([...AMINO_ACIDS])).join('');
    const missed = random.generateFraction() < 0.12 ? 'K' : '';
    return {
      sequence: `${letters.slice(0, 3)}${missed}${letters.slice(3)}${random.pick(['K', 'R'])}`,
      charge: random.pick([2, 2, 2, 3, 3, 4]),
      protein: `P${String(10_000 + Math.floor(at / 4))}`,
      time: 1 + random.generateFraction() * (GRADIENT - 2),
      quantity: 1e6 * random.generateFactor(1.2),
    };
  });
}

function formatTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `${[heads, ...rows].map((row) => row.join('\t')).join('\n')}\n`;
}

const roundValue = (value: number) => Number(value.toPrecision(6));

/** Returns report.tsv with all runs. */
export function createDiaReport(runs: readonly DiaRun[]): string {
  const sample = createPeptides();
  const rows = runs.flatMap(({ name, isBroken }) => {
    const random = createRandomGenerator(`DIA ${name}`);
    return sample.flatMap(({ sequence, charge, protein, time, quantity }) => {
      if (random.generateFraction() < (isBroken ? 0.45 : 0.03)) return [];
      const [measured, here] = [
        quantity * random.generateFactor(0.12) * (isBroken ? 0.5 : 1),
        time + random.generateNormal(0, isBroken ? 0.2 : 0.05),
      ];
      const width = 0.12 * random.generateFactor(0.15);
      const protein_quantity = roundValue(quantity * 3);
      return [
        [
          ...[
            `${name}.mzML`,
            name,
            protein,
            protein,
            `${protein}_DEMO`,
            `GENE${protein.slice(1)}`,
            protein_quantity,
            protein_quantity,
          ],
          ...[sequence, sequence, `${sequence}${charge}`, charge, roundValue(random.generateFraction() * 0.012), 0.001, 0.001],
          ...[
            1,
            roundValue(measured),
            roundValue(measured),
            roundValue(here),
            roundValue(here - width),
            roundValue(here + width),
          ],
          ...[
            roundValue(time * 4 - 20),
            roundValue(time),
            roundValue(time * 4 - 20),
            roundValue(measured * 0.8),
            roundValue(2 + random.generateFraction() * 4),
          ],
        ],
      ];
    });
  });
  return formatTable(REPORT, rows);
}

/** Returns report.stats.tsv with all runs. */
export function createDiaStatistics(runs: readonly DiaRun[]): string {
  return formatTable(
    STATISTICS,
    runs.map(({ name, isBroken }) => {
      const random = createRandomGenerator(`DIA statistics ${name}`);
      const found = Math.round(PRECURSORS * (isBroken ? 0.52 : 0.95) * random.generateFactor(0.01));
      const signal = random.generateFactor(0.05) * (isBroken ? 0.4 : 1);
      return [
        ...[
          `${name}.mzML`,
          found,
          Math.round(found / 4.2),
          roundValue(3e8 * signal),
          roundValue(1e11 * signal),
          roundValue(1.4e11 * signal),
        ],
        ...[
          roundValue(5.2 * random.generateFactor(0.03)),
          roundValue(0.11 * random.generateFactor(0.03)),
          roundValue(2.1 * random.generateFactor(0.1)),
          roundValue(0.9 * random.generateFactor(0.1)),
        ],
        ...[
          roundValue(4.2 * random.generateFactor(0.1)),
          roundValue(2.4 * random.generateFactor(0.1)),
          roundValue(isBroken ? 0.7 : 0.08),
          roundValue(isBroken ? 0.4 : 0.12),
        ],
        ...[
          roundValue(13 * random.generateFactor(0.01)),
          roundValue(2.4 * random.generateFactor(0.01)),
          roundValue(0.12 * random.generateFactor(0.03)),
        ],
      ];
    }),
  );
}

/** Returns the mzML file of a run: cycles of a survey scan and its windows, with few peaks. */
export function createDiaMzml({ name, time, isBroken }: DiaRun): string {
  const random = createRandomGenerator(`DIA spectra ${name}`);
  const spectra: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const signal = 1e8 * Math.sin(((cycle + 1) / (CYCLES + 1)) * Math.PI) * random.generateFactor(0.1);
    const spray = isBroken && random.generateFraction() < 0.2 ? 0.02 : 1;
    for (let window = 0; window <= WINDOWS; window += 1) {
      const minutes = ((cycle + window / (WINDOWS + 1)) / CYCLES) * GRADIENT;
      spectra.push(
        createSpectrum(spectra.length, {
          window,
          minutes,
          signal: signal * spray * (window === 0 ? 1 : 0.08),
          fill: random.generateFactor(0.05) / Math.sqrt(spray),
        }),
      );
    }
  }
  return `<?xml version="1.0" encoding="utf-8"?>
<mzML xmlns="http://psi.hupo.org/ms/mzml" version="1.1.0"><cvList count="0"></cvList>
<instrumentConfigurationList count="1"><instrumentConfiguration id="IC1">${createTerm('MS:1003378', 'Orbitrap Astral')}</instrumentConfiguration></instrumentConfigurationList>
<run id="${name}" startTimeStamp="${time.toISOString().slice(0, 19)}Z"><spectrumList count="${spectra.length}">${spectra.join('')}</spectrumList></run></mzML>
`;
}

function createSpectrum(
  index: number,
  { window, minutes, signal, fill }: { window: number; minutes: number; signal: number; fill: number },
): string {
  const level = window === 0 ? 1 : 2;
  const peaks = Float32Array.from({ length: 4 }, (_, at) => (signal * (at + 1)) / 10);
  const coded = deflateSync(Buffer.from(peaks.buffer)).toString('base64');
  const isolation = `<precursorList count="1"><precursor><isolationWindow>${createTerm('MS:1000827', 'target', 400 + window * 50)}${createTerm('MS:1000828', 'lower', 25)}${createTerm('MS:1000829', 'upper', 25)}</isolationWindow></precursor></precursorList>`;
  return `<spectrum index="${index}" id="scan=${index + 1}" defaultArrayLength="${peaks.length}">${createTerm('MS:1000511', 'ms level', level)}${createTerm('MS:1000285', 'total ion current', Math.round(signal))}<scanList count="1"><scan>${createTerm('MS:1000016', 'scan start time', minutes.toFixed(4), 'UO:0000031')}${createTerm('MS:1000927', 'ion injection time', ((level === 1 ? 3 : 5) * fill).toFixed(3), 'UO:0000028')}</scan></scanList>${level === 1 ? '' : isolation}<binaryDataArrayList count="1"><binaryDataArray encodedLength="${coded.length}">${createTerm('MS:1000521', 'float')}${createTerm('MS:1000574', 'zlib')}${createTerm('MS:1000515', 'intensity array')}<binary>${coded}</binary></binaryDataArray></binaryDataArrayList></spectrum>
`;
}

function createTerm(accession: string, name: string, value: string | number = '', unit = ''): string {
  return `<cvParam cvRef="MS" accession="${accession}" name="${name}" value="${value}"${unit === '' ? '' : ` unitAccession="${unit}"`}/>`;
}
