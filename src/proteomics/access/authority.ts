/** Decides whether a sender is a server administrator (docs/requirements.md, P14). The guard also admits managers. */
import type { Request } from 'express';
import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { Settings } from '../../settings.ts';
import { hasSecret, isSameSecret } from '../../web/bearer-secret.ts';
import { explainUntrustedRequest } from '../../web/hosts/this-machine.ts';
import type { ProteomicsContext } from '../context.ts';
import { hasOpenSession } from './admin-sessions.ts';
import { AdminSessionNeededError } from './person.ts';

/** Returns whether a request has ADMIN_TOKEN or, for pages, its session. If unset, it must come from this machine. */
export async function isServerAdministrator(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  request: Request,
  requested: { readonly isPage: boolean; readonly isAdministration: boolean },
): Promise<boolean> {
  const { adminToken } = context.settings;
  if (adminToken === undefined)
    return requested.isAdministration && explainUntrustedRequest(context.settings, request) === undefined;
  return requested.isPage ? hasOpenSession(context, request) : hasSecret(request, adminToken);
}

/**
 * Checks that the sender is an administrator. Pages require an administration session; other operations require the token.
 * @throws AnswerableError 401, AdminSessionNeededError; ForbiddenError on a server without ADMIN_TOKEN
 */
export async function requireAdministrator(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  { request, operation }: UnguardedCall,
): Promise<void> {
  const { settings } = context;
  if (settings.adminToken === undefined) return requireLocalRequest(settings, request);
  if (!operation.statuses.includes(303)) {
    if (!hasSecret(request, settings.adminToken))
      throw new AnswerableError(401, 'The administration requires a valid bearer token.', {
        headers: { 'WWW-Authenticate': 'Bearer realm="administration"' },
      });
    return;
  }
  if (await hasOpenSession(context, request)) return;
  const back = request.method === 'GET' ? request.originalUrl : '/proteomics/admin';
  throw new AdminSessionNeededError(`/proteomics/admin/login?returnTo=${encodeURIComponent(back.slice(0, 1_500))}`);
}

/** Returns whether a string equals the token, compared in constant time. */
export function isAdminToken({ adminToken }: Pick<Settings, 'adminToken'>, sent: string): boolean {
  return adminToken !== undefined && isSameSecret(sent, adminToken);
}

export function requireLocalRequest(settings: Pick<Settings, 'baseUrl' | 'host'>, request: Request): void {
  const reason = explainUntrustedRequest(settings, request);
  if (reason !== undefined)
    throw new ForbiddenError(`No ADMIN_TOKEN is set, so only this machine can use the administration: ${reason}.`);
}
