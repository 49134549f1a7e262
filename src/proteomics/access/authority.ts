/**
 * Who may administer (docs/requirements.md, P14): whoever has ADMIN_TOKEN; without that setting whoever sits at this machine. Where
 * people log in, the guard lets their administrators in as well (access/guard.ts).
 */
import type { Request } from 'express';
import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { Settings } from '../../settings.ts';
import { hasSecret, isSameSecret } from '../../web/bearer-secret.ts';
import { distrustReason } from '../../web/hosts/this-machine.ts';
import type { ProteomicsContext } from '../context.ts';
import { hasOpenSession } from './admin-sessions.ts';
import { AdminSessionNeededError } from './person.ts';

/** 401: the token is absent or wrong. */
export class AdminTokenError extends AnswerableError {
  override readonly name = 'AdminTokenError';
  constructor() {
    super(401, 'The administration requires a valid bearer token.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="administration"' },
    });
  }
}

/**
 * Whether a request comes from who administrates the server: with ADMIN_TOKEN, or, to administrate, from this machine where none is set.
 *
 * @param asked whether it asks for a page, which the token itself does not open, and whether it asks to administrate
 */
export async function isServerAdministrator(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  request: Request,
  asked: { readonly isPage: boolean; readonly isAdministration: boolean },
): Promise<boolean> {
  const { adminToken } = context.settings;
  if (adminToken === undefined) return asked.isAdministration && distrustReason(context.settings, request) === undefined;
  return asked.isPage ? hasOpenSession(context, request) : hasSecret(request, adminToken);
}

/**
 * Returns when a call may administrate. A page takes a session of the administration, an operation of data the token itself.
 *
 * @throws AdminTokenError, AdminSessionNeededError; ForbiddenError on a server without ADMIN_TOKEN
 */
export async function requireAdministrator(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  { request, operation }: UnguardedCall,
): Promise<void> {
  const { settings } = context;
  if (settings.adminToken === undefined) return requireThisMachine(settings, request);
  if (!operation.statuses.includes(303)) {
    if (!hasSecret(request, settings.adminToken)) throw new AdminTokenError();
    return;
  }
  if (await hasOpenSession(context, request)) return;
  const back = request.method === 'GET' ? request.originalUrl : '/proteomics/admin';
  throw new AdminSessionNeededError(`/proteomics/admin/login?returnTo=${encodeURIComponent(back.slice(0, 1_500))}`);
}

/** Whether a text is the token, in a time that does not tell how much of it is right. */
export function isAdminToken({ adminToken }: Pick<Settings, 'adminToken'>, sent: string): boolean {
  return adminToken !== undefined && isSameSecret(sent, adminToken);
}

/** @throws ForbiddenError saying why the request may come from elsewhere */
export function requireThisMachine(settings: Pick<Settings, 'baseUrl' | 'host'>, request: Request): void {
  const reason = distrustReason(settings, request);
  if (reason !== undefined)
    throw new ForbiddenError(`No ADMIN_TOKEN is set, so the administration answers only to this machine: ${reason}.`);
}
