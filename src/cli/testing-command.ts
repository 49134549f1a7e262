import { Readable, Writable } from 'node:stream';
import type { Command, CommandIo } from './command.ts';

/** Runs a command, and returns its exit code and its output. */
export async function runTestCommand(command: Command, args: readonly string[], io: Partial<CommandIo> = {}) {
  const output = { out: '', err: '' };
  const createOutputCollector = (key: keyof typeof output) =>
    new Writable({
      write(chunk, _encoding, done) {
        output[key] += String(chunk);
        done();
      },
    });
  const code = await command([...args], {
    stdin: Readable.from([]),
    stdout: createOutputCollector('out'),
    stderr: createOutputCollector('err'),
    env: {},
    ...io,
  });
  return { code, ...output };
}
