// @module-tag full
/** Tests the own columns that imports add by default. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const TEMPLATE = 'studyId,studyTitle,growthFacilityDesc,unrelated\nSTU,A study,Two glasshouses,x\n';

describeWithDatabase('An import that adds own columns', () => {
  let folder: string;
  let site: ExchangeSite;
  let source: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-added-columns-'));
    site = await startExchange(folder);
    source = await site.project('miappe/1.2');
    const { hub } = source;
    await source.fillWithExample();
    const own = { entity_type: 'Study', label: 'Shelf', kind: 'whole_number' };
    expect((await hub.post(hub.getPath('own-columns'), own)).status).toBe(201);
    const study = (await source.entities()).find(({ entity_type }) => entity_type === 'Study');
    const changes = [{ entity_type: 'Study', node_id: study?.id, data: { shelf: 7 } }];
    expect((await hub.post(hub.getPath('bulk'), { changes })).status).toBe(200);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const previewExport = async (format: string) => {
    const project = await site.project('miappe/1.2');
    const content = await source.export(`format=${format}`);
    const { status, body } = await project.upload({ name: format === 'json' ? 'file.json' : 'file.zip', content });
    expect([status, body.detail]).toEqual([201, undefined]);
    return { project, body };
  };
  const readDataset = async (project: ExchangeProject) => {
    const { name: _name, ...data } = JSON.parse((await project.export('format=json')).toString());
    return data;
  };

  it.each(['ro-crate', 'json'])('creates the columns that a file defines, as %s', async (format) => {
    const { project, body } = await previewExport(format);
    expect((await project.apply(body.id)).status).toBe(200);
    expect(await readDataset(project)).toEqual(await readDataset(source));
    const { account, left_out } = (await project.hub.get(project.hub.getPath('import', body.id))).body;
    expect([account.left_out, left_out]).toEqual([0, []]);
  });

  it('creates no columns with add_own_columns false, and lists their values as omitted', async () => {
    const { project, body } = await previewExport('json');
    expect((await project.apply(body.id, { add_own_columns: false })).status).toBe(200);
    expect((await readDataset(project)).own_columns).toBeUndefined();
    const { left_out } = (await project.hub.get(project.hub.getPath('import', body.id))).body;
    expect(JSON.stringify(left_out)).toContain('The project has no own column \\"Shelf\\"');
  });

  it('saves nothing if the project has changed since the preview', async () => {
    const { project, body } = await previewExport('json');
    const { status } = await project.hub.post(project.hub.getPath('bulk'), {
      changes: [{ entity_type: 'Investigation', data: { unique_id: 'Other' } }],
    });
    expect([status, (await project.apply(body.id)).status]).toEqual([200, 409]);
    expect([(await project.entities()).length, (await readDataset(project)).own_columns]).toEqual([1, undefined]);
  });

  it('offers them on the page with a selected box, and reports them after the import', async () => {
    const { project, body } = await previewExport('ro-crate');
    const path = project.hub.getPath('import', body.id);
    expect((await project.hub.open(path)).text).toMatch(
      /name="add_own_columns" value="true" checked> Add own\s+columns.*: Shelf</,
    );
    const { text } = await project.hub.submitForm(`${path}/apply`, { add_own_columns: 'true' });
    expect(text).toContain('Added own columns: Shelf');
    const other = await previewExport('ro-crate');
    await other.project.hub.submitForm(`${other.project.hub.getPath('import', other.body.id)}/apply`);
    expect((await readDataset(other.project)).own_columns).toBeUndefined();
  });

  it.each(['xlsx', 'isa-tab', 'ro-crate'])(
    'keeps a mandatory column of the MIAPPE template without a field, also in %s, but no other column',
    async (format) => {
      const project = await site.project('miappe/1.2');
      await project.fillWithExample();
      const { body } = await project.upload({ name: 'studies.csv', content: TEMPLATE, entityType: 'Study' });
      expect((await project.apply(body.id)).status).toBe(200);
      const other = await site.project('miappe/1.2');
      const file = { name: format === 'xlsx' ? 'file.xlsx' : 'file.zip', content: await project.export(`format=${format}`) };
      const again = await other.upload(file);
      expect((await other.apply(again.body.id)).status).toBe(200);
      for (const one of [project, other]) {
        const { own_columns, entities } = await readDataset(one);
        expect(own_columns.map(({ label }: { label: string }) => label)).toEqual(['growthFacilityDesc']);
        expect(JSON.stringify(entities)).toContain('"Two glasshouses"');
      }
    },
  );
});
