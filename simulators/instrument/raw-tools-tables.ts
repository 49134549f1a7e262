/** Generates files in the format of RawTools: one row of quality metrics, and the total ion chromatograms. */
import type { Measurement } from './measurement.ts';

/** Returns the files by name. `rawPath` is the path of the raw file, `rawFileName` its name with extension. */
export function createRawToolsFiles(
  measurement: Measurement,
  rawPath: string,
  rawFileName: string,
): ReadonlyMap<string, string> {
  return new Map([
    ['QcDataTable.csv', createQcDataTable(measurement, rawPath)],
    [`${rawFileName}_Ms_TIC_chromatogram.txt`, createChromatogram(measurement, 1)],
    [`${rawFileName}_Ms2_TIC_chromatogram.txt`, createChromatogram(measurement, 0.14)],
  ]);
}

function createQcDataTable({ raw, condition, ms1, ms2, minutes, random }: Measurement, rawPath: string): string {
  const cycle = (minutes * 60) / ms1;
  const width = 18.6 * condition.peakWidth * random.generateFactor(0.02);
  const half = width * 0.44;
  const before = 18.8 + random.generateNormal(0, 0.3) + (condition.mishap === 'injection' ? 9 : 0);
  const after = 29.6 + random.generateNormal(0, 0.5);
  const signal = condition.sensitivity * random.generateFactor(0.05);
  const row: Readonly<Record<string, string | number>> = {
    DateAcquired: formatUsTime(raw.acquiredAt),
    RawFile: quoteText(rawPath),
    Instrument: 'Simulated Orbitrap',
    ExperimentMsOrder: 'Ms2',
    Ms1Analyzer: 'MassAnalyzerFTMS',
    Ms2Analyzer: 'MassAnalyzerFTMS',
    Ms3Analyzer: 'Any',
    'TotalAnalysisTime(min)': minutes,
    TotalScans: ms1 + ms2,
    NumMs1Scans: ms1,
    NumMs2Scans: ms2,
    NumMs3Scans: 0,
    'Ms1ScanRate(/s)': ms1 / minutes / 60,
    'Ms2ScanRate(/s)': ms2 / minutes / 60,
    'Ms3ScanRate(/s)': 0,
    'MeanDutyCycle(s)': cycle * 0.58,
    'MeanMs2TriggerRate(/Ms1Scan)': ms2 / ms1,
    Ms1MedianSummedIntensity: 6.4e6 * signal,
    Ms2MedianSummedIntensity: 8.6e5 * signal * random.generateFactor(0.05),
    MedianPrecursorIntensity: 4.1e5 * signal * random.generateFactor(0.05),
    MedianMs1IsolationInterence: Math.min(0.9, 0.245 * condition.peakWidth * random.generateFactor(0.04)),
    MedianMs2PeakFractionConsumingTop80PercentTotalIntensity: 0.39 * random.generateFactor(0.02),
    NumEsiInstabilityFlags: condition.sprayFlags,
    'MedianMassDrift(ppm)': -1,
    'IdentificationRate(IDs/Ms2Scan)': -1,
    'MedianMs1FillTime(ms)': Math.min(50, 34 / signal),
    'MedianMs2FillTime(ms)': Math.min(86, 61 / signal),
    'MedianMs3FillTime(ms)': '',
    'MedianPeakWidthAt10%H(s)': width,
    'MedianPeakWidthAt50%H(s)': half,
    'MedianAsymmetryAt10%H': 1.2 * condition.peakWidth ** 0.5 * random.generateFactor(0.02),
    'MedianAsymmetryAt50%H': 1.08 * random.generateFactor(0.015),
    MeanCyclesPerAveragePeak: width / (cycle * 0.58),
    PeakCapacity: ((minutes + 0.07) * 60) / half,
    'TimeBeforeFirstExceedanceOf10%MaxIntensity': before,
    'TimeAfterLastExceedanceOf10%MaxIntensity': after,
    'FractionOfRunAbove10%MaxIntensity': (minutes - before - after) / minutes,
    SearchParameters: 'None',
  };
  return `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`;
}

/** Returns a chromatogram with noise. An unstable spray interrupts it. */
function createChromatogram({ minutes, condition, random }: Measurement, share: number): string {
  const points = Array.from({ length: 600 }, (_, index) => {
    const time = (minutes * index) / 599;
    const shape = 1 / (1 + Math.exp(-(time - 19) / 1.6)) / (1 + Math.exp((time - 61) / 3.2));
    const ripple = 1 + 0.25 * Math.sin(time / 1.7) + 0.15 * Math.sin(time * 2.3);
    const isBroken = condition.mishap === 'spray' && random.generateFraction() < 0.08;
    const value =
      4.2e8 * share * condition.sensitivity * (0.03 + shape * ripple) * random.generateFactor(0.07) * (isBroken ? 0.05 : 1);
    return `${time.toFixed(4)}\t${Math.round(value)}`;
  });
  return `RetentionTime\tIntensity\n${points.join('\n')}\n`;
}

/** Formats a time as RawTools does: month/day/year, without a time zone. */
function formatUsTime(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year} ${clock.slice(0, 8)}`;
}

function quoteText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
