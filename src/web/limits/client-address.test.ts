import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressFinder, createClientAddressFinder, findLimitedClient, getClientKey } from './client-address.ts';

const createRequest = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:8124', ...headers } }) as unknown as IncomingMessage;

describe('The address of a client', () => {
  it('is the address of the connection if no proxy is trusted, regardless of X-Forwarded-For', () => {
    expect(createClientAddressFinder([])(createRequest('192.0.2.7', { 'x-forwarded-for': '198.51.100.1' }))).toBe('192.0.2.7');
  });

  it('is the address in the header of the trusted proxy', () => {
    expect(createClientAddressFinder(['192.0.2.0/24'])(createRequest('192.0.2.7', { 'x-forwarded-for': '198.51.100.1' }))).toBe(
      '198.51.100.1',
    );
  });

  it('is the last address that is not a trusted proxy, because earlier ones may be made up', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 192.0.2.8' };
    expect(createClientAddressFinder(['192.0.2.0/24'])(createRequest('192.0.2.7', forwarded))).toBe('198.51.100.1');
  });

  it('is not taken from an entry that is not an address', () => {
    expect(createClientAddressFinder(['192.0.2.7'])(createRequest('192.0.2.7', { 'x-forwarded-for': 'unknown' }))).toBe(
      '192.0.2.7',
    );
  });

  it.each([
    ['198.51.100.1:50123', '198.51.100.1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
  ])('is read from %s without the port', (forwarded, address) => {
    expect(createClientAddressFinder(['192.0.2.7'])(createRequest('192.0.2.7', { 'x-forwarded-for': forwarded }))).toBe(
      address,
    );
  });

  it('is an IPv4 address even if the socket accepts both versions', () => {
    expect(createClientAddressFinder([])(createRequest('::ffff:192.0.2.7'))).toBe('192.0.2.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7', '192.0.2.7'],
  ])('is grouped for limits, so that %s counts as %s', (address, key) => {
    expect(getClientKey(address)).toBe(key);
  });
});

describe('The limits for each client', () => {
  const HTTPS = { baseUrl: 'https://concordat.example.org', host: '127.0.0.1' };
  const HTTP = { baseUrl: 'http://concordat.example.org', host: '0.0.0.0' };
  const getCountedClient = (
    settings: { baseUrl: string; host: string },
    trustedProxies: readonly string[],
    ...[from, headers]: Parameters<typeof createRequest>
  ) => findLimitedClient({ ...settings, trustedProxies }, createAddressFinder(trustedProxies), createRequest(from, headers));

  it('do not apply to local requests to a server that only serves this machine', () => {
    expect(getCountedClient({ baseUrl: 'http://localhost:8124', host: '127.0.0.1' }, [], '127.0.0.1')).toBeUndefined();
  });

  it('apply to the address that a trusted proxy names', () => {
    const found = getCountedClient(HTTPS, ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': '198.51.100.1' });
    expect(found).toEqual({ key: '198.51.100.1', isShared: false });
  });

  const HEADERS: Record<string, string>[] = [
    {},
    { via: '1.1 x' },
    { forwarded: 'for=8.8.8.8' },
    { 'x-forwarded-for': '8.8.8.8' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'x.example.org' },
    { 'x-real-ip': '127.0.0.1' },
  ];
  for (const headers of HEADERS) {
    const [name = 'no header'] = Object.keys(headers);
    it.each([
      ['without a trusted proxy', []],
      ['with another trusted proxy', ['192.0.2.1']],
    ])(`apply to the address of an untrusted connection (${name}, %s)`, (_where, trusted) => {
      expect(getCountedClient(HTTP, trusted, '198.51.100.1', headers)).toEqual({ key: '198.51.100.1', isShared: false });
    });
  }

  it('are higher if the connection may be that of an unknown proxy', () => {
    const found = [
      getCountedClient(HTTPS, [], '10.0.0.5'),
      getCountedClient(HTTP, [], '127.0.0.1'),
      getCountedClient(HTTPS, ['10.0.0.5'], '127.0.0.1'),
    ];
    expect(found.map((client) => client?.isShared)).toEqual([true, true, true]);
  });

  it.each([
    ['127.0.0.1, 192.0.2.8', '192.0.2.8'],
    ['203.0.113.9, 127.0.0.1, 192.0.2.8', '192.0.2.8'],
    ['::1', '192.0.2.7'],
  ])('apply to the nearest other address if %s starts with a loopback address', (forwarded, key) => {
    const found = getCountedClient(HTTPS, ['192.0.2.0/24'], '192.0.2.7', { 'x-forwarded-for': forwarded });
    expect(found).toEqual({ key, isShared: false });
  });

  it('apply to a local client behind the proxy', () => {
    const found = getCountedClient(HTTPS, ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' });
    expect(found).toEqual({ key: '127.0.0.1', isShared: false });
  });
});
