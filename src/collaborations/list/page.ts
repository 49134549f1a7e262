import type { PlatformCallText } from '../../web/forms/model.ts';
import { createSortHeaders, inOrder } from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import type { Viewer } from '../access/policy.ts';
import { ORGANISATION_ACTIVITY } from '../activity/rows.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay, LIST_PATH } from '../page.ts';
import type { CollaborationSummary, Organisation } from '../platform/data-objects.ts';
import { selectTablePage } from '../tables/view.ts';
import {
  ATTENTION_LABELS,
  type AttentionReason,
  type CollaborationListQuery,
  countAttention,
  filterVisibleCollaborations,
  findCollaborations,
  findConnectionState,
  listAttentionReasons,
  listColumns,
} from './listing.ts';

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
    activityPath: viewer.isManager ? ORGANISATION_ACTIVITY : '',
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
