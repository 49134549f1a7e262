// @module-tag full
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { measureFiles } from './measure.ts';
import { FIXTURES, measureInThisProcess, UnrecognizedError } from './testing-measuring.ts';

type Values = Record<string, Record<string, number>>;
/** The values of a file, or the error that rejects it. */
type Outcome = Values | { readonly refused: string };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ten-ways-'));
});
afterAll(() => rm(folder, { recursive: true }));

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => existsSync(join(FIXTURES, `${name}.expected.json`)))
  .sort();
const NAME = 'file.tsv';

/** Measures text files in this process. Parquet requires native code in a separate process. */
async function measureText(content: string | Buffer): Promise<Outcome> {
  writeFileSync(join(folder, NAME), content);
  try {
    const measure = typeof content === 'string' ? measureFiles : undefined;
    const { runs } = await measureInThisProcess([join(folder, NAME)], 'SampleA_1', measure);
    return Object.fromEntries(runs.map(({ name, values }) => [name, roundValues(values)]));
  } catch (error) {
    if (error instanceof BrokenResultError) return { refused: error.message };
    if (error instanceof UnrecognizedError) return { refused: `${NAME}, line 1: is unknown` };
    throw error;
  }
}

/** Rounds values for comparison, because sums may be computed in another order. */
function roundValues(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, Number(value.toPrecision(10))]));
}

const listLines = (text: string) => text.replace(/\n+$/, '').split('\n');
const detectSeparator = (text: string) => (text.split('\n', 1)[0]?.includes('\t') ? '\t' : ',');
function changeCells(text: string, change: (cells: string[], line: number) => string[]): string {
  const separator = detectSeparator(text);
  return `${listLines(text)
    .map((line, number) => change(line.split(separator), number).join(separator))
    .join('\n')}\n`;
}
function findMiddle(text: string): number {
  const [from, to] = [text.lastIndexOf('\n', text.length / 2), text.indexOf('\n', text.length / 2)];
  const [line, start] = from > 0 ? [text.slice(from, to), from] : [text.slice(to), to];
  return start + line.indexOf(detectSeparator(text), Math.floor(line.length / 3)) + 1;
}

/**
 * Changes of a text file, with the required result: the same values (`same`), an error with the line (`refused`), or
 * either of them (`either`).
 */
const CHANGES: readonly (readonly [way: string, change: (text: string) => string, wanted: 'same' | 'refused' | 'either'])[] = [
  ['is truncated within a line', (text) => text.slice(0, findMiddle(text)), 'refused'],
  ['contains only its header', (text) => `${listLines(text)[0]}\n`, 'refused'],
  ['is empty', () => '', 'refused'],
  [
    'has its rows in another order',
    (text) => [listLines(text)[0], ...listLines(text).slice(1).toReversed(), ''].join('\n'),
    'same',
  ],
  // Some tables are recognized by their first column.
  ['has its columns in another order', (text) => changeCells(text, (line) => line.toReversed()), 'either'],
  // Matrices treat every unknown column as a run.
  ['has unknown columns', (text) => changeCells(text, (line, at) => [...line, at === 0 ? 'Mine' : `mine ${at}`]), 'either'],
  ['has a byte order mark and Windows line endings', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`, 'same'],
  [
    'has decimal commas',
    (text) =>
      changeCells(text, (line, at) => (at === 0 ? line : line.map((cell) => cell.replace(/^(-?\d+)\.(\d+)$/, '$1,$2')))),
    'same',
  ],
  [
    'has words instead of numbers',
    (text) =>
      changeCells(text, (line, at) =>
        at === 1 ? line.map((cell) => (/^-?[\d.]+(e[+-]?\d+)?$/i.test(cell) ? 'many' : cell)) : line,
      ),
    'refused',
  ],
  ['has too many cells', (text) => changeCells(text, (line, at) => (at === 1 ? [...line, 'x', 'y'] : line)), 'refused'],
  ['contains a NUL byte', (text) => `${text.slice(0, findMiddle(text))}\0${text.slice(findMiddle(text))}`, 'refused'],
];

describe('A damaged text fixture', () => {
  const texts = files.filter((file) => /\.[ct]sv$/.test(file));
  /** The values of each unchanged file, measured once for all changes. */
  const unchanged = new Map<string, Promise<Outcome>>();
  it.each(texts.flatMap((file) => CHANGES.map(([way, change, wanted]) => ({ file, way, change, wanted }))))(
    'is rejected or measured correctly if it $way: $file',
    async ({ file, change, wanted: expected }) => {
      const text = readFileSync(join(FIXTURES, file), 'utf8');
      if (!unchanged.has(file)) unchanged.set(file, measureText(text));
      const [before, after] = [await unchanged.get(file), await measureText(change(text))];
      if (expected === 'same' || (expected === 'either' && !('refused' in after))) expect(after).toEqual(before);
      else expect(after.refused).toMatch(/^file\.tsv(, line \d+)?: \S+ \S+/);
    },
  );
});

describe('A Parquet fixture', () => {
  const parquet = files.filter((file) => file.endsWith('.parquet'));

  it.each(parquet)('has the same values as its text, including infinite and undefined numbers (%s)', async (file) => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(`create table t as from read_parquet('${join(FIXTURES, file)}')`);
    const described = await connection.runAndReadAll(
      "select column_name from (describe t) where column_type in ('FLOAT', 'DOUBLE')",
    );
    for (const [at, [column]] of described.getRowsJS().entries()) {
      // As text, doubles keep all digits. Floats do not.
      await connection.run(`alter table t alter "${column}" type double`);
      await connection.run(
        `update t set "${column}" = ['nan', 'inf', '-inf'][rowid % 3 + 1]::double where rowid % 7 = ${at % 7}`,
      );
    }
    const [text, made] = ['tsv', 'parquet'].map((extension) => join(folder, `same.${extension}`)) as [string, string];
    await connection.run(`copy t to '${made}' (format parquet)`);
    await connection.run(`copy t to '${text}' (format csv, delimiter '\t', header, quote '')`);
    connection.closeSync();
    const listValues = async (path: string) =>
      (await measureInThisProcess([path])).runs.map(({ name, values }) => [name, roundValues(values)]);
    expect(await listValues(made)).toEqual(await listValues(text));
  });

  const fillBytes = (bytes: Buffer, from: number, to: number, value = 0xaa) => Buffer.from(bytes).fill(value, from, to);
  const createFooter = (bytes: Buffer) => bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  const broken: readonly (readonly [way: string, change: (bytes: Buffer) => Buffer])[] = [
    ['is truncated at its end', (bytes) => bytes.subarray(0, -20)],
    ['is truncated in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['lacks its beginning', (bytes) => bytes.subarray(100)],
    [
      'lacks its middle',
      (bytes) => Buffer.concat([bytes.subarray(0, createFooter(bytes) / 3), bytes.subarray(createFooter(bytes) / 2)]),
    ],
    ['has damaged pages', (bytes) => fillBytes(bytes, 4, createFooter(bytes))],
    ['has pages of zeros', (bytes) => fillBytes(bytes, 4, createFooter(bytes), 0)],
    ['has a damaged footer', (bytes) => fillBytes(bytes, createFooter(bytes) + 10, bytes.length - 8)],
    ['has a footer longer than the file', (bytes) => fillBytes(bytes, bytes.length - 8, bytes.length - 4, 0xff)],
    ['contains only its magic number', (bytes) => bytes.subarray(0, 4)],
    ['has data after its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
  ];

  it.each(parquet.flatMap((file) => broken.map(([way, change]) => ({ file, way, change }))))(
    'is rejected if it $way: $file',
    async ({ file, change }) => {
      expect(await measureText(change(readFileSync(join(FIXTURES, file))))).toEqual({
        refused: expect.stringMatching(/^file\.tsv(, line \d+)?: \S+ \S+/),
      });
    },
  );

  it('is rejected if a row group is damaged, and the error names the row group', async () => {
    const bytes = readFileSync(join(FIXTURES, 'diann-2/report.parquet'));
    const half = Math.floor(createFooter(bytes) / 2);
    expect(await measureText(fillBytes(bytes, half, half + 20_000))).toEqual({
      refused: expect.stringMatching(
        /^file\.tsv: cannot be read as a Parquet file: row group 2 of 3 is damaged or cut short \(column .+\)\.$/,
      ),
    });
  });
});
