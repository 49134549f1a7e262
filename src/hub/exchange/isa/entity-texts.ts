/** Texts of an entity for ISA-JSON. */
import type { EntityRow } from '../../entities/store.ts';

/** An object of ISA-JSON. */
export type IsaObject = Readonly<Record<string, unknown>>;

/** An annotation without a term of an ontology. */
export function annotation(annotationValue: string): IsaObject {
  return { annotationValue, termSource: '', termAccession: '' };
}

/** Returns the first of these values with a text. */
export function text({ data }: EntityRow, ...names: readonly string[]): string {
  for (const name of names) {
    const value = data[name];
    if (value !== undefined && value !== null && value !== '') return Array.isArray(value) ? value.join('; ') : String(value);
  }
  return '';
}

/** Returns a name as part of a file name. */
export function fileName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '_');
}

/** The texts of a list. */
export function textsOf({ data }: EntityRow, field: string): readonly string[] {
  const value = data[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns the name of a material. */
export function materialName(row: EntityRow): string {
  return text(row, 'name', 'unique_id', 'identifier') || (row.identifier ?? '');
}

/** Members that investigations and studies share. */
export function factsOf(row: EntityRow) {
  return {
    identifier: text(row, 'identifier', 'unique_id') || (row.identifier ?? ''),
    title: text(row, 'title', 'name'),
    description: text(row, 'description'),
    submissionDate: text(row, 'submission_date'),
    publicReleaseDate: text(row, 'public_release_date'),
  };
}

/** The name of its file as a member, if it has one. */
export function fileNamed(row: EntityRow): IsaObject {
  const filename = text(row, 'filename');
  return filename === '' ? {} : { filename };
}
