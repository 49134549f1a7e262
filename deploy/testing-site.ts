/**
 * Simulates an installation on several machines: PostgreSQL, object storage, nginx, and any number of web processes and
 * workers. Each process has a separate folder and, if the system allows it, a separate process namespace. A killed process can
 * be restarted, as by systemd.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setDefaultCACertificates } from 'node:tls';
import { findFreePorts } from '../simulators/free-ports.ts';
import { startBucket, type TestBucket } from '../src/files/testing-bucket.ts';
import { killOnExit } from '../src/storage/testing-children.ts';
import { type GivenServer, startGivenServer } from '../src/storage/testing-given-server.ts';
import { createDatabaseProxy, type DatabaseProxy } from '../src/storage/testing-proxy.ts';
import { makeCertificate, PROXIES, type RunningProxy } from './testing-proxies.ts';

const root = join(import.meta.dirname, '..');

/** Token of the administrator of the site. */
export const SITE_ADMIN = 'the-token-of-the-administration';

/** A tool that copies the results of the sample run after a short time. It is a shell script, which starts fast. */
const TOOL = `sha256sum "$1"; sleep 0.$(( $(od -An -N1 -tu1 /dev/urandom) % 9 + 1 ))
cp ${join(root, 'src/proteomics/ingestion/fixtures/tmt11-run')}/*.txt "$2" && rm -f "$2"/expected.txt`;

export interface Machine {
  readonly name: string;
  readonly kind: 'web' | 'worker';
  readonly folder: string;
  /** Returns the process ID of the server, which can be a child of the started process. */
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Returns the number of times that the process has ended without being killed. */
  ended(): number;
}

export interface Site {
  /** Address at the proxy. */
  readonly address: string;
  readonly machines: readonly Machine[];
  readonly databaseUrl: string;
  readonly server: GivenServer;
  /** The proxy between the processes and PostgreSQL, which tests can cut. */
  readonly way: DatabaseProxy;
  readonly bucket: TestBucket;
  /** Environment variables of every process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly errors: Map<string, number>;
  restartProxy(): Promise<void>;
  stop(): Promise<void>;
}

export interface SitePlan {
  readonly webs: number;
  readonly workers: number;
}

/** Starts the site. @throws Error if a program is not installed */
export async function startSite({ webs, workers }: SitePlan): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-site-'));
  // PostgreSQL does not run as root, but must be able to read its folder.
  chmodSync(folder, 0o755);
  const [databaseFolder, proxyFolder] = ['database', 'proxy'].map((name) => join(folder, name)) as [string, string];
  for (const one of [databaseFolder, proxyFolder]) mkdirSync(one);
  const [server, bucket, first] = await Promise.all([startGivenServer(databaseFolder), startBucket(), findFreePorts(webs + 2)]);
  const way = await createDatabaseProxy(server.url);
  const [httpPort, httpsPort] = [first, first + 1];
  const address = `https://localhost:${httpsPort}`;
  writeFileSync(join(folder, 'tool.sh'), TOOL);
  const command = ['sh', join(folder, 'tool.sh'), '{raw_file}', '{result_dir}'];
  writeFileSync(join(folder, 'tools.json'), JSON.stringify({ tools: { fixture: { steps: [{ name: 'copy', command }] } } }));
  const environment = {
    ...bucket.environment(),
    DATABASE_URL: way.url,
    BASE_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    SECRET_KEY: 'the secret of the tests which is long enough',
    ADMIN_TOKEN: SITE_ADMIN,
    TOOLS_FILE: join(folder, 'tools.json'),
    LIMIT_REQUESTS: '0',
    LIMIT_CHANGES: '0',
    LOG_LEVEL: 'error',
  };
  const errors = new Map<string, number>();
  const machine = (kind: Machine['kind'], at: number) => {
    const name = `${kind}-${at}`;
    const own = { DATA_DIR: join(folder, name), PORT: String(httpsPort + 1 + at), PARALLEL_RUNS: kind === 'web' ? '0' : '1' };
    return makeMachine({ kind, name, environment: { ...environment, ...own, LOG_LEVEL: 'info' }, errors });
  };
  const machines = [
    ...Array.from({ length: webs }, (_, at) => machine('web', at)),
    ...Array.from({ length: workers }, (_, at) => machine('worker', at)),
  ];
  setDefaultCACertificates([makeCertificate(proxyFolder)]);
  const nginx = PROXIES[0] as (typeof PROXIES)[number];
  const upstreams = Array.from({ length: webs }, (_, at) => httpsPort + 1 + at);
  const startProxy = () => nginx.start({ folder: proxyFolder, httpPort, httpsPort, upstreams });
  let proxy: RunningProxy | undefined;
  const stop = async () => {
    await Promise.all(machines.map((one) => one.kill()));
    await proxy?.stop();
    await way.close();
    await Promise.all([server.stop(), bucket.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first process creates the tables, so it must start before the others.
    await machines[0]?.start();
    await Promise.all(machines.slice(1).map((one) => one.start()));
    proxy = await startProxy();
  } catch (error) {
    await stop();
    throw error;
  }
  const restartProxy = async () => {
    await proxy?.stop();
    proxy = await startProxy();
  };
  return { address, machines, databaseUrl: server.url, server, way, bucket, environment, folder, errors, restartProxy, stop };
}

interface MachineParts extends Pick<Machine, 'kind' | 'name'> {
  readonly environment: Readonly<Record<string, string>>;
  readonly errors: Map<string, number>;
}

/** Starts a command in a separate process namespace, as on another machine. If the first process ends, all others end. */
const APART = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const canBeApart = process.platform === 'linux' && spawnSync('unshare', [...APART, 'true']).status === 0;

function makeMachine({ kind, name, environment, errors }: MachineParts): Machine {
  const folder = environment.DATA_DIR as string;
  let child: ChildProcess | undefined;
  let killed: ChildProcess | undefined;
  let ended = 0;
  const start = async () => {
    const program = [process.execPath, join(root, 'bin/concordat.js'), kind === 'web' ? 'start' : 'worker'];
    const [command = '', ...args] = canBeApart ? ['unshare', ...APART, ...program] : program;
    const { PATH = '', TMPDIR } = process.env;
    const env = { PATH, HOME: folder, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...environment };
    mkdirSync(folder, { recursive: true });
    const one = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    child = killOnExit(one, 'SIGKILL', true);
    one.once('exit', () => {
      if (killed !== one) ended += 1;
    });
    await new Promise<void>((resolve) => {
      // The process can be killed while it starts.
      one.once('exit', () => resolve());
      createInterface({ input: one.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        if (/ready at |works on runs/.test(line)) resolve();
        if (/"level":(50|60|"error"|"fatal")/.test(line)) recordError(errors, line);
      });
    });
  };
  return {
    name,
    kind,
    folder,
    start,
    pid: () => (canBeApart ? findChild(child?.pid) : (child?.pid ?? 0)),
    ended: () => ended,
    async kill() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      killed = child;
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

function findChild(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

function recordError(errors: Map<string, number>, line: string): void {
  const { msg = line, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
  const what = err?.message === undefined ? msg : `${msg}: ${err.message}`;
  errors.set(what, (errors.get(what) ?? 0) + 1);
}
