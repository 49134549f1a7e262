import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '../../hub/testing-hub.ts';
import { describeWithDatabase } from '../../storage/testing.ts';

describeWithDatabase('A form with many fields', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(async () => hub?.stop());

  /** Returns the minimum of several CPU times in microseconds. */
  const measureCpuTime = async (createField: (at: number) => string, fields: number) => {
    const body = Array.from({ length: fields }, (_, at) => createField(at)).join('&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const before = process.cpuUsage();
      const answer = await fetch(`${hub.address}/hub/workspaces`, { method: 'POST', headers, body });
      await answer.text();
      expect(answer.status).toBe(400);
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.min(...times);
  };

  it.each<[string, (at: number) => string]>([
    ['of the same name', () => 'name=1'],
    ['that are unknown', (at) => `f${at}=1`],
  ])('is read in time proportional to the number of its fields %s', async (_what, createField) => {
    await measureCpuTime(createField, 2_000);
    const [few, many] = [await measureCpuTime(createField, 2_000), await measureCpuTime(createField, 10_000)];
    expect(many / few).toBeLessThan(9);
  });

  it('is rejected if it has more than 1,000 parts', async () => {
    const form = new FormData();
    for (let count = 0; count < 1_001; count += 1) form.append('name', 'x');
    const answer = await hub.send('anonymous', '/profile-drafts', { form });
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('The form has more than 1000 parts.')]);
  });
});
