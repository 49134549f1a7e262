import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { createGuideProgram, GUIDE_OUTPUT, GUIDE_TOKEN, guideBlocks } from './testing-guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describeWithDatabase('The guide to concordat/client', () => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: GUIDE_TOKEN }, { withDatabase: true });
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/client-guide-'));
    const program = createGuideProgram(server.address).replaceAll("'concordat/client'", "'../../src/client/index.ts'");
    writeFileSync(join(folder, 'guide.ts'), program);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('contains more than eight code blocks', () => {
    expect(guideBlocks.length).toBeGreaterThan(8);
  });

  it('contains code that compiles', () => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    expect(execFileSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], { encoding: 'utf8' })).toBe('');
  });

  it('contains code that prints the documented output', async () => {
    const child = spawn(process.execPath, ['guide.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = (await text(child.stdout)).trimEnd().split('\n');
    expect(lines).toEqual(GUIDE_OUTPUT.map((line) => expect.stringMatching(line)));
  });
});
