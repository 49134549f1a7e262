/**
 * One request at a time writes to an upload, over all processes of a database. A client that comes back after a lost connection asks
 * the request that still holds its upload to let go (tus 1.0.0, "Core protocol").
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import { AnswerableError } from '../../contract/errors.ts';
import type { AdvisoryLocks } from './advisory-locks.ts';

/** 423: another request is writing to the upload (RFC 4918, section 11.3). */
export class UploadBusyError extends AnswerableError {
  override readonly name = 'UploadBusyError';
  constructor() {
    super(423, 'Another request is writing to this upload; ask again in a moment.');
  }
}

interface Holder {
  readonly askToLetGo: () => void | Promise<void>;
  readonly gone: Promise<void>;
}

const MAX_WAIT_MS = 4_000;
const BETWEEN_LOOKS_MS = 100;

/** Makes the locker for the tus server. */
export function createUploadLocker(locks: AdvisoryLocks): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock(id) {
      const name = `concordat upload ${id}`;
      let letGo = () => {};
      return {
        async lock(signal, askToLetGo) {
          const deadline = performance.now() + MAX_WAIT_MS;
          for (;;) {
            const holder = holders.get(id);
            if (holder === undefined) {
              const gone = new Promise<void>((resolve) => {
                letGo = resolve;
              });
              holders.set(id, { askToLetGo, gone });
              if (await taken(name)) return;
              release();
            } else await holder.askToLetGo();
            if (signal.aborted || performance.now() > deadline) throw new UploadBusyError();
            await Promise.race([holder?.gone ?? pause(BETWEEN_LOOKS_MS), pause(BETWEEN_LOOKS_MS)]);
          }
        },
        async unlock() {
          await locks.unlock(name);
          release();
        },
      };

      function release(): void {
        holders.delete(id);
        letGo();
      }
    },
  };

  async function taken(name: string): Promise<boolean> {
    return locks.tryLock(name);
  }
}
