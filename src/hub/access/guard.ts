/** Authorizes calls by the rules of the contracts (openapi/hub and openapi/support, `x-access-rules`). */
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { SupportApiHandlers } from '../../../generated/support/stub.ts';
import { LoginOffError } from '../../auth/index.ts';
import type { AccessGuard, UnguardedCall } from '../../contract/handler.ts';
import type { HubContext } from '../context.ts';
import { findCaller, type HubCaller } from './caller.ts';
import { openProjectRecord, openWorkspace, type ProjectRecordAccess, type WorkspaceAccess } from './project-access.ts';
import type { WorkspaceRight } from './workspace-rights.ts';

/** The caller and the resources that the guard opened, by the rule of the operation. */
export interface HubAccess {
  readonly 'hub:use': HubCaller;
  readonly 'workspace:see': WorkspaceAccess;
  /** The body names the workspace; the handler opens it. */
  readonly 'workspace:edit': HubCaller;
  readonly 'workspace:manage': WorkspaceAccess;
  readonly 'project:see': ProjectRecordAccess;
  readonly 'project:edit': ProjectRecordAccess;
  readonly 'project:manage': ProjectRecordAccess;
}

/** Every handler of the hub. */
export type HubHandlers = HubApiHandlers<HubAccess>;

/** The access of comparison, merging, lookup and graph. */
export interface SupportAccess<SavedProfileAccess> {
  readonly public: undefined;
  readonly 'hub:use': HubCaller;
  readonly 'projects:see': HubCaller;
  readonly 'saved-profile:delete': SavedProfileAccess;
}

/** Handlers of comparison, merging, lookup and graph; those of saved profiles receive more. */
export type SupportHandlers<SavedProfileAccess = unknown> = SupportApiHandlers<SupportAccess<SavedProfileAccess>>;

/** Creates the guard of the hub. */
export function createHubGuard(context: HubContext): AccessGuard<HubAccess> {
  const using = (call: UnguardedCall) => requireCaller(context, call);
  const inWorkspace = (need: WorkspaceRight) => async (call: UnguardedCall) =>
    openWorkspace(context, await using(call), String(call.path.id), need);
  const inProject = (need: WorkspaceRight) => async (call: UnguardedCall) =>
    openProjectRecord(context, await using(call), String(call.path.id ?? call.path.project_id), need);
  return {
    'hub:use': using,
    'workspace:see': inWorkspace('see'),
    'workspace:edit': using,
    'workspace:manage': inWorkspace('manage'),
    'project:see': inProject('see'),
    'project:edit': inProject('edit'),
    'project:manage': inProject('manage'),
  };
}

/** Creates the guard of comparison, merging, lookup and graph. */
export function createSupportGuard<SavedProfileAccess>(
  context: HubContext,
  openSavedProfile: (caller: HubCaller, path: UnguardedCall['path']) => Promise<SavedProfileAccess>,
): AccessGuard<SupportAccess<SavedProfileAccess>> {
  return {
    public: () => undefined,
    'hub:use': (call) => requireCaller(context, call),
    'projects:see': async (call) => {
      const caller = await requireCaller(context, call);
      const { project } = call.query;
      if (typeof project === 'string') await openProjectRecord(context, caller, project, 'see');
      return caller;
    },
    'saved-profile:delete': async (call) => openSavedProfile(await requireCaller(context, call), call.path),
  };
}

/** @throws LoginNeededError; LoginOffError if HUB_ACCESS requires a login that is off */
async function requireCaller(context: HubContext, { request, response }: UnguardedCall): Promise<HubCaller> {
  // The response depends on the caller.
  response.setHeader('Cache-Control', 'no-store');
  const { missingForLogin } = context.authentication;
  if (context.settings.hubAccess === 'login' && missingForLogin.length > 0) throw new LoginOffError(missingForLogin);
  return findCaller(context, request);
}
