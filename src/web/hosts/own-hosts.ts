/**
 * Hosts that a server answers for. The owner of a name can point it at any machine, so that their pages read and change its
 * data as if they were its own (DNS rebinding). The browser treats both as one origin; only the `Host` header distinguishes
 * them.
 */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';
import { isIpAddress, isLocalName, parseHostName } from './host-names.ts';
import { reachabilityReason } from './this-machine.ts';

/** Returns whether a request may name its host. */
export type HostCheck = (request: IncomingMessage) => boolean;

/** Endings that no public name has, so that no stranger owns one (RFC 6762; ICANN for `internal`). */
const PRIVATE = ['.local', '.internal', '.home.arpa'];

/** Maximum number of cached headers; the clients of one server use a few. */
const MAX_CACHED_HOSTS = 100;

/**
 * Creates the check. A server answers for this machine's own names and for those of BASE_URL and ALLOWED_REDIRECT_URLS. A
 * server that is reachable from other machines also answers for IP addresses, names without a dot and private names, which
 * networks and containers use. A request without `Host` comes from no browser.
 */
export function createHostCheck(settings: Pick<Settings, 'baseUrl' | 'host' | 'allowedRedirectUrls'>): HostCheck {
  const own = new Set([settings.baseUrl, ...settings.allowedRedirectUrls].map((url) => new URL(url).hostname));
  const isReachable = reachabilityReason(settings) !== undefined;
  const isOurs = (name: string) =>
    isLocalName(name) ||
    own.has(name) ||
    (isReachable && (isIpAddress(name) || !name.includes('.') || PRIVATE.some((ending) => name.endsWith(ending))));
  const known = new Map<string, boolean>();
  return ({ headers: { host } }) => {
    if (host === undefined || host === '') return true;
    const verdict = known.get(host);
    if (verdict !== undefined) return verdict;
    const name = parseHostName(host).replace(/\.$/, '');
    const found = name !== '' && isOurs(name);
    if (known.size < MAX_CACHED_HOSTS) known.set(host, found);
    return found;
  };
}
