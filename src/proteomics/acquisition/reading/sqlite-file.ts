/** SQLite files of strangers: a file of a few bytes may hold a query without an end as a view, or a tree of pages that leads back into itself. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnreadableAcquisitionError } from './acquisition.ts';

/** Bytes that a row takes at least: two of its cell, two of its record, two of its place in the page (SQLite, "Database File Format", 1.6). */
const MIN_ROW_BYTES = 6;
/** Bytes of a value. */
const MAX_VALUE_LENGTH = 1_000_000;
/** Opens a file to read, and nothing else. Nothing is written beside it. @throws UnreadableAcquisitionError */
export function openSqliteFile(path: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false, limits: { length: MAX_VALUE_LENGTH } });
    // What is sorted stays in memory, which the process has little of; a temporary file would grow unseen.
    database.exec(
      'pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on; pragma temp_store = memory; pragma mmap_size = 0',
    );
    return database;
  } catch (cause) {
    throw new UnreadableAcquisitionError('analysis.tdf is no SQLite database.', { cause });
  }
}

/** A table that may be read, as a whole too, with `not indexed`: indexes are trees of their own. */
interface PlainTable {
  /** Its columns; none when the file does not have it. */
  readonly columns: ReadonlySet<string>;
}

/**
 * Makes sure that a name is that of a plain table, whose rows and columns are all stored, or of nothing.
 *
 * @throws UnreadableAcquisitionError for a view, a virtual table, computed columns, and more rows than the file has room for
 */
export function plainTable(database: DatabaseSync, name: string): PlainTable {
  // What the file says of its objects in sqlite_schema need not be what they are.
  const kinds = database.prepare(`select type from pragma_table_list(?) where schema = 'main'`).all(name) as { type: string }[];
  if (kinds.length === 0) return { columns: new Set() };
  if (kinds.some(({ type }) => type !== 'table'))
    throw new UnreadableAcquisitionError(`analysis.tdf has no plain table ${name}, but a view or another query.`);
  const columns = database.prepare('select name, hidden from pragma_table_xinfo(?)').all(name) as {
    name: string;
    hidden: number;
  }[];
  if (columns.some(({ hidden }) => hidden !== 0))
    throw new UnreadableAcquisitionError(`analysis.tdf has computed columns in ${name}.`);
  demandRowsInside(database, name);
  return { columns: new Set(columns.map((column) => column.name)) };
}

/** A page may be named by several others, so that the tree has any number of rows. */
function demandRowsInside(database: DatabaseSync, name: string): void {
  const most = Math.ceil(statSync(database.location() as string).size / MIN_ROW_BYTES);
  const row = database.prepare(`select count(*) as count from (select 1 from "${name}" not indexed limit ${most + 1})`).get();
  if ((row as { count: number }).count > most)
    throw new UnreadableAcquisitionError(`analysis.tdf has more rows in ${name} than it has room for.`);
}
