// @module-tag full
/** Follows the links on the hub's pages. Each must lead to a page or file. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '../src/hub/testing-hub.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';

/** Returns the path without IDs, numbers and values, so that one link of each shape is opened. */
function normalizePathShape(path: string): string {
  return path
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '*')
    .replaceAll(/(?<==)[^&]+|(?<=\/(?:table|form|columns|reference)\/)\w+/g, '*');
}

describeWithDatabase('The links of the hub', () => {
  let hub: TestHub;
  let headers: Record<string, string>;
  beforeAll(async () => {
    hub = await startTestHub();
    const { headers: first } = await hub.send('anonymous', '/hub/', { accept: 'text/html' });
    headers = {
      cookie: first
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    };
  });
  afterAll(() => hub?.stop());

  const postJson = async (path: string, json: object) => (await hub.send('anonymous', path, { json, headers })).body;

  /** Returns the paths of a project that has data on all of its pages, and of a draft. */
  async function createFilledProjectPaths(): Promise<string[]> {
    const path = `/hub/projects/${(await postJson('/hub/example', {})).id}`;
    const entity = await postJson(`${path}/entities`, { entity_type: 'Investigation', data: { title: 'A/b ?#%&"<c>' } });
    await postJson(`${path}/entity/${entity.id}/comments`, { content: 'Which year?', field: 'title' });
    await postJson(`${path}/reviews`, { message: 'Please check.' });
    await postJson(`${path}/own-columns`, { entity_type: 'Study', label: 'Plot color' });
    await postJson(`${path}/versions`, { label: '1 ?#', audience: 'project', confirm: true });
    const form = new FormData();
    form.append('file', new Blob(['a,b\n1,2\n']), 'a ?#%&.csv');
    await hub.send('anonymous', `${path}/files`, { form, headers });
    return [path, `${path}/comments`, `/profile-drafts/${(await postJson('/profile-drafts', { parent: 'miappe/1.2' })).id}`];
  }

  it('lead to an existing page or file', async () => {
    const waiting = (await createFilledProjectPaths()).map((path) => ({ path, from: '' }));
    const seen = new Set<string>();
    const broken: string[] = [];
    for (const { path, from } of waiting) {
      const shape = normalizePathShape(path);
      if (seen.has(shape)) continue;
      seen.add(shape);
      const { status, headers: sent, text } = await hub.send('anonymous', path, { accept: 'text/html, */*;q=0.5', headers });
      if (status >= 400) broken.push(`${status} ${path} on ${from}`);
      if (!sent.get('content-type')?.startsWith('text/html') || !/^\/(?:hub|id|profile-drafts)\b/.test(path)) continue;
      for (const [, href = ''] of text.matchAll(/\shref="([^"#]+)/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), hub.address + path);
        if (url.origin === hub.address) waiting.push({ path: url.pathname + url.search, from: path });
      }
    }
    expect([broken, seen.size > 80]).toEqual([[], true]);
  });
});
