/** Lists by the part: where the part stands in the whole, and its address. */
import { type Pager, pagerOf } from '../web/pager.ts';

/** Which part of a list is asked for. */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/** Questions in an address; what is empty or undefined is left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** How many items a part has by default. */
export const USUAL_LIMIT = 100;

/** An address with a query. */
export function withQuery(path: string, query: Query): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The links between the parts of a list; `query` is what else stands in the address. */
export function partsOf({ limit, offset }: ListPart, total: number, path: string, query: Query): Pager {
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pages, Math.floor(offset / limit) + 1);
  return pagerOf({ page, pages }, (other) =>
    withQuery(path, {
      ...query,
      limit: limit === USUAL_LIMIT ? undefined : limit,
      offset: other === 1 ? undefined : (other - 1) * limit,
    }),
  );
}
