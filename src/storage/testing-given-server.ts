/** A PostgreSQL server of a test's own, as DATABASE_URL would name one, to be stopped and killed in every way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster, locateCluster, pathFor, programEnvironment } from './embedded/cluster.ts';
import { readPostmasterNote } from './embedded/postmaster.ts';
import { silentLog } from './storage-log.ts';

/** How a server ends (PostgreSQL, "Shutting Down the Server"): fast, immediate, or killed. */
export type Ending = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** A server of one's own. */
export interface GivenServer {
  readonly url: string;
  /** Ends it, and starts it again; resolves as soon as it takes connections. */
  restart(ending: Ending): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one on new files in a folder, which the caller removes. */
export async function startGivenServer(folder: string): Promise<GivenServer> {
  const cluster = locateCluster(folder, silentLog);
  await ensureCluster(cluster, silentLog);
  const { files, programs, runAs } = cluster;
  let server: ChildProcess;

  const start = async (): Promise<void> => {
    // The processes of a killed server may hold its memory for a moment.
    for (;;) {
      server = spawn(programs.postgres, ['-D', pathFor(files, runAs), '-k', files, '-c', 'listen_addresses='], {
        cwd: files,
        env: programEnvironment,
        stdio: 'ignore',
        ...runAs,
      });
      const { pid } = server;
      while (server.exitCode === null && server.signalCode === null) {
        const note = readPostmasterNote(files);
        if (note?.pid === pid && note?.status === 'ready') return;
        await sleep(2);
      }
      await sleep(20);
    }
  };
  const end = async (signal: Ending): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(files)}&user=concordat`,
    async restart(ending) {
      await end(ending);
      await start();
    },
    stop: () => end('SIGQUIT'),
  };
}
