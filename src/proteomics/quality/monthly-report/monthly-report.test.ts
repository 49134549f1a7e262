/** Tests the monthly report through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, startQualityServer } from '../testing-quality.ts';
import { seedRuns } from '../testing-runs.ts';

describeWithDatabase('The monthly report', () => {
  let server: QualityServer;
  const [excluded, maintained] = [22, 24];
  beforeAll(async () => {
    // 30 runs, five hours apart, from 8 to 14 March 2025.
    server = await startQualityServer({
      count: 30,
      createValues: (index) => ({ N_peptides: index === 20 ? 300 : 1_000 + (index % 7) }),
    });
    const { rows } = await server.pool.query<{ at: string }>(
      'select acquired_at as at from proteomics_raw_files order by acquired_at',
    );
    const at = rows[maintained]?.at ?? '';
    const reason = 'Wrong <b>vial</b>';
    await server.send('POST', 'reviews', { raw_files: [server.seeded.runs[excluded]], use_downstream: false, reason });
    await server.send('POST', 'annotations', {
      kind: 'maintenance',
      at,
      until: rows[25]?.at,
      text: 'New pump',
      excludes_runs: true,
    });
  });
  afterAll(() => server.stop());

  const readReport = async (query = '?month=2025-03') => {
    const answer = await fetch(server.getPageUrl(`/report${query}`));
    const text = await answer.text();
    const findFact = (label: string) => new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`).exec(text)?.[1];
    return { answer, text, fact: findFact };
  };

  it('counts runs, runs out of limits, excluded runs, runs in maintenance and days with runs', async () => {
    const { fact } = await readReport();
    const labels = ['Runs', 'Out of limits', 'Excluded', 'In maintenance', 'Days with runs'];
    expect(labels.map(fact)).toEqual(['30', '1', '1', '2', '7 of 31']);
  });

  it('lists weeks, causes, key metrics with a chart, maintenance and excluded runs with their reason', async () => {
    const { text } = await readReport();
    expect(text).toMatch(/2025-03-03<\/th><td>\d+<\/td><td>0<[\s\S]*2025-03-10<\/th><td>\d+<\/td><td>1<\/td><td>0</);
    expect(text).toContain('fewer identifications: 1 run');
    expect(text).toMatch(
      />Peptides [^§]*?>1,00\d<\/td><td[^>]*>\d<\/td><td[^>]*>[\d,.]+ to [\d,.]+<\/td><td[^>]*>1<\/td><td><svg/,
    );
    expect(text).toMatch(/<strong>Maintenance<\/strong> New pump \(Instrument operator\)/);
    expect(text).toContain('Wrong &lt;b');
  });

  it('lists lasting changes that began in the month or before', async () => {
    const createFallingValue = (index: number) => 1_000 + (index % 7) - 20 * Math.max(0, index - 25);
    await seedRuns(server.pool, {
      count: 60,
      pipeline: 'fall',
      createValues: (index) => ({ N_peptides: createFallingValue(index) }),
    });
    const readChanges = async (month: string) =>
      /<h2>Lasting changes[\s\S]*?<\/section>/.exec(
        await (await fetch(server.getPageUrl(`/report?month=${month}`).replace('tmt11-quality', 'fall'))).text(),
      )?.[0];
    expect(await readChanges('2025-03')).toMatch(/<li>Peptides has been falling since [^<]+ from 1,003 to 361\.<\/li>/);
    expect(await readChanges('2024-12')).toBeUndefined();
  });

  it('is a single file without external resources', async () => {
    const { answer, text } = await readReport();
    expect(answer.headers.get('content-disposition')).toContain('tmt11-quality-2025-03.html');
    expect(text).not.toMatch(/<(script|link|img)|url\(|@import/);
  });

  it('shows zero runs for a month without runs', async () => {
    const { answer, fact, text } = await readReport('?month=2024-02');
    expect([answer.status, fact('Runs'), fact('Days with runs'), text.includes('Excluded runs')]).toEqual([
      200,
      '0',
      '0 of 29',
      false,
    ]);
  });

  it('is linked on the Quality page with the month of the last run', async () => {
    expect(await (await fetch(server.getPageUrl())).text()).toContain('/qc/report?month=2025-03"');
    expect((await readReport('?month=2025-13')).answer.status).toBe(400);
  });
});
