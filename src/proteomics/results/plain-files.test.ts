// @module-tag full
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildZip } from '../acquisition/testing-hostile-files.ts';
import { buildImportForm, type Laboratory, type ResultTexts, startLaboratory } from './testing-laboratory.ts';

const REPORT = readFileSync(join(import.meta.dirname, '../engines/fixtures/diann-1.8/report.tsv'), 'utf8');
const PSM = readFileSync(join(import.meta.dirname, '../engines/fixtures/fragpipe/psm.tsv'), 'utf8');
const EVIDENCE = `Raw file\tSequence\tCharge\tm/z\tRetention length\n${['a', 'b'].map((run) => `${run}\tPEPTIDEK\t2\t500.5\t0.3\n`).join('')}`;
const splitLines = (table: string) => table.trimEnd().split(/\r?\n/);
const numberRows = (table: string, separator: string, name: string | undefined) =>
  splitLines(table)
    .map((line, at) => {
      const cells = line.split('\t').map((cell) => (/^-?[\d.]+(e-?\d+)?$/i.test(cell) ? cell : `"${cell}"`));
      const first = at === 0 ? name : `"${at}"`;
      return `${(first === undefined ? cells : [first, ...cells]).join(separator)}\n`;
    })
    .join('');
const toBigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Rewrites a table as R does with `read.delim` and `write.table` and their default arguments. */
const rewriteByR = (text: string) => {
  const [header = '', ...rows] = splitLines(text);
  return numberRows([header.replace(/[^\w\t]/g, '.'), ...rows].join('\n'), '\t', undefined);
};

/** Forms in which a text table can be written, except plain UTF-8. */
const WAYS: readonly (readonly [way: string, extension: string, write: (text: string) => string | Buffer])[] = [
  ['gzip', '.gz', (text) => gzipSync(text)],
  ['gzip without its extension', '', (text) => gzipSync(text)],
  ['a zip file of one table', '.zip', (text) => buildZip({ 'table.tsv': Buffer.from(text) })],
  ['UTF-16', '', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big-endian UTF-16', '', (text) => toBigEndian(`\ufeff${text}`)],
  ['gzip of UTF-16', '.gz', (text) => gzipSync(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['R with row names and tabs', '', (text) => numberRows(text, '\t', undefined)],
  ['R with row names, compressed', '.gz', (text) => gzipSync(numberRows(text, '\t', undefined))],
  ['pandas with an index', '', (text) => numberRows(text, '\t', '')],
];

describeWithDatabase('Compressed or encoded tables', () => {
  let lab: Laboratory;
  let count = 0;
  beforeAll(async () => {
    lab = await startLaboratory({ MAX_RESULT_FILE_BYTES: '300000000' });
  });
  afterAll(() => lab.stop());

  const importFiles = async (files: ResultTexts, fields: Record<string, string> = {}, metric = 'precursors') => {
    count += 1;
    const { slug, uuid } = await lab.createPipeline(`Pipeline ${count}`);
    const form = buildImportForm(uuid, '', files);
    form.delete('raw_file');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    const body = (await answer.json()) as { detail?: string; unused?: readonly object[] };
    const query = new URLSearchParams({ project: lab.project, pipeline: slug, metrics: metric });
    const values = await (await fetch(`${lab.address}/api/qc/values?${query}`)).json();
    return { status: answer.status, body, values: values as { raw_files: readonly string[]; metrics: object } };
  };

  it.each([...WAYS, ['R with row names and commas', '', (text: string) => numberRows(text, ',', '""')] as const])(
    'have the values of the same report in plain text: %s',
    async (_way, extension, write) => {
      const plain = await importFiles({ 'report.tsv': REPORT });
      const other = await importFiles({ [`report.tsv${extension}`]: write(REPORT) });
      expect(other.body.detail).toBeUndefined();
      expect(plain.values.metrics).toMatchObject({ precursors: [expect.any(Number)] });
      expect(other.values).toEqual(plain.values);
    },
  );

  it.each([...WAYS, ['R with changed names', '', rewriteByR] as const])(
    'have the values of the same table of MaxQuant in plain text: %s',
    async (_way, extension, write) => {
      const plain = await importFiles({ 'evidence.txt': EVIDENCE }, {}, 'Peak Width(ave)');
      const other = await importFiles({ [`evidence.txt${extension}`]: write(EVIDENCE) }, {}, 'Peak Width(ave)');
      expect(other.body.detail).toBeUndefined();
      expect(other.values.raw_files).toEqual(['a.raw', 'b.raw']);
      expect(other.values).toEqual(plain.values);
    },
  );

  it.each(['psms', 'ions', 'median_abs_ppm_calibrated', 'total_quantity'])(
    'have the %s of the original table if R changed the column names and the last column is empty',
    async (metric) => {
      const emptied = PSM.replace(/\t[^\t\n]*(?=\n)/g, (cell, at: number) => (at < PSM.indexOf('\n') ? cell : '\t'));
      const plain = await importFiles({ 'psm.tsv': emptied }, {}, metric);
      const other = await importFiles({ 'psm.tsv': rewriteByR(emptied) }, {}, metric);
      expect(other.body.detail).toBeUndefined();
      expect(plain.values.metrics).toMatchObject({ [metric]: [expect.any(Number)] });
      expect(other.values).toEqual(plain.values);
    },
  );

  it('are imported completely if lines end with a tab', async () => {
    const trailing = splitLines(EVIDENCE).map((line, at) => `${at === 0 ? line : `${line}\t`}\n`);
    expect((await importFiles({ 'evidence.txt': trailing.join('') })).values.raw_files).toEqual(['a.raw', 'b.raw']);
  });

  it.each([
    ['a damaged gzip file', 'report.tsv.gz', gzipSync(REPORT).subarray(0, 2_000), 'cannot be unpacked'],
    ['a damaged zip file', 'report.tsv.zip', buildZip({ 'a.tsv': Buffer.from(REPORT) }).subarray(0, 900), 'cannot be unpacked'],
    [
      'an archive of two tables',
      'results.zip',
      buildZip({ 'a.tsv': Buffer.from(REPORT), 'b.tsv': Buffer.from(REPORT) }),
      'is an archive of 2 files',
    ],
    [
      'a file that expands too much',
      'report.tsv.gz',
      gzipSync(Buffer.alloc(220_000_000, 'a')),
      'expands the request to more than',
    ],
  ])('are rejected with the file and the reason in the error: %s', async (_what, name, content, reason) => {
    const { status, body } = await importFiles({ [name]: content });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(`^${name}: ${reason}`)]);
  });

  it('are listed as unused, beside imported files, if they cannot be unpacked', async () => {
    const files = { 'report.tsv': REPORT, 'other.stats.tsv.gz': gzipSync(REPORT).subarray(0, 2_000) };
    const { status, body } = await importFiles(files, { skip_unreadable: 'true' });
    expect([status, body.unused]).toEqual([
      201,
      [{ file: 'other.stats.tsv.gz', reason: expect.stringContaining('cannot be unpacked') }],
    ]);
  });
});
