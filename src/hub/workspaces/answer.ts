/** Workspaces as the contract answers them. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { ListedWorkspace } from './store.ts';

/** A workspace for programs. */
export function workspaceJson(workspace: ListedWorkspace, canManage: boolean): components['schemas']['HubWorkspace'] {
  const { projectCount, createdAt, updatedAt, ...named } = workspace;
  return {
    ...named,
    project_count: projectCount,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
