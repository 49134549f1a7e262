/** The process that prints the rows of a Parquet file as tab-separated text: `rows-process.ts PATH [COLUMN…]`. */
import { once } from 'node:events';
import { DuckDBInstance } from '@duckdb/node-api';
import { quoteName, quoteText } from './database.ts';

const [path = '', ...columns] = process.argv.slice(2);
const BUFFER_CHARACTERS = 200_000;

const instance = await DuckDBInstance.create(':memory:', {
  memory_limit: '400MB',
  threads: '1',
  // Rows are streamed without temporary files.
  temp_directory: '',
  autoinstall_known_extensions: 'false',
});
const connection = await instance.connect();
await connection.run(`set allowed_paths = [${quoteText(path)}]`);
await connection.run('set enable_external_access = false');
const result = await connection.stream(
  `select ${columns.length === 0 ? '*' : columns.map(quoteName).join(', ')} from read_parquet(${quoteText(path)})`,
);
let piece = `${result.columnNames().map(formatCell).join('\t')}\n`;
for await (const rows of result.yieldRowsJson()) {
  for (const row of rows) piece += `${row.map(formatCell).join('\t')}\n`;
  if (piece.length < BUFFER_CHARACTERS) continue;
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  piece = '';
}
process.stdout.end(piece);

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\t\r\n]+/g, ' ');
}
