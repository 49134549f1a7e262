import type { Profile } from '../../profiles/profile.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { getTablePath } from '../editor/addresses.ts';
import { listValueFields } from '../editor/fields.ts';
import { PLACE_LABELS } from '../exchange/columns.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel, formatNameInSentence } from '../words.ts';
import type { ProblemGroup } from './group-problems.ts';
import { getKnownValues, type KnownValues } from './known-values.ts';
import { formatValidity, type ProblemCounts } from './project-problems.ts';
import { listFieldValues } from './suggest-value.ts';

export function createProblemsFrame(access: ProjectAccess): Page {
  return createProjectPage(access, {
    title: 'Problems',
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-exchange.css', 'styles/hub-problems.css'],
  });
}

export interface ProblemsParts {
  readonly groups: readonly ProblemGroup[];
  readonly all: readonly ProblemGroup[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly requested: Readonly<Record<string, string | undefined>>;
  readonly counts: ProblemCounts;
  readonly flash: Flash | undefined;
}

export function createProblemsPage(access: ProjectAccess, snapshot: ProjectSnapshot, parts: ProblemsParts) {
  const { project, profile, canEdit } = access;
  const { counts, requested, all, limit, offset } = parts;
  const path = getProjectPath(project.id, 'problems');
  const buildAddress = (query: Readonly<Record<string, string | undefined>>) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    );
    return search.size === 0 ? path : `${path}?${search}`;
  };
  const { errors, warnings, checked, valid } = counts;
  const formatTotal = (groups: readonly ProblemGroup[]) => formatNumber(groups.reduce((total, { count }) => total + count, 0));
  const types = Map.groupBy(all, ({ entity_type }) => entity_type);
  const known = getKnownValues(snapshot);
  return {
    tabs: createProjectTabs(access, 'check'),
    flash: parts.flash,
    canEdit,
    tone: checked === 0 ? 'note' : errors === 0 ? 'good' : 'bad',
    headline: describeHeadline(checked, checked - valid),
    summary: [formatQuantity(errors, 'problem'), formatQuantity(warnings, 'recommendation')].join(', '),
    levels: [
      {
        label: 'All',
        count: formatTotal(all),
        path: buildAddress({ ...requested, level: undefined }),
        isCurrent: requested.level === undefined,
      },
      {
        label: 'Errors',
        count: formatNumber(errors),
        path: buildAddress({ ...requested, level: 'error' }),
        isCurrent: requested.level === 'error',
      },
      {
        label: 'Recommendations',
        count: formatNumber(warnings),
        path: buildAddress({ ...requested, level: 'warning' }),
        isCurrent: requested.level === 'warning',
      },
    ],
    types: [...types].map(([type, groups]) => ({
      label: formatDisplayName(type),
      count: formatTotal(groups),
      path: buildAddress({ ...requested, entity_type: requested.entity_type === type ? undefined : type }),
      isCurrent: requested.entity_type === type,
    })),
    groups: parts.groups.map((group) => createProblemGroupModel(profile, group, known, project.id)),
    kinds: parts.total,
    fixPath: `${path}/fix`,
    projectPath: getProjectPath(project.id),
    allPath: path,
    pager: createTablePager(
      { page: Math.floor(offset / limit) + 1, pages: Math.max(1, Math.ceil(parts.total / limit)) },
      (one) => buildAddress({ ...requested, limit: String(limit), offset: String((one - 1) * limit) }),
    ),
  };
}

function describeHeadline(checked: number, invalid: number): string {
  if (checked === 0) return 'Nothing to check yet';
  if (invalid === 0) return checked === 1 ? 'The only entity is valid' : `All ${formatNumber(checked)} entities are valid`;
  return `${formatValidity({ checked, invalid })}: ${formatNumber(invalid)} of ${checked === 1 ? '1 entity has' : `${formatNumber(checked)} entities ${invalid === 1 ? 'has' : 'have'}`} errors`;
}

const MAX_CHOICES = 200;

/** Returns the model of a group. @param projectId project of the linked entities */
export function createProblemGroupModel(profile: Profile, group: ProblemGroup, known: KnownValues, projectId: string) {
  const { level, entity_type: type, field, message, value, count, suggestion, rule } = group;
  const entity = profile.entities.get(type);
  const isAll = value !== null || rule === 'required' || rule === 'recommended';
  const isTyped =
    field in PLACE_LABELS || (entity !== undefined && listValueFields(profile, entity).some((one) => one.field.name === field));
  // Replacing a duplicate identifier in all entities would create new duplicates.
  const isSeparate = /uniq/.test(rule) || (count > 1 && /^(?:unique_id|identifier)$/.test(field));
  const choices =
    entity === undefined || field === '' ? [] : listFieldValues(profile, entity, field, known).slice(0, MAX_CHOICES);
  return {
    key: `${level}-${type}-${field}-${rule}-${value ?? ''}`.replaceAll(/[^A-Za-z0-9-]/g, '_').slice(0, 120),
    level,
    typeName: type,
    typeLabel: formatDisplayName(type),
    field,
    fieldLabel: field === '' ? 'The entity' : (PLACE_LABELS[field] ?? formatFieldLabel(entity, field)),
    message,
    value: value ?? '',
    count: formatNumber(count),
    isOne: count === 1,
    canFix: field !== '' && isAll && !isSeparate,
    // Without a common value, each row has its own field.
    isEach: isTyped && (isSeparate || (value === null && !isAll && group.missing === undefined)),
    fixEach: count === 1 ? 'Fix' : `Fix ${formatQuantity(group.entities.length, 'row')}`,
    suggestion: suggestion ?? '',
    choices,
    entities: group.entities.map(({ node_id, label }) => ({
      label: label === '' ? 'without a name' : label,
      path:
        node_id === null
          ? ''
          : `${getProjectPath(projectId, 'entity', node_id)}${field === '' ? '' : `#field-${encodeURIComponent(field)}`}`,
    })),
    more: count > group.entities.length ? `and ${formatNumber(count - group.entities.length)} more` : '',
    tablePath: getTablePath(projectId, type, level === 'error' ? { only_errors: true } : {}),
    missingNames: group.missing?.names ?? [],
    missing:
      group.missing === undefined ? '' : formatQuantity(group.missing.count, formatNameInSentence(group.missing.entity_type)),
  };
}
