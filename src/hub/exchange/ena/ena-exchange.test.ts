/** Tests exports for the European Nucleotide Archive through the server, and imports of its sample sheets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('An ENA project', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-ena-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
    project = await site.project('ena/1.0');
    await project.fillWithExample();
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });
  const readSamples = async (of: ExchangeProject) =>
    JSON.parse((await of.export('format=json')).toString()).entities[0].data.samples;

  it.each([
    ['ena-xml', /^application\/xml/, 'ena.xml', '<?xml version="1.0" encoding="UTF-8"?>\n<WEBIN>'],
    ['ena-tsv', /^text\/tab-separated-values/, 'ena.tsv', 'Checklist\tERC000011\t'],
  ])('is exported as %s, and omissions are reported', async (format, type, ending, start) => {
    const answer = await fetch(`${site.address}${project.hub.getPath('export')}?format=${format}`);
    const { body } = await project.hub.get(`${project.hub.getPath('export', 'left-out')}?format=${format}`);
    const sumCounts = (parts: { count: number }[]) => parts.reduce((total, { count }) => total + count, 0);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('content-disposition')).toContain(`-ena-1-0-barley-drought-reads.${ending}`);
    expect(answer.headers.get('x-export-account')).toBe(
      `left_out=${sumCounts(body.left_out)}, changed=${sumCounts(body.changed)}`,
    );
    expect((await answer.text()).startsWith(start)).toBe(true);
  });

  it('offers the sheet and the XML file in the menu and on the page that lists omissions', async () => {
    const { text } = await project.hub.open(`${project.hub.getPath('export', 'left-out')}?format=ena-xml`);
    for (const part of ['ENA XML…', 'ENA sample sheet…', 'Download ENA XML', 'References use its accession.'])
      expect(text).toContain(part);
  });

  it.each(['ena-xml', 'ena-tsv'])('has a format in which a MIAPPE project cannot be exported (400): %s', async (format) => {
    const other = await site.project('miappe/1.1');
    const { status, body } = await other.hub.get(`${other.hub.getPath('export')}?format=${format}`);
    expect([status, body.detail]).toEqual([
      400,
      'query.format: miappe/1.1 has no samples with taxon and runs, as ENA files have.',
    ]);
  });

  it('is not exported as XML for a browser that does not name a format', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const answer = await fetch(`${site.address}${project.hub.getPath('export')}`, { headers: { Accept: accept } });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  });

  it('is unchanged after an import of its own sheet, which gives an empty project the same samples', async () => {
    const own = { entity_type: 'Sample', label: 'Soil moisture', kind: 'number', unit: '%' };
    const [first, second] = [await site.project('ena/1.0'), await site.project('ena/1.0')];
    for (const one of [first, second]) expect((await one.hub.post(one.hub.getPath('own-columns'), own)).status).toBe(201);
    const sample = {
      title: 'Leaf, 50 % "dry" & <red>',
      taxon_id: 4513,
      checklist: 'ERC000037',
      collection_date: '2023-06',
      geographic_location_country: 'Norway',
      lat_lon_latitude: 60.1,
      environmental_sample: true,
    };
    const samples = [1, 2].map((number) => ({
      ...sample,
      alias: `s${number}`,
      sample_attributes: [
        { tag: 'plant structure', value: 'leaf' },
        { tag: 'depth', value: String(number), units: 'mm' },
      ],
      ...(number === 1 ? { soil_moisture: 12.5 } : {}),
    }));
    const study = { alias: 'a', title: 't', description: 'd' };
    await second.fill({ entityType: 'Study', data: study });
    const entities = [{ entity_type: 'Study', data: { ...study, samples } }];
    const document = JSON.stringify({ profile: 'ena', version: '1.0', name: 'x', entities });
    await first.apply((await first.upload({ name: 'x.json', content: document })).body.id);
    expect(await readSamples(first)).toMatchObject(samples);
    const content = await first.export('format=ena-tsv');
    const again = await first.upload({ name: 'samples.ena.tsv', content });
    expect(again.body.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
    const { body: preview } = await second.upload({ name: 'samples.ena.tsv', content });
    expect((await second.apply(preview.id)).status).toBe(200);
    expect(await readSamples(second)).toEqual(await readSamples(first));
  });
});
