/** The request that runs, with its client and the check of its access. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface CurrentRequest {
  readonly client: string;
  /** Repeats the check of the guard. Undefined before the first check. */
  check?: () => Promise<void>;
}

/** Undefined in jobs, in threads, and during a turn at the database. */
const requests = new AsyncLocalStorage<CurrentRequest | undefined>();

export function runForClient<T>(client: string, run: () => T): T {
  return requests.run({ client }, run);
}

export function findCurrentClient(): string | undefined {
  return requests.getStore()?.client;
}

/** Runs work that must not wait for other work of the client. */
export function runWithoutClient<T>(work: () => T): T {
  return requests.run(undefined, work);
}

export function addAccessCheck(check: () => Promise<unknown>): void {
  const current = requests.getStore();
  if (current === undefined) return;
  const before = current.check;
  current.check = async () => {
    await before?.();
    await check();
  };
}

/** Repeats the access check of the running request, because rights can end during a wait. @throws the errors of the guard */
export async function recheckAccessOfRequest(): Promise<void> {
  const current = requests.getStore();
  if (current?.check !== undefined) await requests.run({ client: current.client }, current.check);
}
