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
      what: 'Place of the run in the order of acquisition among the runs shown, from 1. Runs of one second share the mean of their places.',
      formula: 'average rank of DateAcquired',
    },
    {
      column: 'DateAcquired',
      title: 'Time of acquisition',
      unit: 'ns',
      plottable: false,
      what: 'When the instrument began the run, by its own clock, counted in nanoseconds from 1970-01-01 00:00 of that clock.',
    },
    {
      column: 'Instrument',
      title: 'Instrument',
      type: 'text',
      what: "Model of the instrument, from the raw file's header.",
    },
    {
      column: 'ExperimentMsOrder',
      title: 'Highest MS order',
      type: 'text',
      what: 'How deep the run fragments: Ms2 or Ms3.',
    },
    {
      column: 'RawFilePath',
      title: 'Folder of the raw file',
      type: 'text',
      what: 'Folder in which the raw file lay when it was measured out.',
    },
    { column: 'Date', title: 'Day', type: 'text', what: 'Day of acquisition, as year, month and day.' },
    { column: 'Day', title: 'Day of the year', type: 'text', what: 'Year and number of the day in it.' },
    {
      column: 'Week',
      title: 'Week',
      type: 'text',
      what: 'Calendar year and ISO week. Around New Year the two may not belong together: 2024-12-30 is 2024-01.',
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
    what: "How long the run took, from the raw file's header.",
    change: 'A shorter run was stopped early; a longer one used another method.',
  },
  {
    column: 'TotalScans',
    title: 'Spectra',
    unit: 'spectra',
    better: 'target',
    what: 'Spectra of every order.',
    change: 'Fewer spectra at an unchanged method mean longer cycles, often because ions are collected for longer.',
  },
  {
    column: 'NumMs1Scans',
    title: 'MS1 spectra',
    unit: 'spectra',
    better: 'target',
    accession: 'MS:4000059',
    what: 'Survey spectra.',
    change: 'It moves against the MS2 spectra: many MS1 spectra mean that little was found to fragment.',
  },
  {
    column: 'NumMs2Scans',
    title: 'MS2 spectra',
    unit: 'spectra',
    better: 'higher',
    accession: 'MS:4000060',
    what: 'Fragment spectra. Some versions of the tool write 0 for runs that go on to MS3.',
    change: 'A fall with steady MS1 signal suggests a weak spray or too little sample.',
  },
  {
    column: 'NumMs3Scans',
    title: 'MS3 spectra',
    unit: 'spectra',
    better: 'target',
    what: 'Spectra of fragments of fragments, on which reporter ions are often measured.',
    change: 'It follows the MS2 spectra; alone it falls when fewer fragments are found to isolate.',
  },
  {
    column: 'Ms1ScanRate(/s)',
    title: 'MS1 rate',
    unit: '1/s',
    better: 'target',
    what: 'Survey spectra in a second of the run, on average.',
    change: 'If the method did not change, a change means a different cycle time.',
    formula: 'NumMs1Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'Ms2ScanRate(/s)',
    title: 'MS2 rate',
    unit: '1/s',
    better: 'higher',
    what: 'Fragment spectra in a second of the run, on average.',
    change: 'It falls when ions are collected for longer, or when little is found to fragment.',
    formula: 'NumMs2Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'Ms3ScanRate(/s)',
    title: 'MS3 rate',
    unit: '1/s',
    better: 'target',
    what: 'MS3 spectra in a second of the run, on average. Old versions of the tool write -1/60 for runs without such spectra.',
    change: 'It moves with the MS3 spectra.',
    formula: 'NumMs3Scans / TotalAnalysisTime / 60',
  },
  {
    column: 'MeanDutyCycle(s)',
    title: 'Cycle time',
    unit: 's',
    better: 'lower',
    what: 'Time from one survey spectrum to the next. In spite of the name of its column it is the median over the run.',
    change: 'Longer cycles measure fewer points for each peak, so its height is less exact.',
    formula: '60 × median of (time of next MS1 − time of MS1)',
  },
  {
    column: 'MeanMs2TriggerRate(/Ms1Scan)',
    title: 'MS2 per MS1',
    unit: 'spectra per MS1 spectrum',
    better: 'higher',
    what: 'Fragment spectra that follow a survey spectrum, on average.',
    change: 'A fall means that fewer precursors reach the threshold: less sample, weaker spray, or a dirty source.',
    formula: 'NumMs2Scans / NumMs1Scans',
  },
]);
