import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { SAMPLE_CALLS, startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import { createOrganisationEnvironment, ORGANISATION_OUTPUT, ORGANISATION_PROGRAM } from './testing-guide.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('The guide to concordat/organisation', () => {
  let platform: SimulatedPlatform;
  let folder: string;
  beforeAll(async () => {
    ({ platform } = await startPlatformAndClient());
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/organisation-guide-'));
    const program = ORGANISATION_PROGRAM.replaceAll("'concordat/auth'", "'../../src/auth/index.ts'").replaceAll(
      "'concordat/organisation'",
      "'../../src/collaborations/platform/index.ts'",
    );
    writeFileSync(join(folder, 'guide.ts'), program);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(folder, { recursive: true });
  });

  it('contains a program that compiles', () => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    expect(execFileSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], { encoding: 'utf8' })).toBe('');
  });

  it('contains a program that runs successfully', async () => {
    const env = { PATH: process.env.PATH, ...createOrganisationEnvironment(platform) };
    const child = spawn(process.execPath, ['guide.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = (await text(child.stdout)).trimEnd().split('\n');
    expect(lines).toEqual(ORGANISATION_OUTPUT.map((line) => expect.stringMatching(line)));
  });

  it('lists every method of the client', () => {
    const guide = readFileSync(join(root, 'docs/organisation.md'), 'utf8');
    expect(SAMPLE_CALLS.filter(({ method }) => !guide.includes(`\`${method}(`)).map(({ method }) => method)).toEqual([]);
  });
});
