import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { Answer } from '../../entities/testing-hub-client.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createWorkbook } from '../testing-spreadsheet.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Returns place, outcome and reason of each row of a preview. */
const listOutcomes = ({ body }: Answer): unknown[] =>
  body.rows.map(({ place, outcome, detail }: { place: string; outcome: string; detail: string | null }) =>
    detail === null ? [place, outcome] : [place, outcome, detail],
  );

describeWithDatabase('An import', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  /** An investigation with the studies A and B, and a factor in A. */
  let made: EntityRow[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-imports-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    project = await site.project();
    made = await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Wheat' }, ref: 'top' },
      { entityType: 'Study', data: { unique_id: 'A', title: 'Field' }, parentId: 'top', ref: 'A' },
      { entityType: 'Study', data: { unique_id: 'B', title: 'Greenhouse' }, parentId: 'top' },
      { entityType: 'Factor', data: { name: 'Water' }, parentId: 'A' },
    );
  });

  const getId = (index: number) => made[index]?.id ?? '';
  const uploadImportFile = (name: string, content: string) => project.upload({ name, content });
  const readStudies = (...lines: string[]) => uploadImportFile('Study.csv', lines.join('\r\n'));
  const readTitles = async () =>
    (await project.entities()).filter(({ entity_type }) => entity_type === 'Study').map(({ data }) => data.title);

  describe('The preview of an import', () => {
    it('shows a changed cell as its only change', async () => {
      const text = (await project.export('format=csv&type=Study')).toString().replace('Greenhouse', 'Glasshouse');
      const { body } = await uploadImportFile('Study.csv', text);
      expect(body.counts).toMatchObject({ created: 0, changed: 1, unchanged: 1, refused: 0 });
      expect(body.rows[1]).toMatchObject({
        place: 'line 3',
        outcome: 'change',
        node_id: getId(2),
        changes: [{ field: 'title', before: 'Greenhouse', after: 'Glasshouse' }],
      });
    });

    it('matches rows without a stated place by their identifier under the only parent', async () => {
      const preview = await readStudies('unique_id,title', 'A,Field', 'B,Other', 'C,New');
      expect(listOutcomes(preview)).toEqual([
        ['line 2', 'unchanged'],
        ['line 3', 'change'],
        ['line 4', 'create'],
      ]);
    });

    it('matches rows without a stated place by a unique identifier', async () => {
      await project.fill({ entityType: 'Factor', data: { unique_id: 'F1', name: 'Light' }, parentId: getId(2) });
      const preview = await uploadImportFile('Factor.csv', 'unique_id,name\nF1,Dark\n');
      expect(preview.body.rows[0].changes).toEqual([{ field: 'name', before: 'Light', after: 'Dark' }]);
    });

    it('matches rows without an identifier by equal values under the same parent', async () => {
      const file = `_parent_id,name\n${getId(1)},Water\n${getId(1)},Water\n`;
      expect(listOutcomes(await uploadImportFile('Factor.csv', file))).toEqual([
        ['line 2', 'unchanged'],
        ['line 3', 'create'],
      ]);
    });

    it('ignores missing columns, and removes the values of empty cells', async () => {
      const { body } = await readStudies('unique_id,description,title', 'A,,');
      expect(body.rows[0].changes).toEqual([{ field: 'title', before: 'Field', after: null }]);
    });

    it('shows the parent of each row', async () => {
      const preview = await uploadImportFile('Factor.csv', `study_id,name\nB,Light\n`);
      expect(preview.body.rows[0]).toMatchObject({
        outcome: 'create',
        parent: { node_id: getId(2), entity_type: 'Study', label: 'Greenhouse', field: 'factors' },
      });
    });

    it.each([
      [
        'with a reference to an unknown entity',
        'study_id,name\nNOWHERE,Light\n',
        /^Study ID names the study "NOWHERE", which is neither/,
      ],
      [
        'with several possible parents',
        'name\nLight\n',
        /^Several entities could contain it \(Study\)\. Name its parent in _parent_id or Study ID\.$/,
      ],
      ['with an ID and no parent', '_id,_parent_id,name\nx,,Light\n', /^Several entities could contain it/],
    ])('rejects a row %s instead of adding it at the top', async (_what, file, reason) => {
      const { body } = await uploadImportFile('Factor.csv', file);
      expect([body.rows[0].outcome, body.rows[0].detail]).toEqual(['refuse', expect.stringMatching(reason)]);
    });

    it('rejects a row without a possible parent', async () => {
      const empty = await site.project();
      const { body } = await empty.upload({ name: 'Study.csv', content: 'unique_id,title\nA,Field\n' });
      expect(body.rows[0].detail).toBe(
        'There is no Investigation that can contain it. Create one first, or add it to the file.',
      );
    });

    it('omits unknown columns, and keeps their rows', async () => {
      const { body } = await readStudies('unique_id,color,title', 'A,red,Meadow', 'B,,Greenhouse');
      expect(body.counts).toMatchObject({ changed: 1, unchanged: 1, left_out: 1 });
      expect(listOutcomes({ body } as Answer)).toEqual([
        ['line 2', 'change'],
        ['line 3', 'unchanged'],
        ['line 1, column 2', 'leave_out', 'The column "color" is not a field of Study and is left out, with 1 value.'],
      ]);
      expect((await project.apply(body.id)).status).toBe(200);
      expect(await readTitles()).toEqual(['Meadow', 'Greenhouse']);
    });

    it.each(['json', 'yaml'])(
      'omits unknown properties in %s at any depth, and rejects values that should be objects',
      async (format) => {
        const data = {
          unique_id: 'INV',
          title: 'Wheat',
          color: 'red',
          studies: [{ unique_id: 'A', title: 'Field', shapes: [1, 2, 3], factors: [{ name: 'Water', odd: {} }, 'Light'] }],
          contacts: 'Ada',
        };
        const { status, body } = await uploadImportFile(`all.${format}`, JSON.stringify(data));
        expect([status, body.counts]).toMatchObject([201, { refused: 2, left_out: 3 }]);
        const errors = body.rows.flatMap(
          ({ place, errors: all }: { place: string; errors: { field: string; rule: string }[] }) =>
            all.filter(({ rule }) => rule === 'no_place').map(({ field }) => `${place}.${field}`),
        );
        expect(errors).toEqual([
          'Investigation.color',
          'Investigation.studies[0].shapes',
          'Investigation.studies[0].factors[0].odd',
        ]);
        expect(listOutcomes({ body } as Answer).filter((row) => (row as string[])[1] === 'refuse')).toEqual([
          ['Investigation.studies[0].factors[1]', 'refuse', 'Must be an object of the type Factor, not the text "Light".'],
          ['Investigation.contacts', 'refuse', 'Must be a list of Person objects, not the text "Ada".'],
        ]);
      },
    );

    it('counts rows with errors, including in the heading', async () => {
      const rows = Array.from({ length: 90 }, (_, number) => `A,U${number},plottt`);
      const file = ['study_id,unique_id,entry_type', ...rows].join('\n');
      const { body } = await uploadImportFile('ObservationUnit.csv', file);
      expect(body.counts).toMatchObject({ created: 90, with_errors: 90 });
      const sent = await project.upload({ name: 'ObservationUnit.csv', content: file }, 'text/html');
      const { text } = await project.hub.open(sent.headers.get('location') ?? '');
      expect(text).toContain('90 rows have errors.');
      expect(text).toContain('Study · Observation units');
      expect(text).not.toContain('Every row can be written');
    });

    it('names the parent of a moved row', async () => {
      const { body } = await uploadImportFile('Factor.csv', `_id,_parent_id,name\n${getId(3)},${getId(2)},Water\n`);
      expect(body.rows[0].changes).toEqual([{ field: '_parent_id', before: 'Field', after: 'Greenhouse' }]);
    });

    it('shows errors of values that do not prevent the import', async () => {
      const { body } = await readStudies('unique_id,start_date', 'new\u0007id,soon');
      expect(body.rows[0].outcome).toBe('create');
      expect(body.rows[0].errors.map(({ field }: { field: string }) => field)).toEqual(
        expect.arrayContaining(['unique_id', 'start_date', 'title']),
      );
    });

    it('shows rejected rows with places and reasons', async () => {
      const preview = await readStudies(
        '_id,_parent_id,_parent_field,unique_id',
        `${getId(3)},,,X`,
        `x,${NOBODY},,X`,
        `y,x,,X`,
        `${getId(1)},${getId(0)},persons,A`,
        `s,t,,S`,
        `t,s,,T`,
        `w,,,W,too much`,
        `w,,,W`,
      );
      expect(listOutcomes(preview)).toEqual([
        ['line 2', 'refuse', '_id belongs to an entity of the type Factor, not Study.'],
        ['line 3', 'refuse', `_parent_id: neither the file nor the project has an entity with the _id "${NOBODY}".`],
        ['line 4', 'refuse', 'Its parent, line 3, is rejected.'],
        ['line 5', 'refuse', '_parent_field: Investigation has no field "persons"; these do: studies.'],
        ['line 6', 'refuse', expect.stringMatching(/refers to the row|is rejected/)],
        ['line 7', 'refuse', expect.stringMatching(/refers to the row|is rejected/)],
        ['line 8', 'refuse', 'The row has more cells than the header has columns: "too much".'],
        ['line 9', 'create'],
      ]);
    });

    it('shows a page of rows with the selected outcome', async () => {
      const { body } = await readStudies('unique_id,title', 'A,Field', 'B,Other', 'C,New');
      const { body: page } = await project.hub.get(`${project.hub.getPath('import', body.id)}?outcome=create&limit=1`);
      expect([page.total, page.rows.map(({ place }: { place: string }) => place)]).toEqual([1, ['line 4']]);
    });
  });

  it('recognizes ISA-JSON by its properties, and lists its investigation first', async () => {
    const content = await readFile(new URL('./reading/isa/testing-isa.json', import.meta.url), 'utf8');
    const { status, body } = await uploadImportFile('investigation.json', content);
    expect([status, body.format, body.rows[0]]).toMatchObject([
      201,
      'isa-json',
      { place: 'Investigation', entity_type: 'Investigation', outcome: 'create', label: 'Wheat under drought' },
    ]);
  });

  it('is still shown after it is applied', async () => {
    const { body } = await readStudies('unique_id,title', 'C,New');
    const path = project.hub.getPath('import', body.id);
    const statuses = [(await project.hub.get(path)).body.status];
    await project.apply(body.id);
    statuses.push((await project.hub.get(path)).body.status);
    expect(statuses).toEqual(['ready', 'applied']);
  });

  describe('An import that applies a preview', () => {
    it('saves the rows once', async () => {
      const { body } = await readStudies('unique_id,title', 'A,Field', 'B,Other', 'C,New');
      const applied = await project.apply(body.id);
      expect([applied.status, applied.body.counts]).toEqual([200, body.counts]);
      expect(await readTitles()).toEqual(['Field', 'Other', 'New']);
      expect((await project.apply(body.id)).body).toEqual({ detail: 'This import was already applied.' });
      expect(listOutcomes(await readStudies('unique_id,title', 'A,Field', 'B,Other', 'C,New'))).toEqual([
        ['line 2', 'unchanged'],
        ['line 3', 'unchanged'],
        ['line 4', 'unchanged'],
      ]);
    });

    it('creates new rows that refer to one another by IDs of the file, in any order', async () => {
      const content = await createWorkbook({
        Factor: [
          ['_id', '_parent_id', '_parent_field', 'name'],
          [null, 'my study', null, 'Light'],
        ],
        Study: [
          ['_id', '_parent_id', 'unique_id', 'title'],
          ['my study', getId(0), 'C', 'New'],
        ],
      });
      const { body } = await project.upload({ name: 'new.xlsx', content });
      expect((await project.apply(body.id)).status).toBe(200);
      const entities = await project.entities();
      const study = entities.find(({ label }) => label === 'New');
      expect(entities.find(({ label }) => label === 'Light')).toMatchObject({ parent_id: study.id, parent_field: 'factors' });
    });

    it('imports a template whose rows refer to one another by identifier', async () => {
      const empty = await site.project();
      const content = await createWorkbook({
        Investigation: [
          ['unique_id', 'title'],
          ['INV', 'Wheat'],
        ],
        Study: [
          ['unique_id', 'investigation_id', 'title'],
          ['A', 'INV', 'Field'],
          ['B', 'INV', 'Greenhouse'],
        ],
        Factor: [
          ['study_id', 'name'],
          ['B', 'Light'],
        ],
      });
      const { body } = await empty.upload({ name: 'filled.xlsx', content });
      expect((await empty.apply(body.id)).status).toBe(200);
      const { entities } = JSON.parse((await empty.export('format=json')).toString());
      const expected = [
        { unique_id: 'A', investigation_id: 'INV', title: 'Field' },
        { unique_id: 'B', investigation_id: 'INV', title: 'Greenhouse', factors: [{ study_id: 'B', name: 'Light' }] },
      ];
      expect(entities).toEqual([
        { entity_type: 'Investigation', data: { unique_id: 'INV', title: 'Wheat', studies: expected } },
      ]);
    });

    it('fills in references to the parent, and matches the same rows in a second import', async () => {
      const empty = await site.project();
      const data = {
        unique_id: 'INV',
        title: 'Wheat',
        studies: [{ unique_id: 'A', title: 'Field', factors: [{ name: 'Water' }] }],
      };
      const file = { name: 'all.json', content: JSON.stringify(data) };
      const { body } = await empty.upload(file);
      expect((await empty.apply(body.id)).status).toBe(200);
      const stored = await empty.entities();
      expect(stored.map(({ data: values }) => values)).toMatchObject([{}, { investigation_id: 'INV' }, { study_id: 'A' }]);
      const again = await empty.upload(file);
      expect(again.body.counts).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    });

    it('saves nothing if rows are rejected, unless the request skips them', async () => {
      const { body } = await readStudies(
        '_id,_parent_id,unique_id,title',
        `,${NOBODY},X,Lost`,
        `${getId(1)},${getId(0)},A,Meadow`,
      );
      const refused = await project.apply(body.id);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        '1 row is rejected. Correct it, or set skip_refused to import the other rows.',
      ]);
      expect(await readTitles()).toEqual(['Field', 'Greenhouse']);
      expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
      expect(await readTitles()).toEqual(['Meadow', 'Greenhouse']);
    });

    it.each([
      [
        'changed',
        () => project.fill({ entityType: 'Study', nodeId: getId(2), data: { title: 'Tent' } }),
        '1 entity was changed',
      ],
      ['deleted', () => project.hub.remove(project.hub.getPath('entity', getId(2))), 'The project has changed'],
    ])('saves nothing if an entity was %s after the preview', async (_what, change, reason) => {
      const { body } = await readStudies('unique_id,title', 'A,Meadow', 'B,Other');
      await change();
      const before = await readTitles();
      const applied = await project.apply(body.id);
      expect([applied.status, applied.body.detail]).toEqual([409, expect.stringContaining(reason)]);
      expect(await readTitles()).toEqual(before);
    });

    it('saves nothing if the parent of a new row was deleted after the preview', async () => {
      const { body } = await uploadImportFile('Factor.csv', `_parent_id,name\n${getId(2)},Light\n`);
      await project.hub.remove(project.hub.getPath('entity', getId(2)));
      const applied = await project.apply(body.id);
      expect([applied.status, applied.body.detail]).toEqual([409, expect.stringContaining('preview the file again')]);
    });
  });

  it('is deleted when it is discarded or a day old', async () => {
    const { body } = await readStudies('unique_id,title', 'C,New');
    const other = await site.project();
    expect((await other.hub.get(other.hub.getPath('import', body.id))).status).toBe(404);
    expect((await other.apply(body.id)).status).toBe(404);
    const old = (await readStudies('unique_id,title', 'D,Old')).body.id;
    await site.database.pool.query(`update hub_imports set expires_at = now() - interval '1 second' where id = $1`, [old]);
    expect((await project.apply(old)).status).toBe(404);
    expect((await project.hub.remove(project.hub.getPath('import', body.id))).status).toBe(204);
    expect((await project.hub.get(project.hub.getPath('import', body.id))).status).toBe(404);
    await readStudies('unique_id,title', 'E,Newest');
    expect((await site.database.pool.query('select 1 from hub_imports where id = $1', [old])).rowCount).toBe(0);
  });

  it('is deleted when its project has twenty newer ones', async () => {
    const old = (await readStudies('unique_id,title', 'F,First')).body.id;
    for (let index = 0; index < 19; index += 1) await readStudies('unique_id,title', `G${index},Next`);
    const readStatus = async () => (await project.hub.get(project.hub.getPath('import', old))).status;
    const before = await readStatus();
    const { counts } = (await readStudies('unique_id,title', 'H,Last')).body;
    expect([before, await readStatus(), counts]).toEqual([200, 404, expect.not.objectContaining({ bytes: expect.anything() })]);
  });

  it('escapes scripts in names, values and reasons', async () => {
    const script = '<script>alert(1)</script>';
    const sent = await project.upload(
      { name: `${script}.csv`, content: `unique_id,title\nC,${script}\n`, entityType: 'Study' },
      'text/html',
    );
    expect(sent.status).toBe(303);
    const { text } = await project.hub.open(sent.headers.get('location') ?? '');
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain(script);
  });

  it('can be applied on its page', async () => {
    const sent = await project.upload({ name: 'Study.csv', content: 'unique_id,title\nA,Meadow\n' }, 'text/html');
    const path = sent.headers.get('location') ?? '';
    const { text } = await project.hub.submitForm(`${path}/apply`);
    expect(text).toContain('0 created, 1 changed, from Study.csv.');
    expect((await project.hub.send(`${path}/apply`)).status).toBe(409);
  });
});
