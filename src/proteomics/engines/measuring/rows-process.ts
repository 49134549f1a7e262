/** The process that writes the rows of a Parquet file as tab-separated text to its output: `rows-process.ts PATH [COLUMN…]`. */
import { once } from 'node:events';
import { DuckDBInstance } from '@duckdb/node-api';
import { named, sqlQuoted } from './database.ts';

const [path = '', ...columns] = process.argv.slice(2);
const GATHERED = 200_000;

const instance = await DuckDBInstance.create(':memory:', {
  memory_limit: '400MB',
  threads: '1',
  // Rows are passed on as they are read; nothing is gathered, and nothing may go to disk.
  temp_directory: '',
  autoinstall_known_extensions: 'false',
});
const connection = await instance.connect();
await connection.run(`set allowed_paths = [${sqlQuoted(path)}]`);
await connection.run('set enable_external_access = false');
const result = await connection.stream(
  `select ${columns.length === 0 ? '*' : columns.map(named).join(', ')} from read_parquet(${sqlQuoted(path)})`,
);
let piece = `${result.columnNames().map(textOf).join('\t')}\n`;
for await (const rows of result.yieldRowsJson()) {
  for (const row of rows) piece += `${row.map(textOf).join('\t')}\n`;
  if (piece.length < GATHERED) continue;
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  piece = '';
}
process.stdout.end(piece);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\t\r\n]+/g, ' ');
}
