// @module-tag full
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { writePackage } from '../scripts/package/debian-package.ts';
import { findFreePorts } from '../simulators/free-ports.ts';
import { waitUntil } from '../src/proteomics/uploads/testing-uploads.ts';
import { describeUnless } from '../src/storage/testing.ts';
import {
  explainMissingMachine,
  listenForNotifications,
  type NotifySocket,
  startMachine,
  type TestMachine,
} from './testing-machine.ts';
import { buildPackage, prepareSharedPackage } from './testing-package.ts';

const UNITS = ['concordat.service', 'concordat-worker.service'];
const SETTINGS = '/etc/concordat/concordat.env';

describeUnless(explainMissingMachine(), 'The Debian package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-debian-'));
  let machine: TestMachine;
  let notify: NotifySocket;
  let port: number;
  let server: ChildProcess | undefined;
  let packages: readonly [string, string];

  beforeAll(async () => {
    port = await findFreePorts();
    packages = await Promise.all([prepareSharedPackage(), buildPackage(folder)]);
    machine = await startMachine();
    chmodSync(machine.shared, 0o755);
    cpSync(packages[0], join(machine.shared, 'new.deb'));
    cpSync(makeOlder(), join(machine.shared, 'old.deb'));
    notify = await listenForNotifications(join(machine.shared, 'notify'));
  }, 300_000);
  afterAll(async () => {
    server?.kill('SIGKILL');
    notify?.stop();
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Creates a package of an older release, with the same scripts and settings and a file that the new package lacks. */
  function makeOlder(): string {
    const files = join(folder, 'older');
    const put = (path: string, from?: string) => {
      mkdirSync(dirname(join(files, path)), { recursive: true });
      if (from === undefined) writeFileSync(join(files, path), 'of an older release\n');
      else cpSync(join(import.meta.dirname, 'debian', from), join(files, path));
    };
    put('usr/lib/concordat/gone');
    put('etc/concordat/concordat.env', 'concordat.env');
    for (const unit of UNITS) put(`usr/lib/systemd/system/${unit}`, unit);
    return writePackage(files, folder, {
      architecture: packages[0].endsWith('_arm64.deb') ? 'arm64' : 'amd64',
      version: '0.0.1',
      epoch: 1,
    });
  }

  const dpkg = (...args: string[]) => machine.run('dpkg', '--force-unsafe-io', ...args);
  const field = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const buildUrl = (path: string) => `http://127.0.0.1:${port}${path}`;

  /** Starts the program of a unit with its user, folder and environment. Resolves when the program reports that it is ready. */
  async function startUnit(unit: string): Promise<ChildProcess> {
    const text = machine.run('cat', `/usr/lib/systemd/system/${unit}`).stated;
    const [user, folderOfUnit] = [field(text, 'User'), field(text, 'WorkingDirectory')];
    const [variable = '', value = ''] = field(text, 'Environment').split('=');
    const start = `cd ${folderOfUnit} && exec ${field(text, 'ExecStart')}`;
    const reported = notify.words.length;
    const env = { [variable]: value, NOTIFY_SOCKET: '/mnt/notify', WATCHDOG_USEC: '1500000', HOME: '/nonexistent' };
    const child = machine.start(
      ['setpriv', `--reuid=${user}`, `--regid=${field(text, 'Group')}`, '--init-groups', 'sh', '-c', start],
      {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let stated = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece) => (stated += piece));
    const isReady = () => notify.words.slice(reported).some((word) => word.includes('READY=1'));
    while (!isReady() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 25));
    if (!isReady()) throw new Error(`${unit} ended: ${stated}`);
    return child;
  }

  async function stopUnit(child: ChildProcess): Promise<number | null> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  }

  it('has the same bytes in every build', () => {
    const [one, other] = packages.map((path) => [
      basename(path),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]);
    expect(one).toEqual(other);
    expect(one?.[0]).toMatch(/^concordat_\d+\.\d+\.\d+\S*_(amd64|arm64)\.deb$/);
  });

  it('replaces an older version, and preserves settings and data', () => {
    expect(dpkg('--install', '/mnt/old.deb')).toMatchObject({ status: 0 });
    const settings = join(machine.shared, 'settings');
    writeFileSync(settings, machine.run('cat', SETTINGS).stated);
    appendFileSync(settings, `PORT=${port}\nBASE_URL=http://127.0.0.1:${port}\n`);
    machine.run('cp', '/mnt/settings', SETTINGS);
    machine.run('install', '-o', 'concordat', '-g', 'concordat', '/mnt/settings', '/var/lib/concordat/kept');
    expect(dpkg('--install', '/mnt/new.deb')).toMatchObject({ status: 0 });
    expect(machine.run('cat', SETTINGS).stated).toContain(`PORT=${port}`);
    const there = ['/usr/lib/concordat/gone', '/var/lib/concordat/kept'];
    expect(there.map((path) => machine.run('test', '-e', path).status)).toEqual([1, 0]);
    expect(machine.run('dpkg', '--status', 'concordat').stated).toMatch(
      new RegExp(`^Status: install ok installed$(.|\\n)*^Version: ${packageJson.version}$`, 'm'),
    );
  });

  it('creates an account, settings that only this account can read, and a command', () => {
    expect(machine.run('stat', '-c', '%U:%G %a', SETTINGS, '/var/lib/concordat').stated).toBe(
      'root:concordat 640\nconcordat:concordat 700\n',
    );
    expect(machine.run('concordat', '--version')).toEqual({ status: 0, stated: `${packageJson.version}\n` });
    expect(machine.run('getent', 'passwd', 'concordat').stated).toMatch(/:\/var\/lib\/concordat:.*nologin$/m);
  });

  it('contains no files for developers', () => {
    const files = machine.run('dpkg', '--listfiles', 'concordat').stated.split('\n');
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => /\.(map|d\.ts|test\.js)$|\/node_modules\/(typescript|vitest|esbuild)\//.test(file))).toEqual(
      [],
    );
  });

  it('contains a bill of materials and the licenses of its packages', () => {
    const read = (file: string) => machine.run('cat', `/usr/lib/concordat/node_modules/concordat/dist/${file}`).stated;
    expect((JSON.parse(read('sbom.cdx.json')) as { bomFormat: string }).bomFormat).toBe('CycloneDX');
    expect(read('third-party-licenses.md')).toContain('| express | ');
  });

  it.each([...UNITS, 'concordat-backup.service'])('contains the valid unit %s, whose exposure systemd rates as OK', (unit) => {
    const path = `/usr/lib/systemd/system/${unit}`;
    expect(machine.run('systemd-analyze', 'verify', '--man=no', '--recursive-errors=no', path)).toEqual({
      status: 0,
      stated: '',
    });
    const { status, stated } = machine.run(
      'systemd-analyze',
      'security',
      '--offline=yes',
      '--no-pager',
      '--threshold=25',
      path,
    );
    expect([status, stated.split('\n').filter((line) => line.includes('Overall exposure'))]).toEqual([
      0,
      [expect.stringContaining('OK')],
    ]);
  });

  describe('The service that the Debian unit starts', () => {
    beforeAll(async () => {
      server = await startUnit('concordat.service');
    });

    it('notifies the watchdog of systemd repeatedly', async () => {
      const count = () => notify.words.filter((word) => word.includes('WATCHDOG=1')).length;
      const before = count();
      await waitUntil(() => count() > before + 1, 'the watchdog hears from it');
      expect(await (await fetch(buildUrl('/readyz'))).json()).toEqual({ status: 'ok' });
    });

    it('stores its data in the folder that the unit makes writable', async () => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const body = JSON.stringify({ name: 'Kept workspace' });
      const answer = await fetch(buildUrl('/hub/workspaces'), { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      expect(machine.run('find', '/var/lib/concordat', '-maxdepth', '1', '-type', 'd').stated).toContain(
        '/var/lib/concordat/postgres',
      );
    });

    it('passes "concordat doctor"', () => {
      const { stated } = machine.run(
        'setpriv',
        '--reuid=concordat',
        '--regid=concordat',
        '--init-groups',
        'concordat',
        'doctor',
      );
      expect(stated).toContain(`runs at http://127.0.0.1:${port}`);
    });

    it('is backed up by the backup unit while it runs', () => {
      const start = field(machine.run('cat', '/usr/lib/systemd/system/concordat-backup.service').stated, 'ExecStart');
      const { status, stated } = machine.run('runuser', '--user', 'concordat', '--', ...start.split(' '));
      expect([status, stated]).toEqual([
        0,
        expect.stringMatching(/^Backed up the database .* to \/var\/backups\/concordat\/\S+Z\.\n$/),
      ]);
    });

    it('runs together with the worker unit, which exits with 0', async () => {
      const worker = await startUnit('concordat-worker.service');
      expect(await stopUnit(worker)).toBe(0);
    });

    it('notifies systemd that it stops, and exits with 0', async () => {
      expect(await stopUnit(server as ChildProcess)).toBe(0);
      server = undefined;
      await waitUntil(() => notify.words.some((word) => word.includes('STOPPING=1')), 'systemd hears of it');
    });
  });

  it('preserves settings and data when it is removed', () => {
    expect(dpkg('--remove', 'concordat')).toMatchObject({ status: 0 });
    const left = ['/usr/lib/concordat', '/usr/bin/concordat', SETTINGS, '/var/lib/concordat/postgres'];
    expect(left.map((path) => machine.run('test', '-e', path).status)).toEqual([1, 1, 0, 0]);
  });

  it('preserves only the data when it is purged', () => {
    const { status, stated } = dpkg('--purge', 'concordat');
    expect([status, stated]).toEqual([0, expect.stringContaining('the data stay in /var/lib/concordat')]);
    const left = ['/etc/concordat', '/var/cache/concordat', '/var/lib/concordat/postgres'];
    expect(left.map((path) => machine.run('test', '-e', path).status)).toEqual([1, 1, 0]);
    expect(machine.run('dpkg-query', '--show', 'concordat').stated).toContain('no packages found matching concordat');
  });
});
