/**
 * Messages that the next page shows once after an action. They wait in a cookie of the browser, so that they also work without
 * a login. Their text appears only on pages of that browser, as plain text.
 */
import type { Exchange } from '../../contract/accept.ts';
import { readCookie, setCookie } from '../cookies.ts';

/** The message that the next page shows about an action. */
export interface Flash {
  /** `warning`: done, but not completely. */
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly lines: readonly string[];
}

/** A message with the path of the page that shows it. */
interface WaitingFlash extends Flash {
  readonly path: string;
}

const NAME = 'flashes';
const SECONDS = 60;
/** Browsers store cookies of about 4 KB. */
const MAX_COOKIE_CHARACTERS = 3_500;
const MAX_WAITING = 10;
const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 140;
const MAX_TITLE_CHARACTERS = 300;

/** Adds a message for a page. If there is no room, the oldest messages are removed first, then its last lines. */
export function addFlash({ request, response }: Exchange, path: string, flash: Flash): void {
  const page = path.split(/[?#]/, 1)[0] ?? path;
  let waiting = [...readFlashes(request), { path: page, ...shortenFlash(flash, MAX_LINES) }].slice(-MAX_WAITING);
  while (waiting.length > 1 && isTooLong(waiting)) waiting = waiting.slice(1);
  // Lines in scripts of many bytes may still be too long.
  for (let lines = MAX_LINES - 1; lines >= 0 && isTooLong(waiting); lines -= 1)
    waiting = [{ path: page, ...shortenFlash(flash, lines) }];
  storeFlashes(response, waiting);
}

/** Returns and removes the messages for the requested page. A form that is shown again leaves them for the next page. */
export function consumeFlashes({ request, response }: Exchange): readonly Flash[] {
  const taken = listFlashes(request);
  if (taken.length > 0)
    storeFlashes(
      response,
      readFlashes(request).filter(({ path }) => path !== findRequestedPage(request)),
    );
  return taken.map(({ path: _path, ...flash }) => flash);
}

/** Returns whether the requested page follows a change and has not been shown since. */
export function isAfterChange(request: Exchange['request']): boolean {
  return listFlashes(request).length > 0;
}

function listFlashes(request: Exchange['request']): readonly WaitingFlash[] {
  return request.method === 'GET' ? readFlashes(request).filter(({ path }) => path === findRequestedPage(request)) : [];
}

function findRequestedPage({ originalUrl }: Exchange['request']): string | undefined {
  return originalUrl.split('?', 1)[0];
}

function shortenFlash({ tone, title, lines }: Flash, maxLines: number): Flash {
  const short = lines.slice(0, maxLines).map((line) => shortenLineText(line, MAX_LINE_CHARACTERS));
  const more = lines.length > maxLines ? [`And ${lines.length - maxLines} more.`] : [];
  return { tone, title: shortenLineText(title, MAX_TITLE_CHARACTERS), lines: [...short, ...more] };
}

function isTooLong(waiting: readonly WaitingFlash[]): boolean {
  return encodeFlashes(waiting).length > MAX_COOKIE_CHARACTERS;
}

function shortenLineText(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function storeFlashes(response: Exchange['response'], waiting: readonly WaitingFlash[]): void {
  const isEmpty = waiting.length === 0;
  setCookie(response, {
    name: NAME,
    value: isEmpty ? '' : encodeFlashes(waiting),
    maxAge: isEmpty ? 0 : SECONDS,
    sameSite: 'strict',
  });
}

function encodeFlashes(waiting: readonly WaitingFlash[]): string {
  return Buffer.from(JSON.stringify(waiting)).toString('base64url');
}

/** Reads the messages in the cookie. Invalid ones are ignored, because browsers may send any cookie. */
function readFlashes(request: Exchange['request']): readonly WaitingFlash[] {
  const kept = readCookie(request, NAME, undefined, (value) => decodeFlashes(value) !== undefined);
  return decodeFlashes(kept ?? '') ?? [];
}

function decodeFlashes(value: string): readonly WaitingFlash[] | undefined {
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return Array.isArray(kept) ? kept.filter(isWaitingFlash).slice(-MAX_WAITING) : undefined;
  } catch {
    return undefined;
  }
}

function isWaitingFlash(value: unknown): value is WaitingFlash {
  const { path, tone, title, lines } = Object(value) as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    (tone === 'good' || tone === 'warning') &&
    typeof title === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === 'string')
  );
}
