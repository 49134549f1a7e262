/**
 * The message that a page shows once, where nobody is logged in whose session could keep it: in a cookie of the browser that
 * asked. Its text goes nowhere but into that browser's next page, which shows it as text.
 */
import type { Request, Response } from 'express';
import { readCookie, setCookie } from './cookies.ts';
import type { Flash } from './flash.ts';

const NAME = 'flash';
const SECONDS = 60;
/** A cookie holds about 4 KB; more lines than these are counted instead. */
const MOST_LINES = 20;
const LONGEST_LINE = 140;
const LONGEST_TITLE = 300;

/** Keeps a message for the next page that this browser asks for. */
export function sendFlash(response: Response, { tone, title, lines }: Flash): void {
  const short = lines.slice(0, MOST_LINES).map((line) => clipped(line, LONGEST_LINE));
  const more = lines.length > MOST_LINES ? [`And ${lines.length - MOST_LINES} more.`] : [];
  let kept = { tone, title: clipped(title, LONGEST_TITLE), lines: [...short, ...more] };
  // Names in scripts of many bytes may still be too long.
  if (encoded(kept).length > 3_500) kept = { ...kept, lines: [] };
  give(response, encoded(kept), SECONDS);
}

/** Takes the message that waits, if there is one. A form that is answered again, with what is wrong, leaves it for the next page. */
export function takeSentFlash(request: Request, response: Response): Flash | undefined {
  if (request.method !== 'GET') return undefined;
  const value = readCookie(request, NAME);
  if (value === undefined) return undefined;
  give(response, '', 0);
  return decoded(value);
}

function give(response: Response, value: string, maxAge: number): void {
  setCookie(response, { name: NAME, value, maxAge, secure: false, sameSite: 'strict' });
}

function clipped(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function encoded(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString('base64url');
}

/** A cookie is what the browser says; only a message of the right shape counts. */
function decoded(text: string): Flash | undefined {
  try {
    const { tone, title, lines } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
    const isFlash =
      (tone === 'good' || tone === 'warning') &&
      typeof title === 'string' &&
      Array.isArray(lines) &&
      lines.every((line) => typeof line === 'string');
    return isFlash ? { tone, title, lines: lines as string[] } : undefined;
  } catch {
    return undefined;
  }
}
