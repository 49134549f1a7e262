/** Workspaces as the contract answers them. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { ListedWorkspace } from './listing.ts';

/** A workspace for programs. */
export function workspaceJson(workspace: ListedWorkspace, canManage: boolean): components['schemas']['HubWorkspace'] {
  const { id, name, description, collaboration, projectCount, revision, createdAt, updatedAt } = workspace;
  return {
    id,
    name,
    description,
    collaboration,
    project_count: projectCount,
    revision,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
