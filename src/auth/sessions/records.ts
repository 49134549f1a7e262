/** Encrypted records of browsers. Only the browser has the identifier; the store has its hash, which permits no login. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AuthLog } from '../auth-log.ts';
import { createSeal } from './sealing.ts';
import type { SessionStore, SharedRoom, StoredRecord } from './session-store.ts';

/** The purpose of a record. The same identifier leads to different records for different purposes. */
export type Purpose = 'session' | 'login' | 'form' | 'forgotten' | 'use';

/** Decrypted records. Each value is JSON. */
export interface Records {
  read(purpose: Purpose, identifier: string): Promise<unknown>;
  /** Reads and removes a record in one step. If several calls are concurrent, only one gets the record. */
  take(purpose: Purpose, identifier: string): Promise<unknown>;
  /** @param owned the owner, and the summary that the owner can read */
  set(
    purpose: Purpose,
    identifier: string,
    value: object,
    expiresAt: Date,
    owned?: { owner: string; summary: object },
  ): Promise<void>;
  /** Stores a record if the shared space is not full; resolves with false otherwise. */
  setWithin(purpose: Purpose, identifier: string, value: object, expiresAt: Date, room: SharedRoom): Promise<boolean>;
  remove(purpose: Purpose, identifier: string): Promise<void>;
  /** Returns the summaries of an owner's records. Omits records that cannot be decrypted. */
  listOwned(owner: string): Promise<{ readonly handle: string; readonly summary: unknown; readonly expiresAt: Date }[]>;
  removeOwned(handle: string): Promise<void>;
  /** Removes all records of a user, or of all users; resolves with the handles. */
  removeAllOf(owner: string | undefined): Promise<string[]>;
  /** Returns the handle of a record for its owner, without decrypting it. */
  handleOf(purpose: Purpose, identifier: string): string;
  /** Returns keyed hashes of a person for the cookie of the browser's last user: one per secret, newest first. */
  listMarks(person: string): readonly string[];
}

export interface RecordsParts {
  store: SessionStore;
  /** Current secret first, then earlier ones (loadSessionSecrets). */
  secrets: readonly string[];
  log: AuthLog;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Minimum milliseconds between removals of expired records. Writing a record removes them. */
const CLEANUP_INTERVAL_MS = 300_000;

export function createRecords({ store, secrets, log, now }: RecordsParts): Records {
  const seal = createSeal(secrets);
  let sweptAt = now();

  const openRecord = (purpose: Purpose, identifier: string, stored: StoredRecord | undefined): unknown => {
    if (stored === undefined || stored.expiresAt.getTime() <= now()) return undefined;
    const text = seal.decrypt(stored.sealed, identifier, purpose);
    if (text === undefined) {
      // SECRET_KEY has changed, or the store was modified. The record is kept, because the old secret may return.
      log.warn({ purpose }, 'a stored record cannot be decrypted with SECRET_KEY');
      return undefined;
    }
    // The time in the row is only for cleanup; the encrypted time decides.
    const { value, until } = JSON.parse(text) as { value: unknown; until: number };
    return until <= now() ? undefined : value;
  };

  const sealRecord = (purpose: Purpose, identifier: string, value: object, expiresAt: Date): string =>
    seal.encrypt(JSON.stringify({ value, until: expiresAt.getTime() }), identifier, purpose);

  const removeExpired = (): void => {
    if (now() - sweptAt < CLEANUP_INTERVAL_MS) return;
    sweptAt = now();
    store.sweep(new Date(sweptAt)).catch((error: unknown) => log.warn({ err: error }, 'expired sessions were not removed'));
  };

  return {
    async read(purpose, identifier) {
      return openRecord(purpose, identifier, await store.get(hashIdentifier(purpose, identifier)));
    },
    async take(purpose, identifier) {
      return openRecord(purpose, identifier, await store.take(hashIdentifier(purpose, identifier)));
    },
    async set(purpose, identifier, value, expiresAt, owned) {
      const key = hashIdentifier(purpose, identifier);
      const forOwner = owned && {
        owner: hashOwner(owned.owner),
        summary: seal.encrypt(JSON.stringify(owned.summary), `${key} ${owned.owner}`, 'summary'),
      };
      await store.set(key, { sealed: sealRecord(purpose, identifier, value, expiresAt), expiresAt, ...forOwner });
      removeExpired();
    },
    async setWithin(purpose, identifier, value, expiresAt, room) {
      const record = { sealed: sealRecord(purpose, identifier, value, expiresAt), expiresAt };
      const hidden = { ...room, client: createHash('sha256').update(`client\n${room.client}`).digest('base64url') };
      const isStored = await store.setWithin(hashIdentifier(purpose, identifier), record, hidden, new Date(now()));
      removeExpired();
      return isStored;
    },
    async remove(purpose, identifier) {
      await store.destroy(hashIdentifier(purpose, identifier));
    },
    async listOwned(owner) {
      const rows = (await store.listOwned(hashOwner(owner))).filter(({ expiresAt }) => expiresAt.getTime() > now());
      return rows.flatMap(({ key, summary, expiresAt }) => {
        const text = seal.decrypt(summary, `${key} ${owner}`, 'summary');
        return text === undefined ? [] : [{ handle: key, summary: JSON.parse(text) as unknown, expiresAt }];
      });
    },
    removeOwned: (handle) => store.destroy(handle),
    removeAllOf: (owner) => store.destroyOwned(owner === undefined ? undefined : hashOwner(owner)),
    handleOf: hashIdentifier,
    listMarks: (person) =>
      secrets.map((secret) => createHmac('sha256', secret).update(`person\n${person}`).digest('base64url')),
  };
}

/** Generates an identifier of 256 random bits, as base64url. */
export function generateIdentifier(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether the value of a cookie can be an identifier of this server. Other values are not looked up. */
export function isSessionIdentifier(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);
}

function hashOwner(owner: string): string {
  return createHash('sha256').update(`owner\n${owner}`).digest('base64url');
}

function hashIdentifier(purpose: Purpose, identifier: string): string {
  return createHash('sha256').update(`${purpose}\n${identifier}`).digest('base64url');
}
