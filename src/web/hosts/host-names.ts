/** Names of hosts: the one that a request asks for, and those of this machine itself. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is one of this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether a name means this machine wherever it is looked up (RFC 6761, section 6.3). */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(withoutBrackets(name));
}

/** Whether a host is an address, which nobody can point elsewhere. */
export function isAddress(name: string): boolean {
  return isIP(withoutBrackets(name)) !== 0;
}

/** The name of the host in a `Host` header, in small letters and without a port; empty where there is none or it is not valid. */
export function hostName(header: string | undefined): string {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** The name of the host that a request asks for. */
export function hostOf({ headers }: IncomingMessage): string {
  return hostName(headers.host);
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}
