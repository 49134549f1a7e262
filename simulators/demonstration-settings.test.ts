import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { SETTINGS, type SettingsError } from '../src/settings.ts';
import { readDemonstrationSettings } from './demonstration-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-demonstration-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function listProblems(environment: Record<string, string>, firstPort?: string): readonly string[] {
  try {
    readDemonstrationSettings(environment, firstPort);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
}

describe('readDemonstrationSettings', () => {
  it('returns ports 8130 to 8132, data/demo and open services by default', () => {
    expect(readDemonstrationSettings({ PATH: '/bin', PORT: '', ADMIN_TOKEN: '' })).toEqual({
      ports: { application: 8130, login: 8131, platform: 8132 },
      dataDir: resolve('data/demo'),
      logLevel: 'warn',
      environment: { HUB_ACCESS: 'open', PROTEOMICS_ACCESS: 'open' },
      notice: undefined,
    });
  });

  it('reads the port, DATA_DIR, LOG_LEVEL and the kinds of access from the environment', () => {
    const environment = { HUB_ACCESS: 'login', PROTEOMICS_ACCESS: 'login' };
    const dataDir = join(folder, 'new');
    expect(readDemonstrationSettings({ PORT: '9000', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment })).toEqual({
      ports: { application: 9000, login: 9001, platform: 9002 },
      dataDir,
      logLevel: 'error',
      environment,
      notice: undefined,
    });
  });

  it('prefers the port of the command, and reports that PORT is ignored', () => {
    const { ports, notice } = readDemonstrationSettings({ PORT: '9000' }, '9100');
    expect([ports.application, notice]).toEqual([
      9100,
      'The demo ignores PORT from the environment; it uses DATA_DIR, HUB_ACCESS, PROTEOMICS_ACCESS and LOG_LEVEL only.',
    ]);
  });

  it('selects free ports if the first port is 0', () => {
    expect(readDemonstrationSettings({ PORT: '0' }).ports).toEqual({ application: 0, login: 0, platform: 0 });
  });

  it('lists every ignored setting of the server in one sentence, without values', () => {
    const taken = ['PORT', 'DATA_DIR', 'HUB_ACCESS', 'PROTEOMICS_ACCESS', 'LOG_LEVEL'];
    const others = [...SETTINGS, ...AUTH_SETTINGS].map(({ variable }) => variable).filter((name) => !taken.includes(name));
    const read = readDemonstrationSettings(Object.fromEntries(others.map((name) => [name, `value of ${name} that is real`])));
    expect(others.filter((name) => !read.notice?.includes(name))).toEqual([]);
    expect(read.notice?.match(/\./g)).toHaveLength(1);
    expect(JSON.stringify(read)).not.toContain('that is real');
  });

  it.each([['65534'], ['80'], ['9000.5'], ['many'], ['0x2328']])('rejects %s as the first port', (port) => {
    const problem = ['The first port must be a number from 1024 to 65533, or 0 for free ports.'];
    expect([listProblems({ PORT: port }), listProblems({}, port)]).toEqual([problem, problem]);
  });

  it('rejects an unknown kind of access with an error that names the variable', () => {
    const problems = listProblems({ HUB_ACCESS: 'closed', PROTEOMICS_ACCESS: 'yes' });
    expect(problems.map((line) => line.split(' ')[0])).toEqual(['HUB_ACCESS', 'PROTEOMICS_ACCESS']);
  });

  it('rejects a DATA_DIR that contains files of a server other than the demo', () => {
    const [real, own] = [join(folder, 'real'), join(folder, 'own')];
    for (const path of [join(real, 'postgres'), join(own, 'postgres'), join(own, 'laboratory')])
      mkdirSync(path, { recursive: true });
    expect([listProblems({ DATA_DIR: real }), listProblems({ DATA_DIR: own })]).toEqual([
      [`DATA_DIR ${real} has files that the demo did not write. Choose a new folder, such as ${join(real, 'demo')}.`],
      [],
    ]);
  });

  it('rejects a DATA_DIR that is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(listProblems({ DATA_DIR: file })).toEqual([expect.stringContaining(`DATA_DIR ${file} cannot be read: `)]);
  });
});

describe('npm run demo', () => {
  it('exits with 2 and one sentence for an invalid setting', { tags: 'full' }, () => {
    const env = { ...process.env, DATA_DIR: join(folder, 'unused'), PORT: '80' };
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'demo: The first port must be a number from 1024 to 65533, or 0 for free ports.\n']);
  });
});
