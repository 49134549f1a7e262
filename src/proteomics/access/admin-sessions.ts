/**
 * Browsers that may administrate: an opaque identifier in a cookie of its own, beside the login of people, which may be off. A
 * login ends after half a day, by logout, and with the ADMIN_TOKEN that it was made with.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie, setCookie } from '../../web/cookies.ts';
import type { ProteomicsContext } from '../context.ts';

const COOKIE = 'proteomics_admin';
const PATH = '/proteomics';
const SECONDS = 43_200;
const IDENTIFIER = /^[A-Za-z0-9_-]{43}$/;

type SessionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>;

/** Begins a session under a new identifier; one that the browser had ends. */
export async function beginAdminSession(context: SessionContext, request: Request, response: Response): Promise<void> {
  await removeSession(context, request);
  const identifier = randomBytes(32).toString('base64url');
  const now = context.now();
  const pool = context.pool;
  await pool.query('delete from proteomics_admin_sessions where expires_at <= $1', [now]);
  await pool.query('insert into proteomics_admin_sessions (key, expires_at) values ($1, $2)', [
    keyOf(context, identifier),
    new Date(now.getTime() + SECONDS * 1_000),
  ]);
  give(response, identifier, SECONDS);
}

/** Ends the request's session, if there is one. */
export async function endAdminSession(context: SessionContext, request: Request, response: Response): Promise<void> {
  await removeSession(context, request);
  give(response, '', 0);
}

/** Ends all sessions but the request's. */
export async function endOtherAdminSessions(context: SessionContext, request: Request): Promise<void> {
  const identifier = identifierOf(request);
  const own = identifier === undefined ? '' : keyOf(context, identifier);
  await context.pool.query('delete from proteomics_admin_sessions where key <> $1', [own]);
}

/** Whether the request's browser may administrate. */
export async function hasOpenSession(context: SessionContext, request: Request): Promise<boolean> {
  const identifier = identifierOf(request);
  if (identifier === undefined || context.settings.adminToken === undefined) return false;
  const { rowCount } = await context.pool.query('select from proteomics_admin_sessions where key = $1 and expires_at > $2', [
    keyOf(context, identifier),
    context.now(),
  ]);
  return rowCount === 1;
}

async function removeSession(context: SessionContext, request: Request): Promise<void> {
  const identifier = identifierOf(request);
  if (identifier === undefined) return;
  await context.pool.query('delete from proteomics_admin_sessions where key = $1', [keyOf(context, identifier)]);
}

function identifierOf(request: Request): string | undefined {
  return readCookie(request, COOKIE, PATH, (value) => IDENTIFIER.test(value));
}

function keyOf({ settings }: SessionContext, identifier: string): string {
  return createHash('sha256').update(`${identifier}\n${settings.adminToken}`).digest('base64url');
}

function give(response: Response, value: string, maxAge: number): void {
  setCookie(response, { name: COOKIE, value, maxAge, path: PATH, sameSite: 'strict' });
}
