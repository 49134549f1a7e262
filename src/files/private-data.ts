/**
 * Nothing below DATA_DIR is for other accounts of the machine: raw files and results of closed projects, the database, secrets.
 * New files of the process, its threads and the programs that it runs are for its account alone; the folder is closed, also one that is
 * there already, so that older files in it are out of reach as well.
 */
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import type { Log } from '../log.ts';

const OTHERS = 0o077;
const OWN_ONLY = 0o700;

/** Closes the folder to all other accounts, and has what the process writes from now on closed to them. Where it cannot, the log says so. */
export function closeToOthers(dataDir: string, log: Pick<Log, 'warn'>): void {
  process.umask(OTHERS);
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWN_ONLY });
    const { mode, uid } = statSync(dataDir);
    if ((mode & OTHERS) === 0) return;
    // The folder of another account is shared on purpose, as volumes of containers are; closing it would close it to us.
    if (uid === process.getuid?.()) chmodSync(dataDir, OWN_ONLY);
    else
      log.warn(
        { directory: dataDir, mode: (mode & 0o777).toString(8) },
        'other accounts can access DATA_DIR, which belongs to another user',
      );
  } catch (error) {
    // The first write to the folder reports the reason.
    log.warn({ err: error, directory: dataDir }, 'DATA_DIR could not be closed to other accounts');
  }
}
