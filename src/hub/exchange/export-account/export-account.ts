/** The account of an export in all formats, recorded by the code that writes the file, so that it is complete. */
import type { Entity } from '../../../profiles/profile.ts';
import { sdrfFile } from '../../sdrf/dataset-file.ts';
import type { ProjectSnapshot } from '../../snapshot/project-snapshot.ts';
import { inWords } from '../../words.ts';
import { cellLoss, MAX_CELL_LENGTH } from '../cells.ts';
import { holdsEntities } from '../columns.ts';
import { bookedIsaJson, bookedIsaTab } from '../isa/left-out.ts';
import { type ExportAccount, ExportBook } from './export-book.ts';

/** Formats of exports. */
export type ExportFormat = 'xlsx' | 'csv' | 'json' | 'yaml' | 'isa-json' | 'isa-tab' | 'sdrf';

/**
 * Returns the omissions and changes of a file.
 * @param only the type of a table; all types if absent
 * @throws BadRequestError for SDRF of a project without rows
 */
export function exportAccountOf(
  snapshot: ProjectSnapshot,
  projectName: string,
  format: ExportFormat,
  only?: Entity,
): ExportAccount {
  const book = new ExportBook();
  if (format === 'isa-json') bookedIsaJson(snapshot, projectName, book);
  if (format === 'isa-tab') bookedIsaTab(snapshot, projectName, book);
  if (format === 'sdrf') sdrfFile(snapshot, book);
  if (format === 'xlsx' || format === 'csv')
    for (const { entityType, label, data } of snapshot.rows) {
      const entity = snapshot.profile.entities.get(entityType);
      if (entity !== undefined && (only === undefined || only === entity)) bookCells(book, format, entity, data, label);
    }
  return book.account();
}

/**
 * Records the values of an entity that the cells of a table do not contain completely.
 * @param place the label or identifier of the entity
 */
export function bookCells(
  book: ExportBook,
  format: 'xlsx' | 'csv',
  entity: Entity,
  data: Readonly<Record<string, unknown>>,
  place: string,
): void {
  for (const field of entity.fields) {
    const value = data[field.name];
    if ((typeof value !== 'string' && !Array.isArray(value)) || holdsEntities(field)) continue;
    const loss = cellLoss(field, value, format === 'xlsx' ? MAX_CELL_LENGTH : Number.POSITIVE_INFINITY);
    if (loss !== undefined) book.change({ what: `${inWords(entity.name)} · ${inWords(field.name)}`, place, ...loss });
  }
}
