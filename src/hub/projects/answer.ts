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
  const { id, workspaceId, name, description, profile, version, revision, seq, createdAt, updatedAt } = project;
  return {
    id,
    workspace_id: workspaceId,
    name,
    description,
    profile,
    version,
    entity_count: entityCount,
    completeness,
    revision,
    seq,
    can_edit: canEdit,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
