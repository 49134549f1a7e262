/** The values of a project from which suggestions are chosen. */
import { getOrAdd, memoize } from '../../memoize.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';

/** The values of a project or a file. */
export interface KnownValues {
  listValues(entityType: string, field: string): readonly string[];
}

/** Returns the identifiers and other values that references in a project can name. Each snapshot lists them once. */
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
