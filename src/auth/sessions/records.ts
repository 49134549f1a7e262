/**
 * What the server keeps for a browser, under an identifier that only the browser holds: a session, a login under way, a
 * form that waits for a login. Kept under a hash of the identifier and sealed with it, so that a look into the store logs nobody in.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AuthLog } from '../auth-log.ts';
import { createSeal } from './sealing.ts';
import type { SessionStore, SharedRoom, StoredRecord } from './session-store.ts';

/** What a record is for; the same identifier means different records for different purposes. */
export type Purpose = 'session' | 'login' | 'form' | 'forgotten' | 'use';

/** Records, open. Every value is JSON. */
export interface Records {
  read(purpose: Purpose, identifier: string): Promise<unknown>;
  /** Reads and removes in one step: of several that try at once, one gets it. */
  take(purpose: Purpose, identifier: string): Promise<unknown>;
  /** @param owned whose record it is, and what that person is told of it */
  keep(purpose: Purpose, identifier: string, value: object, expiresAt: Date, owned?: Owned): Promise<void>;
  /** Keeps a record if the room that it shares with others is not full. Resolves with whether it is kept. */
  keepWithin(purpose: Purpose, identifier: string, value: object, expiresAt: Date, room: SharedRoom): Promise<boolean>;
  remove(purpose: Purpose, identifier: string): Promise<void>;
  /** What a person has, as it was told when it was kept; what does not open is left out. */
  ownedBy(owner: string): Promise<OwnedSummary[]>;
  /** Removes a record that was found by its owner. */
  removeOwned(handle: string): Promise<void>;
  /** Removes all records of a user, or of all users; resolves with the handles. */
  removeAllOf(owner: string | undefined): Promise<string[]>;
  /** How the owner names a record. It opens nothing. */
  handleOf(purpose: Purpose, identifier: string): string;
  /** How a browser names a person who was logged in there, by each of the secrets, the newest first. Nobody else can make it. */
  marksOf(person: string): readonly string[];
}

/** Whose a record is. */
export interface Owned {
  readonly owner: string;
  readonly summary: object;
}

/** A record as its owner sees it. */
export interface OwnedSummary {
  readonly handle: string;
  readonly summary: unknown;
  readonly expiresAt: Date;
}

/** What records are made from. */
export interface RecordsParts {
  store: SessionStore;
  /** See sessionSecrets. */
  secrets: readonly string[];
  log: AuthLog;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** While records are written, expired ones are swept away, at most this often. */
const SWEEP_EVERY_MS = 300_000;

/** Makes the records of a store. */
export function createRecords({ store, secrets, log, now }: RecordsParts): Records {
  const seal = createSeal(secrets);
  let sweptAt = now();

  const open = (purpose: Purpose, identifier: string, stored: StoredRecord | undefined): unknown => {
    if (stored === undefined || stored.expiresAt.getTime() <= now()) return undefined;
    const text = seal.open(stored.sealed, identifier, purpose);
    if (text === undefined) {
      // Another SECRET_KEY, or somebody wrote into the store. Nothing is removed: the right secret may come back.
      log.warn({ purpose }, 'a stored record cannot be decrypted with SECRET_KEY');
      return undefined;
    }
    // The time in the row is for sweeping; the one under the seal is what counts.
    const { value, until } = JSON.parse(text) as { value: unknown; until: number };
    return until <= now() ? undefined : value;
  };

  const close = (purpose: Purpose, identifier: string, value: object, expiresAt: Date): string =>
    seal.close(JSON.stringify({ value, until: expiresAt.getTime() }), identifier, purpose);

  const sweep = (): void => {
    if (now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now();
    store.sweep(new Date(sweptAt)).catch((error: unknown) => log.warn({ err: error }, 'expired sessions were not removed'));
  };

  return {
    async read(purpose, identifier) {
      return open(purpose, identifier, await store.get(keyOf(purpose, identifier)));
    },
    async take(purpose, identifier) {
      return open(purpose, identifier, await store.take(keyOf(purpose, identifier)));
    },
    async keep(purpose, identifier, value, expiresAt, owned) {
      const key = keyOf(purpose, identifier);
      const forOwner = owned && {
        owner: ownerKey(owned.owner),
        summary: seal.close(JSON.stringify(owned.summary), `${key} ${owned.owner}`, 'summary'),
      };
      await store.set(key, { sealed: close(purpose, identifier, value, expiresAt), expiresAt, ...forOwner });
      sweep();
    },
    async keepWithin(purpose, identifier, value, expiresAt, room) {
      const record = { sealed: close(purpose, identifier, value, expiresAt), expiresAt };
      const hidden = { ...room, client: createHash('sha256').update(`client\n${room.client}`).digest('base64url') };
      const isKept = await store.setWithin(keyOf(purpose, identifier), record, hidden, new Date(now()));
      sweep();
      return isKept;
    },
    async remove(purpose, identifier) {
      await store.destroy(keyOf(purpose, identifier));
    },
    async ownedBy(owner) {
      const rows = (await store.owned(ownerKey(owner))).filter(({ expiresAt }) => expiresAt.getTime() > now());
      return rows.flatMap(({ key, summary, expiresAt }) => {
        const text = seal.open(summary, `${key} ${owner}`, 'summary');
        return text === undefined ? [] : [{ handle: key, summary: JSON.parse(text) as unknown, expiresAt }];
      });
    },
    removeOwned: (handle) => store.destroy(handle),
    removeAllOf: (owner) => store.destroyOwned(owner === undefined ? undefined : ownerKey(owner)),
    handleOf: keyOf,
    marksOf: (person) => secrets.map((secret) => createHmac('sha256', secret).update(`person\n${person}`).digest('base64url')),
  };
}

/** A new identifier: 256 random bits, base64url. */
export function newIdentifier(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a cookie's value can be an identifier of ours; anything else is not even looked up. */
export function isSessionIdentifier(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);
}

function ownerKey(owner: string): string {
  return createHash('sha256').update(`owner\n${owner}`).digest('base64url');
}

function keyOf(purpose: Purpose, identifier: string): string {
  return createHash('sha256').update(`${purpose}\n${identifier}`).digest('base64url');
}
