// @module-tag full
/** Tests that fields with the same ISA property keep their own values after an export and import. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const PERSON = { name: 'Ada M. Lovelace', role: 'author' };
const TERM = { term: 'data curator' };

describeWithDatabase('A project with several fields for one ISA property', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-equal-fields-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  const exportData = async (from: ExchangeProject): Promise<any> =>
    JSON.parse((await from.export('format=json')).toString()).entities;

  const createFilledProject = async (isFull: boolean) => {
    const made = await site.project('isa-miappe-combined/1.0');
    const keepIfFull = (data: object) => (isFull ? data : {});
    const investigation = { identifier: 'INV', title: 'T', associated_publications: ['10.5555/a', '10.5555/b'] };
    const study = { identifier: 'S', title: 'T', investigation_id: 'INV' };
    await made.fill(
      { entityType: 'Investigation', data: investigation, ref: 'top' },
      { entityType: 'Publication', data: { doi: '10.5555/c', title: 'C' }, parentId: 'top' },
      {
        entityType: 'Person',
        data: { ...PERSON, ...keepIfFull({ first_name: 'Ada', last_name: 'King' }) },
        parentId: 'top',
        ref: 'person',
      },
      ...(isFull ? [{ entityType: 'OntologyAnnotation', data: TERM, parentId: 'person', parentField: 'roles' }] : []),
      { entityType: 'Study', data: study, parentId: 'top', ref: 'study' },
      { entityType: 'Assay', data: { study_id: 'S', filename: 'assay of height' }, parentId: 'study', ref: 'assay' },
      {
        entityType: 'Sample',
        data: { identifier: 'S1', study_id: 'S', ...keepIfFull({ name: 'leaf' }) },
        parentId: 'study',
        parentField: 'samples',
      },
      {
        entityType: 'DataFile',
        data: {
          identifier: 'D',
          study_id: 'S',
          name: 'Heights',
          label: 'Raw Data File',
          ...keepIfFull({ filename: 'heights.csv' }),
        },
        parentId: 'assay',
      },
    );
    return made;
  };

  it.each([
    ['isa-json', 'isa.json', 'all', true],
    ['isa-tab', 'isa.zip', 'all', true],
    ['isa-json', 'isa.json', 'some', false],
    ['isa-tab', 'isa.zip', 'some', false],
  ] as const)(
    'is unchanged after an export and import as %s (%s) with %s of the fields',
    async (format, name, _some, isFull) => {
      const made = await createFilledProject(isFull);
      const content = new Uint8Array(await made.export(`format=${format}`));
      const again = await site.project('isa-miappe-combined/1.0');
      const { status, body } = await again.upload({ name, content });
      expect([status, body.left_out, body.account.values]).toEqual([201, [], body.account.placed]);
      await again.apply(body.id);
      // Imports add these references, even if the exported project lacks them.
      const omitInvestigationIds = (entities: unknown) =>
        JSON.parse(JSON.stringify(entities), (key, value) => (key === 'investigation_id' ? undefined : value));
      const expected = omitInvestigationIds(await exportData(made));
      expect(omitInvestigationIds(await exportData(again))).toEqual(expected);
    },
  );

  it('keeps the file name of a data file after an import of a file from an earlier version', async () => {
    const made = await createFilledProject(true);
    const file = JSON.parse((await made.export('format=isa-json')).toString());
    const again = await site.project('isa-miappe-combined/1.0');
    const { body } = await again.upload({ name: 'isa.json', content: JSON.stringify(file).replaceAll('Data file Name', 'x') });
    await again.apply(body.id);
    expect((await exportData(again))[0].data.studies[0].assays[0].data_files[0].filename).toBe('heights.csv');
    expect(body.left_out).toMatchObject([{ entity_type: 'DataFile', reason: 'DataFile has no field for Comment[x].' }]);
  });
});
