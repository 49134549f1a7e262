/**
 * Whether a request certainly comes from this machine, for what a server without a secret shows to nobody else. The one place that
 * decides it.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Settings } from '../settings.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add. A connection that came through one says nothing about where it began. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Why a request may come from elsewhere, as a part of a sentence; undefined when it comes from this machine. */
export function whyNotThisMachine({ baseUrl }: Pick<Settings, 'baseUrl'>, request: IncomingMessage): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'the connection comes from another one';
  if (PROXY_HEADERS.some((name) => request.headers[name] !== undefined)) return 'the request came through a proxy';
  // This server speaks no TLS: under https a proxy stands in front, and every connection comes from it.
  if (baseUrl.startsWith('https:') && !isLocalName(new URL(baseUrl).hostname)) return 'a proxy stands in front of this server';
  // A page of elsewhere whose name its owner points at this machine is of the same origin as far as the browser knows.
  return isLocalName(hostOf(request)) ? undefined : 'the request names another host';
}

function isLoopback(address: string | undefined): boolean {
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
