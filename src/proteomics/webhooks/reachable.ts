/**
 * Which addresses the server sends messages to. Whoever sets a webhook must not be able to reach through it what only this machine
 * and its network reach (OWASP, "Server-Side Request Forgery Prevention").
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** The receiver has an address that messages are not sent to. */
export class UnreachableReceiverError extends Error {
  override readonly name = 'UnreachableReceiverError';
}

/** An address of a receiver. */
export interface ReceiverAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

const forbidden = new BlockList();
/** RFC 6890 and the registries that it began: this network, private, shared, loopback, link-local, tests, multicast, reserved. */
const V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The same in IPv6, and the ranges that carry IPv4 addresses. */
const V6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
for (const [network, prefix] of V4) forbidden.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of V6) forbidden.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to this machine, a private network, or nobody. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || forbidden.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The address that stands in a URL in place of a name; undefined for a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/**
 * The addresses of a receiver, all of them allowed.
 *
 * @throws UnreachableReceiverError when one of them is not; the error of the look-up when there are none
 */
export async function reachableAddresses(url: URL, allowPrivate: boolean): Promise<readonly ReceiverAddress[]> {
  const found = await lookup(literalAddress(url) ?? url.hostname, { all: true, verbatim: true });
  if (!allowPrivate && found.some(({ address }) => isPrivateAddress(address)))
    throw new UnreachableReceiverError(
      'The receiver has an address of this machine or of a private network; messages go there only with WEBHOOK_PRIVATE_ADDRESSES=true.',
    );
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}
