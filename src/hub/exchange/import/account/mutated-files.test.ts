/** Tests files that users and programs have changed: each value is stored or listed, and no file causes a server error. */
// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom, type SeededRandom } from '../../../../profiles/testing-seeded-random.ts';
import { describeWithDatabase } from '../../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from '../../testing-exchange.ts';
import {
  createEnaTable,
  createRandomTable,
  createSdrfTable,
  findMarkers,
  type GeneratedTable,
} from './testing-generated-table.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Rows of strings, including the header. */
type Rows = string[][];

const MUTATIONS: readonly ((rows: Rows, random: SeededRandom) => void)[] = [
  (rows, random) => rows.splice(1 + random.below(rows.length), 0, []),
  (rows, random) => rows.splice(1 + random.below(rows.length), 0, ['', '\u00a0', '\u200b']),
  (rows, random) => {
    const column = random.below(rows[0]?.length ?? 1);
    const width = Math.max(...rows.map(({ length }) => length));
    for (const [at, row] of rows.entries()) {
      while (row.length < width) row.push('');
      row.push(at === 0 ? (row[column] ?? '') : `marker-twin-${width}-${at}`);
    }
  },
  (rows) => {
    for (const [at, row] of rows.entries()) row.unshift(at === 0 ? '' : `marker-index-${at}`);
  },
  (rows) => rows.push(['marker-total', '', 'marker-sum']),
  (rows, random) => rows.push(...(rows.length > 2 ? [[...(rows[1 + random.below(rows.length - 1)] ?? [])]] : [])),
  (rows) => {
    for (const row of rows.slice(1)) row.push('', '', '');
  },
  (rows) => rows.unshift(['marker-heading']),
  (rows, random) => {
    const row = rows[1 + random.below(rows.length - 1)];
    if (row !== undefined) row[row.length - 1] = `marker-quoted-${random.below(99)} "twice", and; more\nlines`;
  },
];

const SEPARATORS = [',', ';', '\t', '|'];
const LINE_ENDS = ['\n', '\r\n', '\r'];

/** Returns a text table with a random dialect and encoding. */
function createTextFile(rows: Rows, random: SeededRandom): Uint8Array<ArrayBuffer> {
  const separator = random.pick(SEPARATORS);
  const isQuoted = random.below(3) === 0;
  const createCell = (text: string) =>
    isQuoted || text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const named = random.below(4) === 0 ? [`sep=${separator}`] : [];
  const lines = [...named, ...rows.map((cells) => cells.map(createCell).join(separator))];
  const text = `${lines.join(random.pick(LINE_ENDS))}\n`;
  const encodings = [
    () => Buffer.from(text),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(`\ufeff${text}`, 'utf16le'),
    () => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ];
  return new Uint8Array(random.pick(encodings)());
}

async function createWorkbookFile(rows: Rows, random: SeededRandom): Promise<Uint8Array<ArrayBuffer>> {
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('BiologicalMaterial');
  for (const row of rows) sheet.addRow([...row]);
  const column = 2 + random.below(3);
  const first = 2 + random.below(Math.max(1, rows.length - 3));
  // A merged cell hides the values of all its cells except the first.
  for (const at of [first, first + 1]) {
    const row = rows[at];
    if (row?.[column - 1] !== undefined) row[column - 1] = '';
    sheet.getRow(at + 1).getCell(column).value = null;
  }
  sheet.mergeCells(first, column, first + 2, column);
  sheet.getRow(1 + random.below(rows.length)).hidden = true;
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function mutateRows({ above, head, rows: made }: GeneratedTable, random: SeededRandom): Rows {
  const rows = [...above, head, ...made].map((row) => [...row]);
  for (let count = 1 + random.below(4); count > 0; count -= 1) random.pick(MUTATIONS)(rows, random);
  return rows;
}

describeWithDatabase('The import of a randomly changed file', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-mutated-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const createProjectWithStudy = async (): Promise<ExchangeProject> => {
    const project = await site.project();
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV' }, ref: 'top' },
      { entityType: 'Study', data: { unique_id: 'A' }, parentId: 'top' },
    );
    return project;
  };

  /** Sends a file, and compares the stored values with the account. The rejection of a file must state a reason. */
  async function expectAccounted(project: ExchangeProject, file: SentFile, markers: ReadonlySet<string>): Promise<void> {
    const { status, body } = await project.upload(file);
    expect([201, 400]).toContain(status);
    if (status === 400) {
      expect(body.detail).toMatch(/line \d+|empty|no rows|entity_type/i);
      return;
    }
    const { values, placed, changed, left_out: leftOut } = body.account;
    expect([
      placed + changed + leftOut,
      body.left_out.reduce((sum: number, part: { values: number }) => sum + part.values, 0),
    ]).toEqual([values, leftOut]);
    const accountText = JSON.stringify([body.left_out, body.notes]);
    expect(accountText).not.toMatch(/could not be followed/);
    expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
    const stored = findMarkers((await project.export('format=json')).toString());
    // A marker that the import reads as a header is in the report, as the name of an omitted column.
    const lost = [...markers].filter((marker) => !stored.has(marker) && !accountText.includes(marker));
    // The account counts duplicate values, so its count can be higher, but never lower.
    expect(lost.length).toBeLessThanOrEqual(leftOut);
  }

  describe.each(SEEDS)('The import of a file that was changed with seed %d', (seed) => {
    it('stores or lists every value of a text file', async () => {
      const random = createSeededRandom(seed);
      const rows = mutateRows(createRandomTable(seed), random);
      const file = { name: 'table.csv', content: createTextFile(rows, random), entityType: 'BiologicalMaterial' };
      await expectAccounted(await createProjectWithStudy(), file, findMarkers(JSON.stringify(rows)));
    });

    it('stores or lists every value of a spreadsheet', async () => {
      const random = createSeededRandom(seed * 31);
      const rows = mutateRows(createRandomTable(seed * 31), random);
      const content = await createWorkbookFile(rows, random);
      await expectAccounted(await createProjectWithStudy(), { name: 'file.xlsx', content }, findMarkers(JSON.stringify(rows)));
    });

    it('stores or lists every value of an SDRF file', async () => {
      const random = createSeededRandom(seed * 57);
      const rows = mutateRows(createSdrfTable(random), random);
      const text = rows.map((cells) => cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t')).join(random.pick(LINE_ENDS));
      const file = { name: 'samples.sdrf.tsv', content: `${random.pick(['', '\ufeff'])}${text}\n` };
      await expectAccounted(await site.project('sdrf-proteomics/1.1'), file, findMarkers(JSON.stringify(rows)));
    });

    it('stores or lists every value of an ENA sample sheet', async () => {
      const random = createSeededRandom(seed * 91);
      const rows = mutateRows(createEnaTable(random), random);
      const project = await site.project('ena/1.0');
      await project.fill({ entityType: 'Study', data: { alias: 'STU', title: 'T', description: 'D' } });
      const file = { name: 'samples.tsv', content: createTextFile(rows, random), entityType: 'Sample' };
      await expectAccounted(project, file, findMarkers(JSON.stringify(rows)));
    });
  });

  it.each(SEEDS)('reads or rejects a file in which single bytes changed (seed %d)', async (seed) => {
    const random = createSeededRandom(seed);
    const project = await site.project();
    await project.fillWithExample();
    for (const format of ['xlsx', 'json', 'yaml', 'isa-json', 'isa-tab', 'csv&type=Study']) {
      const content = new Uint8Array(await project.export(`format=${format}`));
      for (let count = 1 + random.below(20); count > 0; count -= 1) content[random.below(content.length)] = random.below(256);
      const name = `file.${format
        .replace(/^isa-tab$/, 'zip')
        .replace(/&.*/, '')
        .replace('isa-', '')}`;
      const { status, body, text } = await project.upload({ name, content });
      expect([201, 400, 413], `${format}: ${text.slice(0, 200)}`).toContain(status);
      if (status === 201) {
        const { values, placed, changed, left_out: leftOut } = body.account;
        expect([format, placed + changed + leftOut]).toEqual([format, values]);
      }
    }
  });
});
