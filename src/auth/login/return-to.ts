/** Checks which pages a login may return to (docs/requirements.md, A8). Others are replaced by the home page. */

const MAX_RETURN_PATH_LENGTH = 4_000;

/** A base URL outside this server, to detect addresses that leave it. */
const FOREIGN_BASE = 'http://base.invalid';

/** Returns the address after a login: a local path unchanged, an address below one of `allowed`, or `/`. */
export function sanitizeReturnTo(address: string | undefined, allowed: readonly string[]): string {
  if (address === undefined || address.length > MAX_RETURN_PATH_LENGTH || !isPlainAddress(address)) return '/';
  return address.startsWith('/') ? (parseLocalPath(address) ?? '/') : (findAllowedAddress(address, allowed) ?? '/');
}

/** Returns whether an address has no characters that URL parsers drop, trim or replace: tabs, line feeds, spaces, backslashes. */
function isPlainAddress(value: string): boolean {
  return value.isWellFormed() && !/[\\\s\p{Cc}]/u.test(value);
}

function parseLocalPath(address: string): string | undefined {
  if (!URL.canParse(address, FOREIGN_BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, FOREIGN_BASE);
  if (origin !== FOREIGN_BASE || !isLocalPath(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Returns whether a path stays on this server. Dots can resolve to `//host`, and proxies decode more than browsers do. */
function isLocalPath(pathname: string): boolean {
  const decoded = decodeText(pathname);
  return decoded !== undefined && !decoded.startsWith('//') && !decoded.includes('\\') && !/\p{Cc}/u.test(decoded);
}

function findAllowedAddress(address: string, allowed: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || /%2f|%5c/i.test(url.pathname)) return undefined;
  const isAllowed = allowed.some((address) => {
    const { origin, pathname } = new URL(address);
    const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
    return url.origin === origin && (url.pathname === pathname || url.pathname.startsWith(folder));
  });
  return isAllowed ? url.href : undefined;
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
