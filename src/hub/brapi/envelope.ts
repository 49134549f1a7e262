import { formatQuantity } from '../../web/for-people/words.ts';
import type { ListPart } from '../paging.ts';
import { omitLongItems } from './bounded-parts.ts';
import type { BrapiObjects } from './members.ts';

const CONTEXT = ['https://brapi.org/jsonld/context/metadata.jsonld'];

/** Maximum number of items on a page. BrAPI permits a page size below the requested size. */
const MAX_PAGE_SIZE = 2_000;
const DEFAULT_PAGE_SIZE = 1_000;

/** Page numbers start at 0. */
export interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface ListedPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** Number of items that the response omits because of their size. */
  readonly leftOut?: number;
}

export function computeListPart({ page = 0, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): ListPart {
  const limit = Math.min(pageSize, MAX_PAGE_SIZE);
  return { limit, offset: page * limit };
}

export function createListEnvelope<Item>(query: PageQuery, { items, total, leftOut = 0 }: ListedPart<Item>) {
  const shown = omitLongItems(items);
  const missing = leftOut + items.length - shown.length;
  const { limit } = computeListPart(query);
  const hasFilter = Object.keys(query).some((name) => name !== 'page' && name !== 'pageSize');
  const notes = [
    hasFilter && total === 0 && 'No object matches the filters.',
    missing > 0 &&
      `${formatQuantity(missing, 'large object is', 'large objects are')} left out, because the page exceeds 20 MB. Request fewer with pageSize.`,
  ].filter((note) => note !== false);
  const pagination = { currentPage: query.page ?? 0, pageSize: limit, totalCount: total, totalPages: Math.ceil(total / limit) };
  const status = notes.map((message) => ({ message, messageType: 'WARNING' as const }));
  return createEnvelope({ data: [...shown] }, pagination, status);
}

export function createCompleteListEnvelope<Item>(query: PageQuery, all: readonly Item[]) {
  const { limit, offset } = computeListPart(query);
  return createListEnvelope(query, { items: all.slice(offset, offset + limit), total: all.length });
}

const NO_PAGES = { currentPage: 0, pageSize: 0, totalCount: 0, totalPages: 0 };

export function createEnvelope<Result>(
  result: Result,
  pagination: BrapiObjects['BrapiPagination'] = NO_PAGES,
  status: BrapiObjects['BrapiStatus'][] = [],
) {
  return { '@context': [...CONTEXT], metadata: { datafiles: [], status, pagination }, result };
}
