/** Determines target and host of a request, before its operation is found (RFC 9112, section 3). */
import type { IncomingMessage } from 'node:http';
import type { HostCheck } from './hosts/this-machine.ts';

/** Status and message for a request that is rejected before its address is checked. */
export interface RequestRefusal {
  readonly status: 400 | 421 | 505;
  readonly detail: string;
}

const NO_HOST: RequestRefusal = { status: 400, detail: 'The request has no Host header.' };
const SEVERAL_HOSTS: RequestRefusal = { status: 400, detail: 'The request has more than one Host header.' };
const WRONG_HOST: RequestRefusal = {
  status: 421,
  detail: 'This server does not serve the host in the address. Set BASE_URL to the public host name.',
};
const WRONG_VERSION: RequestRefusal = { status: 505, detail: 'This server speaks HTTP/1.1 and HTTP/1.0.' };

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Resolves an absolute target: its host replaces `Host`, `url` becomes path and query (RFC 9112, section 3.2.2). */
export function resolveTarget(request: IncomingMessage): void {
  if (request.url?.startsWith('/') !== false) return;
  const [, host, rest = ''] = ABSOLUTE.exec(request.url) ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns why host or version of a request is rejected, such as several `Host` headers (RFC 9112, section 3.2). */
export function findRequestTargetError(request: IncomingMessage, takesHost: HostCheck): RequestRefusal | undefined {
  if (request.httpVersionMajor !== 1) return WRONG_VERSION;
  const hosts = countHosts(request);
  if (hosts > 1) return SEVERAL_HOSTS;
  if (hosts === 0 && request.httpVersionMinor > 0) return NO_HOST;
  return takesHost(request) ? undefined : WRONG_HOST;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
