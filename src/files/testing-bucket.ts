/** Starts an object storage for a test file: SeaweedFS with a bucket, behind a connection that can be cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe } from 'vitest';
import { findFreePorts } from '../../simulators/free-ports.ts';
import { killOnExit } from '../storage/testing-children.ts';
import { openBucket } from './bucket.ts';

const BUCKET = 'concordat-test';
const ACCESS_KEY = 'concordat-test-key';
const SECRET_KEY = 'concordat-test-secret';

export interface TestBucket {
  /** Returns FILES_URL, the endpoint and the credentials as settings. Each call returns a different prefix. */
  environment(): Record<string, string>;
  /** Breaks all connections, and rejects new ones until the connection is restored. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** Runs a suite like `describe`, or skips it with the reason in its title if SeaweedFS is missing. */
export function describeWithBucket(title: string, body: () => void): void {
  if (findProgram() !== undefined) describe(title, body);
  else
    describe.skip(
      `${title} (skipped: there is no SeaweedFS; pip install -r .ci/python-requirements.txt, and set PYTHON to that environment)`,
      body,
    );
}

/** Starts the object storage with an empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bucket-'));
  const port = await findFreePorts(PORTS.length);
  const flags = PORTS.map((name, at) => `-${name}=${port + at}`);
  const quiet = ['-webdav=false', '-admin.ui=false', '-s3.port.iceberg=0', '-s3.port.lance=0', '-master.volumeSizeLimitMB=64'];
  const child = spawn(
    findProgram() as string,
    ['mini', `-dir=${folder}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1', ...flags, ...quiet],
    {
      cwd: folder,
      env: { HOME: folder, PATH: process.env.PATH ?? '', AWS_ACCESS_KEY_ID: ACCESS_KEY, AWS_SECRET_ACCESS_KEY: SECRET_KEY },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  killOnExit(child, 'SIGKILL');
  const wire = await startProxy(port);
  const endpoint = `http://127.0.0.1:${wire.port}`;
  try {
    await createTestBucket(endpoint, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    environment: () => ({
      FILES_URL: `s3://${BUCKET}/${randomUUID()}`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    }),
    cut: wire.cut,
    restore: wire.join,
    async stop() {
      await wire.close();
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Flags that set ports; the first one is the S3 port. */
const PORTS = [
  's3.port',
  's3.port.grpc',
  'master.port',
  'master.port.grpc',
  'volume.port',
  'volume.port.grpc',
  'filer.port',
  'filer.port.grpc',
  'admin.port',
  'admin.port.grpc',
];

/** Finds the program: beside the Python of the tests, where .ci/run installs it, or on the PATH. */
function findProgram(): string | undefined {
  const folders = [
    ...(process.env.PYTHON === undefined ? [] : [dirname(process.env.PYTHON)]),
    join(import.meta.dirname, '../../.cache/python/bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, 'weed')).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const TIMEOUT_MS = 60_000;

async function createTestBucket(endpoint: string, child: ChildProcess): Promise<void> {
  const place = {
    bucket: BUCKET,
    prefix: '',
    endpoint,
    region: 'us-east-1',
    accessKeyId: ACCESS_KEY,
    secretAccessKey: SECRET_KEY,
  };
  const { s3 } = await openBucket(place);
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await s3.createBucket({ Bucket: BUCKET });
      // The first object creates a volume for the bucket, which fails until the storage has started.
      await s3.putObject({ Bucket: BUCKET, Key: 'first', Body: 'first' });
      return;
    } catch (error) {
      const isThere = (error as Error).name === 'BucketAlreadyOwnedByYou' || (error as Error).name === 'BucketAlreadyExists';
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      if (isThere && (await s3.putObject({ Bucket: BUCKET, Key: 'first', Body: 'first' }).then(Boolean, () => false))) return;
      await pause(100);
    }
  }
}

async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await waitUntilListening(server, 0);
  return {
    port: readPort(server),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    join() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function waitUntilListening(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function readPort(server: Server): number {
  return (server.address() as { port: number }).port;
}
