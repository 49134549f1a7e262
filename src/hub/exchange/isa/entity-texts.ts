import type { EntityRow } from '../../entities/store.ts';
import { formatListCell } from '../list-text.ts';

export type IsaObject = Readonly<Record<string, unknown>>;

/** Returns an annotation without an ontology term. */
export function createTerm(annotationValue: string): IsaObject {
  return { annotationValue, termSource: '', termAccession: '' };
}

export function getText({ data }: EntityRow, ...names: readonly string[]): string {
  for (const name of names) {
    const value = data[name];
    if (value !== undefined && value !== null && value !== '')
      return Array.isArray(value) ? formatListCell(value) : String(value);
  }
  return '';
}

export function encodeFileName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '_');
}

/** Returns the name and ending, with a number between them if they are already in use. Ignores case. */
export function takeFreeName(name: string, end: string, taken: Set<string>): string {
  let free = `${name}${end}`;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name}-${number}${end}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Returns the items of a list as strings; empty if the value is missing or not a list. */
export function listTexts({ data }: EntityRow, field: string): readonly string[] {
  const value = data[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns the name of an identifier that contains the type, such as `sample_id`. */
export function getOwnIdName({ entityType }: Pick<EntityRow, 'entityType'>): string {
  return `${entityType.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()}_id`;
}

export function listIdFields(row: EntityRow): readonly string[] {
  return ['identifier', 'unique_id', getOwnIdName(row)];
}

export function getMaterialName(row: EntityRow): string {
  return getText(row, 'name', 'unique_id', 'identifier', getOwnIdName(row)) || (row.identifier ?? '');
}

export function getCommonMembers(row: EntityRow) {
  const filename = getText(row, 'filename');
  return {
    identifier: getText(row, ...listIdFields(row)) || (row.identifier ?? ''),
    title: getText(row, 'title', 'name'),
    description: getText(row, 'description'),
    submissionDate: getText(row, 'submission_date'),
    publicReleaseDate: getText(row, 'public_release_date'),
    ...(filename === '' ? {} : { filename }),
  };
}
