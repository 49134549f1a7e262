/** The list of collaborations: one's own for everybody, all of the organization for managers. */

import type { Flash } from '../../web/flash.ts';
import { type Pager, pagerOf } from '../../web/pager.ts';
import { type SortColumn, type SortHead, sortHeads, sortRows } from '../../web/table-order.ts';
import { type View, view } from '../../web/views.ts';
import type { Viewer } from '../access/policy.ts';
import { collaborationPath, LIST, withQuery } from '../addresses.ts';
import { dayText } from '../forms/days.ts';
import { pageOf } from '../members/listing.ts';
import type { CollaborationSummary, Organisation } from '../platform/data-objects.ts';
import type { PlatformCallText } from '../platform-calls.ts';

/** What the address says. */
export interface ListQuestion {
  readonly search?: string | undefined;
  readonly status?: '' | 'active' | 'expired' | 'suspended' | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
}

/** A collaboration in the table. */
export interface ListRow {
  readonly name: string;
  readonly path: string;
  readonly shortName: string;
  readonly description: string;
  readonly status: string;
  readonly ends: string;
  readonly members: string;
  /** Connected to this service; `undefined`: it is not known which service this is. */
  readonly isConnected: boolean | undefined;
  readonly isOwn: boolean;
}

/** The view model. */
export interface ListModel {
  readonly flash: Flash | undefined;
  /** Notes in place of what a missing setting switches off. */
  readonly notes: readonly string[];
  readonly isManager: boolean;
  readonly canCreate: boolean;
  readonly newPath: string;
  /** `undefined`: there is nothing to show, and a note says why. */
  readonly table:
    | {
        readonly heads: readonly SortHead[];
        readonly rows: readonly ListRow[];
        readonly total: number;
        readonly all: number;
        readonly pager: Pager;
        readonly search: string;
        readonly status: string;
        readonly sort: string;
      }
    | undefined;
  readonly calls: readonly PlatformCallText[];
}

/** Template of the page. */
export const listView: View<ListModel> = view('collaborations/list/list');

const columns: readonly SortColumn<CollaborationSummary>[] = [
  { key: 'name', label: 'Collaboration', valueOf: ({ name }) => name },
  { key: 'short_name', label: 'Short name', valueOf: ({ shortName }) => shortName },
  { key: 'status', label: 'Status', valueOf: ({ status }) => status },
  { key: 'expiry_date', label: 'Ends', valueOf: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
];

/** What the page is made from. */
export interface ListParts {
  readonly viewer: Viewer;
  /** `undefined`: it cannot be read, and a note says why. */
  readonly organisation: Pick<Organisation, 'collaborations'> | undefined;
  readonly question: ListQuestion;
  readonly notes: readonly string[];
  readonly canCreate: boolean;
  readonly serviceEntityId: string | undefined;
  readonly flash: Flash | undefined;
  readonly calls: readonly PlatformCallText[];
}

/** View model of the page. Collaborations that the viewer does not belong to are in it for managers only. */
export function listModel(parts: ListParts): ListModel {
  const { viewer, organisation, notes, canCreate, flash, calls } = parts;
  return {
    flash,
    notes,
    isManager: viewer.isManager,
    canCreate,
    newPath: `${LIST}/new`,
    table: organisation === undefined ? undefined : tableOf(organisation.collaborations, parts),
    calls,
  };
}

function tableOf(all: readonly CollaborationSummary[], { viewer, question, serviceEntityId }: ListParts): ListModel['table'] {
  const isOwn = ({ globalUrn }: CollaborationSummary) => viewer.globalUrns.has(globalUrn);
  const allowed = viewer.isManager ? all : all.filter(isOwn);
  const { search = '', status = '', sort = '' } = question;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = allowed.filter(
    (item) =>
      words.every((word) => `${item.name}\n${item.shortName}\n${item.description ?? ''}`.toLowerCase().includes(word)) &&
      (status === '' || item.status === status),
  );
  const page = pageOf(sortRows(found, columns, sort || 'name'), question.page);
  const address = (changes: Record<string, string | number | undefined>) =>
    withQuery(LIST, { search, status, sort, ...changes });
  return {
    heads: sortHeads(columns, sort || 'name', (next) => address({ sort: next })),
    rows: page.rows.map((item) => ({
      name: item.name,
      path: collaborationPath(item.identifier),
      shortName: item.shortName,
      description: item.description ?? '',
      status: item.status,
      ends: dayText(item.expiryDate),
      members: item.memberCount === null ? '' : String(item.memberCount),
      isConnected: serviceEntityId === undefined ? undefined : item.serviceEntityIds.includes(serviceEntityId),
      isOwn: isOwn(item),
    })),
    total: page.total,
    all: allowed.length,
    pager: pagerOf(page, (number) => address({ page: number === 1 ? undefined : number })),
    search,
    status,
    sort,
  };
}
