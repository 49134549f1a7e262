/** Columns for the identity of a run and the number of its spectra (docs/requirements.md, P4 and P6). */
import { createGroup, type Metric } from './metric.ts';

const TABLE = 'QcDataTable.csv';

/** Name and time of a run. */
export const identityAndTime: readonly Metric[] = [
  ...createGroup('Identity and time', null, [
    { column: 'RawFile', title: 'Raw file', type: 'text', what: 'Name of the raw file without its extension.' },
  ]),
  ...createGroup('Identity and time', TABLE, [
    {
      column: 'Index',
      title: 'Order of acquisition',
      plottable: false,
      what: 'Rank of the run by acquisition time among the displayed runs, starting at 1. Runs that started in the same second have the mean of their ranks.',
      formula: 'average rank of DateAcquired',
    },
    {
      column: 'DateAcquired',
      title: 'Time of acquisition',
      unit: 'ns',
      plottable: false,
      what: "Start of the run by the instrument's clock, in nanoseconds since 1970-01-01 00:00 of that clock.",
    },
    {
      column: 'Instrument',
      title: 'Instrument',
      type: 'text',
      what: 'Instrument model from the header of the raw file.',
    },
    {
      column: 'ExperimentMsOrder',
      title: 'Highest MS order',
      type: 'text',
      what: 'Highest MS level of the run: Ms2 or Ms3.',
    },
    {
      column: 'RawFilePath',
      title: 'Folder of the raw file',
      type: 'text',
      what: 'Folder of the raw file at the time when its metrics were computed.',
    },
    { column: 'Date', title: 'Day', type: 'text', what: 'Date of acquisition (year, month and day).' },
    { column: 'Day', title: 'Day of the year', type: 'text', what: 'Year and day of the year.' },
    {
      column: 'Week',
      title: 'Week',
      type: 'text',
      what: 'Calendar year and ISO week. Around New Year, the week can belong to another year: 2024-12-30 is 2024-01.',
    },
    { column: 'Month', title: 'Month', type: 'text', what: 'Year and month of acquisition.' },
    { column: 'Year', title: 'Year', type: 'text', what: 'Year of acquisition.' },
  ]),
];

/** Number of spectra and scan rates. */
export const scanCountsAndRates = createGroup('Scan counts and rates', TABLE, [
  {
    column: 'TotalAnalysisTime(min)',
    title: 'Length of the run',
    unit: 'min',
    better: 'target',
    accession: 'MS:4000067',
    what: 'Duration of the run from the header of the raw file.',
    change: 'A fall indicates that the run was stopped early. A rise means that a different method was used.',
  },
  {
    column: 'TotalScans',
    title: 'Spectra',
    unit: 'spectra',
    better: 'target',
    what: 'Number of spectra of all MS levels.',
    change: 'If the method did not change, a fall means longer cycles, often because of longer ion accumulation.',
  },
  {
    column: 'NumMs1Scans',
    title: 'MS1 spectra',
    unit: 'spectra',
    better: 'target',
    accession: 'MS:4000059',
    what: 'Number of MS1 (survey) spectra.',
    change: 'Rises when fewer MS2 spectra are acquired. Many MS1 spectra mean that few precursors were found.',
  },
  {
    column: 'NumMs2Scans',
    title: 'MS2 spectra',
    unit: 'spectra',
    better: 'higher',
    accession: 'MS:4000060',
    what: 'Number of MS2 (fragment) spectra. Some versions of the tool write 0 for runs with MS3 spectra.',
    change: 'If it falls while the MS1 signal is stable, the spray is weak or there is too little sample.',
  },
  {
    column: 'NumMs3Scans',
    title: 'MS3 spectra',
    unit: 'spectra',
    better: 'target',
    what: 'Number of MS3 spectra, which are often used to measure reporter ions.',
    change: 'Rises and falls with the number of MS2 spectra. If it falls alone, fewer fragments were selected for MS3.',
  },
  {
    column: 'Ms1ScanRate(/s)',
    title: 'MS1 rate',
    unit: '1/s',
    better: 'target',
    what: 'Mean number of MS1 spectra per second.',
    change: 'If the method did not change, a change means a different cycle time.',
    formula: 'NumMs1Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'Ms2ScanRate(/s)',
    title: 'MS2 rate',
    unit: '1/s',
    better: 'higher',
    what: 'Mean number of MS2 spectra per second.',
    change: 'A fall means longer ion accumulation or fewer precursors to fragment.',
    formula: 'NumMs2Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'Ms3ScanRate(/s)',
    title: 'MS3 rate',
    unit: '1/s',
    better: 'target',
    what: 'Mean number of MS3 spectra per second. Old versions of the tool write -1/60 for runs without MS3 spectra.',
    change: 'Rises and falls with the number of MS3 spectra.',
    formula: 'NumMs3Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'MeanDutyCycle(s)',
    title: 'Cycle time',
    unit: 's',
    better: 'lower',
    what: 'Median time between consecutive MS1 spectra. Despite the column name, it is not a mean.',
    change: 'A rise means fewer data points per chromatographic peak, so peak heights are less accurate.',
    formula: '60 × median of (time of next MS1 − time of MS1)',
  },
  {
    column: 'MeanMs2TriggerRate(/Ms1Scan)',
    title: 'MS2 per MS1',
    unit: 'spectra per MS1 spectrum',
    better: 'higher',
    what: 'Mean number of MS2 spectra per MS1 spectrum.',
    change: 'A fall means that fewer precursors reach the intensity threshold: less sample, a weaker spray or a dirty source.',
    formula: 'NumMs2Scans / NumMs1Scans',
  },
]);
