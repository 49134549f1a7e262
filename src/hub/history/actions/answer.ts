import type { components } from '../../../../generated/hub/types.d.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { compareValues, type VersionRow } from '../store.ts';
import type { EntityDifference } from '../undoing/differences.ts';
import type { UndoPlan } from '../undoing/plan.ts';
import { countPlannedChanges } from '../undoing/undo-action.ts';
import { describeAction } from './action-words.ts';
import type { ActionRow, RestorePointRow } from './store.ts';

type Schemas = components['schemas'];

/** Maximum number of retained entities in a response. */
const MAX_LISTED = 100;

export function formatAction(action: ActionRow): Schemas['HubAction'] {
  const { moment, kind, created, changed, deleted, userId, userName, client, at, undoes, undoneBy } = action;
  return {
    moment,
    kind,
    title: describeAction(action),
    created,
    changed,
    deleted,
    user_id: userId,
    user_name: userName,
    client,
    at: at.toISOString(),
    undoes,
    undone_by: undoneBy,
  };
}

export function formatRestorePoint({ id, name, moment, userId, userName, at }: RestorePointRow): Schemas['HubRestorePoint'] {
  return { id, name, moment, user_id: userId, user_name: userName, at: at.toISOString() };
}

/** Returns the number of changes in an undo plan, and the entities that the undo retains. */
export function formatUndoing(plan: UndoPlan): Schemas['HubUndoing'] {
  return {
    undone: countPlannedChanges(plan),
    kept: plan.retained.slice(0, MAX_LISTED).map(({ difference, reason }) => ({
      entity_id: difference.entityId,
      entity_type: difference.entityType,
      label: difference.label,
      reason,
    })),
    kept_total: plan.retained.length,
  };
}

export function classifyDifference({
  before,
  after,
}: Pick<EntityDifference, 'before' | 'after'>): 'created' | 'changed' | 'deleted' {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'changed';
}

export function formatDifference(
  profile: Profile,
  difference: EntityDifference,
  { before, after }: { readonly before: VersionRow | undefined; readonly after: VersionRow | undefined },
): Schemas['HubDifference'] {
  const { entityId, entityType, label, moved } = difference;
  return {
    entity_id: entityId,
    entity_type: entityType,
    label,
    difference: classifyDifference(difference),
    moved,
    changes: compareValues(profile, entityType, before?.data ?? null, after?.data ?? {}),
  };
}
