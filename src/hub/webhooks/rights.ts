/** Checks before each delivery that the owner of a webhook still manages its workspace. */
import type pg from 'pg';
import { createEntitlements } from '../../auth/index.ts';
import type { Webhooks } from '../../webhooks/deliveries.ts';
import { createUserId } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { type WebhookOwner, WORKSPACE_WEBHOOKS } from './table.ts';

export function createWorkspaceWebhooks(context: HubContext): Webhooks<WebhookOwner> {
  const { pool, now, settings, log } = context;
  const noted = { delivered: false, status: null } as const;
  return {
    tables: WORKSPACE_WEBHOOKS,
    pool,
    now,
    settings,
    async findSilence(workspaceId, owner) {
      const { rows } = await pool.query<{ collaboration: string | null; isManaged: boolean }>(
        `select collaboration, audience = 'everyone' or exists (
                  select from hub_roles where workspace_id = w.id and user_id = $2 and role = 'manager') as "isManaged"
           from hub_workspaces w where id = $1`,
        [workspaceId, createUserId(owner.sub)],
      );
      const { collaboration = null, isManaged = false } = rows[0] ?? {};
      // A visitor loses the rights when HUB_ACCESS changes from `open` to `login`.
      if (collaboration === null && isManaged && (owner.sub !== '' || settings.hubAccess === 'open')) return undefined;
      try {
        if (await isStillManager(context, collaboration, owner)) return undefined;
        return { ...noted, message: `${owner.name} no longer manages this workspace.`, isSilent: true };
      } catch (error) {
        log.warn({ err: error }, 'the collaboration platform did not confirm the right of a webhook');
        return { ...noted, message: 'The collaboration platform did not return the collaboration’s members.', isSilent: false };
      }
    },
  };
}

/** Deletes the webhooks of a user, and their queued messages. */
export async function deleteWebhooksOfUser(pool: pg.Pool, sub: string): Promise<void> {
  await pool.query("delete from hub_webhooks where owner->>'sub' = $1", [sub]);
}

/** Returns whether a person manages the collaboration or all collaborations. @throws an error if the platform is unavailable */
async function isStillManager(
  { authentication, isAdministrator, isMember }: HubContext,
  collaboration: string | null,
  { sub, isManager }: WebhookOwner,
): Promise<boolean> {
  if (sub === '') return false;
  if (isManager) {
    const { managers } = createEntitlements(authentication.settings);
    // Without a platform, the rights at the last login apply.
    if (isMember === undefined || (managers !== undefined && (await isMember({ sub }, managers)))) return true;
  }
  return collaboration !== null && isAdministrator({ sub }, collaboration);
}
