/**
 * Whether a request certainly comes from this machine, for what a server without a secret shows to nobody else
 * (docs/requirements.md, O12). The one place that decides it.
 */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';
import { hostOf, isLocalName, isLoopback } from './host-names.ts';
import { comesFromSystemProgram } from './peer-account.ts';

/** What tells whether a proxy may stand in front. */
export type Reachability = Pick<Settings, 'baseUrl' | 'host'>;

/** What proxies add beside `X-Forwarded-*`. A connection that came through one says nothing about where it began. */
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
 * Why others may reach this server, as a part of a sentence; undefined when its settings say that it serves this machine alone.
 * A proxy need not leave a trace in a request, so that where one may stand, no request counts as this machine's own.
 */
export function reachabilityReason(settings: Reachability): string | undefined {
  let known = reasons.get(settings);
  if (known === undefined) {
    known = { reason: reasonOf(settings) };
    reasons.set(settings, known);
  }
  return known.reason;
}

/** Asked about with every request. */
const reasons = new WeakMap<Reachability, { readonly reason: string | undefined }>();

function reasonOf({ baseUrl, host }: Reachability): string | undefined {
  const { protocol, hostname } = new URL(baseUrl);
  // This server speaks no TLS: under https a proxy stands in front, and every connection comes from it.
  if (protocol === 'https:') return 'BASE_URL is https, so a proxy is in front';
  if (!isLocalName(hostname)) return 'BASE_URL names another host, so a proxy may be in front';
  return isLocalName(host) ? undefined : 'HOST lets other machines in';
}

/** Why a request may come from elsewhere, as a part of a sentence; undefined when it comes from this machine. */
export function remoteReason(settings: Reachability, request: IncomingMessage): string | undefined {
  if (!isLoopback(request.socket.remoteAddress)) return 'the connection comes from another one';
  if (cameThroughProxy(request)) return 'the request came through a proxy';
  // A page of elsewhere whose name its owner points at this machine is of the same origin as far as the browser knows.
  return reachabilityReason(settings) ?? (isLocalName(hostOf(request)) ? undefined : 'the request names another host');
}

/**
 * Returns why a request must not administer the server; undefined if a user of this machine sent it. Beyond {@link remoteReason}
 * it finds proxies that leave no trace in what they send: by the account that they run as, and by what browsers say of the page that asks.
 * Programs that collect figures run as such accounts, too, so that these are shown by the rule above.
 */
export function distrustReason(settings: Reachability, request: IncomingMessage): string | undefined {
  const reason = remoteReason(settings, request);
  if (reason !== undefined) return reason;
  if (!comesFromLocalPage(request)) return 'the page is not from this machine, so a proxy is in between';
  return comesFromSystemProgram(request.socket) ? 'a system program sent the request, as a proxy does' : undefined;
}

/** A browser names the address that it knows a page by. A link may lead here from anywhere, but a request of the page's own may not. */
function comesFromLocalPage({ headers }: IncomingMessage): boolean {
  const page = headers['sec-fetch-site'] === 'same-origin' ? headers.referer : undefined;
  return [headers.origin, page].every((url) => url === undefined || !URL.canParse(url) || isLocalName(new URL(url).hostname));
}

/** Whether a request bears a header that proxies add. */
export function cameThroughProxy({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.has(name));
}
