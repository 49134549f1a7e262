/** Bounds the responses of BrAPI: pages have up to 2,000 items, and an entity can have megabytes of text. */
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import type { Queries } from '../entities/store.ts';

/** Maximum bytes of the rows of one query, and of the strings of one response. Pages of trials have some megabytes. */
const MAX_PART_BYTES = 20_000_000;

/** Returns the rows of a query. @throws BadRequestError if they are too large, before this process reads them */
export async function queryBounded<Row extends pg.QueryResultRow>(
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

/** @throws BadRequestError if the strings of a response are too long, because many items can repeat the text of one entity */
export function requireSmallResponse(items: readonly unknown[]): void {
  let characters = 0;
  const count = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) count(one);
    if (typeof value !== 'string') return;
    characters += value.length;
    requireSmallPart(characters);
  };
  for (const item of items) count(item);
}

function requireSmallPart(bytes: number): void {
  if (bytes > MAX_PART_BYTES)
    throw new BadRequestError(
      `The response exceeds ${MAX_PART_BYTES / 1_000_000} MB. Request fewer items with pageSize, or send fewer.`,
    );
}
