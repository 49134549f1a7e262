// @module-tag full
/** Expensive searches and exports of the activity, sent to the whole application (SECURITY.md, "Protections"). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listTasksDuring } from '../src/tasks/testing-tasks.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';

describeWithDatabase('A server with collaborations', () => {
  let site: PlatformSite;
  beforeAll(async () => {
    site = await startPlatformSite();
  });
  afterAll(() => site?.stop());

  const get = async (path: string) =>
    fetch(`${site.address}${path}`, { headers: { cookie: await site.getCookie('manager'), accept: 'text/html' } });

  const read = async (path: string) => {
    const answer = await get(path);
    return { status: answer.status, text: await answer.text() };
  };

  it('exports the activity in a thread, so that other requests continue', async () => {
    let text = '';
    const tasks = await listTasksDuring(async () => {
      text = await (await get('/collaborations/activity.csv?search=nobody')).text();
    });
    expect([text.split(',')[0], tasks]).toEqual(['at', ['export activity']]);
  });

  it.each([
    '/collaborations/activity?search=',
    '/collaborations/activity.csv?search=',
    '/find?q=',
    '/compare?profiles=miappe/1.1,miappe/1.2&q=',
    '/profiles?q=',
  ])('rejects a search for more than twelve different words: %s', async (path) => {
    const words = Array.from({ length: 12 }, (_, at) => `w${at}`).join(' ');
    const statuses = [];
    for (const more of ['w1 w2', 'another']) {
      const { status, text } = await read(`${path}${encodeURIComponent(`${words} ${more}`)}`);
      statuses.push(status, text.includes('A search can have at most 12 different words.'));
    }
    expect(statuses).toEqual([200, false, 400, true]);
  });

  it.each(['from=0001-01-01', 'to=9999-12-31'])('accepts the bound %s of the activity', async (day) => {
    expect((await get(`/collaborations/activity?${day}`)).status).toBe(200);
  });

  it('rejects a bound of the activity in the year 0000', async () => {
    expect((await get('/collaborations/activity?from=0000-01-01')).status).toBe(400);
  });
});
