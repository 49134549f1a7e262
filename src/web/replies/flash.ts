/** Messages that the next page shows once, stored in a cookie, so that they also work without a login. */

import type { Exchange } from '../../contract/accept.ts';
import { truncateText } from '../../short-text.ts';
import { readCookie, setCookie } from '../cookies.ts';

export interface Flash {
  /** `warning` if the action was not completed fully. */
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly lines: readonly string[];
  /** Paths of this server. */
  readonly links?: readonly { readonly title: string; readonly path: string }[];
}

interface StoredFlash extends Flash {
  readonly path: string;
}

const NAME = 'flashes';
const SECONDS = 60;
/** Maximum characters of the cookie. Browsers store about 4 KB. */
const MAX_COOKIE_CHARACTERS = 3_500;
const MAX_WAITING = 10;
const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 140;
const MAX_TITLE_CHARACTERS = 300;

/** Adds a message for a page. If space is limited, removes the oldest messages first, then the last lines of the message. */
export function addFlash({ request, response }: Exchange, path: string, flash: Flash): void {
  const page = path.split(/[?#]/, 1)[0] ?? path;
  let waiting = [...readFlashes(request), { path: page, ...shortenFlash(flash, MAX_LINES) }].slice(-MAX_WAITING);
  while (waiting.length > 1 && isTooLong(waiting)) waiting = waiting.slice(1);
  // In scripts with several bytes per character, fewer lines fit.
  for (let lines = MAX_LINES - 1; lines >= 0 && isTooLong(waiting); lines -= 1)
    waiting = [{ path: page, ...shortenFlash(lines === 0 ? { ...flash, links: [] } : flash, lines) }];
  storeFlashes(response, waiting);
}

/** Returns and removes the messages for the requested page. They are kept if a form is shown again. */
export function consumeFlashes({ request, response }: Exchange): readonly Flash[] {
  const flashes = listFlashes(request);
  if (flashes.length > 0)
    storeFlashes(
      response,
      readFlashes(request).filter(({ path }) => path !== findRequestedPage(request)),
    );
  return flashes.map(({ path: _path, ...flash }) => flash);
}

/** Returns whether the requested page is shown for the first time after a change. */
export function isAfterChange(request: Exchange['request']): boolean {
  return listFlashes(request).length > 0;
}

function listFlashes(request: Exchange['request']): readonly StoredFlash[] {
  return request.method === 'GET' ? readFlashes(request).filter(({ path }) => path === findRequestedPage(request)) : [];
}

function findRequestedPage({ originalUrl }: Exchange['request']): string | undefined {
  return originalUrl.split('?', 1)[0];
}

function shortenFlash({ tone, title, lines, links = [] }: Flash, maxLines: number): Flash {
  const short = lines.slice(0, maxLines).map((line) => truncateText(line, MAX_LINE_CHARACTERS));
  const more = lines.length > maxLines ? [`And ${lines.length - maxLines} more.`] : [];
  const shown = { tone, title: truncateText(title, MAX_TITLE_CHARACTERS), lines: [...short, ...more] };
  return links.length === 0 ? shown : { ...shown, links };
}

function isTooLong(waiting: readonly StoredFlash[]): boolean {
  return encodeFlashes(waiting).length > MAX_COOKIE_CHARACTERS;
}

function storeFlashes(response: Exchange['response'], waiting: readonly StoredFlash[]): void {
  const isEmpty = waiting.length === 0;
  setCookie(response, {
    name: NAME,
    value: isEmpty ? '' : encodeFlashes(waiting),
    maxAge: isEmpty ? 0 : SECONDS,
    sameSite: 'strict',
  });
}

function encodeFlashes(waiting: readonly StoredFlash[]): string {
  return Buffer.from(JSON.stringify(waiting)).toString('base64url');
}

/** Reads the messages in the cookie. Ignores invalid ones, because clients can send any cookie. */
function readFlashes(request: Exchange['request']): readonly StoredFlash[] {
  const stored = readCookie(request, NAME, undefined, (value) => decodeFlashes(value) !== undefined);
  return decodeFlashes(stored ?? '') ?? [];
}

function decodeFlashes(value: string): readonly StoredFlash[] | undefined {
  try {
    const stored: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return Array.isArray(stored) ? stored.filter(isWaitingFlash).slice(-MAX_WAITING) : undefined;
  } catch {
    return undefined;
  }
}

function isWaitingFlash(value: unknown): value is StoredFlash {
  const { path, tone, title, lines, links = [] } = Object(value) as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    (tone === 'good' || tone === 'warning') &&
    typeof title === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === 'string') &&
    Array.isArray(links) &&
    links.every(isLink)
  );
}

function isLink(value: unknown): boolean {
  const { title, path } = Object(value) as Record<string, unknown>;
  return typeof title === 'string' && typeof path === 'string' && /^\/[^/\\]/.test(path);
}
