// @module-tag full
/** Expensive searches and exports of the activity, sent to the whole application (SECURITY.md, "Protections"). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listTasksDuring } from '../src/tasks/testing-tasks.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';

describeWithDatabase('The activity of the organization', () => {
  let site: PlatformSite;
  beforeAll(async () => {
    site = await startPlatformSite();
  });
  afterAll(() => site?.stop());

  const get = async (path: string) =>
    fetch(`${site.address}${path}`, { headers: { cookie: await site.getCookie('manager'), accept: 'text/html' } });

  it('is exported in a thread, so that other requests continue', async () => {
    let text = '';
    const tasks = await listTasksDuring(async () => {
      text = await (await get('/collaborations/activity.csv?search=nobody')).text();
    });
    expect([text.split(',')[0], tasks]).toEqual(['at', ['export activity']]);
  });

  it('is compared with at most twelve different words of a search', async () => {
    const words = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    const query = vi.spyOn(site.database.pool, 'query');
    expect((await get(`/collaborations/activity?search=${encodeURIComponent(`same same ${words}`)}`)).status).toBe(200);
    const patterns = JSON.stringify(query.mock.calls).match(/%w\d+%/g);
    query.mockRestore();
    expect(new Set(patterns).size).toBe(11);
  });

  it.each(['from=0001-01-01', 'to=9999-12-31'])('accepts the day %s', async (day) => {
    expect((await get(`/collaborations/activity?${day}`)).status).toBe(200);
  });

  it('rejects a day of the year 0000', async () => {
    expect((await get('/collaborations/activity?from=0000-01-01')).status).toBe(400);
  });
});
