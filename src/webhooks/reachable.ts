/** Restricts the addresses of webhooks, to protect internal networks (OWASP, "Server-Side Request Forgery Prevention"). */
import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { FairQueue } from '../storage/fair-queue.ts';

export class UnreachableReceiverError extends Error {}

export interface ReceiverAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * IPv4 networks that are not globally reachable (IANA, "IPv4 Special-Purpose Address Registry", 2025-10), and multicast (RFC
 * 5771). Includes some single addresses that are reachable (192.0.0.9, 192.0.0.10).
 */
const FORBIDDEN_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private use
  ['100.64.0.0', 10], // shared address space
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local
  ['172.16.0.0', 12], // private use
  ['192.0.0.0', 24], // IETF protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relay anycast, deprecated
  ['192.168.0.0', 16], // private use
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and limited broadcast
];
/** The network of all global unicast addresses (IANA, "IPv6 Address Space"). */
const GLOBAL_UNICAST: readonly [string, number] = ['2000::', 3];
/** Networks in GLOBAL_UNICAST that are not globally reachable (IANA, "IPv6 Special-Purpose Address Registry", 2025-10). */
const FORBIDDEN_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // IETF protocol assignments, including Teredo and ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation (RFC 9637)
];
/** Prefixes of IPv6 addresses that contain an IPv4 address to check: NAT64 (RFC 6052) and IPv4-mapped. */
const EMBEDDED_IPV4: readonly string[] = ['64:ff9b::', '::ffff:'];
const EMBEDDED_PREFIX = 96;

const forbidden = new BlockList();
for (const [network, prefix] of FORBIDDEN_IPV4) {
  forbidden.addSubnet(network, prefix, 'ipv4');
  for (const before of EMBEDDED_IPV4) forbidden.addSubnet(`${before}${network}`, EMBEDDED_PREFIX + prefix, 'ipv6');
}
for (const [network, prefix] of FORBIDDEN_IPV6) forbidden.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_UNICAST, 'ipv6');
for (const before of EMBEDDED_IPV4) global.addSubnet(`${before}0.0.0.0`, EMBEDDED_PREFIX, 'ipv6');

/** Returns whether an address is not globally reachable: local, private or unassigned. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return forbidden.check(address, 'ipv4');
  return family === 0 || !global.check(address, 'ipv6') || forbidden.check(address, 'ipv6');
}

/** Returns the address in a URL; undefined for a host name. */
export function findLiteralAddress({ hostname }: URL): string | undefined {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/** Resolves the addresses of a receiver. @throws UnreachableReceiverError; errors of the lookup; the reason of the signal */
export async function resolveReceiverAddresses(
  url: URL,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<readonly ReceiverAddress[]> {
  const found = await findAddresses(url, signal);
  signal.throwIfAborted();
  if (!allowPrivate && found.some(isPrivateAddress))
    throw new UnreachableReceiverError(
      'The receiver has an address of this machine or of a private network; messages go there only with WEBHOOK_PRIVATE_ADDRESSES=true.',
    );
  return found.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

/** Milliseconds until a name server is queried again. */
const NAME_SERVER_MS = 2_000;

/** Limits lookups by the operating system, which occupy threads that file access needs, and wait for silent name servers. */
const systemLookups = new FairQueue({
  running: 2,
  runningOfOne: 2,
});

/** Queries the name servers without a thread, then the operating system, which also resolves local names. */
async function findAddresses(url: URL, signal: AbortSignal): Promise<readonly string[]> {
  const literal = findLiteralAddress(url);
  if (literal !== undefined) return [literal];
  const { hostname } = url;
  const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: 2 });
  const cancelLookup = () => resolver.cancel();
  signal.addEventListener('abort', cancelLookup, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  signal.removeEventListener('abort', cancelLookup);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const [error] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : []));
  if (error?.code !== 'ENOTFOUND' && error?.code !== 'ENODATA') throw error;
  const leave = await systemLookups.enter('', 0, signal);
  return (await lookup(hostname, { all: true, verbatim: true }).finally(leave)).map(({ address }) => address);
}
