/** A streaming replica of a server of a test's own (PostgreSQL, "Log-Shipping Standby Servers"). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { chooseRunAs, giveTo } from './embedded/run-as.ts';
import { type GivenServer, startGivenServer } from './testing-given-server.ts';

/** What belongs to the running server and not to its files. */
const OWN = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*)$/;

/** Copies the files of a running server into a folder, and starts a replica on them. */
export async function startReplica(primary: GivenServer, folder: string): Promise<GivenServer> {
  const files = join(folder, 'postgres', 'cluster');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  mkdirSync(join(folder, 'postgres'), { recursive: true });
  // With its owners, which copies by Node lose.
  execFileSync('cp', ['-a', primary.files, files]);
  for (const name of readdirSync(files).filter((file) => OWN.test(file))) rmSync(join(files, name));
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const place = (name: string, text: string) => {
    writeFileSync(join(files, name), text);
    giveTo(chooseRunAs(files), join(files, name));
  };
  place('backup_label', rows[0]?.labelfile ?? '');
  place('standby.signal', '');
  place('postgresql.auto.conf', `primary_conninfo = 'host=${primary.files} user=concordat'\n`);
  return startGivenServer(folder);
}
