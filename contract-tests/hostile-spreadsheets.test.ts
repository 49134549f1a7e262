// @module-tag full
/** Tests hostile spreadsheets of invitations on the whole application (SECURITY.md, "Protections"). */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipTexts } from '../src/files/zip-stream.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listTasksDuring } from '../src/tasks/testing-tasks.ts';
import { EXAMPLE } from './platform-examples.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Made {
  /** Rows of the sheet as XML. */
  readonly rows: string;
  readonly behindRows?: string;
  readonly styles?: string;
  /** Number of times that the workbook refers to the sheet. */
  readonly times?: number;
  /** Number of identical sheets. */
  readonly copies?: number;
}

async function createWorkbook({
  rows,
  behindRows = '',
  styles = '',
  times = 1,
  copies = 1,
}: Made): Promise<Buffer<ArrayBuffer>> {
  const buildRelation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;
  const numbers = Array.from({ length: copies }, (_, at) => at);
  const sheets = numbers.map((at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="s${at}"/>`.repeat(times)).join('');
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behindRows}</worksheet>`;
  const parts: Readonly<Record<string, string>> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${buildRelation('w', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${numbers.map((at) => buildRelation(`s${at}`, 'worksheet', `sheet${at}.xml`)).join('')}${buildRelation('f', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(numbers.map((at) => [`xl/sheet${at}.xml`, sheet])),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
  const files = Object.entries(parts).map(([name, text]) => ({ name, text }));
  return Buffer.from(await buffer(zipTexts(files, new Date('2026-01-02T03:04:05Z'))));
}

const createRows = (count: number, cellsOf: (row: number) => string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cellsOf(at + 1)}</row>`).join('');
const buildInlineCell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const buildMergedCells = (ranges: readonly string[]) =>
  `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;

describeWithDatabase('A spreadsheet of invitations', () => {
  let site: PlatformSite;
  beforeAll(async () => {
    site = await startPlatformSite();
  });
  afterAll(() => site.stop());

  async function previewImport(content: Buffer<ArrayBuffer>): Promise<{ status: number; text: string }> {
    const body = new FormData();
    body.append('csv', new Blob([content]), 'people.xlsx');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie: await site.getCookie('administrator') };
    const path = `/collaborations/${EXAMPLE.collaboration}/invite/preview`;
    const answer = await fetch(site.address + path, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  }

  const formatColumn = (at: number) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26));
  const columns = Array.from({ length: 600 }, (_, at) => formatColumn(at));
  const tall = {
    rows: createRows(4_000, (row) =>
      row === 1 ? columns.map((at) => buildInlineCell(`${at}1`, 'x')).join('') : buildInlineCell(`ZZ${row}`, 'x'),
    ),
  };

  it.each<[string, Made, string]>([
    [
      'merges the same cells a hundred thousand times',
      {
        rows: createRows(900, (row) => buildInlineCell(`B${row}`, 'x')),
        behindRows: buildMergedCells(Array(100_000).fill('A1:A1048576')),
      },
      'cannot be read as a spreadsheet',
    ],
    [
      'has overlapping merged cells in each of its rows',
      {
        rows: `<row r="1">${buildInlineCell('A1', 'x')}</row>`.repeat(900),
        behindRows: buildMergedCells(Array(40_000).fill('A1:A1048576')),
      },
      'cannot be read as a spreadsheet',
    ],
    [
      'merges hundreds of columns over all rows',
      { ...tall, behindRows: buildMergedCells(columns.map((at) => `${at}1:${at}1048576`)) },
      'has more than 500,000 cells',
    ],
    [
      'has many merged cells in each of its sheets',
      { rows: '', behindRows: buildMergedCells(Array(20_000).fill('A1:A1048576')), copies: 3 },
      'cannot be read as a spreadsheet',
    ],
    ['lists one sheet a hundred times', { rows: '', times: 100 }, 'cannot be read as a spreadsheet'],
    [
      'has values in the last columns of its rows',
      { rows: createRows(40, (row) => buildInlineCell(`XFD${row}`, 'x')) },
      'has more than 500,000 cells',
    ],
    [
      'repeats a long text',
      { rows: createRows(6, (row) => buildInlineCell(`A${row}`, 'x'.repeat(1_000_000))) },
      'has more than 5,000,000 characters',
    ],
  ])('is rejected with an error at its field if it %s', async (_what, made, words) => {
    const { status, text } = await previewImport(await createWorkbook(made));
    expect([status, text.includes(words)]).toEqual([400, true]);
  });

  it('is read with plain digits in cells whose number format is too long', async () => {
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="${'0'.repeat(100_000)}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs>`;
    const { status, text } = await previewImport(
      await createWorkbook({ rows: createRows(3, (row) => `<c r="A${row}" s="1"><v>4711</v></c>`), styles }),
    );
    expect([status, text.includes('4711'), text.includes('00004711')]).toEqual([200, true, false]);
  });

  it('is read with the value of merged cells in each row that they span', async () => {
    const { status, text } = await previewImport(
      await createWorkbook({
        rows: createRows(4, (row) =>
          row === 1
            ? buildInlineCell('A1', 'one@example.org')
            : row === 3
              ? buildInlineCell('A3', 'two@example.org')
              : buildInlineCell(`B${row}`, 'x'),
        ),
        behindRows: buildMergedCells(['A1:A2', 'A3:A4']),
      }),
    );
    expect([status, text.match(/listed twice/g)?.length]).toEqual([200, 2]);
  });

  it('is read in a thread, so that other requests continue', async () => {
    const content = await createWorkbook({ rows: createRows(1, () => buildInlineCell('A1', 'one@example.org')) });
    let answer: { status: number } | undefined;
    const tasks = await listTasksDuring(async () => {
      answer = await previewImport(content);
    });
    expect([answer?.status, tasks]).toEqual([200, ['read a table of invitations']]);
  });
});
