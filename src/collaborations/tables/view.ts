/** State of the tables on a collaboration's page: each has its own parameters in the address (docs/requirements.md, C38). */
import type { operations } from '../../../generated/collaborations/types.d.ts';
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';

export type ViewQuery = NonNullable<operations['showCollaboration']['parameters']['query']>;

export const TABLE_PARAMETERS = {
  members: ['search', 'role', 'status', 'sort', 'page'],
  invitations: ['invitations_search', 'invitations_role', 'invitations_state', 'invitations_sort', 'invitations_page'],
  groups: ['groups_search', 'groups_sort', 'groups_page'],
  activity: ['audit_page'],
} as const satisfies Record<string, readonly (keyof ViewQuery)[]>;

export const VIEW_PARAMETERS: readonly string[] = Object.values(TABLE_PARAMETERS).flat();

/** Returns the address of the page after a change of one table. Page 1 is omitted. */
export function buildViewAddress(
  identifier: string,
  query: ViewQuery,
  changes: Partial<Record<keyof ViewQuery, string | number | undefined>>,
  anchor: string,
): string {
  const values = { ...query, ...changes } as Record<string, string | number | undefined>;
  const parameters = Object.entries(values).filter(([name, value]) => !(name.endsWith('page') && value === 1));
  return buildCollaborationAddress(buildCollaborationPath(identifier), Object.fromEntries(parameters), anchor);
}

/** Returns the hidden fields of a table's search form, which keep its order and the state of the other tables. */
export function listHiddenInputs(query: ViewQuery, table: keyof typeof TABLE_PARAMETERS) {
  const ownNames: readonly string[] = TABLE_PARAMETERS[table].filter((name) => !name.endsWith('sort'));
  return Object.entries(query)
    .filter(([name, value]) => !ownNames.includes(name) && value !== undefined && value !== '' && value !== 1)
    .map(([name, value]) => ({ name, value: String(value) }));
}

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export const ROWS_ON_PAGE = 25;

/** Returns one page of rows. Beyond the last page, returns the last one. */
export function selectTablePage<Row>(rows: readonly Row[], page = 1): TablePage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_ON_PAGE));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * ROWS_ON_PAGE, shown * ROWS_ON_PAGE), page: shown, pages, total: rows.length };
}
