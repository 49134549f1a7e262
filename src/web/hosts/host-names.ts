import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Returns whether a name always resolves to this machine (RFC 6761, section 6.3). */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(removeBrackets(name));
}

/** Returns whether a host is an IP address, which DNS cannot redirect. */
export function isIpAddress(name: string): boolean {
  return isIP(removeBrackets(name)) !== 0;
}

/** Returns the host name in a `Host` header, in lower case and without port; empty if it is missing or invalid. */
export function parseHostName(header = ''): string {
  return URL.parse(`http://${header}`)?.hostname ?? '';
}

export function getHostName({ headers }: IncomingMessage): string {
  return parseHostName(headers.host);
}

/** Returns whether request and URL are different names of this machine and port. Such names do not share cookies. */
export function hasOtherLocalName({ headers: { host = '' } }: IncomingMessage, address: string): boolean {
  const [named, { port, hostname }] = [`http://${host}`, new URL(address)];
  if (!isLocalName(hostname) || !URL.canParse(named)) return false;
  const own = new URL(named);
  return own.port === port && own.hostname !== hostname && isLocalName(own.hostname);
}

function removeBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}
