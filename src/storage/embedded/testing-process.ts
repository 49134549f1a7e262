/**
 * A process that opens the embedded database of a directory, for tests that kill it: `node testing-process.ts DIR [write]`. It prints a JSON
 * line when it is ready. With `write`, it prints the number of every confirmed row. SIGTERM closes the database.
 */
import { openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { readPostmasterFile } from './postmaster.ts';

const [directory = '', task] = process.argv.slice(2);
const database = await openDatabase({ dataDir: directory, log: silentLog });
let isEnding = false;
process.once('SIGTERM', () => {
  isEnding = true;
  void database.close().then(() => process.exit(0));
});
const postmaster = readPostmasterFile(`${directory}/postgres/cluster`)?.pid;
console.log(JSON.stringify({ ownership: database.ownership, postmaster }));
if (task === 'write') {
  await database.pool.query('create table if not exists acknowledged (id bigint primary key)');
  const { rows } = await database.pool.query<{ next: string }>('select coalesce(max(id), 0) + 1 as next from acknowledged');
  for (let id = Number(rows[0]?.next); !isEnding; id += 1) {
    await database.pool.query('insert into acknowledged values ($1)', [id]);
    process.stdout.write(`${id}\n`);
  }
}
