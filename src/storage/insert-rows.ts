/** Inserts many rows by one statement. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { getTableColumns, getTableName } from './drizzle.ts';

/** Rows of one statement, so that its parameters stay small in memory. */
const ROWS_AT_ONCE = 5_000;

/**
 * Inserts rows that have a value for each column of the table. Each column travels as one array: drizzle's `values` numbers every single value, and
 * would make a save of 10,000 entities twice as long.
 *
 * @throws the error of the database
 */
export async function insertRows<Table extends PgTable>(
  client: Pick<pg.ClientBase, 'query'>,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column], at) => {
    const type = column.getSQLType();
    // `unnest` takes arrays of arrays apart, so that lists travel as texts.
    const isList = type.endsWith('[]');
    return {
      name: column.name,
      parameter: `$${at + 1}::${isList ? 'text' : type}[]`,
      value: isList ? `c${at}::${type}` : `c${at}`,
      alias: `c${at}`,
      read: (row: Record<string, unknown>) => (row[key] === null ? null : column.mapToDriverValue(row[key])),
    };
  });
  const listOf = (part: 'name' | 'parameter' | 'value' | 'alias') => columns.map((column) => column[part]).join(', ');
  const statement = `insert into ${getTableName(table)} (${listOf('name')})
    select ${listOf('value')} from unnest(${listOf('parameter')}) as row (${listOf('alias')})`;
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE);
    await client.query(
      statement,
      columns.map(({ read }) => some.map(read)),
    );
  }
}
