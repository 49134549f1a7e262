/** Converts files between import and export formats on the command line, without a server. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BadRequestError } from '../../contract/errors.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { createCrateArchive } from './crate/crate-files.ts';
import { recordCellLosses } from './export-account/cell-account.ts';
import { type ExportAccount, ExportBook } from './export-account/export-book.ts';
import { createSnapshotCells, type RowReader } from './export-rows.ts';
import { type ExportFormat, requireFormat } from './format-profiles.ts';
import { computeFutureRows } from './import/future.ts';
import { type FileToCheck, planFileImport } from './import/planning/check-file.ts';
import { createSnapshotFile } from './snapshot-file.ts';
import { writeCsv, writeWorkbook } from './workbook.ts';

export interface FileToWrite {
  readonly path: string;
  readonly format: ExportFormat;
  readonly name: string;
  /** Entity type of a table. CSV requires this type if the data contain several types. */
  readonly only?: Entity | undefined;
}

/** The format cannot contain the data. The message is a sentence for users. */
export class ConversionError extends Error {}

/** Time of archive entries. A fixed time makes the output reproducible. */
const EPOCH = new Date(Date.UTC(1980, 0, 1));

/** Reads a file like an import into an empty project, and writes the project. @throws UnreadableImportError, ConversionError */
export async function convertFile(profile: Profile, from: FileToCheck, to: FileToWrite) {
  const { plan, snapshot, account } = await planFileImport(profile, from);
  const rows = [...computeFutureRows(profile, snapshot, plan).values()].map((row, position) => ({ ...row, position }));
  const written = await writeSnapshot(new ProjectSnapshot(profile, rows, 0), to);
  const { length } = rows.filter(({ entityType }) => (to.only?.name ?? entityType) === entityType);
  return { entities: length, read: account, written };
}

/** Writes an empty table with notes and drop-down lists for each entity type. @throws ConversionError */
export async function writeTemplate(profile: Profile, to: FileToWrite): Promise<void> {
  await writeSnapshot(new ProjectSnapshot(profile, [], 0), to);
}

async function writeSnapshot(snapshot: ProjectSnapshot, to: FileToWrite): Promise<ExportAccount> {
  // In a shared folder, another account could have placed a symbolic link at a predictable path.
  const folder = await mkdtemp(join(dirname(to.path), '.concordat-'));
  const book = new ExportBook();
  try {
    await writeInFormat(join(folder, 'part'), snapshot, to, book);
    await rename(join(folder, 'part'), to.path);
  } catch (cause) {
    if (!(cause instanceof BadRequestError)) throw cause;
    throw new ConversionError(cause.message, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return book.createAccount();
}

async function writeInFormat(path: string, snapshot: ProjectSnapshot, { format, name, only }: FileToWrite, book: ExportBook) {
  const { profile } = snapshot;
  requireFormat(profile, format);
  if (only !== undefined)
    for (const { entityType } of snapshot.rows)
      if (entityType !== only.name) book.recordOmission(formatDisplayName(entityType));
  switch (format) {
    case 'xlsx': {
      const entities = only === undefined ? [...profile.entities.values()] : [only];
      return writeWorkbook(path, profile, entities, createRowReader(snapshot, { format, only }, book));
    }
    case 'csv':
      return writeCsv(path, only ?? requireSingleEntityType(snapshot), createRowReader(snapshot, { format, only }, book));
    default: {
      const project = { id: name, profile: profile.name, version: profile.version, name, description: '', updatedAt: EPOCH };
      const content =
        format === 'ro-crate'
          ? createCrateArchive(snapshot, project, [], book)
          : createSnapshotFile(snapshot, project, format, book, EPOCH).content;
      return pipeline(content, createWriteStream(path));
    }
  }
}

/** Returns the entity type of all rows. @throws ConversionError if the entities have several types */
function requireSingleEntityType({ profile, rows }: ProjectSnapshot): Entity {
  const types = [...new Set(rows.map(({ entityType }) => entityType))];
  const [first = ''] = types;
  const entity = profile.entities.get(first);
  if (types.length !== 1 || entity === undefined)
    throw new ConversionError(
      `A CSV file contains one entity type${types.length > 1 ? `, and there are: ${types.join(', ')}` : ''}.`,
    );
  return entity;
}

/** Returns a reader that records incomplete cells. For a single type, omits parents of other types, which imports reject. */
function createRowReader(
  snapshot: ProjectSnapshot,
  { format, only }: { format: 'xlsx' | 'csv'; only?: Entity | undefined },
  book: ExportBook,
): RowReader {
  const rows = Map.groupBy(snapshot.rows, ({ entityType }) => entityType);
  return {
    book,
    async *readRows(entity) {
      for (const row of rows.get(entity.name) ?? []) {
        recordCellLosses(book, format, entity, row.data, row.label);
        const isRoot = only !== undefined && snapshot.get(row.parentId ?? '')?.entityType !== only.name;
        yield createSnapshotCells(snapshot, entity, isRoot ? { ...row, parentId: null, parentField: null } : row);
      }
    },
  };
}
