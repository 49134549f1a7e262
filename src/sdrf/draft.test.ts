import { describe, expect, it } from 'vitest';
import { createSheetDraft, type KnownRun } from './draft.ts';
import { parseSampleSheet } from './sheet.ts';

const RUN: KnownRun = { rawFile: 'run.raw', instrument: null, day: null, isDia: null };
const METHOD = 'comment[proteomics data acquisition method]';
const createCell = (text: string, column: string) => {
  const { columns, rows } = parseSampleSheet(text);
  return rows[0]?.cells[columns.indexOf(column)];
};

describe('A draft of sample metadata', () => {
  it.each([
    ['is not available if neither raw data nor a template names it', null, [], 'not available'],
    ['is DIA if the DIA template is selected', null, ['dia-acquisition'], 'NT=Data-independent acquisition;AC=PRIDE:0000450'],
    ['matches the raw data', false, ['dia-acquisition'], 'NT=Data-dependent acquisition;AC=PRIDE:0000627'],
  ])('has an acquisition method that %s', (_what, isDia, templates, expected) => {
    expect(createCell(createSheetDraft([{ ...RUN, isDia }], templates), METHOD)).toBe(expected);
  });

  it('has a row for each run', () => {
    const text = createSheetDraft([RUN, { ...RUN, rawFile: 'other.raw' }]);
    expect([createCell(text, 'comment[data file]'), parseSampleSheet(text).rows.length]).toEqual(['run.raw', 2]);
  });
});
