// @module-tag full
/** Tests that imports of every profile's example lose no value in any spreadsheet format or table dialect. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalog } from '../../../profiles/catalog/catalog.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { parseCsvText } from '../../../web/csv/records.ts';
import { openWorkbook } from '../../../web/workbook/open-workbook.ts';
import { isEmptyCell } from '../cells.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from '../testing-exchange.ts';
import { openDocument } from '../testing-spreadsheet.ts';
import { LISTS_SHEET } from '../workbook.ts';
import { READING_LIMITS } from './reading/reading-limits.ts';

const PROFILES = loadCatalog().entries.map(({ profile }) => profile.id);

type Rows = readonly (readonly string[])[];

/** Returns the rows of each sheet as strings. Skipped rows become empty rows. */
async function readSheets(file: Buffer): Promise<ReadonlyMap<string, Rows>> {
  const sheets = new Map<string, Rows>();
  for (const { name, rows } of await openWorkbook(file, READING_LIMITS)) {
    const texts: string[][] = [];
    for await (const { cells } of rows()) texts.push(Array.from(cells, (cell) => String(cell ?? '')));
    if (name !== LISTS_SHEET) sheets.set(name, texts);
  }
  return sheets;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a cell of OpenDocument, in which repeated spaces, tabs and line breaks are elements. */
function createCellXml(text: string): string {
  const createLine = (one: string) => escapeHtml(one).replaceAll('\t', '<text:tab/>').replaceAll(/ /g, '<text:s/>');
  const paragraphs =
    text === ''
      ? ''
      : text
          .split('\n')
          .map((one) => `<text:p>${createLine(one)}</text:p>`)
          .join('');
  return `<table:table-cell office:value-type="string">${paragraphs}</table:table-cell>`;
}

function createDocument(sheets: ReadonlyMap<string, Rows>): Buffer<ArrayBuffer> {
  const tables = [...sheets].map(([name, rows]) => {
    const xml = rows.map((cells) => `<table:table-row>${cells.map(createCellXml).join('')}</table:table-row>`);
    return `<table:table table:name="${escapeHtml(name)}">${xml.join('')}</table:table>`;
  });
  return openDocument(tables.join(''));
}

function countValues(tables: Iterable<Rows>): number {
  return [...tables].flatMap((rows) => rows.slice(1).flat()).filter((text) => !isEmptyCell(text)).length;
}

const quoteText = (separator: string) => (text: string) =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
const joinCells = (rows: Rows, separator: string, end = '\r\n') =>
  rows.map((cells) => cells.map(quoteText(separator)).join(separator)).join(end);

const DIALECTS: Readonly<Record<string, (rows: Rows) => string | Uint8Array<ArrayBuffer>>> = {
  'with semicolons': (rows) => joinCells(rows, ';'),
  'with pipes': (rows) => joinCells(rows, '|', '\n'),
  'with a line sep=': (rows) => `sep=;\r\n${joinCells(rows, ';')}`,
  'with a byte order mark': (rows) => `\ufeff${joinCells(rows, ',')}`,
  'with all cells in quotes': (rows) =>
    rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n'),
  'in UTF-16': (rows) => new Uint8Array(Buffer.from(`\ufeff${joinCells(rows, ';')}`, 'utf16le')),
};

describeWithDatabase('The example of every profile', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-dialects-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Imports a file of a project into the same project. Expects no changes, and a complete account. */
  async function expectWhole(project: ExchangeProject, file: SentFile, values: number): Promise<void> {
    const { status, body, text } = await project.upload(file);
    expect([file.name, status, status === 201 ? '' : text]).toEqual([file.name, 201, '']);
    expect([file.name, body.account, body.left_out, body.changed]).toEqual([
      file.name,
      { values, placed: values, changed: 0, left_out: 0 },
      [],
      [],
    ]);
    const { created, changed, refused } = body.counts;
    expect([file.name, created, changed, refused]).toEqual([file.name, 0, 0, 0]);
  }

  it.each(PROFILES)('is unchanged after an export and import as .xlsx and .ods: %s', async (id) => {
    const project = await site.project(id);
    await project.fillWithExample();
    const content = await project.export('format=xlsx');
    const sheets = await readSheets(content);
    const values = countValues(sheets.values());
    await expectWhole(project, { name: 'file.xlsx', content }, values);
    await expectWhole(project, { name: 'file.ods', content: createDocument(sheets) }, values);
  });

  it.each(PROFILES)('results in the same project from .xlsx, .ods, JSON and YAML: %s', async (id) => {
    const project = await site.project(id);
    await project.fillWithExample();
    const readEntities = async (one: ExchangeProject) => JSON.parse((await one.export('format=json')).toString()).entities;
    const xlsx = await project.export('format=xlsx');
    const files: SentFile[] = [
      { name: 'file.xlsx', content: xlsx },
      { name: 'file.ods', content: createDocument(await readSheets(xlsx)) },
      { name: 'file.json', content: await project.export('format=json') },
      { name: 'file.yaml', content: await project.export('format=yaml') },
    ];
    for (const file of files) {
      const other = await site.project(id);
      const { body } = await other.upload(file);
      const { values, placed, changed, left_out: leftOut } = body.account;
      expect([file.name, placed + changed + leftOut, leftOut]).toEqual([file.name, values, 0]);
      expect([file.name, (await other.apply(body.id)).status]).toEqual([file.name, 200]);
      expect([file.name, await readEntities(other)]).toEqual([file.name, await readEntities(project)]);
    }
  });

  it.each(PROFILES)('is unchanged after an export and import in every dialect of tables: %s', async (id) => {
    const project = await site.project(id);
    await project.fillWithExample();
    for (const type of new Set((await project.entities()).map(({ entity_type }) => entity_type as string))) {
      const text = (await project.export(`format=csv&type=${type}`)).toString().replace(/^\ufeff/, '');
      const rows = parseCsvText(text).map(({ cells }) => cells);
      for (const [dialect, write] of Object.entries(DIALECTS))
        await expectWhole(
          project,
          { name: `${dialect} ${type}.csv`, content: write(rows), entityType: type },
          countValues([rows]),
        );
    }
  });
});
