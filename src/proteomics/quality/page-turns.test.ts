/** Tests that pages over many runs are computed one after another for each client, through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, startQualityServer } from './testing-quality.ts';

describeWithDatabase('Quality pages of one client', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 2 });
  });
  afterAll(() => server.stop());

  it.each(['', '/scatter', '/heatmap', '/spike-ins', '/proteins', '/report'])(
    'are computed one at a time, and rejected with 503 if forty wait: %s',
    async (page) => {
      const lock = await server.pool.connect();
      await lock.query('begin; lock table proteomics_quality_rows, proteomics_raw_files in access exclusive mode');
      let rejected = 0;
      const readPage = async () => {
        const { status } = await fetch(server.getPageUrl(page), { headers: { accept: 'text/html' } });
        if (status === 503) rejected += 1;
        return status;
      };
      const answers = Promise.all(Array.from({ length: 45 }, readPage));
      await expect.poll(() => rejected, { timeout: 20_000 }).toBe(4);
      await lock.query('rollback');
      lock.release();
      const statuses = await answers;
      expect(statuses.filter((status) => status === 200).length).toBe(41);
    },
  );
});
