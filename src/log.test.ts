import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it.each([
  ['failed', (error: Error) => error],
  // Copying between threads drops custom members of an error.
  ['failed in another thread', structuredClone<Error>],
])('The log of a statement that %s contains no text, parameters or row values of the statement', (_where, copy) => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "people_address"'), {
    code: '23505',
    detail: 'Key (address)=(ada@example.org) already exists.',
    where: 'COPY people, line 1: "ada@example.org"',
  });
  const error = Object.assign(
    new Error("Failed query: insert into people values ('Ada')\nparams: ada@example.org", { cause }),
    {
      query: "insert into people values ('Ada')",
      params: ['ada@example.org'],
    },
  );
  log.error({ err: copy(error) }, 'unexpected error');
  expect(lines.join()).not.toMatch(/ada@|insert into|Ada/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'A statement failed.', cause: { message: cause.message } },
  });
});

it.each([
  ['a process exits normally', "log.info('last'); process.exit(0);"],
  ['an uncaught error ends the process', "log.info('last'); throw new Error('not taken');"],
  ['the process is killed after a fatal line', "log.fatal('last'); process.kill(process.pid, 'SIGKILL');"],
])('The last line of the log is written if %s', (_how, words) => {
  const program = `import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}; const log = createLog('info'); ${words}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stdout).toContain('"msg":"last"');
});

it('A line of the log has an ISO time in UTC, to the millisecond', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).info('now');
  const { time } = JSON.parse(lines[0] ?? '{}') as { time: string };
  expect(new Date(time).toISOString()).toBe(time);
});
