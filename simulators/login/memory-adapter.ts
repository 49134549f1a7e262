/** Stores the data of the development login in memory. */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface StoredRecord {
  payload: AdapterPayload;
  until: number;
}

/** Creates the storage of a provider. That of the package prints a warning about production. */
export function createMemoryAdapter(): AdapterFactory {
  const kept = new Map<string, StoredRecord>();

  const findUnexpired = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found !== undefined && found.until > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const findPayload = (model: string, fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const key = [...kept].find(([name, { payload }]) => name.startsWith(`${model}:`) && fits(payload))?.[0];
    return key === undefined ? undefined : findUnexpired(key);
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      kept.set(`${model}:${id}`, { payload, until: expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY });
    },
    async find(id) {
      return findUnexpired(`${model}:${id}`);
    },
    async findByUid(uid) {
      return findPayload(model, (payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return findPayload(model, (payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = findUnexpired(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
