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
  /** Told the socket's directory when a lost server is back. */
  onBack?: (socketDirectory: string) => void;
  /** Milliseconds before each try to get a lost server back. */
  retryDelays?: number[];
}

/** This process's hold on the embedded server. */
export interface EmbeddedServer {
  /** `adopted` when another process had started it. */
  ownership: 'embedded' | 'adopted';
  /** Directory of the socket now; changes only when someone else took its name while the server was down. */
  socketDirectory(): string;
  /** Why the server is given up; undefined while it runs or is being restarted. */
  failure(): Error | undefined;
  /**
   * Lets go; the last process that lets go stops the server.
   * @param patience milliseconds to wait until it has stopped
   */
  release(patience?: number): Promise<'stopped' | 'left running'>;
}

const usualRetryDelays = [0, 200, 1_000, 3_000, 10_000];
/** More losses than this within a minute are a server that cannot run. */
const mostLosses = 5;

/**
 * Attaches to the server of a data directory, starts it when none runs, and gets it back when it is lost.
 * @throws DatabaseStartError, DatabaseUnsuitableError, DatabaseUnsupportedError
 */
export async function openEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log, settings = {}, mayCreate = true, onBack, retryDelays = usualRetryDelays } = options;
  if (!mayCreate && !existsSync(join(dataDir, 'postgres'))) throw new DatabaseStartError(`there is no database in ${dataDir}`);
  const cluster = locateCluster(dataDir, log);
  let running = await adoptOrStart(cluster, settings, mayCreate, log);
  let isClosing = false;
  let failure: Error | undefined;
  let recovery: Promise<void> | undefined;
  let losses: number[] = [];

  const watch = () => {
    running.attachment.once('end', () => {
      if (!isClosing) recovery = recover();
    });
  };

  async function recover(): Promise<void> {
    losses = [...losses.filter((time) => Date.now() - time < 60_000), Date.now()];
    log.warn({ losses: losses.length }, 'the database was lost; getting it back');
    if (losses.length > mostLosses) return giveUp('it was lost too often within a minute');
    let reason = '';
    for (const delay of retryDelays) {
      await sleep(delay, undefined, { ref: false });
      if (isClosing) return;
      try {
        // A database whose files are gone must not be replaced by an empty one under a running server.
        running = await adoptOrStart(cluster, settings, false, log);
        log.info({ pid: running.pid }, 'the database is back');
        onBack?.(running.socketDirectory);
        watch();
        return;
      } catch (error) {
        reason = errorText(error);
        log.error({ reason }, 'the database did not come back');
      }
    }
    giveUp(reason);
  }

  function giveUp(reason: string): void {
    failure = new DatabaseStartError(`the embedded PostgreSQL is lost: ${reason}`);
    log.error({ reason }, 'the database is given up; restart the server when the cause is removed');
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
    failure: () => failure,
    async release(patience = 6_000) {
      isClosing = true;
      clearInterval(upkeep);
      await Promise.race([recovery, sleep(patience, undefined, { ref: false })]);
      return detach(running, cluster, patience, log);
    },
  };
}
