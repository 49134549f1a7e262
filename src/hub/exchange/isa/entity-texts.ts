/** Texts of an entity as ISA-JSON takes them. */
import type { EntityRow } from '../../entities/store.ts';

/** An object of ISA-JSON. */
export type IsaObject = Readonly<Record<string, unknown>>;

/** An annotation without a term of an ontology. */
export function annotation(annotationValue: string): IsaObject {
  return { annotationValue, termSource: '', termAccession: '' };
}

/** The first of these values that says something, as a text. */
export function text({ data }: EntityRow, ...names: readonly string[]): string {
  for (const name of names) {
    const value = data[name];
    if (value !== undefined && value !== null && value !== '') return Array.isArray(value) ? value.join('; ') : String(value);
  }
  return '';
}

/** A name as part of the name of a file. */
export function fileName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '_');
}

/** The texts of a list. */
export function textsOf({ data }: EntityRow, field: string): readonly string[] {
  const value = data[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** What a material is called. */
export function materialName(row: EntityRow): string {
  return text(row, 'name', 'unique_id', 'identifier');
}
