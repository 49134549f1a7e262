import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('A failed statement is logged without the statement, its parameters and the values of the row', () => {
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
  log.error({ err: error }, 'unexpected error');
  expect(lines.join()).not.toMatch(/ada@|insert into|Ada/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'A statement failed.', cause: { code: '23505', message: cause.message } },
  });
});
