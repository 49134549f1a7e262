import type pg from 'pg';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import { type Condition, joinConditions, type ListPart } from '../paging.ts';
import { queryInParts } from './bounded-parts.ts';
import type { ListedPart } from './envelope.ts';

/** Saved profiles that are based on MIAPPE. Copies and imports keep its ontology, and merged profiles list it as a source. */
const MADE_FROM_MIAPPE = `select name, version from saved_profiles
  where yaml like E'%\\nontology: PPEO%' or sources::text like '%"miappe/%'`;

/** Returns the SQL condition for visible MIAPPE projects `p` in workspaces `w`. The values are parameter `$1`. */
export function createMiappeSql(caller: HubCaller): { sql: string; values: string[] } {
  const visible = createVisibilitySql(caller, '$1');
  const isMiappe = `(p.profile = 'miappe' or (p.profile, p.version) in (${MADE_FROM_MIAPPE}))`;
  return { sql: `${visible.sql} and ${isMiappe} and ${PROJECT_PRESENT}`, values: visible.values };
}

/** Permitted values and limits by filter name. Null and empty lists do not filter. */
export type Search = object;

/** SQL conditions by filter name, such as `e.id = any(?::uuid[])`, with `?` for the value. */
export type FilterSql = Readonly<Record<string, string>>;

const NO_FILTERS: ReadonlySet<string> = new Set(['page', 'pageSize', 'includeObservations']);

/** Returns the filters of a GET request, with plural names: `studyDbId=1` becomes `studyDbIds: ['1']`. */
export function parseSearch(query: object): Search {
  const isSingleValue = (name: string, value: unknown) => typeof value === 'string' && !/Range(Start|End)$/.test(name);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => (isSingleValue(name, value) ? [`${name}s`, [value]] : [name, value])),
  );
}

export function createCondition(caller: HubCaller, filters: FilterSql, search: Search): ReturnType<typeof joinConditions> {
  const visible = createMiappeSql(caller);
  const conditions = Object.entries(search).flatMap(([name, value]: [string, unknown]): Condition[] => {
    if (NO_FILTERS.has(name) || (value ?? null) === null || (Array.isArray(value) && value.length === 0)) return [];
    const condition = filters[name];
    if (condition === undefined) throw new TypeError(`No condition compares ${name}.`);
    if (!Array.isArray(value)) return [[condition, value]];
    // PostgreSQL rejects invalid UUIDs and NUL characters with an error.
    const canExist = condition.includes('::uuid[]') ? isIdentifier : (text: string) => !text.includes('\0');
    return [[condition, value.filter(canExist)]];
  });
  return joinConditions([[visible.sql, visible.values], ...conditions]);
}

/** The parts of an SQL query. With `key`, the list has one row per distinct value of this expression. */
export interface RowSelection {
  readonly columns: string;
  readonly from: string;
  readonly order: string;
  readonly key?: string | undefined;
  /** Expression of the ID. If set, the page is selected by ID first, because skipping complete rows takes long. */
  readonly id?: string;
}

export async function readListedPart<Row extends pg.QueryResultRow & { readonly id: string }>(
  queries: Queries,
  { columns, from, order, key, id }: RowSelection,
  { where, values }: ReturnType<typeof joinConditions>,
  { limit, offset }: ListPart,
): Promise<ListedPart<Row>> {
  const counted = await queries.query<{ total: number }>(
    `select count(${key === undefined ? '*' : `distinct ${key}`})::int as total from ${from} where ${where}`,
    values,
  );
  const page = [...values, limit, offset];
  const matching = `from ${from} where ${where} order by ${key === undefined ? '' : `${key}, `}${order}
    limit $${values.length + 1} offset $${values.length + 2}`;
  const found = id === undefined ? undefined : await queries.query<{ id: string }>(`select ${id} as id ${matching}`, page);
  const { rows, leftOut } =
    found === undefined
      ? await queryInParts<Row>(
          queries,
          `select ${key === undefined ? '' : `distinct on (${key})`} ${columns} ${matching}`,
          page,
          'id',
        )
      : await queryInParts<Row>(
          queries,
          `select ${columns} from ${from} where ${id} = any($1::uuid[]) order by ${order}`,
          [found.rows.map((row) => row.id)],
          'id',
        );
  return { items: rows, total: counted.rows[0]?.total ?? 0, leftOut };
}
