/** Where sealed records lie. A store sees neither identifiers nor contents: keys are hashes, records are sealed. */

/** A sealed record. */
export interface StoredRecord {
  sealed: string;
  /** From then on it counts for nothing and may be swept away. */
  expiresAt: Date;
  /** A hash of whose record it is, where that person may see and end it from elsewhere. */
  owner?: string;
  /** What that person is told of it, sealed. */
  summary?: string;
}

/** A record as its owner sees it. */
export interface OwnedRecord {
  key: string;
  summary: string;
  expiresAt: Date;
}

/** Room that many records share. */
export interface SharedRoom {
  /** Names the records that share it. */
  readonly name: string;
  /** Names the client that a record is kept for. */
  readonly client: string;
  /** Bytes of all of them together. */
  readonly bytes: number;
  /** Bytes of those of one client. */
  readonly bytesOfClient: number;
}

/** What a record takes beside its sealed text. */
export const BYTES_BESIDE = 1_000;

/** The form of hashed users as owners. Names of rooms have another form. */
export const PERSON_HASH = /^[A-Za-z0-9_-]{43}$/;

/** What a store must do; every method may be called by several processes at once. */
export interface SessionStore {
  /** The record; it may have expired. */
  get(key: string): Promise<StoredRecord | undefined>;
  /** Keeps a record; an older one of the same key is replaced. */
  set(key: string, record: StoredRecord): Promise<void>;
  /** The same if the records that have not expired leave it room. Resolves with whether it is kept. */
  setWithin(key: string, record: StoredRecord, room: SharedRoom, now: Date): Promise<boolean>;
  /** Removes a record; nothing happens when there is none. */
  destroy(key: string): Promise<void>;
  /** Removes the records of an owner, or of all users; resolves with their keys. */
  destroyOwned(owner: string | undefined): Promise<string[]>;
  /** Removes a record and returns it: of several that take it at once, one gets it. */
  take(key: string): Promise<StoredRecord | undefined>;
  /** The records of an owner, in any order; they may have expired. */
  owned(owner: string): Promise<OwnedRecord[]>;
  /** Removes what has expired at that moment, and returns how much it was. */
  sweep(now: Date): Promise<number>;
}

/** A store in memory: for tests, and for one process whose sessions may end with it. */
export function createMemorySessionStore(): SessionStore {
  const records = new Map<string, StoredRecord>();
  return {
    async get(key) {
      return records.get(key);
    },
    async set(key, record) {
      records.set(key, { ...record });
    },
    async setWithin(key, record, { name, client, bytes, bytesOfClient }, now) {
      const others = [...records].filter(([other, { owner, expiresAt }]) => other !== key && owner === name && expiresAt > now);
      const size = (of: typeof others) => of.reduce((sum, [, { sealed }]) => sum + sealed.length + BYTES_BESIDE, 0);
      const ofClient = others.filter(([, { summary }]) => summary === client);
      const added = record.sealed.length + BYTES_BESIDE;
      if (size(others) + added > bytes || size(ofClient) + added > bytesOfClient) return false;
      records.set(key, { ...record, owner: name, summary: client });
      return true;
    },
    async destroy(key) {
      records.delete(key);
    },
    async destroyOwned(of) {
      const isTheirs = ({ owner = '' }: StoredRecord) => (of === undefined ? PERSON_HASH.test(owner) : owner === of);
      const keys = [...records].filter(([, record]) => isTheirs(record)).map(([key]) => key);
      for (const key of keys) records.delete(key);
      return keys;
    },
    async take(key) {
      const record = records.get(key);
      records.delete(key);
      return record;
    },
    async owned(owner) {
      return [...records]
        .filter(([, record]) => record.owner === owner)
        .map(([key, { summary = '', expiresAt }]) => ({ key, summary, expiresAt }));
    },
    async sweep(now) {
      const expired = [...records].filter(([, { expiresAt }]) => expiresAt <= now);
      for (const [key] of expired) records.delete(key);
      return expired.length;
    },
  };
}
