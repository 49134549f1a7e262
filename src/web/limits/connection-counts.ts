/** Limits the number of upgraded connections per client. */
import type { Duplex } from 'node:stream';
import { AnswerableError } from '../../contract/errors.ts';
import { countOf } from '../for-people/words.ts';
import type { LimitedClient } from './client-address.ts';
import { type PersonOf, SHARED_FACTOR } from './rate-limiter.ts';

/** 429 */
export class TooManyConnectionsError extends AnswerableError {
  override readonly name = 'TooManyConnectionsError';
  constructor(most: number) {
    super(429, `From here ${countOf(most, 'connection')} may be open. Close another one first.`);
  }
}

/** The counts. */
export interface ConnectionCounts {
  /**
   * Counts a connection until its socket closes. If the limit of the address is reached, it counts for the user.
   *
   * @throws TooManyConnectionsError
   */
  take(client: LimitedClient, personOf: PersonOf, socket: Duplex): Promise<void>;
}

/** Creates the counts; 0 means no limit. */
export function createConnectionCounts(most: number): ConnectionCounts {
  const open = new Map<string, number>();
  const hold = (key: string, socket: Duplex) => {
    if (socket.destroyed) return;
    open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  };
  return {
    async take({ key, isShared }, personOf, socket) {
      if (most === 0) return;
      const mostOfAddress = isShared ? most * SHARED_FACTOR : most;
      if ((open.get(key) ?? 0) < mostOfAddress) {
        hold(key, socket);
        return;
      }
      const person = await personOf();
      if (person === undefined) throw new TooManyConnectionsError(mostOfAddress);
      const ofPerson = `person ${person}`;
      if ((open.get(ofPerson) ?? 0) >= most) throw new TooManyConnectionsError(most);
      hold(ofPerson, socket);
    },
  };
}
