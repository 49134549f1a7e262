/**
 * Decides whether a request certainly comes from this machine. Without ADMIN_TOKEN or METRICS_TOKEN, some data is shown only to
 * such requests (docs/requirements.md, O12). Also decides for which hosts a server responds. Otherwise, the owner of a domain
 * could point it at this machine, and pages of the domain could read and change its data (DNS rebinding). Only the `Host` header
 * distinguishes such requests.
 */
import type { IncomingMessage } from 'node:http';
import { memoize } from '../../memoize.ts';
import type { Settings } from '../../settings.ts';
import { getHostName, isIpAddress, isLocalName, isLoopback, parseHostName } from './host-names.ts';
import { isFromSystemProgram } from './peer-account.ts';

/** Settings that indicate whether a proxy may exist. */
export type Reachability = Pick<Settings, 'baseUrl' | 'host'>;

/** Headers that proxies add in addition to `X-Forwarded-*`. The sender of a request through a proxy is unknown. */
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'x-envoy-external-address',
]);

/** Returns why other machines may reach this server, as part of a sentence; undefined if not. Proxies can be invisible. */
export const explainReachability = memoize(findReachabilityReason);

function findReachabilityReason({ baseUrl, host }: Reachability): string | undefined {
  const { protocol, hostname } = new URL(baseUrl);
  // The server has no TLS, so with https all connections come from a proxy.
  if (protocol === 'https:') return 'BASE_URL is https, so a proxy is in front';
  if (!isLocalName(hostname)) return 'BASE_URL names another host, so a proxy may be in front';
  return isLocalName(host) ? undefined : 'HOST allows connections from other machines';
}

/** Returns why a request may come from another machine, as a part of a sentence; undefined if it comes from this machine. */
export function explainRemoteRequest(settings: Reachability, request: IncomingMessage): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'the connection comes from another machine';
  if (hasProxyHeaders(request)) return 'the request came through a proxy';
  // A site can point its domain at this machine, so that its pages have the same origin.
  return explainReachability(settings) ?? (isLocalName(getHostName(request)) ? undefined : 'the request names another host');
}

/**
 * Returns why a request must not administer the server, as part of a sentence; undefined if a user of this machine sent it. In
 * addition to {@link explainRemoteRequest}, it detects invisible proxies by the account of the client process and by headers of
 * browsers. Monitoring programs have such accounts as well, so metrics use explainRemoteRequest.
 */
export function explainUntrustedRequest(settings: Reachability, request: IncomingMessage): string | undefined {
  const reason = explainRemoteRequest(settings, request);
  if (reason !== undefined) return reason;
  if (!isFromLocalPage(request)) return 'the page is not from this machine, so a proxy is in between';
  return isFromSystemProgram(request.socket) ? 'a system program sent the request, as a proxy does' : undefined;
}

/** Returns whether a page of this machine sent the request. Links of other pages are allowed, but not their scripts. */
function isFromLocalPage({ headers }: IncomingMessage): boolean {
  const page = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return [headers.origin, page].every((url) => url === undefined || !URL.canParse(url) || isLocalName(new URL(url).hostname));
}

export function hasProxyHeaders({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.has(name));
}

export type HostCheck = (request: IncomingMessage) => boolean;

/** Domain suffixes that cannot be registered publicly (RFC 6762; ICANN for `internal`). */
const PRIVATE = ['.local', '.internal', '.home.arpa'];

/** Maximum number of cached header values. */
const MAX_CACHED_HOSTS = 100;

/**
 * Creates the check of hosts. Valid are names of this machine, and the hosts of BASE_URL and ALLOWED_REDIRECT_URLS. If other
 * machines can reach the server, IP addresses, names without a dot and private names are also valid. A request without `Host`
 * does not come from a browser.
 */
export function createHostCheck(settings: Pick<Settings, 'baseUrl' | 'host' | 'allowedRedirectUrls'>): HostCheck {
  const own = new Set([settings.baseUrl, ...settings.allowedRedirectUrls].map((url) => new URL(url).hostname));
  const isReachable = explainReachability(settings) !== undefined;
  const isAcceptedHost = (name: string) =>
    isLocalName(name) ||
    own.has(name) ||
    (isReachable && (isIpAddress(name) || !name.includes('.') || PRIVATE.some((ending) => name.endsWith(ending))));
  const known = new Map<string, boolean>();
  return ({ headers: { host } }) => {
    if (host === undefined || host === '') return true;
    const verdict = known.get(host);
    if (verdict !== undefined) return verdict;
    const name = parseHostName(host).replace(/\.$/, '');
    const found = name !== '' && isAcceptedHost(name);
    if (known.size < MAX_CACHED_HOSTS) known.set(host, found);
    return found;
  };
}
