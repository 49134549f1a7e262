import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { explainReachability, explainRemoteRequest, explainUntrustedRequest } from './this-machine.ts';

const local = { baseUrl: 'http://localhost:8124', host: '127.0.0.1' };
const createRequest = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  ({ socket: { remoteAddress }, headers: { host: '127.0.0.1:8124', ...headers } }) as unknown as IncomingMessage;

describe('A local request', () => {
  it('is recognized if it uses the loopback interface of a server that serves only this machine', () => {
    expect(explainRemoteRequest(local, createRequest())).toBeUndefined();
  });

  it.each(['http://concordat.example.org', 'https://localhost', 'http://10.0.0.5:8124'])(
    'is not recognized if BASE_URL is %s, because a proxy may exist',
    (baseUrl) => {
      expect(explainRemoteRequest({ ...local, baseUrl }, createRequest())).toContain('BASE_URL');
    },
  );

  it.each(['0.0.0.0', '::', '192.0.2.7'])('is not recognized if HOST is %s', (host) => {
    expect(explainRemoteRequest({ ...local, host }, createRequest())).toContain('HOST');
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-Server',
    'X-Forwarded-Prefix',
    'X-Forwarded-Anything',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Original-Host',
    'X-Original-Forwarded-For',
    'CF-Ray',
    'Fastly-Client-IP',
    'X-Envoy-External-Address',
  ])('is not recognized if it has %s', (name) => {
    expect(explainRemoteRequest(local, createRequest({ [name.toLowerCase()]: 'x' }))).toBe('the request came through a proxy');
  });

  it('is not recognized if it names another host that resolves to this machine', () => {
    expect(explainRemoteRequest(local, createRequest({ host: 'rebound.example.org' }))).toBe('the request names another host');
  });

  it('is not recognized if the connection is from another machine', () => {
    expect(explainRemoteRequest(local, createRequest({}, '192.0.2.7'))).toBe('the connection comes from another machine');
  });
});

describe('A request from this machine', () => {
  const explainRequest = (headers: Record<string, string>) => explainUntrustedRequest(local, createRequest(headers));

  it('is trusted if a page of this machine sends it, or if the user follows a link', () => {
    expect(
      explainRequest({ origin: 'http://localhost:8124', 'sec-fetch-site': 'same-origin', referer: 'http://localhost:8124/' }),
    ).toBe(undefined);
    expect(explainRequest({ 'sec-fetch-site': 'cross-site', referer: 'https://wiki.example.org/' })).toBe(undefined);
  });

  it.each([
    { origin: 'https://concordat.example.org' },
    { 'sec-fetch-site': 'same-origin', referer: 'https://concordat.example.org/proteomics/' },
  ])('is not trusted if the host name of its page indicates a proxy: %j', (headers) => {
    expect(explainRequest(headers)).toContain('a proxy is in between');
  });

  it('is not trusted if it names another host', () => {
    expect(explainRequest({ host: 'rebound.example.org' })).toBe('the request names another host');
  });
});

describe('A server', () => {
  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('listening on %s serves only this machine', (host) => {
    expect(explainReachability({ ...local, host })).toBeUndefined();
  });
});
