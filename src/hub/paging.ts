import { createTablePager, type Pager } from '../web/views.ts';

export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/** Query parameters of a URL. Empty and undefined values are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export const DEFAULT_LIMIT = 100;

export function addQuery(path: string, query: Query): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns the pager of a list. @param query the other query parameters, which all links keep */
export function createPager({ limit, offset }: ListPart, total: number, path: string, query: Query): Pager {
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pages, Math.floor(offset / limit) + 1);
  return createTablePager({ page, pages }, (other) =>
    addQuery(path, {
      ...query,
      limit: limit === DEFAULT_LIMIT ? undefined : limit,
      offset: other === 1 ? undefined : (other - 1) * limit,
    }),
  );
}

/** An SQL condition with `?` for the value. An undefined value disables the condition. */
export type Condition = readonly [text: string, value: unknown];

/** Returns the conditions joined with `and`, with numbered parameters, and their values. */
export function joinConditions(conditions: readonly Condition[]) {
  const present = conditions.filter(([, value]) => value !== undefined);
  return {
    where: present.map(([text], at) => text.replaceAll('?', `$${at + 1}`)).join(' and '),
    values: present.map(([, value]) => value),
  };
}

/** Maximum bytes of the values that one page of a history reads. A page has at least one entry. */
const MAX_PAGE_BYTES = 20_000_000;

/** Returns SQL for the first rows of a query, up to a limit on the sum of its column `size`. `order` sorts the rows. */
export function createSizedSql(sql: string, order: string): string {
  return `select * from (select *, sum(size) over (order by ${order}) - size as preceding from (${sql}) found) sized
    where preceding < ${MAX_PAGE_BYTES} order by ${order}`;
}

/** Returns the page that was read: if the limit of bytes shortened it, the next page follows its last row. */
export function shortenPage<Part extends ListPart>(part: Part, rows: readonly unknown[], total: number): Part {
  return part.offset + rows.length < total && rows.length > 0 ? { ...part, limit: rows.length } : part;
}
