import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { markHttpsRequest, readCookie, setCookie } from './cookies.ts';

let closeServer: () => void = () => undefined;
afterEach(() => closeServer());

/** Starts a server that sets three kinds of cookies, and returns the value of one that it received. */
async function startServer(isHttps: boolean) {
  const server = createServer((request, response) => {
    if (isHttps) markHttpsRequest(request);
    const sent = readCookie(request, 'note') ?? 'none';
    setCookie(response, { name: 'note', value: 'a', maxAge: 60 });
    setCookie(response, { name: 'part', value: 'b', maxAge: 60, path: '/part', sameSite: 'strict' });
    setCookie(response, { name: 'shown', value: 'c', maxAge: 60, httpOnly: false });
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeServer = () => server.close();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (cookie = '') => fetch(address, { headers: { cookie } });
}

describe('Cookies of a browser over HTTPS', () => {
  it('are sent only over HTTPS, with names that other hosts of the domain cannot set', async () => {
    const ask = await startServer(true);
    expect((await ask()).headers.getSetCookie()).toEqual([
      '__Host-note=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Secure-part=b; Max-Age=60; Path=/part; HttpOnly; Secure; SameSite=Strict',
      'shown=c; Max-Age=60; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('are read only if they have these names', async () => {
    const ask = await startServer(true);
    expect(await (await ask('note=planted')).text()).toBe('none');
    expect(await (await ask('note=planted; __Host-note=ours')).text()).toBe('ours');
  });
});

describe('Cookies of a browser over HTTP', () => {
  it('have plain names, and are also sent over HTTP', async () => {
    const ask = await startServer(false);
    expect((await ask()).headers.getSetCookie()[0]).toBe('note=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
    expect(await (await ask('note=ours')).text()).toBe('ours');
  });
});

describe('A cookie of another application with the same name', () => {
  it.each(['theirs; note=ours', 'ours; note=theirs'])('does not hide the cookie of this application: note=%s', (values) => {
    const request = { headers: { cookie: `note=${values}; other=ours` } } as IncomingMessage;
    expect(readCookie(request, 'note', undefined, (value) => value === 'ours')).toBe('ours');
  });
});
