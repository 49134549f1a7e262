import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHostCheck } from './this-machine.ts';

const settings = { baseUrl: 'http://localhost:8124', host: '127.0.0.1', allowedRedirectUrls: ['https://portal.example.org'] };
const createRequest = (host?: string) => ({ headers: host === undefined ? {} : { host } }) as unknown as IncomingMessage;

describe('A server that serves this machine alone', () => {
  const takes = createHostCheck(settings);

  it.each(['localhost:8124', 'LOCALHOST', 'hub.localhost', '127.0.0.1:8124', '[::1]:8124', 'portal.example.org', undefined])(
    'accepts requests for %s',
    (host) => {
      expect(takes(createRequest(host))).toBe(true);
    },
  );

  it.each(['rebound.example.org', 'rebound.example.org:8124', 'localhost.example.org', 'concordat', '192.0.2.7', 'a b', '@'])(
    'rejects requests for %s',
    (host) => {
      expect([takes(createRequest(host)), takes(createRequest(host))]).toEqual([false, false]);
    },
  );
});

describe('A server that is reachable from other machines', () => {
  const takes = createHostCheck({ ...settings, baseUrl: 'https://concordat.example.org', host: '0.0.0.0' });

  it.each([
    'concordat.example.org',
    'concordat.example.org.',
    '192.0.2.7:8124',
    '[2001:db8::7]:8124',
    'concordat:8124',
    'concordat.default.svc.cluster.local',
    'localhost:8124',
  ])('accepts requests for %s', (host) => {
    expect(takes(createRequest(host))).toBe(true);
  });

  it.each(['rebound.example.org', 'other.example.org', 'concordat.example.org.evil.example'])(
    'rejects requests for the foreign host name %s, which may resolve to this server',
    (host) => {
      expect(takes(createRequest(host))).toBe(false);
    },
  );

  it('decides correctly after requests for more names than its cache holds', () => {
    for (let number = 0; number < 300; number += 1) takes(createRequest(`made-up-${number}.example.org`));
    expect([takes(createRequest('concordat.example.org')), takes(createRequest('made-up-1.example.org'))]).toEqual([
      true,
      false,
    ]);
  });
});
