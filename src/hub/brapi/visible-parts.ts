/** Reads parts of lists over all MIAPPE projects that a caller can view. */
import type pg from 'pg';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import { type Condition, joinConditions, type ListPart } from '../paging.ts';
import { queryInShares } from './bounded-parts.ts';
import type { ListedPart } from './envelope.ts';

/** Returns the SQL condition that selects what a caller can view in MIAPPE projects: workspace `w`, project `p`, parameter `$1`. */
export function selectMiappe(caller: HubCaller): { sql: string; values: string[] } {
  const visible = createVisibilitySql(caller, '$1');
  return { sql: `${visible.sql} and p.profile = 'miappe' and ${PROJECT_PRESENT}`, values: visible.values };
}

/**
 * Returns the condition that a caller can view a row and that the row matches all filters. Returns undefined if a filter is no
 * identifier, because nothing matches it.
 * @param idColumns the columns of the filters that are identifiers
 * @param others further comparisons with their values, such as `o.observed_at >= ?`; those without a value are skipped
 */
export function createCondition<Name extends string>(
  caller: HubCaller,
  idColumns: Readonly<Record<Name, string>>,
  filter: Readonly<Partial<Record<NoInfer<Name>, string>>>,
  others: readonly Condition[],
): ReturnType<typeof joinConditions> | undefined {
  const visible = selectMiappe(caller);
  const ids = (Object.keys(idColumns) as Name[]).map((name) => [`${idColumns[name]} = ?`, filter[name]] as const);
  if (ids.some(([, id]) => id !== undefined && !isIdentifier(id))) return undefined;
  return joinConditions([[visible.sql, visible.values], ...ids, ...others]);
}

/** Returns a part of the rows that match, with the number of all. Without a condition, there are none. */
export async function readListedPart<Row extends pg.QueryResultRow & { readonly id: string }>(
  queries: Queries,
  { columns, from, order }: { readonly columns: string; readonly from: string; readonly order: string },
  condition: ReturnType<typeof joinConditions> | undefined,
  { limit, offset }: ListPart,
): Promise<ListedPart<Row>> {
  if (condition === undefined) return { items: [], total: 0 };
  const { where, values } = condition;
  const counted = await queries.query<{ total: number }>(`select count(*)::int as total from ${from} where ${where}`, values);
  const { rows, leftOut } = await queryInShares<Row>(
    queries,
    `select ${columns} from ${from} where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
    'id',
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0, leftOut };
}
