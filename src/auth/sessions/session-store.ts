/** Stores of encrypted records. A store sees neither identifiers nor contents: keys are hashes. */

export interface StoredRecord {
  sealed: string;
  expiresAt: Date;
  /** A hash of the owner, if the owner can list and end the record. */
  owner?: string;
  summary?: string;
}

/** The parts of a record that its owner can see. */
export interface OwnedRecord {
  key: string;
  summary: string;
  expiresAt: Date;
}

/** A size limit that many records share. */
export interface SharedRoom {
  readonly name: string;
  readonly client: string;
  /** Maximum size of all records together, in bytes. */
  readonly bytes: number;
  /** Maximum size of one client's records, in bytes. */
  readonly bytesOfClient: number;
}

/** Size of a record in addition to its encrypted text. */
export const RECORD_OVERHEAD_BYTES = 1_000;

/** The format of a hashed user as owner. Names of shared limits have another format. */
export const PERSON_HASH = /^[A-Za-z0-9_-]{43}$/;

/** A store of records. Several processes can call every method at the same time. */
export interface SessionStore {
  /** Returns the record, even if it has expired. */
  get(key: string): Promise<StoredRecord | undefined>;
  set(key: string, record: StoredRecord): Promise<void>;
  /** Stores the record if unexpired records leave enough space; resolves with false otherwise. */
  setWithin(key: string, record: StoredRecord, room: SharedRoom, now: Date): Promise<boolean>;
  destroy(key: string): Promise<void>;
  /** Removes the records of an owner, or of all users; resolves with their keys. */
  destroyOwned(owner: string | undefined): Promise<string[]>;
  /** Removes a record and returns it. If several calls are concurrent, only one gets it. */
  take(key: string): Promise<StoredRecord | undefined>;
  /** Returns the records of an owner in any order, including expired ones. */
  listOwned(owner: string): Promise<OwnedRecord[]>;
  /** Removes the records that have expired at that time, and returns their number. */
  sweep(now: Date): Promise<number>;
}

/** Creates a store in memory: for tests, and for one process whose sessions may end with it. */
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
      const computeSize = (of: typeof others) =>
        of.reduce((sum, [, { sealed }]) => sum + sealed.length + RECORD_OVERHEAD_BYTES, 0);
      const ofClient = others.filter(([, { summary }]) => summary === client);
      const added = record.sealed.length + RECORD_OVERHEAD_BYTES;
      if (computeSize(others) + added > bytes || computeSize(ofClient) + added > bytesOfClient) return false;
      records.set(key, { ...record, owner: name, summary: client });
      return true;
    },
    async destroy(key) {
      records.delete(key);
    },
    async destroyOwned(of) {
      const matchesOwner = ({ owner = '' }: StoredRecord) => (of === undefined ? PERSON_HASH.test(owner) : owner === of);
      const keys = [...records].filter(([, record]) => matchesOwner(record)).map(([key]) => key);
      for (const key of keys) records.delete(key);
      return keys;
    },
    async take(key) {
      const record = records.get(key);
      records.delete(key);
      return record;
    },
    async listOwned(owner) {
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
