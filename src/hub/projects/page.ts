import type { components } from '../../../generated/hub/types.d.ts';
import { getProfilePath } from '../../schemas/service.ts';
import { createDisplayDate, formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import { getOutline } from '../editor/outline.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import { createPager, type ListPart } from '../paging.ts';
import { describeRecommendations, formatValidity } from '../problems/project-problems.ts';
import { createReviewStateModel } from '../reviews/page.ts';
import type { ReviewRow } from '../reviews/table.ts';
import { NO_COMPLETENESS } from '../snapshot/completeness.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { createCompletenessModel, type ProjectSummary } from './store.ts';

export interface ProjectContent {
  readonly access: ProjectRecordAccess;
  readonly snapshot: ProjectSnapshot;
  readonly summary: ProjectSummary;
  readonly review: ReviewRow | undefined;
  readonly part: ListPart;
  readonly flash: Flash | undefined;
}

export function createProjectModel({ access, snapshot, summary, review, part, flash }: ProjectContent) {
  const { project, canEdit, canManage } = access;
  const { profile } = snapshot;
  const path = getProjectPath(project.id);
  const root = snapshot.childrenOf(null).find(({ entityType }) => entityType === profile.root_entity);
  const errors = snapshot.rows.reduce((sum, { id }) => sum + snapshot.errorsOf(id).length, 0);
  const rootType = formatDisplayName(profile.root_entity).toLowerCase();
  const begin = { label: `Begin with the ${rootType}`, path: `${path}/form/${encodeURIComponent(profile.root_entity)}` };
  const goOn = root === undefined ? begin : { label: `Edit the ${rootType}`, path: `${path}/entity/${root.id}` };
  return {
    flash,
    projectId: project.id,
    seq: project.seq,
    name: project.name,
    description: project.description,
    settingsPath: canManage ? `${path}/edit` : '',
    tabs: createProjectTabs(access, 'overview'),
    mainAction: canEdit ? goOn : undefined,
    rootType,
    profile: { title: profile.display_name, id: profile.id, path: getProfilePath(profile) },
    // Number of own columns as text; empty if there are none and the user cannot add any.
    ownColumns: describeOwnColumns(project.ownColumns.length, canManage),
    created: createDisplayDate(project.createdAt),
    review: createReviewStateModel(review, project.changes),
    entityCount: formatNumber(snapshot.rows.length),
    errorCount: formatNumber(errors),
    validWords: formatValidity(snapshot.check),
    problemsPath: `${path}/problems`,
    recommendations: describeRecommendations(snapshot),
    completeness: createCompletenessModel(snapshot.completeness),
    types: [...profile.entities.keys()].map((name) => {
      const { count = 0, completeness } = summary.types.get(name) ?? {};
      return {
        title: formatDisplayName(name),
        path: getProjectPath(project.id, 'table', name),
        count,
        completeness: createCompletenessModel(completeness ?? NO_COMPLETENESS),
      };
    }),
    // The first page shows an outline. Further pages list single nodes of the tree.
    outline: part.offset === 0 ? getOutline(snapshot, project.id, canEdit) : undefined,
    tree: createTree(snapshot, part).map((node) => ({
      ...node,
      path: `${path}/entity/${node.id}`,
      errors: node.error_count === 0 ? '' : formatQuantity(node.error_count, 'error'),
    })),
    total: snapshot.rows.length,
    pager: createPager(part, snapshot.rows.length, path, {}),
  };
}

/** Returns a part of the tree. Each entity precedes its descendants. */
export function createTree(snapshot: ProjectSnapshot, { limit, offset }: ListPart): components['schemas']['HubTreeNode'][] {
  return snapshot.rows.slice(offset, offset + limit).map((row) => ({
    id: row.id,
    entity_type: row.entityType,
    label: row.label,
    parent_id: row.parentId,
    parent_field: row.parentField,
    depth: snapshot.depthOf(row.id),
    children: snapshot.childrenOf(row.id).length,
    version: row.version,
    error_count: snapshot.errorsOf(row.id).length,
  }));
}

function describeOwnColumns(count: number, canAdd: boolean): string {
  return count > 0 ? formatQuantity(count, 'own column') : canAdd ? 'Add own columns' : '';
}
