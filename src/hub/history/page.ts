import type { Profile } from '../../profiles/profile.ts';
import { createDisplayDate, formatNumber } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { areSameValues, sortByProfile, type Values } from '../entities/entity-values.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { createPager } from '../paging.ts';
import { ACTION_KINDS, type EntityAction } from '../saving/actions.ts';
import { formatDisplayName, formatFieldLabel, getFieldLabel } from '../words.ts';
import { createFilterChoices, type HistoryFilterModel } from './filter.ts';
import {
  compareValues,
  type FieldChange,
  formatShortValue,
  formatValue,
  type HistoryPart,
  type HistoryRow,
  type VersionRow,
} from './store.ts';

const ACTION_TONES: Partial<Record<EntityAction, string>> = { created: 'good', deleted: 'bad', restored: 'good' };
const shownChanges = 4;

interface History {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly part: HistoryPart;
}

export function createProjectHistoryPage(
  context: HubContext,
  access: ProjectAccess,
  { rows, total, part, filter, flash }: History & { readonly filter: HistoryFilterModel; readonly flash: Flash | undefined },
): string {
  const path = getProjectPath(access.project.id, 'history');
  const { entityType, action, field, user, entity, from, to } = part;
  const query = { entity_type: entityType, action, field, user, entity, from, to };
  return context.render('hub/history/history', createHistoryFrame(access, 'Every save'), {
    tabs: createProjectTabs(access, 'history'),
    flash,
    heading: 'Every save',
    lead: 'All saved changes, newest first. You can restore versions of an entity here.',
    isOfProject: true,
    lines: rows.map(createLineFormatter(access.profile)),
    total: formatNumber(total),
    pager: createPager(part, total, path, query),
    filter: {
      ...filter,
      action: path,
      types: createFilterChoices(
        [...access.profile.entities.keys()].map((value) => [value, formatDisplayName(value)]),
        entityType,
      ),
      actions: createFilterChoices(Object.entries(ACTION_KINDS), action),
      fields: createFilterChoices(listFieldNames(access.profile, entityType), field),
    },
    isFiltered: Object.values(query).some((value) => value),
    presentPath: '',
    actionsPath: getProjectPath(access.project.id, 'actions'),
  });
}

/** Returns the history page of an entity. @param latest the last version, also of a deleted entity */
export function createEntityHistoryPage(
  context: HubContext,
  access: ProjectAccess,
  { rows, total, part, latest }: History & { readonly latest: VersionRow },
): string {
  const path = getProjectPath(access.project.id, 'entity', latest.entityId);
  const isDeleted = latest.action === 'deleted';
  return context.render('hub/history/history', createHistoryFrame(access, `History of ${latest.label}`), {
    tabs: createProjectTabs(access, 'history'),
    flash: undefined,
    heading: latest.label,
    lead: `Every save of this ${formatDisplayName(latest.entityType).toLowerCase()}, newest first.${isDeleted ? ' It was deleted. You can restore any version.' : ''}`,
    isOfProject: false,
    lines: rows.map(createLineFormatter(access.profile)),
    total: formatNumber(total),
    pager: createPager(part, total, `${path}/history`, {}),
    filter: undefined,
    isFiltered: false,
    presentPath: isDeleted ? '' : path,
    actionsPath: '',
  });
}

function listFieldNames(profile: Profile, entityType: string | undefined): (readonly [string, string])[] {
  const entities = [...profile.entities.values()].filter(({ name }) => entityType === undefined || name === entityType);
  const labels = new Map(entities.flatMap(({ fields }) => fields.map((field) => [field.name, getFieldLabel(field)] as const)));
  return [...labels].toSorted(([, one], [, other]) => one.localeCompare(other));
}

function createHistoryFrame(access: ProjectAccess, title: string) {
  return createProjectPage(access, { title, crumbs: [createProjectCrumb(access)], styles: ['styles/hub-history.css'] });
}

export function createLineFormatter(profile: Profile) {
  return (row: HistoryRow) => ({
    at: createDisplayDate(row.at),
    who: row.userName,
    action: row.action,
    what: ACTION_KINDS[row.action],
    tone: ACTION_TONES[row.action] ?? '',
    version: row.version,
    entity: row.label,
    entityType: formatDisplayName(row.entityType),
    path: getProjectPath(row.projectId, 'entity', row.entityId, 'history', String(row.version)),
    ...shortenChanges(profile, row.entityType, compareValues(profile, row.entityType, row.before, row.data)),
  });
}

export function shortenChanges(profile: Profile, entityType: string, changes: readonly FieldChange[]) {
  return {
    changes: changes.slice(0, shownChanges).map(({ field, before, after }) => ({
      field: formatFieldLabel(profile.entities.get(entityType), field),
      before: formatShortValue(before),
      after: formatShortValue(after),
    })),
    moreChanges: Math.max(0, changes.length - shownChanges),
  };
}

export interface ShownVersions {
  readonly shown: VersionRow;
  readonly against: VersionRow | undefined;
  readonly latest: VersionRow;
  /** Changes from version `against` to version `shown`. */
  readonly changes: readonly FieldChange[];
}

export function createVersionPage(
  context: HubContext,
  access: ProjectAccess,
  { shown, against, latest, changes }: ShownVersions,
): string {
  const entityPath = getProjectPath(access.project.id, 'entity', shown.entityId);
  const getVersionPath = (version: number) => `${entityPath}/history/${version}`;
  const entity = access.profile.entities.get(shown.entityType);
  const title = `${shown.label}, version ${shown.version}`;
  const historyPath = `${entityPath}/history`;
  const crumbs = [createProjectCrumb(access), { title: `History of ${latest.label}`, path: historyPath }];
  const frame = createProjectPage(access, {
    title,
    crumb: `Version ${shown.version}`,
    crumbs,
    styles: ['styles/hub-history.css'],
  });
  return context.render('hub/history/version', frame, {
    heading: title,
    entityType: formatDisplayName(shown.entityType),
    what: ACTION_KINDS[shown.action],
    who: shown.userName,
    at: createDisplayDate(shown.at),
    version: shown.version,
    latest: latest.version,
    // The first version has no predecessor to compare with.
    hasDifference: against !== undefined,
    differenceTitle: `Changed from version ${against?.version ?? 0}`,
    changes: changes.map(({ field, before, after }) => ({
      field: formatFieldLabel(entity, field),
      before: formatValue(before),
      after: formatValue(after),
    })),
    values: Object.entries(sortVersionValues(access.profile, shown)).map(([field, value]) => ({
      field: formatFieldLabel(entity, field),
      value: formatValue(value),
    })),
    path: getVersionPath(shown.version),
    previousPath: shown.version > 1 ? getVersionPath(shown.version - 1) : '',
    nextPath: shown.version < latest.version ? getVersionPath(shown.version + 1) : '',
    againstLatestPath: shown.version < latest.version - 1 ? `${getVersionPath(latest.version)}?against=${shown.version}` : '',
    historyPath,
    // Label of the restore button; empty if the user cannot restore the version.
    restore: access.canEdit ? describeRestore(shown, latest) : '',
    restorePath: `${entityPath}/restore`,
  });
}

function sortVersionValues(profile: Profile, { entityType, data }: VersionRow): Values {
  const entity = profile.entities.get(entityType);
  return entity === undefined ? data : sortByProfile(entity, data);
}

function describeRestore(shown: VersionRow, latest: VersionRow): string {
  if (latest.action === 'deleted') return 'Restore this version';
  return areSameValues(shown.data, latest.data) ? '' : 'Restore this version';
}
