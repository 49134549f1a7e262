// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../../generated/hub/types.d.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createWorkbook } from '../testing-spreadsheet.ts';

type Import = components['schemas']['HubImport'];

describeWithDatabase('The sheet of an import', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-sheet-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  let studies: readonly { readonly id: string }[];
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    project = await site.project();
    const createStudy = (id: string) => ({
      entityType: 'Study',
      data: { unique_id: id, investigation_id: 'INV', title: id },
      parentId: 'inv',
      parentField: 'studies',
    });
    const rows = await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Drought' }, ref: 'inv' },
      createStudy('W25'),
      createStudy('W26'),
    );
    studies = rows.slice(1);
  });

  const pasteText = async (content: string, rest: object = {}): Promise<Import> => {
    const answer = await project.hub.post(project.hub.getPath('import'), { format: 'csv', content, ...rest });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const applyChoices = async ({ id }: Import, choices: object): Promise<Import> => {
    const answer = await project.hub.post(project.hub.getPath('import', id, 'choices'), choices);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const listColumns = ({ tables }: Import) => tables[0]?.columns.map(({ field, recognized }) => [field, recognized]);

  describe('The sheet of an import with references to missing entities', () => {
    const MATERIALS = { entity_type: 'ObservationUnit', field: 'biological_material_id' };
    const content = [
      'Unique ID\tStudy ID\tObservation unit type\tBiological material ID',
      ...Array.from({ length: 12 }, (_, index) =>
        [
          `U${index}`,
          index < 6 ? 'W25' : 'W26',
          index === 3 ? 'plottt' : 'plot',
          `MAT-${index % 6}${index < 6 ? '' : 'b'}`,
        ].join('\t'),
      ),
    ].join('\n');

    it('reports one problem for all missing names together', async () => {
      const { problems } = await pasteText(content);
      expect(problems.map(({ count, value, missing }) => [count, value, missing])).toMatchObject([
        [12, null, { entity_type: 'BiologicalMaterial', count: 12 }],
        [1, 'plottt', undefined],
      ]);
      expect(problems[0]?.message).toBe('12 biological materials do not exist: MAT-0, MAT-1, MAT-2, MAT-3, MAT-4 and 7 more.');
    });

    it('replaces one missing name, and creates the others except a name that resembles an existing one', async () => {
      const data = { unique_id: 'BM-JULIUS', study_id: 'W25' };
      const place = { parent_id: studies[0]?.id, parent_field: 'biological_materials' };
      await project.hub.post(project.hub.getPath('entities'), { entity_type: 'BiologicalMaterial', data, ...place });
      const preview = await pasteText(`${content}\nU-99\tW25\tplot\tBM-JULLIUS`);
      expect((await project.hub.open(project.hub.getPath('import', preview.id))).text).toContain('“MAT-0” →');
      const values = [{ ...MATERIALS, from: 'MAT-0', to: 'MAT-1' }];
      const { counts, problems } = await applyChoices(preview, { values, missing: [{ ...MATERIALS, create: true }] });
      expect(counts).toMatchObject({ created: 13 + 11, with_errors: 1 });
      expect(problems.map(({ value, suggestion }) => [value, suggestion])).toContainEqual(['BM-JULLIUS', 'BM-JULIUS']);
    });

    it('creates the missing entities on request, in their own studies and as one action', async () => {
      const chosen = await applyChoices(await pasteText(content), { missing: [{ ...MATERIALS, create: true }] });
      expect(chosen.counts).toMatchObject({ created: 24, refused: 0, with_errors: 0 });
      await project.hub.post(project.hub.getPath('import', chosen.id, 'apply'), {});
      const made = (await project.hub.get(project.hub.getPath('table', 'BiologicalMaterial'))).body.rows;
      const placed = made.map(({ label, parent_id }: { label: string; parent_id: string }) => [label, parent_id]);
      expect(placed[0]).toEqual(['MAT-0', studies[0]?.id]);
      expect(placed[11]).toEqual(['MAT-5b', studies[1]?.id]);
      const actions = (await project.hub.get(project.hub.getPath('actions'))).body.actions;
      expect(actions.filter(({ kind }: { kind: string }) => kind === 'imported')).toHaveLength(1);
    });

    it('shows the problems again when the user withdraws the choice', async () => {
      const chosen = await applyChoices(await pasteText(content), { missing: [{ ...MATERIALS, create: true }] });
      const back = await applyChoices(chosen, { missing: [{ ...MATERIALS, create: false }] });
      expect(back.counts).toMatchObject({ created: 12, with_errors: 12 });
    });

    it('rejects a choice for an unknown field, and names the field', async () => {
      const { id } = await pasteText(content);
      const requested = { missing: [{ entity_type: 'ObservationUnit', field: 'color', create: true }] };
      const { status, body } = await project.hub.post(project.hub.getPath('import', id, 'choices'), requested);
      expect([status, body.detail]).toEqual([400, 'body.missing[0].field: ObservationUnit has no such field.']);
    });
  });

  it.each([
    ['labels', 'Unique ID\tStudy ID\tObservation unit type', ['unique_id', 'study_id', 'observation_unit_type']],
    [
      'the labels of a template, with stars and units',
      'Observation unit ID*\tStudy unique ID\tUnit type',
      ['unique_id', 'study_id', 'observation_unit_type'],
    ],
    ['short forms', 'obsUnitId\tstudyId\tobsUnitType', ['unique_id', 'study_id', 'observation_unit_type']],
    [
      'ontology terms that one field has',
      'Unique ID\tPPEO:belongsToStudy\thasEntryType',
      ['unique_id', 'study_id', 'entry_type'],
    ],
  ])('recognizes columns by %s', async (_how, head, fields) => {
    const preview = await pasteText(`${head}\nU1\tW25\tplot\n`, { entity_type: 'ObservationUnit' });
    expect(listColumns(preview)?.map(([field]) => field)).toEqual(fields);
    expect(preview.counts).toMatchObject({ created: 1, refused: 0, left_out: 0 });
  });

  it('detects the type by the columns by default', async () => {
    const preview = await pasteText('observation_unit_type;unique_id;study_id\nplot;U1;W25\n');
    expect(preview.tables[0]?.entity_type).toBe('ObservationUnit');
  });

  it('shows the parents of rows, and offers a choice for rows without one', async () => {
    const text = 'Unique ID\tStudy\nU1\tW25\nU2\tW26\nU3\t\n';
    const preview = await pasteText(text, { entity_type: 'ObservationUnit' });
    expect([preview.counts.refused, preview.tables[0]?.targets.map(({ label, rows }) => [label, rows])]).toEqual([
      1,
      [
        ['W25', 1],
        ['W26', 1],
      ],
    ]);
    const parent = { node_id: studies[1]?.id, field: 'observation_units' };
    const chosen = await applyChoices(preview, { tables: [{ table: '', parent }] });
    expect([chosen.counts.refused, chosen.rows.map(({ parent: one }) => one?.label)]).toEqual([0, ['W25', 'W26', 'W26']]);
  });

  it('fills a field from the selected column, and omits another column on request', async () => {
    const preview = await pasteText('Pot,Study,Remark\nU1,W25,dry\n', { entity_type: 'ObservationUnit' });
    expect([listColumns(preview)?.[0], preview.counts.left_out]).toEqual([['', 'none'], 2]);
    const columnsChosen = [
      { column: '1', field: 'unique_id' },
      { column: '3', field: '' },
    ];
    const chosen = await applyChoices(preview, { tables: [{ table: '', columns: columnsChosen }] });
    expect([listColumns(chosen), chosen.counts.left_out, chosen.rows[0]?.label]).toEqual([
      [
        ['unique_id', 'chosen'],
        ['study_id', 'label'],
        ['', 'chosen'],
      ],
      0,
      'U1',
    ]);
  });

  it('reads rows without headers into the given fields', async () => {
    const columnsOf = ['unique_id', 'study_id'].map((field, index) => ({ column: String(index + 1), field }));
    const choices = { tables: [{ table: '', has_header: false, columns: columnsOf }] };
    const preview = await pasteText('U1\tW25\nU2\tW26\n', { entity_type: 'ObservationUnit', choices });
    expect(preview.rows.map(({ label, parent }) => [label, parent?.label])).toEqual([
      ['U1', 'W25'],
      ['U2', 'W26'],
    ]);
  });

  it('suggests the likely value once for all rows, and replaces it in all of them', async () => {
    const rows = Array.from({ length: 90 }, (_, number) => `U${number}\tW25\tplottt`);
    const preview = await pasteText(['Unique ID\tStudy ID\tObservation unit type', ...rows].join('\n'));
    const offer = preview.problems.find(({ value }) => value === 'plottt');
    expect(offer).toMatchObject({ level: 'warning', field: 'observation_unit_type', count: 90, suggestion: 'plot' });
    const value = { entity_type: 'ObservationUnit', field: 'observation_unit_type', from: 'plottt', to: 'plot' };
    const chosen = await applyChoices(preview, { values: [value] });
    expect(chosen.problems.filter(({ field }) => field === 'observation_unit_type')).toEqual([]);
    expect((await project.apply(chosen.id)).status).toBe(200);
    const units = (await project.entities()).filter(({ entity_type }) => entity_type === 'ObservationUnit');
    expect(new Set(units.map(({ data }) => data.observation_unit_type))).toEqual(new Set(['plot']));
    const again = await applyChoices(await pasteText('Unique ID\tStudy ID\nU1\tW25\n'), {
      values: [value, { ...value, to: 'plottt' }],
    });
    expect(again.problems.filter(({ value: one }) => one === 'plot')).toEqual([]);
  });

  it('suggests a similar study for rows with an unknown study', async () => {
    const preview = await pasteText('Unique ID\tStudy ID\nU1\tW25x\nU2\tW25x\n', { entity_type: 'ObservationUnit' });
    expect([preview.counts.refused, preview.problems[0]]).toMatchObject([
      2,
      { field: 'study_id', value: 'W25x', count: 2, suggestion: 'W25' },
    ]);
    const value = { entity_type: 'ObservationUnit', field: 'study_id', from: 'W25x', to: 'W25' };
    expect((await applyChoices(preview, { values: [value] })).counts).toMatchObject({ created: 2, refused: 0 });
  });

  it('reports duplicates in the file', async () => {
    const preview = await pasteText('Unique ID\tStudy ID\nU1\tW25\nU1\tW25\n', { entity_type: 'ObservationUnit' });
    expect(preview.problems.filter(({ level }) => level === 'error')).toMatchObject([
      { field: 'unique_id', value: 'U1', count: 2 },
    ]);
  });

  it.each([
    ['the same new ID', 'ObservationUnit', 'Unique ID\tStudy ID\nU1\tW25\nU1\tW25\n', ['unique_id', 'U1', 'U2']],
    ['the ID of one entity', 'Study', 'Unique ID\tTitle\nW25\tA\nW25\tB\n', ['unique_id', 'W25', 'W27']],
    ['the same _id', 'Study', '_id\tUnique ID\tTitle\na\tX1\tA\na\tX2\tB\n', ['_id', 'a', '']],
    ['no possible parent', 'ObservationUnit', 'Unique ID\tStudy ID\nU1\tW25\nU2\t\n', ['study_id', '', 'W26']],
    ['an unknown parent', 'Study', '_parent_id\tUnique ID\tTitle\n\tX1\tA\nz\tX2\tB\n', ['_parent_id', 'z', '']],
  ])('corrects one of two rows with %s, and withdraws the correction', async (_what, entity_type, text, values) => {
    const [field = '', from = '', to = ''] = values;
    const listProblems = ({ problems }: Import) => problems.filter((one) => one.field === field).map(({ value }) => value);
    const preview = await pasteText(text, { entity_type });
    expect(listProblems(preview)).toEqual([from]);
    const correction = { entity_type, field, from, to, row: 'line 3' };
    const corrected = await applyChoices(preview, { values: [correction] });
    expect([corrected.counts.refused, listProblems(corrected)]).toEqual([0, []]);
    const again = await applyChoices(corrected, { values: [{ ...correction, to: from }] });
    expect(again.problems).toEqual(preview.problems);
  });

  it('corrects single rows if more different values are wrong than the preview lists', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `U${at}\tW25\tplott${at}`);
    const preview = await pasteText(['Unique ID\tStudy ID\tObservation unit type', ...rows].join('\n'), {
      entity_type: 'ObservationUnit',
    });
    const findGroup = ({ problems }: Import) => problems.find(({ field }) => field === 'observation_unit_type');
    expect(findGroup(preview)).toMatchObject({ value: null, count: 60 });
    const correction = { entity_type: 'ObservationUnit', field: 'observation_unit_type', from: '', to: 'plot', row: 'line 2' };
    expect(findGroup(await applyChoices(preview, { values: [correction] }))).toMatchObject({ count: 59 });
  });

  it('replaces the result of an earlier replacement', async () => {
    const preview = await pasteText('Unique ID\tStudy ID\nU1\tW25x\n', { entity_type: 'ObservationUnit' });
    const value = { entity_type: 'ObservationUnit', field: 'study_id', from: 'W25x', to: 'W2' };
    const wrong = await applyChoices(preview, { values: [value] });
    const right = await applyChoices(wrong, { values: [{ ...value, from: 'W2', to: 'W25' }] });
    expect([wrong.counts.refused, right.counts.refused]).toEqual([1, 0]);
  });

  it.each([
    ['commas before fractions', ['12,5', '-3,25'], [12.5, -3.25]],
    ['points between thousands', ['1.234,5', '12,5'], [1234.5, 12.5]],
    ['possible thousands unchanged', ['1,234'], ['1,234']],
  ])('reads numbers with %s', async (_what, written, values) => {
    const rows = written.map((number, index) => `S${index}\tINV\tT\t${number}`);
    const preview = await pasteText(['Unique ID\tInvestigation ID\tTitle\tLatitude', ...rows].join('\n'), {
      entity_type: 'Study',
    });
    expect(preview.rows.map(({ changes }) => changes.find(({ field }) => field === 'latitude')?.after)).toEqual(values);
  });

  it('reads dates in other formats if they are unambiguous', async () => {
    const rows = ['31.12.2024', '3/31/2024', '03/04/2024'].map((day, index) => `S${index}\tINV\tT\t${day}`);
    const preview = await pasteText(['Unique ID\tInvestigation ID\tTitle\tStart date', ...rows].join('\n'), {
      entity_type: 'Study',
    });
    expect(preview.rows.map(({ changes }) => changes.find(({ field }) => field === 'start_date')?.after)).toEqual([
      '2024-12-31',
      '2024-03-31',
      '03/04/2024',
    ]);
  });

  it('trims identifiers, references and list items, but not text', async () => {
    const preview = await pasteText(
      'Unique ID\tStudy ID\tEntry type\tSpatial distribution\n\u00a0U-9 \tW25\u00a0\t test\t row:1 \n',
      {
        entity_type: 'ObservationUnit',
      },
    );
    const values = preview.rows.flatMap(({ changes }) => changes.map(({ field, after }) => [field, after]));
    expect(Object.fromEntries(values)).toEqual({
      unique_id: 'U-9',
      study_id: 'W25',
      entry_type: 'test',
      spatial_distribution: ' row:1 ',
    });
  });

  it('detects the type of a sheet by its columns, and lets the user change it', async () => {
    const content = await createWorkbook({
      Tabelle1: [
        ['Unique ID', 'Study ID', 'Observation unit type'],
        ['U1', 'W25', 'plot'],
      ],
    });
    const { body } = await project.upload({ name: 'units.xlsx', content: content as Uint8Array<ArrayBuffer> });
    expect([body.tables[0].name, body.tables[0].entity_type, body.counts.created]).toEqual(['Tabelle1', 'ObservationUnit', 1]);
    const factor = await applyChoices(body, { tables: [{ table: 'Tabelle1', entity_type: 'Factor' }] });
    expect([factor.tables[0]?.entity_type, factor.rows[0]?.entity_type]).toEqual(['Factor', 'Factor']);
    const none = await applyChoices(body, { tables: [{ table: 'Tabelle1', entity_type: '' }] });
    expect(none.counts).toMatchObject({ created: 0, refused: 0 });
  });

  it('fills a field from an unknown property of JSON', async () => {
    const content = JSON.stringify({ unique_id: 'INV2', title: 'Second', summary: 'Dry years' });
    const preview = await pasteText(content, { format: 'json' });
    expect(preview.tables).toMatchObject([{ name: 'Investigation', columns: [{ column: 'summary', field: '' }] }]);
    const chosen = await applyChoices(preview, {
      tables: [{ table: 'Investigation', columns: [{ column: 'summary', field: 'description' }] }],
    });
    expect(chosen.rows[0]?.changes.find(({ field }) => field === 'description')?.after).toBe('Dry years');
  });

  it('lists a property of JSON objects that the user skips, and gives the reason', async () => {
    const content = JSON.stringify([
      { unique_id: 'BM-1', organism: 'a', genus: 'b' },
      { unique_id: 'BM-2', organism: 'c', genus: 'd' },
    ]);
    const preview = await pasteText(content, { format: 'json', entity_type: 'BiologicalMaterial' });
    const table = preview.tables[0]?.name ?? '';
    const chosen = await applyChoices(preview, { tables: [{ table, columns: [{ column: 'genus', field: '' }] }] });
    expect(chosen.left_out).toContainEqual(
      expect.objectContaining({ values: 2, reason: 'The member "genus" is left out as selected.' }),
    );
    expect(JSON.stringify(chosen.left_out)).not.toContain('could not be traced');
  });

  it.each([
    [{}, 'body'],
    [{ tables: [{ table: '', entity_type: 'Nothing' }] }, 'body.tables[0].entity_type'],
    [{ tables: [{ table: '', parent: { node_id: 'nobody', field: 'studies' } }] }, 'body.tables[0].parent.node_id'],
    [{ values: [{ entity_type: 'Nothing', field: 'title', from: 'a', to: 'b' }] }, 'body.values[0].entity_type'],
    [{ values: [{ entity_type: 'Study', field: 'color', from: 'a', to: 'b' }] }, 'body.values[0].field'],
  ])('rejects the choice %j', async (choices, member) => {
    const preview = await pasteText('Unique ID\tStudy ID\nU1\tW25\n', { entity_type: 'ObservationUnit' });
    const { status, body } = await project.hub.post(project.hub.getPath('import', preview.id, 'choices'), choices);
    expect([status, body.detail]).toEqual([400, expect.stringContaining(member)]);
  });

  it('rejects choices after it was applied', async () => {
    const preview = await pasteText('Unique ID\tStudy ID\nU1\tW25\n', { entity_type: 'ObservationUnit' });
    await project.apply(preview.id);
    const { status } = await project.hub.post(project.hub.getPath('import', preview.id, 'choices'), { tables: [] });
    expect(status).toBe(409);
  });

  it('of several types redirects to the table with the most imported rows, and links to the others with their counts', async () => {
    const document = { unique_id: 'NEW', title: 'New', studies: ['C', 'D'].map((id) => ({ unique_id: id, title: id })) };
    const sent = await project.upload({ name: 'new.json', content: JSON.stringify(document) }, 'text/html');
    const { text, status } = await project.hub.submitForm(`${sent.headers.get('location')}/apply`);
    expect([status, text.match(/<h1[^>]*>([^<]*)/)?.[1]?.trim()]).toEqual([200, 'Study']);
    const links = [...text.matchAll(/<a href="([^"]*)#action-(\d+)">([^<]*)</g)].map(([, path, moment, title]) => [
      title,
      path,
      moment,
    ]);
    const moment = links[0]?.[2] ?? '';
    expect(links).toEqual([
      ['Study (2)', project.hub.getPath('table', 'Study'), moment],
      ['Investigation (1)', project.hub.getPath('table', 'Investigation'), moment],
    ]);
    const { body } = await project.hub.get(`${project.hub.getPath('actions', moment)}?entity_type=Investigation`);
    expect([body.total, body.entries.map(({ label }: { label: string }) => label)]).toEqual([1, ['New']]);
  });

  it.each([
    ['without a file', (form: FormData) => form.append('format', 'csv'), 'body.file is required: choose a file.'],
    ['of an unknown format', (form: FormData) => form.append('format', 'docx'), /body\.format must be one of/],
    ['with an unknown field', (form: FormData) => form.append('color', 'red'), 'body.color is not known.'],
    ['with two files', (form: FormData) => form.append('file', new Blob(['b']), 'b.csv'), 'Send one file, in the part file.'],
  ])('is rejected for a form %s', async (what, add, detail) => {
    const form = new FormData();
    add(form);
    if (what !== 'without a file') form.append('file', new Blob(['unique_id,title\n']), 'Study.csv');
    const target = project.hub.address + project.hub.getPath('import');
    const answer = await fetch(target, { method: 'POST', headers: { Accept: 'application/json' }, body: form });
    expect([answer.status, await answer.json()]).toEqual([400, { detail: expect.stringMatching(detail) }]);
  });

  it('is rejected for an unknown field before the beginning of a long file', async () => {
    const form = new FormData();
    form.append('color', 'red');
    form.append('file', new Blob(['a'.repeat(1_000_000)]), 'Study.csv');
    // As one buffer, the field and the beginning of the file arrive in the same piece.
    const { headers, body } = await bufferForm(form);
    const answer = await fetch(project.hub.address + project.hub.getPath('import'), { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([400, { detail: 'body.color is not known.' }]);
  });
});

async function bufferForm(form: FormData) {
  const encoded = new Response(form);
  const headers = { Accept: 'application/json', 'Content-Type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: await encoded.arrayBuffer() };
}
