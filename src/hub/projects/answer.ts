/** Projects as the contract answers them. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { HubProjectRow } from '../tables.ts';
import type { ProjectSummary } from './project-summary.ts';

/** A project for programs. */
export function projectJson(
  project: HubProjectRow,
  { entityCount, completeness }: ProjectSummary,
  { canEdit, canManage }: { canEdit: boolean; canManage: boolean },
): components['schemas']['HubProject'] {
  const { workspaceId, createdAt, updatedAt, ...named } = project;
  return {
    ...named,
    workspace_id: workspaceId,
    entity_count: entityCount,
    completeness,
    can_edit: canEdit,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
