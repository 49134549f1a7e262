/** Inserts many rows with COPY, the fastest method of PostgreSQL. */
import { pipeline } from 'node:stream/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { getTableColumns, getTableName } from './transaction.ts';

const MAX_STATEMENT_CHARACTERS = 65_536;

/** Characters with a meaning in COPY's text format (PostgreSQL documentation, "COPY", section "Text Format"). */
const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Inserts rows with a value for each column of the table. Streams them to the database. @param name of a table with the same
 * columns
 */
export async function insertRows<Table extends PgTable>(
  client: Pick<pg.ClientBase, 'query'>,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  name: string = getTableName(table),
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    // Drizzle checks the type of each list item, which takes most of the time.
    const toDriver = column.getSQLType() === 'double precision[]' ? formatNumberList : column.mapToDriverValue.bind(column);
    return { name: column.name, read: (row: Record<string, unknown>) => (row[key] === null ? null : toDriver(row[key])) };
  });
  const names = columns.map(({ name }) => name).join(', ');
  const yieldPieces = function* () {
    let piece = '';
    for (const row of rows) {
      piece += `${columns.map(({ read }) => formatCopyField(read(row))).join('\t')}\n`;
      if (piece.length < MAX_STATEMENT_CHARACTERS) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  };
  await pipeline(yieldPieces, client.query(copyFrom(`copy ${name} (${names}) from stdin (encoding 'UTF8')`)));
}

function formatNumberList(numbers: unknown): string {
  return `{${(numbers as readonly (number | null)[]).map(String).join(',')}}`;
}

function formatCopyField(value: unknown): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  return SPECIAL.test(text) ? text.replace(new RegExp(SPECIAL, 'g'), (character) => ESCAPES[character] ?? character) : text;
}
