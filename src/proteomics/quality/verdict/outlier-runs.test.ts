/** Tests runs that are unusual over several metrics together, through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';

interface Summary {
  readonly verdict: {
    readonly state: string;
    readonly waiting: number;
    readonly outliers: { run: string; raw_file: string; distance: number; metrics: { metric: string; share: number }[] }[];
  };
}

const COUNT = 60;

/** Proteins, peptides and mass shift vary together, except in the last run: its shift is high and both others are low. */
function createValues(index: number): Record<string, number> {
  const wave = Math.sin(index * 1.7);
  const isOdd = index === COUNT - 1;
  const createNoise = (seed: number) => Math.sin(index * seed) / 20;
  return {
    N_protein_groups: 1300 + 100 * ((isOdd ? -1.8 : wave) + createNoise(3.1)),
    N_peptides: 6500 + 500 * ((isOdd ? -1.8 : wave) + createNoise(5.3)),
    'Uncalibrated - Calibrated m/z [ppm] (ave)': 1 + 0.5 * ((isOdd ? 1.8 : wave) + createNoise(7.7)),
    'Oxidations [%]': 4 + 0.5 * Math.sin(index * 2.3),
  };
}

describeWithDatabase('A run that is unusual over several metrics together', () => {
  let server: QualityServer;
  let name: string;
  beforeAll(async () => {
    server = await startQualityServer({ count: COUNT, createValues });
    name = server.seeded.runs.at(-1) ?? '';
  });
  afterAll(() => server.stop());
  const readVerdict = async () => (await readJson<Summary>(server.read('summary'))).verdict;

  it('is suggested for review with the contributing metrics, but requires no decision', async () => {
    const { state, waiting, outliers } = await readVerdict();
    expect([state, waiting, outliers.map(({ raw_file }) => raw_file)]).toEqual(['good', 0, [name]]);
    const metrics = outliers[0]?.metrics ?? [];
    expect(metrics.map(({ metric }) => metric)).toContain('Uncalibrated - Calibrated m/z [ppm] (ave)');
    expect(metrics.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('is listed with its reasons on the Quality page and on its own page', async () => {
    const reasons = 'unusual over several metrics together';
    const readPage = async (path: string) => (await fetch(path, { headers: { accept: 'text/html' } })).text();
    expect(await readPage(server.getPageUrl())).toContain(reasons);
    const [outlier] = (await readVerdict()).outliers;
    expect(await readPage(server.getPageUrl().replace(/\/qc$/, `/runs/${outlier?.run}`))).toContain(reasons);
  });

  it('is suggested until a user decides, and not flagged or excluded automatically', async () => {
    const { rows } = await server.pool.query('select flagged, use_downstream from proteomics_raw_files where name = $1', [
      `${name}.raw`,
    ]);
    expect(rows).toEqual([{ flagged: false, use_downstream: true }]);
    await server.send('POST', 'reviews', { raw_files: [name], flagged: true });
    expect((await readVerdict()).outliers).toEqual([]);
  });
});
