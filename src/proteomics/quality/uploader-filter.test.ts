/** Tests the filter by the user who uploaded a raw file, through the server. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from './testing-quality.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
}

const METRIC = 'N_protein_groups';
const ANNA = 'Anna <b> Example';
const COUNT = 40;
const PARAMETERS: Readonly<Record<string, Record<string, string | string[]>>> = {
  trend: { metric: METRIC },
  heatmap: {},
  scatter: { metric: METRIC, against: 'N_peptides' },
  mzqc: {},
  table: {},
  export: {},
};

describeWithDatabase('The filter by uploader', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({
      count: COUNT,
      createName: (index) => `${index % 4 === 0 ? 'anna' : 'other'}_${index}`,
      createValues: (index) => ({ [METRIC]: 1300 + (index % 7), N_peptides: 5000 + index }),
    });
    const uuid = randomUUID();
    await server.pool.query('insert into proteomics_users (uuid, email, name) values ($1, $2, $3)', [uuid, 'a@b.org', ANNA]);
    await server.pool.query("update proteomics_raw_files set user_uuid = $1 where name like 'anna%'", [uuid]);
  });
  afterAll(() => server.stop());

  it.each(Object.entries(PARAMETERS))('selects raw files in %s', async (operation, parameters) => {
    const text = await (await server.read(operation, { ...parameters, uploaded_by: ANNA })).text();
    const names = new Set(text.match(/\b(anna|other)_\d+/g));
    expect([names.size, [...names].filter((name) => name.startsWith('other'))]).toEqual([COUNT / 4, []]);
  });

  it('does not change the limits of the metrics', async () => {
    const listLimits = async (parameters = {}) =>
      (await readJson<{ limits: unknown }>(server.read('trend', { metric: METRIC, ...parameters }))).limits;
    expect(await listLimits({ uploaded_by: ANNA })).toEqual(await listLimits());
  });

  it('is offered on every quality page, and keeps its value in links', async () => {
    const linking = ['', '/heatmap', '/scatter'];
    for (const page of [...linking, '/spike-ins', '/channels', '/proteins']) {
      const text = await (await fetch(server.getPageUrl(`${page}?uploaded_by=${encodeURIComponent(ANNA)}`))).text();
      expect([page, text]).toEqual([page, expect.stringContaining('<option selected>Anna &lt;b&gt; Example</option>')]);
      if (linking.includes(page)) expect(text).toContain('uploaded_by=Anna+%3Cb%3E+Example');
    }
  });

  it('shows the new name of a renamed user', async () => {
    await server.pool.query("update proteomics_users set name = 'Anna Married' where name = $1", [ANNA]);
    const { raw_files } = await readJson<{ raw_files: number }>(server.read('summary', { uploaded_by: 'Anna Married' }));
    await server.pool.query("update proteomics_users set name = $1 where name = 'Anna Married'", [ANNA]);
    expect(raw_files).toBe(COUNT / 4);
  });

  it('is a parameter of every operation that filters runs by sample type', async () => {
    const { paths } = await readJson<{ paths: Record<string, Record<string, Operation>> }>(
      fetch(`${server.address}/openapi/proteomics.json`),
    );
    const filters = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/SampleGroupOnly')));
    const without = filters.filter(({ parameters = [] }) => !parameters.some(({ $ref }) => $ref?.endsWith('/UploaderOnly')));
    expect([filters.length > 10, without.map(({ operationId }) => operationId)]).toEqual([true, []]);
  });
});
