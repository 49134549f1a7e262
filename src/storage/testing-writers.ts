/** Writers that continue through outages and record all responses. */
import type pg from 'pg';
import type { Database } from './database.ts';
import { OutcomeUnknownError } from './storage-errors.ts';
import { runInTransaction } from './transaction.ts';

/** The outcomes of the writers' changes. */
export interface Account {
  readonly acknowledged: Set<number>;
  readonly unknown: Set<number>;
  readonly refused: Set<number>;
  /** Errors that do not report an outage. */
  readonly strange: unknown[];
}

/** Writers that run until the test ends them. */
export interface Writers {
  readonly account: Account;
  /** Stops the writers, and resolves with the content of the table. */
  stop(): Promise<Set<number>>;
}

/** Starts writers that insert numbers, every other one in a transaction. */
export async function startWriters(database: Database, isOutage: (error: unknown) => boolean, count = 6): Promise<Writers> {
  await database.pool.query('create table if not exists numbers (number int primary key)');
  const account: Account = { acknowledged: new Set(), unknown: new Set(), refused: new Set(), strange: [] };
  let next = 0;
  let isStopped = false;
  const writeNumbers = async () => {
    while (!isStopped) {
      next += 1;
      const number = next;
      const insertNumber = (client: pg.Pool | pg.PoolClient) => client.query('insert into numbers values ($1)', [number]);
      try {
        await (number % 2 === 0 ? insertNumber(database.pool) : runInTransaction(database.pool, insertNumber));
        account.acknowledged.add(number);
      } catch (error) {
        if (error instanceof OutcomeUnknownError) account.unknown.add(number);
        else if (isOutage(error)) account.refused.add(number);
        else account.strange.push(error);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  };
  const works = Array.from({ length: count }, writeNumbers);
  return {
    account,
    async stop() {
      isStopped = true;
      await Promise.all(works);
      const { rows } = await database.pool.query<{ number: number }>('select number from numbers');
      return new Set(rows.map(({ number }) => number));
    },
  };
}
