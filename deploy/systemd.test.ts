// @module-tag full
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePorts } from '../simulators/free-ports.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { explainMissingMachine } from './testing-machine.ts';
import { prepareSharedPackage } from './testing-package.ts';
import { bootMachine, type SystemdMachine } from './testing-systemd.ts';

const UNIT = 'concordat.service';
const POLLING = { timeout: 120_000, interval: 250 };
const SETTINGS = '/etc/concordat/concordat.env';

describeUnless(explainMissingMachine(), 'The server under systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-units-'));
  let machine: SystemdMachine;
  let address: string;

  beforeAll(async () => {
    const port = await findFreePorts();
    address = `http://127.0.0.1:${port}`;
    const built = await prepareSharedPackage();
    machine = await bootMachine();
    cpSync(built, join(machine.shared, 'this.deb'));
    makeNext(built, join(machine.shared, 'next.deb'));
    const settings = readFileSync(join(import.meta.dirname, 'debian/concordat.env'), 'utf8');
    writeFileSync(join(machine.shared, 'settings'), `${settings}\nPORT=${port}\nBASE_URL=${address}\n`);
    machine.run('install', '-D', '/mnt/settings', SETTINGS);
    expect(dpkg('--force-confold', '--install', '/mnt/this.deb')).toMatchObject({ status: 0 });
  }, 300_000);
  afterAll(async () => {
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Creates a later release with the same content. */
  function makeNext(from: string, into: string): void {
    const files = join(folder, 'next');
    execFileSync('dpkg-deb', ['--raw-extract', from, files]);
    const control = join(files, 'DEBIAN/control');
    writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'));
    execFileSync('dpkg-deb', ['-Znone', '--build', files, into], { stdio: 'ignore' });
  }

  const dpkg = (...args: string[]) => machine.run('dpkg', '--force-unsafe-io', ...args);
  const readUnit = (property: string) =>
    machine.run('systemctl', 'show', '--value', `--property=${property}`, UNIT).stated.trim();
  const isUp = () => readUnit('ActiveState') === 'active';
  const journal = () => machine.run('journalctl', '--no-pager', '--output=cat', `--unit=${UNIT}`).stated;
  const isReady = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200;
  const workspaces = async () => {
    const answer = await fetch(`${address}/hub/`, { headers: { Accept: 'application/json' } });
    return ((await answer.json()) as { workspaces: { name: string }[] }).workspaces.map(({ name }) => name);
  };

  it('starts with its installation, and is enabled', async () => {
    expect([readUnit('ActiveState'), readUnit('UnitFileState'), await isReady()]).toEqual(['active', 'enabled', true]);
  });

  it('reports its status to systemd and to the journal', () => {
    expect(readUnit('StatusText')).toBe(`ready at ${address}`);
    expect(journal()).toContain(`ready at ${address}`);
  });

  it('runs as its own user, and writes only to its own folders', () => {
    const pid = readUnit('MainPID');
    expect(machine.run('stat', '-c', '%U', `/proc/${pid}`).stated.trim()).toBe('concordat');
    const inside = (command: string) =>
      machine.run(
        'nsenter',
        `--target=${pid}`,
        '--mount',
        '--',
        'setpriv',
        '--reuid=concordat',
        '--regid=concordat',
        '--init-groups',
        'sh',
        '-c',
        command,
      ).stated;
    expect(inside('touch /usr/x /etc/x /var/x 2>&1; touch /var/lib/concordat/x && echo written')).toMatch(
      /(Read-only file system\n.*){3}written/,
    );
    expect(inside('ls /mnt/this.deb /tmp /home | head -c 200')).not.toContain('concordat-');
  });

  it('is restarted by the watchdog with its saved data if it hangs', { timeout: 180_000 }, async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const body = JSON.stringify({ name: 'Saved before it hung' });
    expect((await fetch(`${address}/hub/workspaces`, { method: 'POST', headers, body })).status).toBe(201);
    writeFileSync(join(machine.shared, 'hurry.conf'), '[Service]\nWatchdogSec=10s\nTimeoutAbortSec=1s\n');
    machine.run('install', '-D', '/mnt/hurry.conf', `/etc/systemd/system/${UNIT}.d/hurry.conf`);
    machine.run('systemctl', 'daemon-reload');
    machine.run('systemctl', 'restart', UNIT);
    expect(isUp()).toBe(true);
    machine.run('kill', '-STOP', readUnit('MainPID'));
    await expect.poll(() => readUnit('NRestarts') === '1' && isUp(), POLLING).toBe(true);
    expect(journal()).toContain('Watchdog timeout');
    expect(await workspaces()).toContain('Saved before it hung');
  });

  it('has a worker unit', () => {
    expect(machine.run('systemctl', 'start', 'concordat-worker').stated).toBe('');
    expect(machine.run('systemctl', 'is-active', 'concordat-worker').stated).toBe('active\n');
    machine.run('systemctl', 'stop', 'concordat-worker');
  });

  it('creates a backup with the backup unit', () => {
    expect(machine.run('systemctl', 'start', 'concordat-backup').stated).toBe('');
    expect(machine.run('ls', '/var/backups/concordat').stated).toMatch(/Z\n$/);
  });

  describe('The server with socket activation', () => {
    beforeAll(() => {
      writeFileSync(
        join(machine.shared, 'here.conf'),
        `[Socket]\nListenStream=\nListenStream=${address.slice('http://'.length)}\n`,
      );
      machine.run('install', '-D', '/mnt/here.conf', '/etc/systemd/system/concordat.socket.d/here.conf');
      machine.run('systemctl', 'daemon-reload');
      machine.run('systemctl', 'stop', UNIT);
      machine.run('systemctl', 'enable', '--now', 'concordat.socket');
    });

    it('starts when it receives the first request', async () => {
      expect(readUnit('ActiveState')).toBe('inactive');
      expect(await isReady()).toBe(true);
      expect(isUp()).toBe(true);
    });

    it('queues requests during a restart, and rejects none of them', async () => {
      let isOver = false;
      const refused: unknown[] = [];
      let answered = 0;
      const call = async () => {
        while (!isOver) {
          // A new connection for each request, because open connections end with the server.
          const answer = await fetch(`${address}/livez`, { headers: { Connection: 'close' } }).catch((error: unknown) => error);
          if (answer instanceof Response && answer.ok) answered += 1;
          else refused.push(answer);
        }
      };
      const callers = [call(), call()];
      const before = readUnit('MainPID');
      // A blocking restart would also block the processes that call this function.
      machine.run('systemctl', 'restart', '--no-block', UNIT);
      await expect.poll(() => ![before, '0'].includes(readUnit('MainPID')) && isUp(), POLLING).toBe(true);
      isOver = true;
      await Promise.all(callers);
      expect([refused, answered > 0]).toEqual([[], true]);
    });
  });

  it('is restarted by an upgrade, and preserves settings and data', async () => {
    const before = readUnit('MainPID');
    expect(dpkg('--install', '/mnt/next.deb')).toMatchObject({ status: 0 });
    expect([isUp(), readUnit('MainPID') === before, await workspaces()]).toEqual([true, false, ['Saved before it hung']]);
    expect(machine.run('dpkg-query', '--show', 'concordat').stated).toBe('concordat\t99.0.0\n');
  });

  it('is stopped and disabled by a removal', async () => {
    expect(dpkg('--remove', 'concordat')).toMatchObject({ status: 0 });
    const units = [UNIT, 'concordat.socket'].map((unit) => machine.run('systemctl', 'is-active', unit).stated.trim());
    expect([units, await isReady()]).toEqual([['inactive', 'inactive'], false]);
    expect(
      machine.run('find', '/proc', '-ignore_readdir_race', '-maxdepth', '1', '-user', 'concordat', '-name', '[1-9]*').stated,
    ).toBe('');
    expect(machine.run('find', '/etc/systemd/system', '-lname', '*concordat*').stated).toBe('');
  });

  it('preserves only the data after a purge', () => {
    expect(dpkg('--purge', 'concordat')).toMatchObject({ status: 0 });
    const left = ['/etc/concordat', '/var/cache/concordat', '/var/lib/concordat/postgres'];
    expect(left.map((path) => machine.run('test', '-e', path).status)).toEqual([1, 1, 0]);
  });
});
