/**
 * Which hosts a server answers for. The owner of a name can point it at anybody's machine, so that pages of theirs read and change what
 * is there as if it were their own (DNS rebinding): the browser takes both for one origin, and only the `Host` header tells them apart.
 */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';
import { hostName, isIpAddress, isLocalName } from './host-names.ts';
import { reachabilityReason } from './this-machine.ts';

/** Whether a request may ask for the host that it names. */
export type HostCheck = (request: IncomingMessage) => boolean;

/** Endings that no public name has, so that no stranger owns one (RFC 6762; ICANN for `internal`). */
const PRIVATE = ['.local', '.internal', '.home.arpa'];

/** Headers whose verdict is kept; clients of one server use a few. */
const MAX_CACHED_HOSTS = 100;

/**
 * Makes the check. A server answers for this machine's own names and for those of BASE_URL and ALLOWED_REDIRECT_URLS. One that others
 * reach also answers for addresses, names without a dot and private names, under which networks and containers know it. A request
 * without `Host` comes from no browser.
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
    const name = hostName(host).replace(/\.$/, '');
    const found = name !== '' && isOurs(name);
    if (known.size < MAX_CACHED_HOSTS) known.set(host, found);
    return found;
  };
}
