import { expect, it } from 'vitest';
import { compareWithRuns } from './check.ts';
import { parseSampleSheet } from './sheet.ts';

const COLUMNS = [
  'source name',
  'assay name',
  'comment[data file]',
  'comment[proteomics data acquisition method]',
  'comment[instrument]',
];
const DDA = 'NT=Data-dependent acquisition;AC=PRIDE:0000627';
const DIA = 'AC=PRIDE:0000450;NT=Data-independent acquisition';

function compareRow(
  file: string,
  method: string,
  instrument: string,
  isDia: boolean | null,
  measured: string | null = 'Q Exactive HF',
) {
  const sheet = parseSampleSheet(
    [COLUMNS, ['s', 'run 1', file, method, instrument]].map((cells) => cells.join('\t')).join('\n'),
  );
  const runs = [{ rawFile: 'Run1.mzML.gz', instrument: measured, day: null, isDia }];
  return compareWithRuns(sheet, runs).map(({ code, level, line, column }) => [code, level, line, column]);
}

it('Sample metadata that agrees with the raw data has no problems, regardless of the file extension', () => {
  for (const isDia of [true, null]) expect(compareRow('run1.raw', DIA, 'NT=Q Exactive HF;AC=MS:1002523', isDia)).toEqual([]);
  expect(compareRow('run1.raw', DDA, 'not available', false)).toEqual([]);
  expect(compareRow('run1.raw', 'not available', 'Q Exactive HF', true, null)).toEqual([]);
});

it('A run with DIA windows that is declared as DDA causes an error, and vice versa', () => {
  const error = ['METHOD_MISMATCH', 'error', 2, 'comment[proteomics data acquisition method]'];
  expect([compareRow('run1.raw', DDA, 'Q Exactive HF', true), compareRow('run1.raw', DIA, 'Q Exactive HF', false)]).toEqual([
    [error],
    [error],
  ]);
});

it('An instrument that differs from the raw data causes a warning', () => {
  expect(compareRow('run1.raw', DIA, 'NT=timsTOF HT;AC=MS:1003404', true)).toEqual([
    ['INSTRUMENT_MISMATCH', 'warning', 2, 'comment[instrument]'],
  ]);
});

it('A file without a run causes a warning, and so does a run without a row', () => {
  expect(compareRow('elsewhere.raw', DIA, 'Q Exactive HF', true)).toEqual([
    ['UNKNOWN_RUN', 'warning', 2, 'comment[data file]'],
    ['RUN_WITHOUT_ROW', 'warning', null, null],
  ]);
});
