// @module-tag full
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { findFreePorts } from '../simulators/free-ports.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { explainMissingMachine } from './testing-machine.ts';
import { prepareSharedPackage } from './testing-package.ts';

const root = join(import.meta.dirname, '..');
const POLLING = { timeout: 60_000, interval: 100 };

function explainMissingImage(): string | null {
  if (process.env.CI === 'true') return null;
  const missing = ['buildah', 'runc', 'mmdebstrap'].filter((program) => spawnSync(program, ['--version']).error !== undefined);
  return missing.length === 0 ? explainMissingMachine() : `there is no ${missing.join(', no ')}`;
}

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

interface Mount {
  readonly destination: string;
  readonly type: string;
  readonly source: string;
  readonly options?: readonly string[];
}
interface Bundle {
  process: object;
  mounts: Mount[];
  root: object;
  linux: { namespaces: { type: string }[] };
}

describeUnless(explainMissingImage(), 'The image, built by the commands of the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-image-'));
  const files = join(folder, 'files');
  const runtime = ['--root', join(folder, 'runtime')];
  const name = `concordat-test-${process.pid}`;
  const runc = (...args: string[]) => spawnSync('runc', [...runtime, ...args], { encoding: 'utf8' });
  let image: ImageConfig;
  let port: number;
  let server: ChildProcess;
  let stated = '';

  beforeAll(async () => {
    port = await findFreePorts();
    const options = ['--package', await prepareSharedPackage(), '--into', folder];
    const built = spawnSync('npm', ['run', '--silent', 'package:oci', '--', ...options], { cwd: root, encoding: 'utf8' });
    expect([built.status, built.stderr]).toEqual([0, expect.any(String)]);
    image = unpack(built.stdout.trim());
    writeBundle([...image.Entrypoint, ...image.Cmd]);
    server = start();
    server.stdout?.setEncoding('utf8').on('data', (text: string) => (stated += text));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => (stated += text));
    await vi.waitUntil(() => stated.includes('ready at'), POLLING);
  }, 600_000);
  afterAll(() => {
    runc('delete', '--force', name);
    rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Unpacks the layers of an image on top of each other, as container runtimes do.
   * @returns the configuration of the container
   */
  function unpack(archive: string): ImageConfig {
    const tar = (...args: string[]) => execFileSync('tar', args, { maxBuffer: 2 ** 27 });
    const json = (name: string) => JSON.parse(tar('-xOf', archive, name).toString()) as unknown;
    const [{ Config, Layers }] = json('manifest.json') as [{ Config: string; Layers: string[] }];
    mkdirSync(files);
    for (const layer of Layers) {
      execFileSync('sh', ['-ec', 'tar -xOf "$1" "$2" | tar -x --numeric-owner -C "$3"', 'sh', archive, layer, files]);
      // A file with this prefix marks a file that the layer deletes.
      for (const gone of globSync('**/.wh.*', { cwd: files }))
        for (const path of [gone, gone.replace('.wh.', '')]) rmSync(join(files, path), { recursive: true, force: true });
    }
    return (json(Config) as { config: ImageConfig }).config;
  }

  const start = () =>
    spawn('runc', [...runtime, 'run', '--bundle', join(folder, 'bundle'), name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const environment = () => [...image.Env, `PORT=${port}`, 'HOST=127.0.0.1'];
  const buildUrl = (path: string) => `http://127.0.0.1:${port}${path}`;

  /**
   * Writes the OCI bundle of the image: with a user without capabilities, a read-only file system, a volume and a temporary
   * folder.
   */
  function writeBundle(args: readonly string[]): void {
    const bundle = join(folder, 'bundle');
    rmSync(bundle, { recursive: true, force: true });
    mkdirSync(bundle);
    execFileSync('runc', ['spec', '--bundle', bundle]);
    const path = join(bundle, 'config.json');
    const plan = JSON.parse(readFileSync(path, 'utf8')) as Bundle;
    const [uid, gid] = image.User.split(':').map(Number);
    const none = { bounding: [], effective: [], permitted: [], ambient: [] };
    const volumes = Object.keys(image.Volumes).map(
      (destination): Mount => ({ destination, type: 'tmpfs', source: 'tmpfs', options: [`uid=${uid}`, `gid=${gid}`] }),
    );
    writeFileSync(
      path,
      JSON.stringify({
        ...plan,
        process: {
          args,
          env: environment(),
          cwd: image.WorkingDir,
          user: { uid, gid },
          capabilities: none,
          noNewPrivileges: true,
        },
        root: { path: files, readonly: true },
        mounts: [...plan.mounts, ...volumes],
        // The container uses the network of this machine, so that the test can connect.
        linux: { ...plan.linux, namespaces: plan.linux.namespaces.filter(({ type }) => type !== 'network') },
      }),
    );
  }

  const inside = (...args: string[]) => runc('exec', ...environment().flatMap((pair) => ['--env', pair]), name, ...args);

  it('runs from a read-only file system as a user without capabilities', async () => {
    expect(await (await fetch(buildUrl('/readyz'))).json()).toEqual({ status: 'ok' });
    const status = inside('cat', '/proc/1/status').stdout;
    expect([/^Uid:\s+(\d+)/m, /^CapBnd:\s+(\w+)/m, /^NoNewPrivs:\s+(\d)/m].map((line) => line.exec(status)?.[1])).toEqual([
      '10001',
      '0000000000000000',
      '1',
    ]);
  });

  it('writes only to its volumes', () => {
    expect(inside('sh', '-c', 'touch /usr/x /etc/x; ls /data').stderr).toMatch(/(Read-only file system\n(.|\n)*){2}/);
    expect(inside('ls', '/data').stdout).toContain('postgres');
  });

  it('contains this release, and no package archives', () => {
    expect(inside('concordat', '--version').stdout).toBe(`${packageJson.version}\n`);
    expect(inside('ls', '/var/lib/apt/lists', '/tmp').stdout).not.toContain('.deb');
  });

  it('passes its health check until it stops at SIGTERM', async () => {
    const [kind, ...check] = image.Healthcheck.Test;
    expect([kind, inside(...check).status]).toEqual(['CMD', 0]);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    runc('kill', name, 'TERM');
    expect(await ended).toBe(0);
    writeBundle(check);
    expect(spawnSync('runc', [...runtime, 'run', '--bundle', join(folder, 'bundle'), name]).status).toBe(1);
  });

  it('migrates a database and exits when it runs as a job', () => {
    writeBundle([...image.Entrypoint, 'db', 'migrate']);
    const { status, stdout } = runc('run', '--bundle', join(folder, 'bundle'), name);
    expect([status, stdout]).toEqual([0, `The database has the schema of release ${packageJson.version}.\n`]);
  });
});
