/** Finds the account whose program opened a connection from this machine. Only Linux reports it. */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { memoize } from '../../memoize.ts';

/** Returns the account of the program that opened a connection. The result is cached by connection. */
export const findPeerAccount = memoize(findAccount);

/** Returns whether the connection comes from a system program of this machine, such as a proxy, based on its account. */
export function isFromSystemProgram(socket: Socket): boolean {
  const account = findPeerAccount(socket);
  if (account === undefined || account === process.getuid?.()) return false;
  return SYSTEM_ACCOUNTS.some(([first, last]) => account >= first && account <= last);
}

/** System accounts: those below UID_MIN of login.defs except root, dynamic accounts of systemd, and 65534. */
const SYSTEM_ACCOUNTS: readonly (readonly [first: number, last: number])[] = [
  [1, 999],
  [60_001, 65_535],
];

/** Finds the account of a connection's other end in the tables of the kernel, which list its address first (proc_net_tcp). */
function findAccount({ remoteAddress, remotePort, localPort }: Socket): number | undefined {
  if (process.platform !== 'linux' || remoteAddress === undefined || remotePort === undefined || localPort === undefined)
    return undefined;
  const [from, to] = [formatPort(remotePort), formatPort(localPort)];
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readTable(table)) {
      const [, own = '', peer = '', , , , , account] = line.trim().split(/\s+/);
      if (own.endsWith(from) && peer.endsWith(to)) return Number(account);
    }
  }
  return undefined;
}

function readTable(path: string): readonly string[] {
  try {
    return readFileSync(path, 'latin1').split('\n').slice(1);
  } catch {
    return [];
  }
}

function formatPort(port: number): string {
  return `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
}
