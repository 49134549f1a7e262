/**
 * The address that a request comes from, and the client that limits count it for. Only proxies that the setting TRUSTED_PROXIES names
 * are believed in what they write into `X-Forwarded-For`. No header of another client changes what it is counted by.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';
import type { Settings } from '../../settings.ts';
import { isLoopback } from '../hosts/host-names.ts';
import { remoteReason } from '../hosts/this-machine.ts';

/** Finds the address of a request's client: IPv4 or IPv6, without a port. Empty where the connection has none (any more). */
export type ClientAddress = (request: IncomingMessage) => string;

/** Finds the addresses that a request came by, beginning with that of the connection; the last one is that of the client. */
export type AddressesOnTheWay = (request: IncomingMessage) => readonly string[];

/**
 * Makes the finder.
 *
 * @param trusted addresses and subnets of proxies, like `10.0.0.5` or `10.0.0.0/8`
 */
export function addressesOnTheWay(trusted: readonly string[]): AddressesOnTheWay {
  const trust = proxyaddr.compile([...trusted]);
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) return [];
    const addresses = trusted.length === 0 ? [remoteAddress] : proxyaddr.all(request, trust);
    return addresses.map(plainAddress).filter((address) => isIP(address) !== 0);
  };
}

/** Makes what finds the last one of them. */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const addressesOf = addressesOnTheWay(trusted);
  return (request) => addressesOf(request).at(-1) ?? '';
}

/** Some proxies write a port behind the address, which would make a new client of each connection. */
function plainAddress(address: string): string {
  const [, bare = address] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Returns the text that stands for all addresses of one client: of IPv6 the network of 64 bits, which is what a client gets (RFC 6177).
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** A client as limits count it. */
export interface LimitedClient {
  readonly key: string;
  /** Whether many people may be behind it: its address may be that of a proxy that TRUSTED_PROXIES does not name. */
  readonly isShared: boolean;
}

/**
 * Returns the client that limits count a request for; undefined for this machine itself, which is not limited. This server speaks no TLS, so where
 * BASE_URL is https every connection comes from a proxy; elsewhere one on this machine may stand in front of those who have no other address.
 */
export function limitedClient(
  settings: Pick<Settings, 'baseUrl' | 'host' | 'trustedProxies'>,
  addressesOf: AddressesOnTheWay,
  request: IncomingMessage,
): LimitedClient | undefined {
  if (remoteReason(settings, request) === undefined) return undefined;
  const addresses = addressesOf(request);
  // A forwarded loopback address names no client; anybody can claim it.
  const address = addresses.findLast((one) => !isLoopback(one)) ?? addresses[0] ?? '';
  const isForwarded = settings.trustedProxies.length > 0 && request.headers['x-forwarded-for'] !== undefined;
  const isBehindUnknownProxy = settings.trustedProxies.length === 0 && settings.baseUrl.startsWith('https:');
  const isLocal = address === '' || isLoopback(address);
  return { key: clientKey(address), isShared: isBehindUnknownProxy || (isLocal && !isForwarded) };
}
