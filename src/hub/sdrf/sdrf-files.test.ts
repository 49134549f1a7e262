// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateSheet } from '../../sdrf/check.ts';
import { createSheetDraft } from '../../sdrf/draft.ts';
import { formatSheet, parseSampleSheet, type SampleSheet } from '../../sdrf/sheet.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';

const FIXTURES = join(import.meta.dirname, '../../sdrf/fixtures');
const files = readdirSync(FIXTURES);
const readFixture = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
const PYTHON = process.env.PYTHON ?? '';

/** Returns the cells of each row with their column names, independent of the order of columns. */
const listCells = ({ columns, rows }: SampleSheet) =>
  rows.map(({ cells }) => cells.map((cell, at) => `${columns[at]?.trim()}: ${cell}`).toSorted());

describeWithDatabase('Sample metadata in the hub', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-sdrf-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function importFile(name: string, text: string): Promise<ExchangeProject> {
    const project = await site.project('sdrf-proteomics/1.1');
    const sent = await project.upload({ name, content: text });
    expect([sent.status, sent.body.format, sent.body.counts.refused, sent.body.counts.left_out]).toEqual([201, 'sdrf', 0, 0]);
    expect((await project.apply(sent.body.id)).status).toBe(200);
    return project;
  }
  const exportSdrf = async (project: ExchangeProject) => (await project.export('format=sdrf')).toString();

  it.each(files)('is unchanged after an import and export: %s', async (name) => {
    const project = await importFile(name, readFixture(name));
    const text = await exportSdrf(project);
    expect(listCells(parseSampleSheet(text))).toEqual(listCells(parseSampleSheet(readFixture(name))));
    const listCodes = (sheet: SampleSheet) => new Set(validateSheet(sheet).problems.map(({ code }) => code));
    expect(
      [...listCodes(parseSampleSheet(text))].filter((code) => !listCodes(parseSampleSheet(readFixture(name))).has(code)),
    ).toEqual([]);
    const again = await project.upload({ name, content: text });
    expect(again.body.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
  });

  it('is exported to a file that is named after its data set', async () => {
    const project = await importFile('PXD010698.sdrf.tsv', readFixture('PXD010698.sdrf.tsv'));
    const answer = await fetch(`${site.address}${project.hub.getPath('export')}?format=sdrf`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=PXD010698.sdrf.tsv');
    expect(answer.headers.get('content-type')).toMatch(/^text\/tab-separated-values/);
  });

  it('is exported with a report of an identifier that the file name cannot contain', async () => {
    const project = await importFile('Trial 7.sdrf.tsv', readFixture('PXD010698.sdrf.tsv'));
    const { body } = await project.hub.get(project.hub.getPath('export/left-out?format=sdrf'));
    expect(body.changed).toMatchObject([{ what: 'Dataset · Identifier', shown: 'Trial 7', written: 'Trial-7' }]);
  });

  describe('Sample metadata under the rules of the standard', () => {
    const createBrokenSheet = () => {
      const { columns, rows } = parseSampleSheet(readFixture('PXD010698.sdrf.tsv'));
      const label = columns.indexOf('comment[label]');
      const factor = columns.findIndex((name) => name.startsWith('factor value'));
      return formatSheet({
        columns,
        rows: rows.map(({ line, cells }, at) => ({
          line,
          cells: cells.map((cell, place) => (at === 1 && place === label ? 'TMT' : at === 2 && place === factor ? '' : cell)),
        })),
      });
    };

    it('has errors with line and column before the import, and with entity and field afterwards', async () => {
      const project = await site.project('sdrf-proteomics/1.1');
      const { body } = await project.upload({ name: 'PXD1.sdrf.tsv', content: createBrokenSheet() });
      const findMatch = (place: string) => body.rows.find((row: { place: string }) => row.place === place)?.errors;
      expect(findMatch('line 3')).toEqual([
        {
          field: 'label',
          rule: 'INVALID_VALUE',
          message: 'TMT names a kit, but no channel. Write the channel of the sample, such as TMT126.',
        },
      ]);
      expect(findMatch('line 4')).toMatchObject([{ field: 'factor_values', rule: 'EMPTY_CELL' }]);
      await project.apply(body.id);
      const { body: problems } = await project.hub.get(`${project.hub.getPath('problems')}?field=label`);
      expect(problems.groups).toMatchObject([
        { level: 'error', entity_type: 'SampleAssay', rule: 'INVALID_VALUE', value: 'TMT' },
      ]);
    });

    it('is checked while a cell is edited, and has no error once the cell is valid', async () => {
      const project = await importFile('PXD1.sdrf.tsv', createBrokenSheet());
      const rows = (await project.entities()).filter(({ entity_type }) => entity_type === 'SampleAssay');
      expect((await project.hub.get(project.hub.getPath('validate'))).body).toMatchObject({ valid: false, invalid: 2 });
      const [, second, third] = rows;
      const data = [
        { entity_type: 'SampleAssay', node_id: second.id, version: 1, data: { label: 'label free sample' } },
        { entity_type: 'SampleAssay', node_id: third.id, version: 1, data: { factor_values: rows[0].data.factor_values } },
      ];
      const { body: checked } = await project.hub.post(project.hub.getPath('bulk', 'check'), { changes: data });
      expect(checked.valid).toBe(true);
      expect((await project.hub.post(project.hub.getPath('bulk'), { changes: data })).status).toBe(200);
      expect((await project.hub.get(project.hub.getPath('validate'))).body).toMatchObject({ valid: true, errors: [] });
    });

    it('is checked by the named templates, with their errors and warnings', async () => {
      const text = createSheetDraft([{ rawFile: 'a.raw', instrument: null, day: null, isDia: true }], ['human']);
      const { columns, rows } = parseSampleSheet(text);
      const age = columns.indexOf('characteristics[age]');
      const cut = formatSheet({
        columns: columns.toSpliced(age, 1),
        rows: rows.map(({ line, cells }) => ({ line, cells: cells.toSpliced(age, 1) })),
      });
      const project = await importFile('mine.sdrf.tsv', cut);
      const { body } = await project.hub.get(`${project.hub.getPath('problems')}?entity_type=Dataset`);
      expect(body.groups.filter(({ rule }: { rule: string }) => rule !== 'recommended')).toMatchObject([
        { field: 'columns', rule: 'MISSING_REQUIRED_COLUMN', message: 'The column characteristics[age] is missing.' },
      ]);
    });
  });

  it('has new columns in the order of the standard', async () => {
    const project = await importFile('PXD010698.sdrf.tsv', readFixture('PXD010698.sdrf.tsv'));
    const [row] = (await project.entities()).filter(({ entity_type }) => entity_type === 'SampleAssay');
    await project.hub.post(project.hub.getPath('bulk'), {
      changes: [
        {
          ...{ entity_type: 'SampleAssay', node_id: row.id, version: 1 },
          data: {
            sampling_time: '1 day',
            further_columns: ['comment[column lot]=A=7'],
            factor_values: ['disease=x', 'time=1 day'],
          },
        },
      ],
    });
    const { columns, rows } = parseSampleSheet(await exportSdrf(project));
    const kinds = columns.map((name) => name.replace(/\[.*/, ''));
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual([
      ...['source name', 'characteristics', 'assay name', 'technology type', 'comment', 'factor value'],
    ]);
    const getCell = (name: string) => rows[0]?.cells[columns.indexOf(name)];
    expect(
      ['characteristics[sampling time]', 'comment[column lot]', 'factor value[disease]', 'factor value[time]'].map(getCell),
    ).toEqual(['1 day', 'A=7', 'x', '1 day']);
  });

  it('cannot be exported for an empty project, for other profiles, or for a single type', async () => {
    const readExportError = async (project: ExchangeProject, query: string) =>
      (await project.hub.get(`${project.hub.getPath('export')}?${query}`)).body.detail;
    const empty = await site.project('sdrf-proteomics/1.1');
    expect(await readExportError(empty, 'format=sdrf')).toBe(
      'The project has no rows of samples yet, so there is no SDRF file.',
    );
    expect(await readExportError(empty, 'format=sdrf&type=Dataset')).toBe(
      'query.type: a file in SDRF always contains the whole project.',
    );
    const other = await site.project();
    expect(await readExportError(other, 'format=sdrf')).toBe(
      'query.format: miappe/1.1 has no rows of samples, which SDRF requires.',
    );
    const sent = await other.upload({ name: 'a.sdrf.tsv', content: readFixture('PXD010698.sdrf.tsv'), format: 'sdrf' });
    expect([sent.status, sent.body.detail]).toEqual([400, 'miappe/1.1 has no rows of samples, which SDRF requires.']);
  });

  it('is rejected with the line if it is not a table of samples', async () => {
    const project = await site.project('sdrf-proteomics/1.1');
    const text = 'source name\tassay name\na\tb\tc\n';
    const { status, body } = await project.upload({ name: 'a.sdrf.tsv', content: text });
    expect([status, body.detail]).toEqual([400, 'The file is not SDRF: Line 2 has 3 cells, but the header has 2 columns.']);
  });

  describe.skipIf(PYTHON === '' && process.env.CI === undefined)('Sample metadata in an exported file', () => {
    const validateText = (text: string, ...templates: string[]) => {
      const file = join(dataDir, 'out.sdrf.tsv');
      writeFileSync(file, text);
      const named = templates.flatMap((template) => ['-t', template]);
      const { status, stdout, stderr } = spawnSync(
        join(dirname(PYTHON), 'parse_sdrf'),
        ['validate-sdrf', '-s', file, ...named, '--skip-ontology'],
        { encoding: 'utf8' },
      );
      return { status, stated: `${stdout}${stderr}` };
    };

    it.each(['PXD005463', 'PXD010698', 'PXD030650', 'PXD018830-DIA', 'PXD015270'])(
      'is accepted by the official validator: %s',
      async (name) => {
        const project = await importFile(`${name}.sdrf.tsv`, readFixture(`${name}.sdrf.tsv`));
        const { status, stated } = validateText(await exportSdrf(project), 'ms-proteomics');
        expect([status, stated]).toEqual([0, expect.not.stringMatching(/error/i)]);
      },
    );

    it('is rejected by the official validator if it violates the rules of the hub', async () => {
      const project = await importFile('label_free.sdrf.tsv', readFixture('label_free.sdrf.tsv'));
      expect(validateText(await exportSdrf(project), 'ms-proteomics').status).not.toBe(0);
      expect((await project.hub.get(project.hub.getPath('validate'))).body.valid).toBe(false);
    });
  });
});
