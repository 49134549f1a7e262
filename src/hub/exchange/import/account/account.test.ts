// @module-tag full
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../../storage/testing.ts';
import { getBuiltInProfile } from '../../../entities/testing-project.ts';
import { type ExchangeProject, type ExchangeSite, type SentFile, startExchange } from '../../testing-exchange.ts';
import { buildDocumentRow, createWorkbook, openDocument } from '../../testing-spreadsheet.ts';
import { planSkippedRow } from '../planned-rows.ts';
import type { ImportFormat } from '../reading/file-format.ts';
import { type IncomingRow, NO_CHOICES } from '../reading/incoming.ts';
import { readImportFile } from '../reading/read-file.ts';
import { READING_LIMITS } from '../reading/reading-limits.ts';
import { AccountBook } from './account-book.ts';
import { recordRowOutcomes } from './row-outcomes.ts';
import { createRandomTable, findMarkers, GENERATED_FILES, type GeneratedTable } from './testing-generated-table.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('The lists of a report', () => {
  it('are truncated with a note, but the numbers count all values', () => {
    const account = new AccountBook();
    account.recordFound(250);
    for (let kind = 0; kind < 250; kind += 1) account.recordOmission(`line ${kind}`, { reason: `Reason ${kind}.` });
    const { account: counts, left_out: listed, notes } = account.completeAccount('file.csv');
    expect([counts.left_out, listed.length]).toEqual([250, 200]);
    expect(notes).toEqual(['The lists are shortened: 50 more values have reasons that are not listed.']);
  });
});

describeWithDatabase('An import', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-account-'));
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

  describe.each(Object.keys(GENERATED_FILES))('The report of a file in %s', (format) => {
    it.each(SEEDS)('records every value of a file exactly once as stored or listed (seed %d)', async (seed) => {
      const table = createRandomTable(seed);
      const file = await (GENERATED_FILES[format] as (table: GeneratedTable) => Promise<SentFile> | SentFile)(table);
      const project = await createProjectWithStudy();
      const { status, body } = await project.upload(file);
      expect(status).toBe(201);
      const { values, placed, changed, left_out: leftOut } = body.account;
      const markers = findMarkers(
        format === 'xlsx' ? JSON.stringify([table, 'marker-note', 'marker-text']) : String(file.content),
      );
      // In addition, a data set contains its kind, and the identifiers of investigation and study.
      expect(values).toBe(markers.size + (format === 'json' || format === 'yaml' ? 6 : 0));
      expect(placed + changed + leftOut).toBe(values);
      expect(body.left_out.reduce((sum: number, part: { values: number }) => sum + part.values, 0)).toBe(leftOut);
      expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
      const stored = findMarkers((await project.export('format=json')).toString());
      expect(stored.size).toBe(markers.size - leftOut);
    });
  });

  const PROMADE_FILES = ['miappe/1.1', 'miappe/1.2', 'isa/1.0', 'ena/1.0', 'darwin-core/1.0', 'sdrf-proteomics/1.1'];
  it.each(PROMADE_FILES)('lists neither omitted nor changed values for exported files of %s', async (profile) => {
    const project = await site.project(profile);
    await project.fillWithExample();
    for (const format of ['xlsx', 'json', 'yaml']) {
      const content = await project.export(`format=${format}`);
      const { body } = await project.upload({ name: `file.${format}`, content });
      expect([format, body.account.left_out, body.account.changed, body.left_out]).toEqual([format, 0, 0, []]);
    }
  });

  it('counts a merged cell only once if it labels several lines of a template', async () => {
    const { Workbook } = await import('@cj-tech-master/excelts');
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('Study');
    sheet.addRow(['Field', 'Study unique ID*', 'Study title*']);
    for (const row of [
      ['Example', 'X', 'Y'],
      ['Values (add rows)', 'B', 'Two'],
      ['', 'C', 'Three'],
    ])
      sheet.addRow(row);
    sheet.mergeCells('A3:A4');
    const content = new Uint8Array(await workbook.xlsx.writeBuffer());
    const { body } = await (await createProjectWithStudy()).upload({ name: 'template.xlsx', content });
    expect([body.account, body.notes]).toEqual([{ values: 8, placed: 5, changed: 0, left_out: 3 }, []]);
  });

  it('reports values that are stored in another format, grouped by reason and field', async () => {
    const project = await createProjectWithStudy();
    const content = 'unique_id,title,start_date\nB,One,24.12.2023\nC,Two,25.12.2023\nD,Three,2023-12-26\n';
    const { body } = await project.upload({ name: 'Study.csv', content });
    expect([body.account, body.changed]).toEqual([
      { values: 9, placed: 7, changed: 2, left_out: 0 },
      [
        {
          place: 'line 2',
          entity_type: 'Study',
          field: 'start_date',
          shown: '24.12.2023',
          stored: '2023-12-24',
          reason: 'The date is stored in ISO 8601 format.',
          values: 2,
        },
      ],
    ]);
  });

  it('reports comments anywhere in a YAML file as omitted', async () => {
    const text = ['# Heading', '', 'unique_id: INV # the grant', 'title: "Trial # 1"', 'studies:', '- unique_id: B'];
    const block = ['  description: |', '    # text of the block', '  #   ', '  # last one'];
    const { body } = await (await createProjectWithStudy()).upload({
      name: 'file.yaml',
      content: [...text, ...block].join('\n'),
    });
    expect(body.account).toEqual({ values: 6, placed: 4, changed: 0, left_out: 2 });
    expect(body.left_out).toMatchObject([
      { place: 'line 3', reason: '2 lines of comments are left out: line 3 "the grant", line 10 "last one".', values: 2 },
    ]);
    expect(body.notes).toEqual(['1 line of comments is left out: line 1 "Heading".']);
  });

  it('lists the tags of a YAML file as omitted, and stores the properties from its merge keys', async () => {
    const lines = [
      'unique_id: INV',
      'studies:',
      '- &a',
      '  unique_id: B',
      '  title: !upper two',
      '- <<: *a',
      '  unique_id: !!str 7',
    ];
    const project = await createProjectWithStudy();
    const { body } = await project.upload({ name: 'file.yaml', content: lines.join('\n') });
    expect(body.account).toEqual({ values: 6, placed: 5, changed: 0, left_out: 1 });
    expect(body.left_out).toMatchObject([
      { place: 'line 5', reason: '1 tag is left out: line 5 "!upper". Values are read without their tags.', values: 1 },
    ]);
    await project.apply(body.id);
    const studies = (await project.entities()).map(({ data }) => [data.unique_id, data.title]);
    expect(studies).toEqual(
      expect.arrayContaining([
        ['B', 'two'],
        ['7', 'two'],
      ]),
    );
  });

  it.each([
    ['51.12345678901234567891', 'rounded'],
    ['1.0000000000000001', 'rounded'],
    ['1e-400', 'rounded'],
    ['04513', 'without its display format'],
    ['0x1F', 'without its display format'],
  ])('reports the number %s as changed if it is not stored as written', async (written, reason) => {
    const content = `unique_id: INV\nstudies:\n  - unique_id: B\n    altitude: ${written}\n`;
    const { body } = await (await createProjectWithStudy()).upload({ name: 'file.yaml', content });
    expect(body.changed).toMatchObject([{ field: 'altitude', shown: written, reason: expect.stringContaining(reason) }]);
  });

  it.each(['51.12345678901234567891', '1e-400', '051.5'])('reports the number %s of a table as changed', async (written) => {
    const content = `unique_id,latitude,longitude\nB,${written},5\n`;
    const { body } = await (await createProjectWithStudy()).upload({ name: 'Study.csv', content });
    expect(body.changed).toMatchObject([{ field: 'latitude', shown: written, values: 1 }]);
  });

  it.each(['\r\n', '\r'])('reports the line endings %j of a table as stored in another format', async (end) => {
    const content = ['unique_id,description', `B,"one${end}two"`, ''].join(end);
    const { body } = await (await createProjectWithStudy()).upload({ name: 'Study.csv', content });
    expect(body.changed).toMatchObject([{ shown: `one${end}two`, reason: 'Line endings are stored as line feeds.' }]);
  });

  it.each(['52.10', '1e3', '+5.5', '0.5'])('counts the number %s as stored', async (written) => {
    const content = `unique_id: INV\nstudies:\n  - unique_id: B\n    altitude: ${written}\n`;
    const { body } = await (await createProjectWithStudy()).upload({ name: 'file.yaml', content });
    expect([body.account.changed, body.changed]).toEqual([0, []]);
  });

  it('reads a number with a comma in JSON as a number', async () => {
    const project = await createProjectWithStudy();
    const content = JSON.stringify({ unique_id: 'INV', studies: [{ unique_id: 'B', latitude: '51,98', longitude: '5,66' }] });
    const { body } = await project.upload({ name: 'file.json', content });
    await project.apply(body.id, { skip_refused: true });
    const stored = JSON.parse((await project.export('format=json')).toString());
    expect(JSON.stringify(stored)).toContain('"latitude":51.98');
  });

  it.each([
    '{"unique_id":"INV","Studies":[{"unique_id":"X"}],"studies":[{"unique_id":"Y"}]}',
    '{"unique_id":"INV","studies":[{"unique_id":"Y"}],"Studies":[{"unique_id":"X"}]}',
  ])('prefers the exact name of a property, and lists the other name: %s', async (content) => {
    const { body } = await (await createProjectWithStudy()).upload({ name: 'file.json', content });
    expect(body.left_out).toMatchObject([{ reason: 'Investigation has no field for Studies besides studies.', values: 1 }]);
  });

  it('adds lists of objects to the investigation of the project', async () => {
    const project = await createProjectWithStudy();
    const { body } = await project.upload({ name: 'file.json', content: '{"studies":[{"unique_id":"X"}]}' });
    expect(body.rows).toMatchObject([{ entity_type: 'Study', outcome: 'create' }]);
  });

  it('has a note about a row that may summarize other rows', async () => {
    const content = 'unique_id,description,latitude\nA,a,1\nB,b,3\nMean,c,9\n';
    const { body } = await (await createProjectWithStudy()).upload({ name: 'Study.csv', content });
    expect(body.notes).toEqual([expect.stringContaining('A row begins with "Mean" and is imported as data.')]);
  });

  it.each(['json', 'yaml'])('rejects an object without any known property, and names its properties: %s', async (format) => {
    const content = JSON.stringify({ unique_id: 'INV', studies: [{ unique_id: 'A', persons: [{ foo: 1, bar: 2 }] }] });
    const { body } = await (await createProjectWithStudy()).upload({ name: `file.${format}`, content });
    expect(body.left_out).toMatchObject([
      {
        place: 'Investigation.studies[0].persons[0]',
        reason: 'Person has no field for any of its members ("foo", "bar").',
        values: 2,
      },
    ]);
  });

  it('names a rejected row by its label', async () => {
    const content = 'unique_id,study_id\nU1,nowhere\n';
    const { body } = await (await createProjectWithStudy()).upload({ name: 'ObservationUnit.csv', content });
    expect(body.rows[0]).toMatchObject({ outcome: 'refuse', label: 'U1' });
  });

  it('states which of several columns with the same meaning is used', async () => {
    const content = 'unique_id,title,title,Title\nB,One,Two,Three\n';
    const { body } = await (await createProjectWithStudy()).upload({ name: 'Study.csv', content });
    expect(body.left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
      'The column "title" is the second column with the same name and is left out, with 1 value. The column at line 1, column 2 is used.',
      'The column "Title" means the same as the column "title" and is left out, with 1 value. The column at line 1, column 2 is used.',
    ]);
  });

  it('uses the next column with the same meaning if the user omits the first one', async () => {
    const project = await createProjectWithStudy();
    const { body } = await project.upload({ name: 'Study.csv', content: 'unique_id,title,title\nB,One,Two\n' });
    const choices = { tables: [{ table: '', columns: [{ column: '2', field: '' }] }] };
    const { body: chosen } = await project.hub.post(project.hub.getPath('import', body.id, 'choices'), choices);
    expect(chosen.rows[0].changes).toContainEqual({ field: 'title', before: null, after: 'Two' });
  });

  it('lists columns that the user omitted', async () => {
    const project = await createProjectWithStudy();
    const { body } = await project.upload({ name: 'Study.csv', content: 'unique_id,title\nB,One\nC,Two\n' });
    const choices = { tables: [{ table: '', columns: [{ column: '2', field: '' }] }] };
    const chosen = await project.hub.post(project.hub.getPath('import', body.id, 'choices'), choices);
    expect([chosen.body.account.left_out, chosen.body.left_out]).toEqual([
      2,
      [
        {
          place: 'line 1, column 2',
          entity_type: 'Study',
          reason: 'The column "title" is left out as selected.',
          places: 1,
          values: 2,
        },
      ],
    ]);
  });

  it('shows its report on the page of the preview', async () => {
    const project = await createProjectWithStudy();
    const { body } = await project.upload({ name: 'Study.csv', content: 'unique_id,color\nB,green\n' });
    const { text } = await project.hub.open(project.hub.getPath('import', body.id));
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Stored as in the file: 1\. Stored in another format: 0\. Left out: 1\./);
  });
});

describe('The report of a faulty reader that loses a row', () => {
  const TABLE = [
    ['unique_id', 'title', 'description'],
    ['A', 'One', 'first'],
    ['B', 'Two', 'second'],
  ];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-lost-rows-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const FILES: readonly (readonly [ImportFormat, () => Promise<string | Uint8Array> | string | Uint8Array])[] = [
    ['csv', () => TABLE.map((cells) => cells.join(',')).join('\n')],
    ['xlsx', () => createWorkbook({ Study: TABLE })],
    [
      'ods',
      () => openDocument(`<table:table table:name="Study">${TABLE.map((row) => buildDocumentRow(row)).join('')}</table:table>`),
    ],
    ['json', () => JSON.stringify(STUDIES)],
    ['yaml', () => JSON.stringify(STUDIES)],
  ];
  const STUDIES = {
    studies: TABLE.slice(1).map(([unique_id, title, description]) => ({ unique_id, title, description })),
  };

  it.each(FILES)('lists the values of the row in %s', async (format, make) => {
    const path = join(folder, `file.${format}`);
    await writeFile(path, await make());
    const file = {
      content: { path },
      format,
      fileName: 'file',
      entityType: format === 'csv' ? 'Study' : '',
      choices: NO_CHOICES,
    };
    const account = new AccountBook();
    const profile = getBuiltInProfile('miappe/1.1');
    const read: IncomingRow[] = [];
    for await (const row of readImportFile(profile, file, READING_LIMITS, account)) read.push(row);
    const remaining = read.filter(({ stated }) => stated.get('title') !== 'Two');
    const rows = remaining.map(planSkippedRow);
    recordRowOutcomes(account, profile, { read: remaining, plan: { rows, order: [] }, choices: NO_CHOICES });
    expect(account.completeAccount('file').left_out).toContainEqual({
      place: 'file',
      entity_type: '',
      reason: "3 of the file's values could not be traced. Compare the saved data with the file.",
      places: 1,
      values: 3,
    });
  });
});

describe('The report of an ISA file', () => {
  const investigation = {
    ontologySourceReferences: [],
    identifier: 'INV',
    title: 'Drought of barley',
    studies: [{ identifier: 'STU', description: 'Sown in spring', comments: [{ name: 'Plot', value: '300.0' }] }],
  };

  it('lists the text that a faulty reader loses', () => {
    const account = new AccountBook();
    account.texts.expect(investigation);
    account.texts.recordFound(['INV', 'STU', 300, 'barley']);
    expect(account.completeAccount('isa.json').left_out).toMatchObject([
      {
        values: 2,
        reason:
          '2 of the file\'s values could not be traced. Compare the saved data with the file. Some of them: "Drought of barley", "Sown in spring".',
      },
    ]);
  });

  it('lists nothing if all text is stored or reported', () => {
    const account = new AccountBook();
    account.texts.expect(investigation);
    account.texts.recordFound([investigation.title, { a: ['inv'] }, 'STU; 300', 'sown in Spring']);
    expect(account.completeAccount('isa.json').left_out).toEqual([]);
  });
});

describe('A report', () => {
  it('lists values without an outcome as omitted', () => {
    const book = new AccountBook();
    book.recordFound(3);
    book.recordStored();
    expect(book.completeAccount('file.csv')).toEqual({
      account: { values: 3, placed: 1, changed: 0, left_out: 2 },
      changed: [],
      left_out: [
        {
          place: 'file.csv',
          entity_type: '',
          reason: "2 of the file's values could not be traced. Compare the saved data with the file.",
          places: 1,
          values: 2,
        },
      ],
      notes: [],
    });
  });
});
