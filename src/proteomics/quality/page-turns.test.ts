/** Tests that pages and tables over many runs are computed one after another for each client, through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, startQualityServer } from './testing-quality.ts';

describeWithDatabase('Pages and tables over all runs', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 2 });
  });
  afterAll(() => server.stop());

  const PAGES = ['', '/scatter', '/heatmap', '/spike-ins', '/proteins', '/report'].map(
    (page) => [page || '/', () => fetch(server.getPageUrl(page), { headers: { accept: 'text/html' } })] as const,
  );
  const readValues = () =>
    fetch(`${server.address}/api/mq/qc-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project: server.seeded.project, pipeline: server.seeded.pipeline }),
    });
  const ANSWERS = [
    ...PAGES,
    ['the summary', () => server.read('summary')],
    ['the table', () => server.read('table')],
    ['the mzQC file', () => server.read('mzqc')],
    ['the values', readValues],
  ] as const;
  for (const [index, [what, read]] of ANSWERS.entries()) {
    const title = `are computed one at a time for each client, and rejected with 503 if forty others wait: ${what}`;
    // The quick run tests the first one.
    it(title, { tags: index === 0 ? [] : ['full'] }, async () => {
      const lock = await server.pool.connect();
      await lock.query('begin; lock table proteomics_quality_rows, proteomics_raw_files in access exclusive mode');
      let rejected = 0;
      const readPage = async () => {
        const { status } = await read();
        if (status === 503) rejected += 1;
        return status;
      };
      const answers = Promise.all(Array.from({ length: 45 }, readPage));
      await expect.poll(() => rejected, { timeout: 20_000 }).toBe(4);
      await lock.query('rollback');
      lock.release();
      const statuses = await answers;
      expect(statuses.filter((status) => status === 200).length).toBe(41);
    });
  }
});
