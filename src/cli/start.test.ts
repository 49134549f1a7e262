import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { runCommand } from './main.ts';

async function runStart(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const exitCode = await runCommand(['start', ...args], { stdin: new PassThrough(), stdout, stderr, env: {} });
  stdout.end();
  stderr.end();
  return { exitCode, stdout: await text(stdout), stderr: await text(stderr) };
}

describe('concordat start', () => {
  it('prints its usage instead of starting with --help', async () => {
    expect(await runStart('--help')).toEqual({
      exitCode: 0,
      stdout: expect.stringContaining('Usage: concordat start'),
      stderr: '',
    });
  });

  it('rejects unknown arguments', async () => {
    expect(await runStart('--port', '80')).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage: concordat start'),
    });
  });
});
