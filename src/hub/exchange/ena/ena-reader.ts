/** Reads entities for files of the European Nucleotide Archive, and records omissions and changes. */
import { findFieldByName, getContent } from '../../../profiles/profile.ts';
import type { EntityRow } from '../../entities/store.ts';
import { getOwnColumns } from '../../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../../words.ts';
import { formatCell } from '../cells.ts';
import { recordCellLosses, recordDefinitions } from '../export-account/cell-account.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { countOmissionsOfRow } from '../isa/left-out.ts';
import { ReadTracker } from '../isa/read-tracker.ts';

/** Fields in decimal degrees. Checklists permit eight decimals. */
const DEGREES: ReadonlySet<string> = new Set(['lat_lon_latitude', 'lat_lon_longitude']);

/** Types of objects that have their own accessions. */
const TYPES: ReadonlySet<string> = new Set(['Study', 'Sample', 'Experiment', 'Run']);

/** Reads values. Values that the caller does not read are recorded as omissions. */
export class EnaReader {
  readonly snapshot: ProjectSnapshot;
  readonly #book: ExportBook;
  readonly #seen = new ReadTracker();
  readonly #omitted = new Set<string>();
  /** True if the archive contains all objects, and the file therefore updates them. Otherwise, the file has new objects. */
  readonly isUpdate: boolean;

  constructor(snapshot: ProjectSnapshot, book: ExportBook) {
    this.snapshot = snapshot;
    this.#book = book;
    const objects = snapshot.rows.filter(({ entityType }) => TYPES.has(entityType));
    this.isUpdate = objects.length > 0 && objects.every((row) => getAccession(row) !== '');
  }

  listRows(type: string): readonly EntityRow[] {
    return this.snapshot.rows.filter((row) => row.entityType === type && (this.isUpdate || this.#isNew(row)));
  }

  #isNew(row: EntityRow): boolean {
    const accession = getAccession(row);
    if (accession !== '')
      this.omitRow(row, 'accession', accession, 'The archive already has the object. References use its accession.');
    return accession === '';
  }

  omitRow(row: EntityRow, field: string, shown: string, reason: string): undefined {
    this.#omitted.add(row.id);
    this.recordChange(row, field, shown, 'left out', reason);
  }

  hasOmitted({ id }: EntityRow): boolean {
    return this.#omitted.has(id);
  }

  recordChange(row: EntityRow, field: string, shown: string, written: string, reason: string): void {
    const { entityType, label } = row;
    const what = `${formatDisplayName(entityType)} · ${formatFieldLabel(this.snapshot.profile.entities.get(entityType), field)}`;
    this.#book.recordChange({ what, place: label, shown, written, reason });
  }

  readText(row: EntityRow, name: string): string {
    const entity = this.snapshot.profile.entities.get(row.entityType);
    const field = entity && findFieldByName(entity, name);
    const value = this.#seen.track(row.data)[name];
    if (field === undefined) return '';
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value !== 'number' || !DEGREES.has(name) || Math.abs(value) > 180) return String(formatCell(field, value) ?? '');
    const text = value.toLocaleString('en', { maximumFractionDigits: 8, useGrouping: false });
    if (Number(text) !== value) this.recordChange(row, name, String(value), text, 'Coordinates have eight decimals.');
    return text;
  }

  listHeld(row: EntityRow, field: string): readonly EntityRow[] {
    return this.snapshot.listChildren(row.id).filter(({ parentField }) => parentField === field);
  }

  /** Returns all values that were not read before, followed by the entries of the list. */
  listAttributes(row: EntityRow, list: string): readonly { tag: string; value: string; units: string }[] {
    const { profile } = this.snapshot;
    const fields = profile.entities.get(row.entityType)?.fields ?? [];
    const own = getOwnColumns(profile).filter(({ entity_type }) => entity_type === row.entityType);
    const plain = fields
      .filter((field) => getContent(field).kind === 'scalar' && !this.#seen.isRead(row.data, field.name))
      .map(({ name, codename = name }) => {
        const column = own.find((one) => one.name === name);
        const units = DEGREES.has(name) ? 'DD' : (column?.unit ?? '');
        return { tag: column?.label ?? codename, value: this.readText(row, name), units };
      });
    const listed = this.listHeld(row, list).map((one) => ({
      tag: this.readText(one, 'tag'),
      value: this.readText(one, 'value'),
      units: this.readText(one, 'units'),
    }));
    return [...plain.filter(({ value }) => value !== ''), ...listed];
  }

  /** Records omitted objects, unread values, and characters that the file cannot contain. */
  recordOmissions(): void {
    const { profile, rows } = this.snapshot;
    for (const row of rows) {
      const entity = profile.entities.get(row.entityType);
      if (this.#omitted.has(row.id)) this.#book.recordOmission(formatDisplayName(row.entityType));
      else countOmissionsOfRow(this.snapshot, row, this.#seen, (what) => this.#book.recordOmission(what));
      if (entity !== undefined && this.#seen.isAnyRead(row.data))
        recordCellLosses(this.#book, 'csv', entity, row.data, row.label);
    }
    recordDefinitions(this.#book, profile);
  }
}

/** Returns the accession of an object; empty if the archive does not contain the object. */
export function getAccession({ data }: EntityRow): string {
  return typeof data.accession === 'string' ? data.accession.trim() : '';
}
