/**
 * The state of the tables of a collaboration's page. It is in the address, with separate parameters for each table, so that one
 * can be searched, sorted and paged without changing the others (docs/requirements.md, C38).
 */
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';

/** The parameters in the address. */
export interface ViewQuestion {
  readonly search?: string | undefined;
  readonly role?: '' | 'admin' | 'member' | undefined;
  readonly status?: '' | 'active' | 'ending_soon' | 'expired' | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly invitations_search?: string | undefined;
  readonly invitations_role?: '' | 'admin' | 'member' | undefined;
  readonly invitations_state?: '' | 'waiting' | 'expired' | undefined;
  readonly invitations_sort?: string | undefined;
  readonly invitations_page?: number | undefined;
  readonly groups_search?: string | undefined;
  readonly groups_sort?: string | undefined;
  readonly groups_page?: number | undefined;
  readonly audit_page?: number | undefined;
}

/** The parameters of each table. */
export const TABLE_PARAMETERS = {
  members: ['search', 'role', 'status', 'sort', 'page'],
  invitations: ['invitations_search', 'invitations_role', 'invitations_state', 'invitations_sort', 'invitations_page'],
  groups: ['groups_search', 'groups_sort', 'groups_page'],
  activity: ['audit_page'],
} as const satisfies Record<string, readonly (keyof ViewQuestion)[]>;

/** Every parameter of the page. */
export const VIEW_PARAMETERS: readonly string[] = Object.values(TABLE_PARAMETERS).flat();

/** A hidden value of a form. */
export interface KeptField {
  readonly name: string;
  readonly value: string;
}

/** Returns the address of the page with another state of a table; page 1 is omitted. */
export function buildViewAddress(
  identifier: string,
  question: ViewQuestion,
  changes: Partial<Record<keyof ViewQuestion, string | number | undefined>>,
  anchor: string,
): string {
  const asked = { ...question, ...changes } as Record<string, string | number | undefined>;
  const told = Object.entries(asked).filter(([name, value]) => !(name.endsWith('page') && value === 1));
  return buildCollaborationAddress(buildCollaborationPath(identifier), Object.fromEntries(told), anchor);
}

/** Hidden fields of a table's search form, so that the other tables and its own order stay the same. */
export function listKeptFields(question: ViewQuestion, table: keyof typeof TABLE_PARAMETERS): readonly KeptField[] {
  const asked: readonly string[] = TABLE_PARAMETERS[table].filter((name) => !name.endsWith('sort'));
  return Object.entries(question)
    .filter(([name, value]) => !asked.includes(name) && value !== undefined && value !== '' && value !== 1)
    .map(([name, value]) => ({ name, value: String(value) }));
}

/** Rows of one page, with its position. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Rows on all pages. */
  readonly total: number;
}

/** Rows on a page. */
export const ROWS_ON_PAGE = 25;

/** Returns one page of rows; for a page after the last one, the last one. */
export function selectTablePage<Row>(rows: readonly Row[], page = 1): TablePage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_ON_PAGE));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * ROWS_ON_PAGE, shown * ROWS_ON_PAGE), page: shown, pages, total: rows.length };
}
