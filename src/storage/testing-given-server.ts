/** A PostgreSQL server for one test, like that of DATABASE_URL. The test can stop and kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePath, ensureCluster, prepareClusterPaths, programEnvironment } from './embedded/cluster.ts';
import { readPostmasterFile } from './embedded/postmaster.ts';
import { silentLog } from './storage-errors.ts';
import { killOnExit } from './testing-children.ts';

/** Signals that stop a server: fast shutdown, immediate shutdown and kill (PostgreSQL, "Shutting Down the Server"). */
export type Ending = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** A PostgreSQL server that the tests start themselves. */
export interface GivenServer {
  readonly url: string;
  /** The folder of its files and its socket. */
  readonly files: string;
  /** Restarts the server. Resolves when the server accepts connections. */
  restart(ending: Ending): Promise<void>;
  /** Starts the server again after a stop. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds after which a start fails. After a kill, old processes can still use the shared memory. */
const START_TIMEOUT = 30_000;

/** Starts a server on new files in a folder, which the caller removes. @throws Error with its log if it does not start */
export async function startGivenServer(folder: string): Promise<GivenServer> {
  const cluster = prepareClusterPaths(folder, silentLog);
  await ensureCluster(cluster, silentLog);
  const { files, programs, runAs } = cluster;
  let server: ChildProcess;

  const startPostgres = async (): Promise<void> => {
    for (const deadline = Date.now() + START_TIMEOUT; ; await sleep(20)) {
      const one = spawn(programs.postgres, ['-D', choosePath(files, runAs), '-k', files, '-c', 'listen_addresses='], {
        cwd: files,
        env: programEnvironment,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...runAs,
      });
      server = killOnExit(one, 'SIGQUIT');
      let output = '';
      one.stderr.on('data', (text) => {
        output = `${output}${text}`.slice(-2_000);
      });
      while (one.exitCode === null && one.signalCode === null) {
        const note = readPostmasterFile(files);
        if (note?.pid === one.pid && note?.status === 'ready') return;
        await sleep(2);
      }
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start on ${files}: ${output.trim()}`);
    }
  };
  const endPostgres = async (signal: Ending): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await startPostgres();
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(files)}&user=concordat`,
    files,
    async restart(ending) {
      await endPostgres(ending);
      await startPostgres();
    },
    start: startPostgres,
    stop: () => endPostgres('SIGQUIT'),
  };
}
