import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STOP_SIGNALS } from './service-manager.ts';

/** A program that prints the received signal, and ends when its input ends. */
const PROGRAM = `
  const { waitForStopSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'service-manager.ts'))});
  process.stdin.resume();
  const stopped = waitForStopSignal();
  process.stdout.write('ready');
  process.stdout.write(await stopped);
`;

describe('waitForStopSignal', () => {
  it.each(STOP_SIGNALS)('resolves with %s, so that the program can exit', async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      const ended = once(child, 'exit');
      expect(String((await once(child.stdout, 'data'))[0])).toBe('ready');
      child.kill(signal);
      expect(String((await once(child.stdout, 'data'))[0])).toBe(signal);
      // The launcher forwards this signal, although the terminal has already sent it to the program.
      if (signal === 'SIGHUP') child.kill(signal);
      child.stdin.end();
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
