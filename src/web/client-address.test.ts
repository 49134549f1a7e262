import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientKey, limitedAddress } from './client-address.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:8124', ...headers } }) as unknown as IncomingMessage;

describe('The address of a client', () => {
  it('is that of the connection, whatever X-Forwarded-For says, where no proxy is trusted', () => {
    expect(clientAddress([])(request('192.0.2.7', { 'x-forwarded-for': '198.51.100.1' }))).toBe('192.0.2.7');
  });

  it('is what the trusted proxy saw', () => {
    expect(clientAddress(['192.0.2.0/24'])(request('192.0.2.7', { 'x-forwarded-for': '198.51.100.1' }))).toBe('198.51.100.1');
  });

  it('is the last address that no trusted proxy has, so that nobody hides behind an invented one', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 192.0.2.8' };
    expect(clientAddress(['192.0.2.0/24'])(request('192.0.2.7', forwarded))).toBe('198.51.100.1');
  });

  it('is an IPv4 address as such, also where the socket takes both', () => {
    expect(clientAddress([])(request('::ffff:192.0.2.7'))).toBe('192.0.2.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7', '192.0.2.7'],
  ])('of %s counts as %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});

describe('Limits count', () => {
  const open = { baseUrl: 'https://concordat.example.org', host: '127.0.0.1', trustedProxies: ['127.0.0.1'] };

  it('nothing that this machine itself sends', () => {
    const local = { baseUrl: 'http://localhost:8124', host: '127.0.0.1', trustedProxies: [] };
    expect(limitedAddress(local, clientAddress([]), request('127.0.0.1'))).toBeUndefined();
  });

  it('by the address that a trusted proxy names', () => {
    const found = limitedAddress(
      open,
      clientAddress(['127.0.0.1']),
      request('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }),
    );
    expect(found).toBe('198.51.100.1');
  });

  it('nobody who comes through a proxy that is not named, as all of them would be one', () => {
    const found = limitedAddress(
      { ...open, trustedProxies: [] },
      clientAddress([]),
      request('10.0.0.5', { 'x-forwarded-for': '198.51.100.1' }),
    );
    expect(found).toBeUndefined();
  });

  it('whoever connects straight from elsewhere', () => {
    expect(limitedAddress({ ...open, host: '0.0.0.0' }, clientAddress([]), request('198.51.100.1'))).toBe('198.51.100.1');
  });
});
