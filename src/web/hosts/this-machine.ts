/**
 * Decides whether a request certainly comes from this machine, because a server without a secret shows some data only there
 * (docs/requirements.md, O12). No other code decides this. Also decides which hosts a server responds to. The owner of a name can
 * point it at any machine, so that pages of this name can read and change the machine's data (DNS rebinding). The browser treats
 * both as one origin, and only the `Host` header distinguishes them.
 */
import type { IncomingMessage } from 'node:http';
import { memoize } from '../../memoize.ts';
import type { Settings } from '../../settings.ts';
import { getHostName, isIpAddress, isLocalName, isLoopback, parseHostName } from './host-names.ts';
import { isFromSystemProgram } from './peer-account.ts';

/** Settings that show whether a proxy may exist. */
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

/**
 * Returns why other machines may reach this server, as a part of a sentence; undefined if the settings limit it to this
 * machine. A proxy need not leave a trace in a request, so no request is treated as local if there may be one.
 */
export const explainReachability = memoize(findReachabilityReason);

function findReachabilityReason({ baseUrl, host }: Reachability): string | undefined {
  const { protocol, hostname } = new URL(baseUrl);
  // This server has no TLS. With https there is a proxy, and every connection comes from it.
  if (protocol === 'https:') return 'BASE_URL is https, so a proxy is in front';
  if (!isLocalName(hostname)) return 'BASE_URL names another host, so a proxy may be in front';
  return isLocalName(host) ? undefined : 'HOST allows connections from other machines';
}

/** Returns why a request may come from another machine, as a part of a sentence; undefined if it comes from this machine. */
export function explainRemoteRequest(settings: Reachability, request: IncomingMessage): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'the connection comes from another machine';
  if (hasProxyHeaders(request)) return 'the request came through a proxy';
  // Another site can point its name at this machine. The browser then treats its page as the same origin.
  return explainReachability(settings) ?? (isLocalName(getHostName(request)) ? undefined : 'the request names another host');
}

/**
 * Returns why a request must not administer the server, as a part of a sentence; undefined if a user of this machine sent it.
 * In addition to {@link explainRemoteRequest}, it detects proxies without a trace in the request, by the account of their
 * process and by the headers of browsers. Monitoring programs also run under such accounts, so metrics use the rule above.
 */
export function explainUntrustedRequest(settings: Reachability, request: IncomingMessage): string | undefined {
  const reason = explainRemoteRequest(settings, request);
  if (reason !== undefined) return reason;
  if (!isFromLocalPage(request)) return 'the page is not from this machine, so a proxy is in between';
  return isFromSystemProgram(request.socket) ? 'a system program sent the request, as a proxy does' : undefined;
}

/** Returns whether a page of this machine sent the request. Links of any page may lead here, but not requests of its scripts. */
function isFromLocalPage({ headers }: IncomingMessage): boolean {
  const page = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return [headers.origin, page].every((url) => url === undefined || !URL.canParse(url) || isLocalName(new URL(url).hostname));
}

export function hasProxyHeaders({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.has(name));
}

export type HostCheck = (request: IncomingMessage) => boolean;

/** Domain suffixes that are never public, so that no other party can own such a name (RFC 6762; ICANN for `internal`). */
const PRIVATE = ['.local', '.internal', '.home.arpa'];

/** Maximum number of cached headers. The clients of one server use a few. */
const MAX_CACHED_HOSTS = 100;

/**
 * Creates the check. A server responds to this machine's own names and those of BASE_URL and ALLOWED_REDIRECT_URLS. A
 * server that is reachable from other machines also responds to IP addresses, names without a dot and private names,
 * which networks and containers use. A request without `Host` does not come from a browser.
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
