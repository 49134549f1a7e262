/**
 * The address that a request comes from. `X-Forwarded-For` counts only as far as the proxies that the setting TRUSTED_PROXIES names
 * wrote it: everybody else may write into it what they like.
 */
import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import type { Settings } from '../settings.ts';
import { isLoopback } from './hosts/host-names.ts';
import { cameThroughProxy, whyNotThisMachine } from './hosts/this-machine.ts';

/** Finds the address of a request's client: IPv4 or IPv6, without a port. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Makes the finder.
 *
 * @param trusted addresses and subnets of proxies, like `10.0.0.5` or `10.0.0.0/8`
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const trust = proxyaddr.compile([...trusted]);
  return (request) => {
    const { remoteAddress } = request.socket;
    // A connection that is gone has no address any more.
    const address = remoteAddress === undefined ? '' : trusted.length === 0 ? remoteAddress : proxyaddr(request, trust);
    return address.replace(/^::ffff:(?=\d+\.)/i, '');
  };
}

/**
 * Addresses of one client as one text: of IPv6 its network of 64 bits, which is what a client gets (RFC 6177), so that nobody has
 * more clients than one by changing the rest.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * The address that limits count by. This machine is not limited, nor are those who come through a proxy that TRUSTED_PROXIES does not
 * name: all of them would be one.
 */
export function limitedAddress(
  settings: Pick<Settings, 'baseUrl' | 'host' | 'trustedProxies'>,
  addressOf: ClientAddress,
  request: IncomingMessage,
): string | undefined {
  if (whyNotThisMachine(settings, request) === undefined) return undefined;
  const address = addressOf(request);
  const isUnknown = address === '' || (address === request.socket.remoteAddress && cameThroughProxy(request));
  return isUnknown || isLoopback(address) ? undefined : address;
}
