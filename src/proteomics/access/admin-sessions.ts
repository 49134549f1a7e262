/** Sessions of administrators, which need no user account. They end after 12 hours, at logout, and when ADMIN_TOKEN changes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie, setCookie } from '../../web/cookies.ts';
import type { ProteomicsContext } from '../context.ts';

const COOKIE = 'proteomics_admin';
const PATH = '/proteomics';
const SECONDS = 43_200;
const IDENTIFIER = /^[A-Za-z0-9_-]{43}$/;

type SessionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>;

/** Ends the earlier session of the browser, and sets the cookie of a new session. */
export async function beginAdminSession(context: SessionContext, request: Request, response: Response): Promise<void> {
  await removeSession(context, request);
  const identifier = randomBytes(32).toString('base64url');
  const now = context.now();
  const pool = context.pool;
  await pool.query('delete from proteomics_admin_sessions where expires_at <= $1', [now]);
  await pool.query('insert into proteomics_admin_sessions (key, expires_at) values ($1, $2)', [
    hashIdentifier(context, identifier),
    new Date(now.getTime() + SECONDS * 1_000),
  ]);
  writeCookie(response, identifier, SECONDS);
}

export async function endAdminSession(context: SessionContext, request: Request, response: Response): Promise<void> {
  await removeSession(context, request);
  writeCookie(response, '', 0);
}

export async function endOtherAdminSessions(context: SessionContext, request: Request): Promise<void> {
  const identifier = readIdentifier(request);
  const own = identifier === undefined ? '' : hashIdentifier(context, identifier);
  await context.pool.query('delete from proteomics_admin_sessions where key <> $1', [own]);
}

export async function hasOpenSession(context: SessionContext, request: Request): Promise<boolean> {
  const identifier = readIdentifier(request);
  if (identifier === undefined || context.settings.adminToken === undefined) return false;
  const { rowCount } = await context.pool.query('select from proteomics_admin_sessions where key = $1 and expires_at > $2', [
    hashIdentifier(context, identifier),
    context.now(),
  ]);
  return rowCount === 1;
}

async function removeSession(context: SessionContext, request: Request): Promise<void> {
  const identifier = readIdentifier(request);
  if (identifier === undefined) return;
  await context.pool.query('delete from proteomics_admin_sessions where key = $1', [hashIdentifier(context, identifier)]);
}

function readIdentifier(request: Request): string | undefined {
  return readCookie(request, COOKIE, PATH, (value) => IDENTIFIER.test(value));
}

function hashIdentifier({ settings }: SessionContext, identifier: string): string {
  return createHash('sha256').update(`${identifier}\n${settings.adminToken}`).digest('base64url');
}

function writeCookie(response: Response, value: string, maxAge: number): void {
  setCookie(response, { name: COOKIE, value, maxAge, path: PATH, sameSite: 'strict' });
}
