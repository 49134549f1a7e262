/** The values of a project from which suggestions are chosen. */
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';

/** The values of a project or a file. */
export interface KnownValues {
  /** Returns the values of a field. */
  of(entityType: string, field: string): readonly string[];
}

const knownValues = new WeakMap<ProjectSnapshot, KnownValues>();

/** Returns the identifiers and other values that references in a project can name. Each snapshot lists them once. */
export function getKnownValues(snapshot: ProjectSnapshot): KnownValues {
  const known = knownValues.get(snapshot) ?? createKnownValues(snapshot);
  knownValues.set(snapshot, known);
  return known;
}

function createKnownValues(snapshot: ProjectSnapshot): KnownValues {
  const kept = new Map<string, readonly string[]>();
  return {
    of(entityType, field) {
      const key = `${entityType}.${field}`;
      let values = kept.get(key);
      if (values === undefined) {
        const texts = snapshot.rows.flatMap((row) => (row.entityType === entityType ? [row.data[field]] : []));
        values = [...new Set(texts.filter((text) => typeof text === 'string' && text !== '').map(String))];
        kept.set(key, values);
      }
      return values;
    },
  };
}
