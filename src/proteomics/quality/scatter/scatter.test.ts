/** Tests the scatter plot of two metrics through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';

interface Scatter {
  readonly metric: string;
  readonly against: string;
  readonly runs: { run: string; raw_file: string }[];
  readonly values: (number | null)[];
  readonly against_values: (number | null)[];
}

const COUNT = 20;

describeWithDatabase('The scatter plot of two metrics', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({
      count: COUNT,
      createName: (index) => `hela_${String(index).padStart(2, '0')}<i>`,
      // The first run lacks a metric, and the last run is out of limits.
      createValues: (index) => ({
        N_protein_groups: index === COUNT - 1 ? 400 : 1300 + (index % 5),
        ...(index === 0 ? {} : { N_peptides: 6500 + (index % 7) * 10 }),
      }),
    });
  });
  afterAll(() => server.stop());

  const readScatter = (parameters = {}) => server.read('scatter', parameters);
  const readPage = async (query = '') =>
    (await fetch(server.getPageUrl(`/scatter${query}`), { headers: { accept: 'text/html' } })).text();

  it('contains both metrics of the selected runs, by default the first two of the pipeline', async () => {
    const scatter = await readJson<Scatter>(readScatter({ search: 'hela_0' }));
    expect([scatter.metric, scatter.against, scatter.runs.length]).toEqual(['N_protein_groups', 'N_peptides', 10]);
    expect([scatter.values.slice(0, 3), scatter.against_values.slice(0, 3)]).toEqual([
      [1300, 1301, 1302],
      [null, 6510, 6520],
    ]);
    const turned = await readJson<Scatter>(
      readScatter({ metric: 'N_peptides', against: 'N_protein_groups', search: 'hela_01' }),
    );
    expect([turned.values, turned.against_values]).toEqual([[6510], [1301]]);
  });

  it('is available as CSV with one line per run', async () => {
    const lines = (await (await readScatter({ format: 'csv' })).text()).trim().split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([
      COUNT + 1,
      'RawFile,Acquired,N_protein_groups,N_peptides',
      expect.stringMatching(/^hela_00<i>,2025-03-10T.*,1300,$/),
    ]);
  });

  it('is available as an SVG drawing without links and as a PNG image', { tags: 'full' }, async () => {
    const drawing = await (await readScatter({ format: 'svg' })).text();
    expect([drawing.match(/<title>/g)?.length, drawing.includes('<a ')]).toEqual([COUNT - 1, false]);
    expect(drawing).toContain('19 runs. Out of limits: 1.');
    const image = Buffer.from(await (await readScatter({ format: 'png' })).arrayBuffer());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has a page with links to runs and a choice of their metrics', async () => {
    const { runs } = await readJson<Scatter>(readScatter());
    const text = await readPage();
    const links = runs.map(({ run }) => text.includes(`/runs/${run}" tabindex="-1" aria-label="hela_`));
    expect(links).toEqual([false, ...Array(COUNT - 1).fill(true)]);
    expect(text).toContain('Protein groups below its limits');
    expect(text).toContain('hela_19&lt;i&gt;');
    expect([text.includes('<option value="N_peptides" selected>'), text.includes('value="precursors"')]).toEqual([true, false]);
  });

  it('contains a message if no run has values of both metrics', async () => {
    expect(await readPage('?against=precursors')).toContain('None of these runs has a value of both metrics.');
    expect((await fetch(server.getPageUrl('/scatter?search=nothing'))).status).toBe(200);
  });

  it.each([
    [{ metric: 'nonsense' }, 'metric: the table has no column nonsense.'],
    [{ against: 'RawFile' }, 'against: RawFile is not a numeric metric.'],
  ])('is rejected for the query %j', async (parameters, message) => {
    const answer = await readScatter(parameters);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
    expect((await fetch(server.getPageUrl(`/scatter?${new URLSearchParams(parameters)}`))).status).toBe(400);
  });
});
