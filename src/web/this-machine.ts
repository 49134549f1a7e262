/**
 * Whether a request certainly comes from this machine, for what a server without a secret shows to nobody else
 * (docs/requirements.md, O12). The one place that decides it.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Settings } from '../settings.ts';

/** What tells whether a proxy may stand in front. */
export type Reachability = Pick<Settings, 'baseUrl' | 'host'>;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add beside `X-Forwarded-*`. A connection that came through one says nothing about where it began. */
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'x-envoy-external-address',
]);

/**
 * Why others may reach this server, as a part of a sentence; undefined when its settings say that it serves this machine alone.
 * A proxy need not leave a trace in a request, so that where one may stand, no request counts as this machine's own.
 */
export function whyReachable({ baseUrl, host }: Reachability): string | undefined {
  const { protocol, hostname } = new URL(baseUrl);
  // This server speaks no TLS: under https a proxy stands in front, and every connection comes from it.
  if (protocol === 'https:') return 'BASE_URL is https, so a proxy stands in front';
  if (!isLocalName(hostname)) return 'BASE_URL names another host, so a proxy may stand in front';
  return isLocalName(host) ? undefined : 'HOST lets other machines in';
}

/** Why a request may come from elsewhere, as a part of a sentence; undefined when it comes from this machine. */
export function whyNotThisMachine(settings: Reachability, request: IncomingMessage): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'the connection comes from another one';
  if (cameThroughProxy(request)) return 'the request came through a proxy';
  // A page of elsewhere whose name its owner points at this machine is of the same origin as far as the browser knows.
  return whyReachable(settings) ?? (isLocalName(hostOf(request)) ? undefined : 'the request names another host');
}

/** Whether a request bears a header that proxies add. */
export function cameThroughProxy({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.has(name));
}

/** Whether an address is one of this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

function hostOf({ headers }: IncomingMessage): string {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name.replace(/^\[|\]$/g, ''));
}
