import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentAuthLog } from '../auth-log.ts';
import { createRecords } from '../sessions/records.ts';
import { createMemorySessionStore } from '../sessions/session-store.ts';
import { readAuthSettings } from '../settings.ts';
import { createSavedForms, redirectToLogin, type SavedForms } from './saved-forms.ts';

const settings = readAuthSettings({ SESSION_HTTPS_ONLY: 'false' });
const secrets = ['the secret of the tests which is long enough'];
let now = Date.now();

describe('A form that is sent without a session', () => {
  let server: Server;
  let forms: SavedForms;
  let address = '';
  beforeAll(async () => {
    server = createServer((request, response) => void handleRequest(request, response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      await forms.claim(request, response, 'somebody');
      response.end(JSON.stringify((await forms.find(request, 'somebody')) ?? null));
      return;
    }
    const chunks: Buffer[] = [];
    const isRead = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (isRead) for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const sent = isRead ? Buffer.concat(chunks) : undefined;
    const about = { operationId: 'anything', page: '/page', sent };
    response.end(await redirectToLogin(forms, Object.assign(request, { originalUrl: request.url ?? '' }), response, about));
  }

  const createForms = () => {
    const records = createRecords({ store: createMemorySessionStore(), secrets, log: silentAuthLog, now: () => now });
    forms = createSavedForms({ records, settings, now: () => now }, ({ headers }) => ({
      key: String(headers.client),
      isShared: false,
    }));
  };
  const sendBody = async (body: URLSearchParams | FormData | string, headers: Record<string, string> = {}) => {
    const sent = await fetch(`${address}/form`, { method: 'POST', body, headers });
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const response = await fetch(address, { headers: { cookie } });
    return {
      cookie,
      location: await sent.text(),
      saved: (await response.json()) as { fields: string; files?: object[] } | null,
    };
  };
  const savedRedirect = '/auth/login?returnTo=%2Fpage&after=kept-form';
  const lost = '/auth/login?returnTo=%2Fpage&after=form';

  it('is saved with its text fields and the names of its files, without their contents', async () => {
    createForms();
    const form = new FormData();
    form.append('emails', 'Grün <one@example.org>,\ntwo@example.org');
    form.append('csv', new Blob(['a secret list']), 'people.csv');
    form.append('groups', 'a');
    form.append('groups', 'b');
    form.append('other', new Blob([]), '');
    const found = await sendBody(form);
    expect(found.location).toBe(savedRedirect);
    expect([...new URLSearchParams(found.saved?.fields)]).toEqual([
      ['emails', 'Grün <one@example.org>,\r\ntwo@example.org'],
      ['groups', 'a'],
      ['groups', 'b'],
    ]);
    expect(found.saved?.files).toEqual([{ field: 'csv', name: 'people.csv' }]);
    expect(JSON.stringify(found.saved)).not.toContain('a secret list');
  });

  it.each([
    ['is not a form', '{}', { 'content-type': 'application/json' }],
    [
      'is incomplete',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['has no boundary', 'x', { 'content-type': 'multipart/form-data' }],
    [
      'is longer than the limit of forms',
      `a=${'x'.repeat(1_000_001)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('is not saved if it %s', async (_what, body, headers) => {
    createForms();
    expect(await sendBody(body, headers)).toMatchObject({ location: lost, saved: null });
  });

  it('is not saved if its text fields are longer than any form allows', async () => {
    createForms();
    const form = new FormData();
    for (let number = 0; number < 3; number += 1) form.append('emails', 'x'.repeat(400_000));
    expect(await sendBody(form)).toMatchObject({ location: lost, saved: null });
  });

  it.each([
    ['short', 3_000],
    ['long', 900_000],
  ])(
    'is not saved if the same client already has many saved %s forms, unlike forms of other clients',
    { tags: 'full' },
    async (_what, length) => {
      createForms();
      const form = new URLSearchParams({ text: 'x'.repeat(length) });
      let sent = 0;
      do sent += 1;
      while ((await sendBody(form)).location === savedRedirect);
      // Encryption makes a string a third longer.
      expect(sent - 1).toBeLessThan(5_000_000 / ((length * 4) / 3));
      expect((await sendBody(form, { client: 'another' })).location).toBe(savedRedirect);
      now += 600_001;
      expect((await sendBody(form)).location).toBe(savedRedirect);
    },
  );

  it('replaces an earlier form of the same browser', async () => {
    createForms();
    const form = new URLSearchParams({ text: 'x'.repeat(900_000) });
    const { cookie } = await sendBody(form);
    for (let number = 0; number < 6; number += 1) expect((await sendBody(form, { cookie })).location).toBe(savedRedirect);
  });
});
