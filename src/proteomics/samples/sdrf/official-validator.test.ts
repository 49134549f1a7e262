// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSheet } from './check.ts';
import { draftSheet } from './draft.ts';
import { readSheet, sheetText } from './sheet.ts';

/** What people fill in. */
const FILLED: Readonly<Record<string, string>> = {
  'characteristics[organism]': 'homo sapiens',
  'characteristics[organism part]': 'liver',
  'characteristics[disease]': 'normal',
  'characteristics[age]': '45Y',
  'characteristics[sex]': 'male',
  'comment[cleavage agent details]': 'NT=Trypsin;AC=MS:1001251',
  'comment[instrument]': 'NT=Orbitrap Astral;AC=MS:1003378',
};
const RUNS = ['a.raw', 'b.mzML'].map((rawFile) => ({ rawFile, instrument: null, day: '2026-03-04', isDia: true }));

describe.skipIf(process.env.PYTHON === undefined)('the validator of SDRF-Proteomics', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'official-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const validated = (text: string, ...templates: string[]) => {
    const file = join(folder, 'samples.sdrf.tsv');
    writeFileSync(file, text);
    const program = join(dirname(process.env.PYTHON as string), 'parse_sdrf');
    const named = templates.flatMap((template) => ['-t', template]);
    return spawnSync(program, ['validate-sdrf', '-s', file, ...named, '--skip-ontology'], { encoding: 'utf8' });
  };
  const filledDraft = () => {
    const { columns, rows } = readSheet(draftSheet(RUNS, ['human', 'dia-acquisition']));
    return sheetText({
      columns,
      rows: rows.map(({ line, cells }) => ({
        line,
        cells: cells.map((cell, at) => (cell === 'not available' ? (FILLED[columns[at] as string] ?? cell) : cell)),
      })),
    });
  };

  it('accepts a draft that was filled in, as our own check does', () => {
    const text = filledDraft();
    expect(checkSheet(readSheet(text)).problems).toEqual([]);
    const { status, stdout, stderr } = validated(text, 'ms-proteomics', 'human', 'dia-acquisition');
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.not.stringMatching(/error/i)]);
  });

  it('refuses it without a required column, as our own check does', () => {
    const { columns, rows } = readSheet(filledDraft());
    const at = columns.indexOf('characteristics[organism]');
    const text = sheetText({
      columns: columns.toSpliced(at, 1),
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.toSpliced(at, 1) })),
    });
    expect(checkSheet(readSheet(text)).problems).toMatchObject([{ level: 'error', code: 'MISSING_REQUIRED_COLUMN' }]);
    expect(validated(text, 'ms-proteomics').status).not.toBe(0);
  });
});
