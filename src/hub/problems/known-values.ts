import { getOrAdd, memoize } from '../../memoize.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';

export interface KnownValues {
  listValues(entityType: string, field: string): readonly string[];
}

/** Returns the values of a project that can become suggestions: identifiers and targets of references. Cached per snapshot. */
export const getKnownValues = memoize(createKnownValues);

function createKnownValues(snapshot: ProjectSnapshot): KnownValues {
  const valuesByField = new Map<string, readonly string[]>();
  return {
    listValues(entityType, field) {
      const key = `${entityType}.${field}`;
      return getOrAdd(valuesByField, key, () => {
        const texts = snapshot.rows.flatMap((row) => (row.entityType === entityType ? [row.data[field]] : []));
        return [...new Set(texts.filter((text) => typeof text === 'string' && text !== '').map(String))];
      });
    },
  };
}
