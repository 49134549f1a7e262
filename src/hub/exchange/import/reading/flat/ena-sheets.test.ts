/** Tests sample sheets of ENA and DataHarmonizer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../../../storage/testing.ts';
import { type ExchangeSite, type SentFile, startExchange } from '../../../testing-exchange.ts';

describeWithDatabase('A sample sheet', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-ena-sheets-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** Imports a file into a project with one study. Returns the preview, and the samples of the study as `data`. */
  async function importFile(file: SentFile) {
    const project = await site.project('ena/1.0');
    await project.fill({ entityType: 'Study', data: { alias: 'STU', title: 'T', description: 'D' } });
    const { body: preview } = await project.upload(file);
    expect((await project.apply(preview.id)).status).toBe(200);
    const [study] = JSON.parse((await project.export('format=json')).toString()).entities;
    return { project, preview, data: study.data.samples };
  }

  it('fills the checklist, and omits its line of units from the samples', async () => {
    const content = [
      'Checklist\tERC000011\tENA default sample checklist',
      'tax_id\tscientific_name\tsample_alias\tsample_title\tcollection date\tgeographic location (country and/or sea)',
      '#units',
      '4513\tHordeum vulgare\tleaf-1\tLeaf 1\t2023-06\tNetherlands',
    ].join('\n');
    const { preview, data } = await importFile({ name: 'Checklist_ENA.tsv', content, entityType: 'Sample' });
    expect(data).toEqual([
      {
        alias: 'leaf-1',
        title: 'Leaf 1',
        taxon_id: 4513,
        scientific_name: 'Hordeum vulgare',
        checklist: 'ERC000011',
        collection_date: '2023-06',
        geographic_location_country: 'Netherlands',
      },
    ]);
    expect(preview.left_out).toMatchObject([
      { place: 'line 1', reason: 'The title of the checklist is left out.' },
      { place: 'line 3', reason: 'The line of units is left out.' },
    ]);
  });

  it.each([
    [
      'with its checklist line',
      ['Checklist\tERC000022\tGSC MIxS soil'],
      { checklist: 'ERC000022' },
      ['soil depth', 'host sex'],
    ],
    ['without its checklist line', [], {}, ['soil depth']],
  ])('keeps columns without a field as attributes with units, %s', async (_what, above, more, tags) => {
    const rows = [
      ...above,
      'tax_id\tsample_alias\tsample_title\tsoil depth\thost sex',
      '#units\t\t\tm\t',
      '4513\tsoil-1\tSoil 1\t0.2\tmale',
      '4513\tsoil-2\tSoil 2\t\t',
    ];
    const file = { name: 'sheet.tsv', content: `${rows.join('\n')}\n` };
    const { project, preview, data } = await importFile(file);
    const sample = { alias: 'soil-1', title: 'Soil 1', taxon_id: 4513, ...more };
    const attributes = [
      { tag: 'soil depth', value: '0.2', units: 'm' },
      { tag: 'host sex', value: 'male' },
    ];
    expect(data).toEqual([
      { ...sample, sample_attributes: attributes.filter(({ tag }) => tags.includes(tag)) },
      { ...sample, alias: 'soil-2', title: 'Soil 2' },
    ]);
    expect(preview.notes).toEqual([expect.stringContaining(tags.join(', '))]);
    expect(preview.left_out.map(({ reason }: { reason: string }) => reason)).toContain('The line of units is left out.');
    const again = await project.upload(file);
    expect(again.body.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
  });

  it('of DataHarmonizer is recognized by its columns', async () => {
    const content =
      'Database Identifiers,,Sample collection,,,,,\n' +
      'specimen collector sample ID,case ID,sample collection date,geo_loc_name (country),organism,purpose of sampling,host age,host age unit\n' +
      'lab-1,C-7,2023-01-02,Canada,Zea mays,Survey,23,year\n';
    const { data } = await importFile({ name: 'validTestData.csv', content });
    expect(data).toMatchObject([
      {
        alias: 'lab-1',
        collection_date: '2023-01-02',
        geographic_location_country: 'Canada',
        scientific_name: 'Zea mays',
        sample_attributes: [
          { tag: 'case ID', value: 'C-7' },
          { tag: 'purpose of sampling', value: 'Survey' },
          { tag: 'host age', value: '23' },
          { tag: 'host age unit', value: 'year' },
        ],
      },
    ]);
  });
});
