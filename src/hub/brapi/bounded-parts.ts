/** Limits the size of BrAPI responses, because a page has up to 2,000 items, and one entity can contain megabytes of text. */
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import type { Queries } from '../entities/store.ts';

/** Maximum size of the rows of one query, and of the strings in one response, in bytes. Usual pages have a few megabytes. */
const MAX_PART_BYTES = 20_000_000;

/** Rows of a query, and the number of owners whose rows were omitted because of their size. */
export interface SharedRows<Row> {
  readonly rows: readonly Row[];
  readonly leftOut: number;
}

/**
 * Returns the rows of a query. Above the size limit, omits the rows of owners that exceed an equal share, because one owner
 * must not hide the data of other owners. @param owner the column that identifies the owner, such as the project
 */
export async function queryInParts<Row extends pg.QueryResultRow>(
  queries: Queries,
  sql: string,
  values: readonly unknown[],
  owner: keyof Row & string,
): Promise<SharedRows<Row>> {
  const { rows: owners } = await queries.query<{ owner: string; bytes: number }>(
    `select "${owner}"::text as owner, sum(octet_length(found::text))::float8 as bytes from (${sql}) found group by 1`,
    [...values],
  );
  const retained = omitItemsAboveShare(owners, ({ bytes }) => bytes);
  const leftOut = owners.length - retained.length;
  if (leftOut === 0) return { rows: (await queries.query<Row>(sql, [...values])).rows, leftOut };
  const { rows } = await queries.query<Row>(
    `select * from (${sql}) found where "${owner}"::text = any($${values.length + 1})`,
    [...values, retained.map((one) => one.owner)],
  );
  return { rows, leftOut };
}

/** Returns the rows of a query. @throws BadRequestError, before reading the rows, if they exceed the size limit */
export async function queryWithSizeLimit<Row extends pg.QueryResultRow>(
  queries: Queries,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await queries.query<{ bytes: number }>(
    `select coalesce(sum(octet_length(found::text)), 0)::float8 as bytes from (${sql}) found`,
    [...values],
  );
  requireSmallPart(rows[0]?.bytes ?? 0);
  return (await queries.query<Row>(sql, [...values])).rows;
}

/** Returns the items. If their strings exceed the size limit in total, omits items with more than an equal share. */
export function omitLongItems<Item>(items: readonly Item[]): readonly Item[] {
  return omitItemsAboveShare(items, countCharacters);
}

/** Checks the total length of strings. Repeated strings count each time. @throws BadRequestError above the size limit */
export function requireSmallResponse(items: readonly unknown[]): void {
  requireSmallPart(countCharacters(items));
}

/** @throws BadRequestError if items were omitted because of their size */
export function requireCompletePart({ leftOut = 0 }: { readonly leftOut?: number }): void {
  if (leftOut > 0) requireSmallPart(Number.POSITIVE_INFINITY);
}

function omitItemsAboveShare<Item>(items: readonly Item[], sizeOf: (item: Item) => number): readonly Item[] {
  const sizes = items.map(sizeOf);
  if (sizes.reduce((sum, size) => sum + size, 0) <= MAX_PART_BYTES) return items;
  return items.filter((_, at) => (sizes[at] as number) <= MAX_PART_BYTES / items.length);
}

function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + countCharacters(one), 0);
}

function requireSmallPart(bytes: number): void {
  if (bytes > MAX_PART_BYTES)
    throw new BadRequestError(
      `The response exceeds ${MAX_PART_BYTES / 1_000_000} MB. Request fewer items with pageSize, or send fewer.`,
    );
}
