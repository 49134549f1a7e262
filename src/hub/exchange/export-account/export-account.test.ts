/** Tests that the download, the list and the page report all values that a format omits or changes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const LONG = 'x'.repeat(32_768);

describeWithDatabase('The report of an export', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-export-account-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
    project = await site.project();
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Drought', description: LONG }, ref: 'inv' },
      {
        entityType: 'Study',
        parentId: 'inv',
        data: { unique_id: 'A', title: 'a tab\tin a title', description: 'a \u0001 sign' },
      },
    );
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  const listNames = async (query: string, of = project) =>
    (await of.hub.get(`${of.hub.getPath('export', 'left-out')}?${query}`)).body;
  const readHeader = async (query: string, of = project) => {
    const answer = await fetch(`${of.hub.address}${of.hub.getPath('export')}?${query}`);
    await answer.arrayBuffer();
    return answer.headers.get('x-export-account');
  };

  it.each([
    ['format=xlsx', ['Investigation · Description', 'Study · Description']],
    ['format=xlsx&type=Investigation', ['Investigation · Description']],
    ['format=csv&type=Investigation', []],
    ['format=csv&type=Study', ['Study · Description']],
    ['format=json', []],
    ['format=yaml', []],
    ['format=isa-json', []],
    ['format=isa-tab', ['Study Title']],
  ])('is the same in the response of the download and in the list: %s', async (query, what) => {
    const account = await listNames(query);
    expect(account.changed.map((one: { what: string }) => one.what)).toEqual(what);
    expect(await readHeader(query)).toBe(`left_out=${account.left_out.length}, changed=${what.length}`);
  });

  it.each([
    ['xlsx', 'A cell of a spreadsheet can contain at most 32,767 characters. The rest is cut off.'],
    ['csv', 'Tables and XML cannot contain control characters.'],
    ['isa-tab', 'A cell of this format has one line. Line breaks and tabs become spaces.'],
  ])('is shown on the page of the format: %s', async (format, reason) => {
    const { status, text } = await project.hub.open(`${project.hub.getPath('export', 'left-out')}?format=${format}`);
    expect([status, text.includes(reason)]).toEqual([200, true]);
  });

  it('lists other parts of the project that the file does not contain', async () => {
    await site.database.pool.query(
      `insert into hub_comments (id, project_id, entity_id, content, user_id, user_name, at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'Which year?', 'u', 'U', now())`,
      [project.id],
    );
    expect((await listNames('format=json')).besides).toEqual([{ what: 'Comments', count: 1 }]);
    const { text } = await project.hub.open(`${project.hub.getPath('export', 'left-out')}?format=json`);
    expect(text).toContain('Comments: 1. An RO-Crate contains the observations');
  });

  it('concerns only the file: an import of its truncated text changes nothing', { tags: 'full' }, async () => {
    for (const [name, query] of [
      ['file.xlsx', 'format=xlsx'],
      ['Investigation.csv', 'format=csv&type=Investigation'],
    ] as const) {
      const content = await project.export(query);
      const { body } = await project.upload({ name, content });
      expect([name, body.counts.changed, body.counts.created, content.includes(LONG)]).toEqual([
        name,
        0,
        0,
        name.endsWith('csv'),
      ]);
    }
  });

  it.each([
    ['csv&type=Study', 1],
    ['csv&type=Investigation', 0],
    ['xlsx', 0],
  ])('lists definitions of own columns only if the file cannot contain them: %s', async (format, count) => {
    const other = await site.project();
    const column = { entity_type: 'Study', label: 'Color', kind: 'choice', choices: ['red', 'blue'] };
    expect((await other.hub.post(other.hub.getPath('own-columns'), column)).status).toBe(201);
    const left = (await listNames(`format=${format}`, other)).left_out;
    expect(left).toEqual(count === 0 ? [] : [{ what: 'Kind, unit, choices and description of own columns', count }]);
    expect(await readHeader(`format=${format}`, other)).toBe(`left_out=${count}, changed=0`);
  });

  describe('The report of an SDRF export', () => {
    it('lists data outside the rows of the file, and text with several lines', async () => {
      const samples = await site.project('sdrf-proteomics/1.1');
      await samples.fill(
        {
          entityType: 'Dataset',
          data: { identifier: 'PXD1', columns: ['source name', 'comment[note]', 'assay name'] },
          ref: 'one',
        },
        {
          entityType: 'SampleAssay',
          parentId: 'one',
          data: { source_name: 's 1', assay_name: 'run 1', further_columns: ['comment[note]=a\nb'], factor_values: ['dose'] },
        },
        { entityType: 'Dataset', data: { identifier: 'PXD2' } },
      );
      const account = await listNames('format=sdrf', samples);
      expect(account).toMatchObject({
        left_out: [{ what: 'Dataset', count: 1 }],
        changed: [
          { what: 'Order of columns', shown: 'source name; comment[note]; assay name' },
          { what: 'Factor values', place: 'line 2', shown: 'dose' },
          { what: 'comment[note]', place: 'line 2', shown: 'a\nb', written: 'a b' },
        ],
      });
      expect(await readHeader('format=sdrf', samples)).toBe('left_out=1, changed=3');
    });
  });

  it.each(['isa-tab', 'sdrf'])('is rejected with 400 if the profile does not have the format: %s', async (format) => {
    const other = await site.project('darwin-core/1.0');
    const { status } = await other.hub.get(`${other.hub.getPath('export', 'left-out')}?format=${format}`);
    expect(status).toBe(400);
  });
});
