/** Keeps this process attached to the embedded server of a data directory, and the server running. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, errorText } from '../storage-errors.ts';
import type { StorageLog } from '../storage-log.ts';
import { detach } from './attachment.ts';
import { locateCluster } from './cluster.ts';
import { adoptOrStart } from './embedded-server.ts';
import { boundServerLog } from './server-log.ts';
import { giveSign, signInterval } from './sign-of-life.ts';

/** What to run, and how. */
export interface EmbeddedOptions {
  dataDir: string;
  log: StorageLog;
  /** Server settings beyond the usual ones, as in postgresql.conf. */
  settings?: Record<string, string>;
  /** Whether a new database may be made where there is none; true by default. */
  mayCreate?: boolean;
}

/** This process's hold on the embedded server. */
export interface EmbeddedServer {
  /** `adopted` when another process had started it. */
  ownership: 'embedded' | 'adopted';
  /** Directory of the socket now; changes only when someone else took its name while the server was down. */
  socketDirectory(): string;
  /**
   * Lets go; the last process that lets go stops the server.
   * @param patience milliseconds to wait until it has stopped
   */
  release(patience?: number): Promise<'stopped' | 'left running'>;
}

/** Milliseconds before each try to get a lost server back; the last counts for all that follow. */
const RETRY_DELAYS = [0, 100, 200, 500, 1_000];

/**
 * Attaches to the server of a data directory, starts it when none runs, and gets it back when it is lost.
 * @throws DatabaseStartError, DatabaseUnsuitableError, DatabaseUnsupportedError
 */
export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log, settings = {}, mayCreate = true } = options;
  if (!mayCreate && !existsSync(join(dataDir, 'postgres'))) throw new DatabaseStartError(`there is no database in ${dataDir}`);
  const cluster = locateCluster(dataDir, log);
  let running = await adoptOrStart(cluster, settings, mayCreate, log);
  let isClosing = false;
  let recovery: Promise<void> | undefined;

  const watch = () => {
    running.attachment.once('end', () => {
      if (!isClosing) recovery = recover();
    });
  };

  /** However often the server is lost, and however long it takes: what kept it down may be removed at any time. */
  async function recover(): Promise<void> {
    let reason = '';
    for (let attempt = 0; !isClosing; attempt += 1) {
      await sleep(RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)], undefined, { ref: false });
      if (isClosing) return;
      try {
        // A database whose files are gone must not be replaced by an empty one under a running server.
        running = await adoptOrStart(cluster, settings, false, log);
        log.debug({ pid: running.pid }, 'the embedded PostgreSQL runs again');
        watch();
        return;
      } catch (error) {
        // Told again only when the reason is another one.
        if (errorText(error) !== reason)
          log.error({ reason: errorText(error) }, 'the embedded PostgreSQL does not start again; it is tried on');
        reason = errorText(error);
      }
    }
  }

  const upkeep = setInterval(() => {
    try {
      giveSign(cluster.home);
      boundServerLog(cluster.home);
    } catch (error) {
      // A full disk, say, is the database's trouble first; it must not end the server from here.
      log.debug({ reason: errorText(error) }, "the database's directory could not be tended");
    }
  }, signInterval);
  upkeep.unref();
  watch();

  return {
    ownership: running.adopted ? 'adopted' : 'embedded',
    socketDirectory: () => running.socketDirectory,
    async release(patience = 6_000) {
      isClosing = true;
      clearInterval(upkeep);
      await Promise.race([recovery, sleep(patience, undefined, { ref: false })]);
      return detach(running, cluster, patience, log);
    },
  };
}
