/** Tests the maximum size of heat maps through the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, startQualityServer } from '../testing-quality.ts';

describeWithDatabase('A heat map', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 2 });
    await server.pool.query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state, acquired_at)
       select gen_random_uuid(), $1, 'many_' || number || '.raw', 'many_' || number, 'upload', $2, 1, repeat('0', 64), 'done', '2025-03-14T17:40:21'
         from generate_series(1, 2500) as number`,
      [server.seeded.pipelineUuid, server.seeded.user],
    );
  });
  afterAll(() => server.stop());

  it.each(['json', 'csv', 'svg'])('is rejected if it has more than 200,000 cells: %s', async (format) => {
    const metrics = Array.from(
      { length: 90 },
      (_, index) => `peptide:${'A'.repeat((index % 45) + 7)}${index < 45 ? 'K' : 'R'}:area`,
    );
    const answer = await server.read('heatmap', { metrics, format });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('200,000 cells')]);
    expect((await server.read('heatmap', { metrics: metrics.slice(0, 2), format })).status).toBe(200);
  });
});
