/** Tests which violations Prism accepts. docs/checks.md lists the tests that detect them instead. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from './mock.ts';
import { EXAMPLE } from './platform-examples.ts';
import { listPlatformAnswers } from './platform-mock.ts';
import { startValidatingProxy, type ValidatingProxy } from './validating-proxy.ts';

describe('A mock of the contract', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(['collaborations', 'schemas']);
  });
  afterAll(() => mock.stop());

  const sendRequest = async (path: string, init: RequestInit = {}) =>
    (await fetch(mock.url + path, { ...init, redirect: 'manual' })).status;
  const changeRole = (fields: string) =>
    sendRequest(`/collaborations/${EXAMPLE.collaboration}/members/role`, {
      method: 'POST',
      headers: { cookie: 'session=x', 'content-type': 'application/x-www-form-urlencoded' },
      body: `uid=somebody%40example.org&${fields}`,
    });

  it('accepts unknown versions, because it stores no data', async () => {
    expect(await sendRequest('/schemas/9.9')).toBe(200);
  });

  it('accepts any session', async () => {
    expect(await sendRequest('/collaborations', { headers: { cookie: 'session=nobody' } })).toBe(200);
  });

  it('accepts an undocumented query parameter', async () => {
    expect(await sendRequest('/schemas?nonsense=1')).toBe(200);
  });

  it('ignores the conditions of a conditional request', async () => {
    const first = await fetch(`${mock.url}/schemas/1.1`);
    expect(await sendRequest('/schemas/1.1', { headers: { 'if-none-match': first.headers.get('etag') ?? '*' } })).toBe(200);
  });

  it('accepts a form from a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: 'session=x' };
    expect(await sendRequest('/auth/logout', { method: 'POST', headers })).toBe(303);
  });

  it('uses the last value of a repeated field', async () => {
    expect([await changeRole('role=nonsense'), await changeRole('role=nonsense&role=admin')]).toEqual([400, 303]);
  });
});

describe('The validating proxy', () => {
  const group = listPlatformAnswers().find(
    ({ operationId, status }) => operationId === 'updateGroup' && status === 201,
  )?.content;
  let platform: Server;
  let proxy: ValidatingProxy;
  beforeAll(async () => {
    platform = createServer((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'x-nonsense': '1' });
      response.end(JSON.stringify({ ...(group as object), nonsense: 1 }));
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    proxy = await startValidatingProxy(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await proxy.stop();
    platform.close();
  });

  it('accepts an undocumented header and an undocumented property', async () => {
    const answer = await fetch(`${proxy.url}/api/groups/v1/${EXAMPLE.group}`, {
      method: 'PUT',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Field crew' }),
    });
    expect([answer.headers.get('x-nonsense'), await answer.json()]).toEqual(['1', { ...(group as object), nonsense: 1 }]);
    expect(proxy.violations).toEqual([]);
  });
});
