/** Checks access to published versions (openapi/hub, `version:see` and `version:manage`). */
import { NotFoundError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import {
  findCallerWithoutCookie,
  findWorkspaceRights,
  type HubCaller,
  NO_RIGHTS,
  requireRights,
} from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { findVersion, findWorkspaceOfVersion } from './store.ts';
import type { PublishedVersionRow } from './table.ts';

export interface VersionAccess {
  readonly version: PublishedVersionRow;
  /** The caller; undefined if the caller may not use the hub. */
  readonly caller: HubCaller | undefined;
  /** True if the caller can view the project, or could view it before its deletion. */
  readonly canSee: boolean;
  readonly canManage: boolean;
  readonly canOpen: boolean;
}

/** Returns a version that the caller may view or manage. @throws NotFoundError, LoginNeededError, ForbiddenError */
export async function openPublishedVersion(
  context: HubContext,
  { path, request, response }: UnguardedCall,
  need: 'see' | 'manage',
): Promise<VersionAccess> {
  response.setHeader('Cache-Control', 'no-store');
  const id = String(path.version_id);
  // The lookup also runs for unknown versions, because response times and errors must not disclose whether a version exists.
  const caller = await findCallerWithoutCookie(context, request).catch((error: unknown) => {
    if (error instanceof LoginNeededError) return undefined;
    throw error;
  });
  const version = await findVersion(context.pool, id);
  const place = version && (await findWorkspaceOfVersion(context.pool, version));
  const rights = caller === undefined || place === undefined ? NO_RIGHTS : await findWorkspaceRights(context, caller, place);
  if (version === undefined || place === undefined || (version.audience === 'project' && !rights.canSee))
    throw new NotFoundError(`Version not found: ${id}`);
  if (need === 'manage') {
    if (caller === undefined) throw new LoginNeededError('Log in to use the hub.');
    await requireRights(context, caller, place, 'manage', `Version not found: ${id}`);
  }
  const { canSee, canManage } = rights;
  return { version, caller, canSee, canManage, canOpen: canSee && place.id !== '' };
}
