import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { readRunMetrics } from './run-metrics.ts';
import { createTestPipeline, type TestPlace } from './testing.ts';

describeWithDatabase('The metrics of runs', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createTestPipeline({ good: { script: '0' } });
  });
  afterAll(() => place.close());

  const readValues = async () => {
    const metrics = await Promise.all((await readRunMetrics(place.database.pool)).map((metric) => metric.get()));
    return metrics.flatMap(({ name, values: read }) => read.map(({ labels, value }) => ({ name, state: labels.state, value })));
  };

  it('are zero for an empty queue', async () => {
    expect((await readValues()).map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('contain the number of queued runs and the age of the oldest', async () => {
    await place.addRun('good');
    const uuid = await place.addRun('good');
    await place.database.pool.query("update proteomics_raw_files set queued_at = now() - interval '1 hour' where uuid = $1", [
      uuid,
    ]);
    const values = await readValues();
    expect(values).toContainEqual({ name: 'concordat_proteomics_runs', state: 'queued', value: 2 });
    expect(values.find(({ name }) => name.endsWith('_oldest_seconds'))?.value).toBeGreaterThanOrEqual(3_600);
  });
});
