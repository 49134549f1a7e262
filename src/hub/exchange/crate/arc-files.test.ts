// @module-tag full
/** Tests that RO-Crates contain the workbooks of an ARC (Annotated Research Context), which describe the project. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeUnless, describeWithDatabase } from '../../../storage/testing.ts';
import { readExampleData } from '../../entities/testing-project.ts';
import { parseDocumentChanges } from '../../snapshot/check-project.ts';
import { readPackedFiles } from '../import/reading/packed-files.ts';
import { READING_LIMITS } from '../import/reading/reading-limits.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';

const PROFILES = ['isa/1.0', 'miappe/1.1', 'miappe/1.2', 'isa-miappe-combined/2.0', 'cropxr-phenotyping/0.0.5'];
const PYTHON = process.env.PYTHON || 'python3';
const LOAD = `
import json, sys
from arctrl import ARC
arc = ARC.load(sys.argv[1])
tables = lambda one: {table.Name: [table.RowCount, *map(str, table.Headers)] for table in one.Tables}
print(json.dumps({
  'identifier': arc.Identifier, 'title': arc.Title, 'people': [[one.LastName, one.ORCID] for one in arc.Contacts],
  'studies': [[one.Identifier, one.Title, list(one.RegisteredAssayIdentifiers), tables(one)] for one in sorted(arc.Studies, key=lambda one: one.Identifier)],
  'assays': [[one.Identifier, tables(one)] for one in arc.Assays],
}))`;
type Tables = Readonly<Record<string, readonly [rows: number, ...headers: string[]]>>;

const countRows = (tables: Tables) => Object.entries(tables).map(([name, [rows]]) => [name, rows]);

/** Types of entities that annotation tables cannot contain. */
const LOST = new Set(['Comment', 'OntologyAnnotation', 'OntologySource']);

describeWithDatabase('The ARC in an RO-Crate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-arcs-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(join(folder, 'site'));
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  async function createExample(profile: string): Promise<ExchangeProject> {
    const project = await site.project(profile);
    await project.fillWithExample();
    return project;
  }

  async function exportWorkbooks(project: ExchangeProject) {
    const path = join(folder, 'crate.zip');
    await writeFile(path, await project.export('format=ro-crate'));
    const files = await readPackedFiles(path, READING_LIMITS, 'an RO-Crate');
    return files.flatMap((file) => (file.path.endsWith('.xlsx') ? [{ name: file.path, content: file.bytes }] : []));
  }

  /** Returns the imported entities, without those that tables cannot contain. */
  async function importWorkbooks(profile: string, workbooks: Awaited<ReturnType<typeof exportWorkbooks>>) {
    const target = await site.project(profile);
    const { status, body, text } = await target.upload({ name: 'arc.zip', content: new Uint8Array(createZip(workbooks)) });
    expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    expect([body.left_out, body.changed]).toEqual([[], []]);
    await target.apply(body.id);
    return listContent(target);
  }

  const listContent = async (project: ExchangeProject) =>
    (await project.entities())
      .filter(({ entity_type: type, parent_field: field }) => !LOST.has(type) && field !== 'derives_from')
      .map(({ entity_type, data }) => [entity_type, data]);

  it.each(PROFILES)('is imported as the same entities: %s', async (profile) => {
    const project = await createExample(profile);
    expect(await importWorkbooks(profile, await exportWorkbooks(project))).toEqual(await listContent(project));
  });

  it('has annotation tables with unique columns that equal the cells', async () => {
    for (const { name, content } of await exportWorkbooks(await createExample('isa/1.0'))) {
      const workbook = new Workbook();
      await workbook.xlsx.load(content);
      const [metadata, ...sheets] = workbook.worksheets;
      expect(metadata?.name).toBe(`isa_${name.split('.').at(-2)}`);
      for (const sheet of sheets) {
        const [table, ...others] = sheet.getTables();
        const columns = table?.model.columns.map((column) => column.name) ?? [];
        expect([table?.model.name, others]).toEqual([expect.stringMatching(/^annotationTable\d+$/), []]);
        expect(sheet.getRow(1).values).toEqual([undefined, ...columns]);
        expect(new Set(columns.map((column) => column.toLowerCase())).size).toBe(columns.length);
      }
    }
  });

  it('keeps identifiers and names that workbooks cannot contain', async () => {
    const project = await site.project('isa/1.0');
    const text = JSON.stringify(readExampleData('isa/1.0'))
      .replaceAll('"YEAST-SALT-2024"', '"doi:10.5555/a"')
      .replaceAll('"SALT-S1"', '"S.1/å"')
      .replaceAll('"sample collection"', '"isa_study"');
    await project.fill(...parseDocumentChanges(project.profile, JSON.parse(text)));
    const content = await importWorkbooks('isa/1.0', await exportWorkbooks(project));
    expect(content).toEqual(await listContent(project));
  });

  const hasArctrl = spawnSync(PYTHON, ['-c', 'import arctrl']).status === 0;
  describeUnless(hasArctrl ? null : 'no Python with arctrl was found', 'The ARC library', () => {
    it('reads studies, assays and tables', async () => {
      const arc = join(folder, 'arc');
      for (const { name, content } of await exportWorkbooks(await createExample('miappe/1.2'))) {
        await mkdir(dirname(join(arc, name)), { recursive: true });
        await writeFile(join(arc, name), content);
      }
      const { stdout, stderr } = spawnSync(PYTHON, ['-c', LOAD, arc], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const { studies, assays, ...rest } = JSON.parse(stdout);
      expect(rest).toEqual({
        identifier: 'BARLEY-DROUGHT-2023',
        title: 'Drought response of two spring barley cultivars under glass and in the field',
        people: [
          ['Example', '0000-0002-1825-0097'],
          ['Datasteward', null],
        ],
      });
      expect(studies.map(([id, , registered, tables]: unknown[]) => [id, registered, countRows(tables as Tables)])).toEqual([
        ['BD-FIELD-2023', [], Object.entries({ Growth: 4, 'Source descriptions': 2, 'Sample descriptions': 4 })],
        [
          'BD-GH-2023',
          ['a_BD-GH-2023_samples'],
          Object.entries({ Growth: 8, 'Source descriptions': 2, 'Sample descriptions': 8 }),
        ],
      ]);
      expect(assays.map(([id, tables]: [string, Tables]) => [id, countRows(tables)])).toEqual([
        [
          'a_BD-GH-2023_samples',
          [
            ['Sampling', 4],
            ['Extract descriptions', 4],
          ],
        ],
      ]);
      expect(studies[1][3]['Sample descriptions'].slice(1, 3)).toEqual([
        'Input [Sample Name]',
        'Characteristic [Observation unit type]',
      ]);
    }, 60_000);
  });
});
