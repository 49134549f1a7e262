/**
 * Who may administrate (Decisions, "Proteomics"): whoever has ADMIN_TOKEN; without that setting whoever sits at this machine. The
 * one place that decides it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { Request } from 'express';
import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import type { Settings } from '../../settings.ts';
import type { ProteomicsContext } from '../context.ts';
import { hasOpenSession } from './sessions.ts';

/** 401: the token is absent or wrong. */
export class AdminTokenError extends AnswerableError {
  override readonly name = 'AdminTokenError';
  constructor() {
    super(401, 'The administration needs a valid bearer token.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="administration"' },
    });
  }
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add. A connection that came through one says nothing about where it began. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * For operations of data: returns when the request may administrate.
 *
 * @throws AdminTokenError, ForbiddenError
 */
export function requireAdministrator({ settings }: Pick<ProteomicsContext, 'settings'>, request: Request): void {
  const { adminToken } = settings;
  if (adminToken === undefined) {
    requireThisMachine(settings, request);
    return;
  }
  const [, sent] = /^Bearer +([^\s]+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  if (sent === undefined || !isSame(sent, adminToken)) throw new AdminTokenError();
}

/** The answer that leads a browser to the login. */
export interface ToLogin {
  readonly status: 303;
  readonly headers: { readonly Location: string };
}

/**
 * For pages: `undefined` when the request may administrate, else the way to the login, which leads back.
 *
 * @throws ForbiddenError on a server without ADMIN_TOKEN
 */
export async function administratorLogin(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  request: Request,
): Promise<ToLogin | undefined> {
  if (context.settings.adminToken === undefined) {
    requireThisMachine(context.settings, request);
    return undefined;
  }
  if (await hasOpenSession(context, request)) return undefined;
  const back = request.method === 'GET' ? request.originalUrl : '/proteomics/admin';
  return { status: 303, headers: { Location: `/proteomics/admin/login?returnTo=${encodeURIComponent(back.slice(0, 1_500))}` } };
}

/** Whether a text is the token, in a time that does not tell how much of it is right. */
export function isAdminToken({ adminToken }: Pick<Settings, 'adminToken'>, sent: string): boolean {
  return adminToken !== undefined && isSame(sent, adminToken);
}

/** @throws ForbiddenError saying why the request may come from elsewhere */
export function requireThisMachine({ baseUrl }: Pick<Settings, 'baseUrl'>, request: Request): void {
  const refuse = (reason: string): never => {
    throw new ForbiddenError(`No ADMIN_TOKEN is set, so the administration answers only to this machine; ${reason}.`);
  };
  if (!isLoopback(request.socket.remoteAddress)) refuse('the connection comes from another one');
  const proxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  if (proxied) refuse('the request came through a proxy');
  // This server speaks no TLS: under https a proxy stands in front, and every connection comes from it.
  if (baseUrl.startsWith('https:') && !isLocalName(new URL(baseUrl).hostname)) refuse('a proxy stands in front of this server');
  // A page of elsewhere whose name its owner points at this machine is of the same origin as far as the browser knows.
  if (!isLocalName(hostOf(request))) refuse('the request names another host');
}

function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return loopback.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

function hostOf({ headers }: Request): string {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name.replace(/^\[|\]$/g, ''));
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
