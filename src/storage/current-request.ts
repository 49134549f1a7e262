/** Tracks the running request, its client and its access check through asynchronous calls. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface CurrentRequest {
  readonly client: string;
  /** Repeats the access check. Undefined before the first check. */
  check?: () => Promise<void>;
}

/** Undefined in jobs and threads, and in work that must not wait for its client. */
const requests = new AsyncLocalStorage<CurrentRequest | undefined>();

export function runForClient<T>(client: string, run: () => T): T {
  return requests.run({ client }, run);
}

export function findCurrentClient(): string | undefined {
  return requests.getStore()?.client;
}

/** Runs work that must not wait in the queue of its client. */
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

/** Repeats the access check of the request, because rights can end while it waits. @throws the errors of the guard */
export async function recheckAccessOfRequest(): Promise<void> {
  const current = requests.getStore();
  if (current?.check !== undefined) await requests.run({ client: current.client }, current.check);
}
