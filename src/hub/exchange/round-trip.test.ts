// @module-tag full
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { type Entity, type Field, getContent } from '../../profiles/profile.ts';
import { describeUnless, describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from './testing-exchange.ts';

const OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];
const PYTHON = process.env.PYTHON || 'python3';
const PROFILES = loadCatalog().entries.map(({ profile }) => profile.id);

const ODD_VALUES = [
  '=1+1',
  '+49 30 1234',
  '-5',
  '@SUM(A1)',
  "'=quoted",
  "''",
  '"quotes" and \'others\'',
  'two\nlines',
  'three\r\nlines\rhere',
  '\ttab\t',
  ' spaces around ',
  '007',
  '1e5',
  '1-2',
  '2024-03-01',
  '12345678901234567890',
  'TRUE',
  'null',
  '#N/A',
  '<b>&amp;</b> ]]>',
  '_x0041_ and _x000D_',
  ' _x0041_ ',
  '\u0001\u001f\ufffe',
  'ä ß 漢字 🌾 e\u0301 \u202e',
  'a; b, c | d',
  '; ;',
  'x'.repeat(40_000),
  `${'y'.repeat(32_766)}🌾`,
  'https://example.org/?a=1&b="2"',
];
const LISTS = [['a; b', ' c ', '"d"', 'e\nf', '=g'], ['1', '02'], [1, 2.5, true], ['one']];
const NUMBERS = [0, -1, 0.1 + 0.2, 1e21, 5e-324, 123456789.12345678, 9007199254740991];

describeWithDatabase('A round trip through an export', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-exchange-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function expectUnchanged(project: ExchangeProject, name: string, content: Buffer<ArrayBuffer>): Promise<void> {
    const { status, body, text } = await project.upload({ name, content });
    expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    const { rows } = (await project.hub.get(`${project.hub.getPath('import', body.id)}?limit=1000`)).body;
    expect(rows.flatMap(describeDifferences)).toEqual([]);
    expect(body.total).toBeGreaterThan(0);
  }

  it.each(PROFILES)('preserves the example of %s in every format', { tags: 'full' }, async (id) => {
    const project = await site.project(id);
    await project.fillWithExample();
    for (const format of ['xlsx', 'json', 'yaml'])
      await expectUnchanged(project, `file.${format}`, await project.export(`format=${format}`));
    const types = new Set((await project.entities()).map(({ entity_type }) => entity_type as string));
    for (const type of types) await expectUnchanged(project, `${type}.csv`, await project.export(`format=csv&type=${type}`));
    expect(await site.listLeftovers()).toEqual([]);
  });

  it.each(['openpyxl', 'libreoffice'])('preserves an export that %s has saved, even in another project', async (name) => {
    const project = await site.project();
    await project.fillWithExample();
    const sample = new URL(`./import/reading/samples/round-trip-${name}.xlsx`, import.meta.url);
    await expectUnchanged(project, 'saved.xlsx', await readFile(sample));
  });

  describe('A round trip of unusual values', () => {
    let project: ExchangeProject;
    beforeAll(async () => {
      project = await site.project();
      await fillWithOddValues(project);
    });

    it.each(['xlsx', 'json', 'yaml'])('preserves the values in %s', async (format) => {
      await expectUnchanged(project, `file.${format}`, await project.export(`format=${format}`));
    });

    it('preserves the values in CSV', async () => {
      const content = await project.export('format=csv&type=Study');
      await expectUnchanged(project, 'Study.csv', content);
    });

    const python = spawnSync(PYTHON, ['-c', 'import openpyxl']).status === 0;
    describeUnless(python ? null : 'no Python with openpyxl was found', 'A round trip through openpyxl', () => {
      it('preserves the values after openpyxl loads and saves the file', async () => {
        const path = join(folder, 'openpyxl.xlsx');
        await writeFile(path, await project.export('format=xlsx'));
        const save = 'import sys, openpyxl; openpyxl.load_workbook(sys.argv[1]).save(sys.argv[1])';
        await promisify(execFile)(PYTHON, ['-c', save, path]);
        await expectUnchanged(project, 'openpyxl.xlsx', await readFile(path));
      });
    });

    const office = OFFICE.find(existsSync);
    const reason = office === undefined && process.env.CI !== 'true' ? 'no LibreOffice was found' : null;
    describeUnless(reason, 'A round trip through a spreadsheet program', () => {
      it('preserves the values after the program opens and saves the file', { tags: 'full', timeout: 180_000 }, async () => {
        await writeFile(join(folder, 'odd.xlsx'), await project.export('format=xlsx'));
        const profile = `-env:UserInstallation=file://${join(folder, 'office')}`;
        const target = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'saved')];
        await promisify(execFile)(office as string, [profile, '--headless', ...target, join(folder, 'odd.xlsx')]);
        await expectUnchanged(project, 'odd.xlsx', await readFile(join(folder, 'saved', 'odd.xlsx')));
      });
    });
  });
});

/** Returns a short description of the change of a row. */
function describeDifferences(row: {
  outcome: string;
  place: string;
  detail: string | null;
  changes: unknown[];
}): readonly string[] {
  return row.outcome === 'unchanged' ? [] : [`${row.place}: ${row.outcome} ${row.detail} ${JSON.stringify(row.changes[0])}`];
}

/** Creates a study for each odd value, with the value in all fields. */
async function fillWithOddValues(project: ExchangeProject): Promise<void> {
  const study = project.profile.entities.get('Study') as Entity;
  const values: unknown[] = [...ODD_VALUES, ...NUMBERS, true, false, ...LISTS];
  await project.fill(
    { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Odd' }, ref: 'top' },
    ...values.map((value) => ({
      entityType: 'Study',
      parentId: 'top',
      data: Object.fromEntries(listPlainFields(study).map(({ name }) => [name, value])),
    })),
    { entityType: 'Study', parentId: 'top', data: {} },
    { entityType: 'Study', parentId: 'top', data: {} },
  );
}

function listPlainFields({ fields }: Entity): readonly Field[] {
  return fields.filter((field) => getContent(field).kind === 'scalar');
}
