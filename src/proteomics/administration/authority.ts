/**
 * Who may administer (docs/requirements.md, P14): whoever has ADMIN_TOKEN; without that setting whoever sits at this machine. The
 * one place that decides it.
 */
import type { Request } from 'express';
import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import type { Settings } from '../../settings.ts';
import { bringsSecret, isSameSecret } from '../../web/bearer-secret.ts';
import { whyNotTrusted } from '../../web/hosts/this-machine.ts';
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
  if (!bringsSecret(request, adminToken)) throw new AdminTokenError();
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
  return adminToken !== undefined && isSameSecret(sent, adminToken);
}

/** @throws ForbiddenError saying why the request may come from elsewhere */
export function requireThisMachine(settings: Pick<Settings, 'baseUrl' | 'host'>, request: Request): void {
  const reason = whyNotTrusted(settings, request);
  if (reason !== undefined)
    throw new ForbiddenError(`No ADMIN_TOKEN is set, so the administration answers only to this machine: ${reason}.`);
}
