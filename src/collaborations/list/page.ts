import type { operations } from '../../../generated/collaborations/types.d.ts';
import { formatCsvTable } from '../../web/csv/records.ts';
import type { PlatformCallText } from '../../web/forms/model.ts';
import {
  containsAllWords,
  createSortHeaders,
  inOrder,
  type SortColumn,
  sortRows,
  splitSearchWords,
} from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import { SOON_DAYS } from '../access/disclosure.ts';
import { isActiveAdministrator, type Viewer } from '../access/policy.ts';
import { ORGANIZATION_ACTIVITY } from '../activity/rows.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay, LIST_PATH } from '../page.ts';
import type { CollaborationSummary, Organisation } from '../platform/data-objects.ts';
import { selectTablePage } from '../tables/view.ts';

export type CollaborationListQuery = NonNullable<operations['showCollaborations']['parameters']['query']>;

export type AttentionReason = 'ending_soon' | 'no_administrator' | 'not_connected';

export interface ListContext {
  readonly viewer: Pick<Viewer, 'isManager' | 'globalUrns'>;
  readonly serviceEntityId: string | undefined;
  readonly now: Date;
}

export const listColumns: readonly SortColumn<CollaborationSummary>[] = [
  { key: 'name', label: 'Collaboration', getValue: ({ name }) => name },
  { key: 'short_name', label: 'Short name', getValue: ({ shortName }) => shortName },
  { key: 'status', label: 'Status', getValue: ({ status }) => status },
  { key: 'expiry_date', label: 'Ends', getValue: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
];

/** Returns the visible collaborations: all for managers, and the user's own for others. */
export function filterVisibleCollaborations(
  { isManager, globalUrns }: ListContext['viewer'],
  all: readonly CollaborationSummary[],
): readonly CollaborationSummary[] {
  return isManager ? all : all.filter(({ globalUrn }) => globalUrns.has(globalUrn));
}

export function findCollaborations(
  allowed: readonly CollaborationSummary[],
  { search, status, unit, tag, need, sort }: CollaborationListQuery,
  context: ListContext,
): readonly CollaborationSummary[] {
  const words = splitSearchWords(search);
  const found = allowed.filter(
    (item) =>
      containsAllWords([item.name, item.shortName, item.description].join('\n'), words) &&
      (!status || item.status === status) &&
      (!unit || item.units.includes(unit)) &&
      (!tag || item.tags.includes(tag)) &&
      (!need || listAttentionReasons(item, context).includes(need)),
  );
  return sortRows(found, listColumns, sort || 'name');
}

/** Returns the number of current administrators; undefined if the platform does not report members. */
export function countAdministrators({ memberships }: CollaborationSummary, now: Date): number | undefined {
  return memberships?.filter((membership) => isActiveAdministrator(membership, now)).length;
}

/** Returns whether a collaboration is connected to this service; undefined if the service is not configured. */
export function findConnectionState(
  { services }: CollaborationSummary,
  serviceEntityId: string | undefined,
): boolean | undefined {
  return serviceEntityId === undefined ? undefined : services.some(({ entityId }) => entityId === serviceEntityId);
}

export function listAttentionReasons(
  item: CollaborationSummary,
  { serviceEntityId, now }: Omit<ListContext, 'viewer'>,
): readonly AttentionReason[] {
  const soon = new Date(now.getTime() + SOON_DAYS * 86_400_000);
  const { expiryDate, status } = item;
  const endsSoon = status === 'active' && expiryDate !== null && expiryDate > now && expiryDate <= soon;
  return [
    ...(endsSoon ? (['ending_soon'] as const) : []),
    ...(countAdministrators(item, now) === 0 ? (['no_administrator'] as const) : []),
    ...(findConnectionState(item, serviceEntityId) === false ? (['not_connected'] as const) : []),
  ];
}

export const ATTENTION_LABELS: Readonly<Record<AttentionReason, { label: string; one: string; many: string }>> = {
  ending_soon: { label: 'ends within 30 days', one: 'ends within 30 days', many: 'end within 30 days' },
  no_administrator: { label: 'no administrator', one: 'has no administrator', many: 'have no administrator' },
  not_connected: { label: 'not connected', one: 'is not connected', many: 'are not connected' },
};

export function countAttention(
  items: readonly CollaborationSummary[],
  context: Omit<ListContext, 'viewer'>,
): readonly { readonly need: AttentionReason; readonly count: number; readonly text: string }[] {
  const needs = items.flatMap((item) => listAttentionReasons(item, context));
  return (Object.keys(ATTENTION_LABELS) as AttentionReason[]).flatMap((need) => {
    const count = needs.filter((one) => one === need).length;
    return count === 0 ? [] : [{ need, count, text: count === 1 ? ATTENTION_LABELS[need].one : ATTENTION_LABELS[need].many }];
  });
}

export function formatListAsCsv(
  items: readonly CollaborationSummary[],
  { serviceEntityId, now }: Pick<ListContext, 'serviceEntityId' | 'now'>,
): string {
  const heads = ['name', 'short_name', 'status', 'expiry_date', 'members', 'administrators', 'connected'];
  return formatCsvTable(
    [...heads, 'units', 'tags', 'identifier'],
    items.map((item) => [
      item.name,
      item.shortName,
      item.status,
      formatOptionalDay(item.expiryDate),
      item.memberCount,
      countAdministrators(item, now) ?? null,
      { true: 'yes', false: 'no', undefined: null }[String(findConnectionState(item, serviceEntityId)) as 'true'],
      item.units.join(', '),
      item.tags.join(', '),
      item.identifier,
    ]),
  );
}

export interface ListParts {
  readonly viewer: Viewer;
  /** Undefined if the organization cannot be read. A note states the reason. */
  readonly organisation: Pick<Organisation, 'collaborations' | 'name'> | undefined;
  readonly question: CollaborationListQuery;
  readonly notes: readonly string[];
  readonly canCreate: boolean;
  readonly serviceEntityId: string | undefined;
  readonly calls: readonly PlatformCallText[];
  readonly now: Date;
}

const STATUSES = ['active', 'expired', 'suspended'];

/** Builds the view model of the page. Only managers see collaborations that they do not belong to. */
export function buildListModel(parts: ListParts) {
  const { viewer, organisation, notes, canCreate, calls } = parts;
  const name = organisation?.name ?? '';
  return {
    // Notes that replace parts for which a setting is missing.
    notes,
    isManager: viewer.isManager,
    lead: !viewer.isManager
      ? 'The collaborations that you belong to.'
      : `Every collaboration of ${name === '' ? 'the organization' : name}; yours are marked.`,
    canCreate,
    newPath: `${LIST_PATH}/new`,
    activityPath: viewer.isManager ? ORGANIZATION_ACTIVITY : '',
    table: organisation === undefined ? undefined : createListTable(organisation.collaborations, parts),
    calls,
  };
}

function createListTable(all: readonly CollaborationSummary[], parts: ListParts) {
  const { viewer, question } = parts;
  const allowed = filterVisibleCollaborations(viewer, all);
  const { search = '', status = '', unit = '', tag = '', need = '', sort = '' } = question;
  const page = selectTablePage(findCollaborations(allowed, question, parts), question.page);
  const filters = { search, status, unit, tag, need, sort };
  const buildAddress = (changes: Record<string, string | number | undefined>) =>
    buildCollaborationAddress(LIST_PATH, { ...filters, ...changes });
  return {
    heads: createSortHeaders(listColumns, sort || 'name', (next) => buildAddress({ sort: next })),
    rows: page.rows.map((item) => createListRow(item, parts)),
    total: page.total,
    all: allowed.length,
    pager: createTablePager(page, (number) => buildAddress({ page: number === 1 ? undefined : number })),
    search,
    sort,
    status: createListChoices(STATUSES, status),
    units: createListChoices(listNames(allowed, 'units'), unit),
    tags: createListChoices(listNames(allowed, 'tags'), tag),
    needs: viewer.isManager
      ? createListChoices(Object.keys(ATTENTION_LABELS), need).map((choice) => ({
          ...choice,
          label: ATTENTION_LABELS[choice.value as AttentionReason].label,
        }))
      : [],
    glances: viewer.isManager
      ? countAttention(allowed, parts).map((glance) => ({
          ...glance,
          path: buildCollaborationAddress(LIST_PATH, { need: glance.need }),
        }))
      : [],
    exportPath: buildCollaborationAddress(`${LIST_PATH}/list.csv`, filters),
  };
}

function createListRow(item: CollaborationSummary, { viewer, serviceEntityId, now }: ListParts) {
  return {
    name: item.name,
    path: buildCollaborationPath(item.identifier),
    shortName: item.shortName,
    description: item.description ?? '',
    status: item.status,
    ends: formatOptionalDay(item.expiryDate),
    members: item.memberCount === null ? '' : String(item.memberCount),
    isConnected: findConnectionState(item, serviceEntityId),
    isOwn: viewer.globalUrns.has(item.globalUrn),
    // Reasons for attention in words. A missing connection is shown in a separate column.
    needs: viewer.isManager
      ? listAttentionReasons(item, { serviceEntityId, now })
          .filter((need) => need !== 'not_connected')
          .map((need) => ATTENTION_LABELS[need].label)
      : [],
  };
}

function createListChoices(values: readonly string[], chosen: string) {
  // Adds the selected value, because a select must contain it even if no collaboration has it.
  const offered = chosen === '' || values.includes(chosen) ? values : [...values, chosen];
  return offered.map((value) => ({ value, label: value, isChosen: value === chosen }));
}

function listNames(items: readonly CollaborationSummary[], list: 'units' | 'tags'): readonly string[] {
  return [...new Set(items.flatMap((item) => item[list]))].sort((a, b) => inOrder.compare(a, b));
}
