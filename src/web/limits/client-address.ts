/** Determines the client of a request. `X-Forwarded-For` is used only from proxies in TRUSTED_PROXIES. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';
import type { Settings } from '../../settings.ts';
import { isLoopback } from '../hosts/host-names.ts';
import { explainRemoteRequest } from '../hosts/this-machine.ts';

/** Returns the IP address of a request's client, without port; empty if the connection is closed. */
export type ClientAddress = (request: IncomingMessage) => string;

/** Returns the addresses of a request: first that of the connection, then those reported by proxies, last the client's. */
export type ListAddresses = (request: IncomingMessage) => readonly string[];

/** Creates a function that finds the addresses. `trusted` are addresses and subnets of proxies, such as `10.0.0.0/8`. */
export function createAddressFinder(trusted: readonly string[]): ListAddresses {
  const trust = proxyaddr.compile([...trusted]);
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) return [];
    const addresses = trusted.length === 0 ? [remoteAddress] : proxyaddr.all(request, trust);
    return addresses.map(removePort).filter((address) => isIP(address) !== 0);
  };
}

/** Creates a function that returns only the client's address; empty if it is unknown. */
export function createClientAddressFinder(trusted: readonly string[]): ClientAddress {
  const findAddresses = createAddressFinder(trusted);
  return (request) => findAddresses(request).at(-1) ?? '';
}

/** Removes the port that some proxies append. With it, each connection would count as a separate client. */
function removePort(address: string): string {
  const [, bare = address] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the key of a client. All IPv6 addresses in a network of 64 bits have the same key (RFC 6177). */
export function getClientKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

export interface LimitedClient {
  readonly key: string;
  /** True if many people may share the address, because it may belong to a proxy that is not in TRUSTED_PROXIES. */
  readonly isShared: boolean;
}

/** Returns the client whose limits apply; undefined for this machine, unless a proxy on it may hide the client's address. */
export function findLimitedClient(
  settings: Pick<Settings, 'baseUrl' | 'host' | 'trustedProxies'>,
  addressesOf: ListAddresses,
  request: IncomingMessage,
): LimitedClient | undefined {
  if (explainRemoteRequest(settings, request) === undefined) return undefined;
  const addresses = addressesOf(request);
  // A forwarded loopback address is ignored, because any client can send it.
  const address = addresses.findLast((one) => !isLoopback(one)) ?? addresses[0] ?? '';
  const isForwarded = settings.trustedProxies.length > 0 && request.headers['x-forwarded-for'] !== undefined;
  const isBehindUnknownProxy = settings.trustedProxies.length === 0 && settings.baseUrl.startsWith('https:');
  const isLocal = address === '' || isLoopback(address);
  return { key: getClientKey(address), isShared: isBehindUnknownProxy || (isLocal && !isForwarded) };
}
