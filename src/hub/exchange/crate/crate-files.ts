/** Creates an RO-Crate: project data, tables, ISA files and citation, which ro-crate-metadata.json describes. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createZipStream, type ZipEntry } from '../../../files/zip-stream.ts';
import type { Entity } from '../../../profiles/profile.ts';
import { formatCsvLines } from '../../../web/csv/records.ts';
import { createCitationFile, createDataciteJson } from '../../publishing/citations.ts';
import { createPublication, findLastChange, type Publication, type PublishedProject } from '../../publishing/publication.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../../words.ts';
import { listExchangeColumns } from '../columns.ts';
import { writeDataset } from '../dataset-text.ts';
import { recordTableLosses } from '../export-account/cell-account.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { createSnapshotCells } from '../export-rows.ts';
import { isIsaProfile } from '../format-profiles.ts';
import { nameArcFolders } from '../isa/arc-sheets.ts';
import { declareTerms } from '../isa/declarations.ts';
import { createIsaInvestigation } from '../isa/isa-model.ts';
import { createIsaTabFiles } from '../isa/isa-tab.ts';
import { createArcFiles } from './arc-files.ts';
import { ATTACHED_FOLDER, CRATE_FILE, METADATA_FILE, PROJECT_FILE, PROJECTS_FOLDER } from './file-names.ts';
import { type CrateDescription, createCrateDescription, type DescribedFile, type Measured } from './metadata.ts';

export interface CrateFile extends DescribedFile {
  iterateParts(): AsyncIterable<string | Uint8Array> | Iterable<string>;
}

/** Returns a reproducible .zip file. @param added files that do not come from entities @param book records changes */
export function createCrateArchive(
  snapshot: ProjectSnapshot,
  project: PublishedProject,
  added: readonly CrateFile[],
  book?: ExportBook,
): Readable {
  const { files, description } = createCrate(snapshot, project, added, book);
  return createDescribedArchive(description, files, findLastChange(snapshot, project));
}

/** Folders whose content is rarely worth compressing: attached files, except text, and crates. */
const PACKED_FOLDERS = [ATTACHED_FOLDER, PROJECTS_FOLDER];

/** Returns a .zip file. Its last entry describes the other entries, with their sizes and hashes. */
export function createDescribedArchive(
  { folders, document }: CrateDescription,
  files: readonly CrateFile[],
  changedAt: Date,
): Readable {
  const measured = new Map<string, Measured>();
  const entries: ZipEntry[] = [
    ...folders.map((name) => ({ name, isCompressed: false })),
    ...files.map((file) => ({
      name: file.path,
      isCompressed: file.mediaType.startsWith('text/') || !PACKED_FOLDERS.some((folder) => file.path.startsWith(folder)),
      open: () => Readable.from(measureParts(file, measured), { objectMode: false }),
    })),
    { name: METADATA_FILE, isCompressed: true, open: () => Readable.from([Buffer.from(document(measured))]) },
  ];
  return createZipStream(entries, changedAt);
}

/** Returns the crate, and copies of readable files beside it. @param attached files that only the crate contains */
export function listDepositedFiles(
  snapshot: ProjectSnapshot,
  project: PublishedProject,
  added: readonly CrateFile[],
  attached: readonly CrateFile[],
) {
  const isReadable = ({ path }: CrateFile) => path.startsWith('tables/') || !/\/|^isa/.test(path);
  return [
    {
      name: CRATE_FILE,
      mediaType: 'application/zip',
      open: () => createCrateArchive(snapshot, project, [...added, ...attached]),
    },
    ...createCrate(snapshot, project, added)
      .files.filter(isReadable)
      .map(({ path, mediaType, iterateParts }) => ({
        name: path.replace('tables/', ''),
        mediaType,
        open: () => Readable.from(iterateParts(), { objectMode: false }),
      })),
  ];
}

/** Records the same losses as `createCrateArchive`, without creating a file. */
export function recordCrateLosses(snapshot: ProjectSnapshot, project: PublishedProject, book: ExportBook): void {
  createCrate(snapshot, project, [], book);
}

function createCrate(snapshot: ProjectSnapshot, project: PublishedProject, added: readonly CrateFile[], book?: ExportBook) {
  if (book !== undefined) recordTableLosses(book, 'csv', snapshot);
  const investigation = isIsaProfile(snapshot.profile) ? createIsaInvestigation(snapshot, project.name) : undefined;
  const hasStudies = Array.isArray(investigation?.studies) && investigation.studies.length > 0;
  const publication = createPublication(snapshot, project);
  const isa = hasStudies ? investigation : undefined;
  const folders = nameArcFolders(isa ?? {});
  const files: CrateFile[] = [
    {
      path: PROJECT_FILE,
      name: 'Data set',
      description: `The whole data set, following ${snapshot.profile.id}. Import it to continue the work.`,
      mediaType: 'application/json',
      iterateParts: () => writeDataset(project, snapshot, 'json'),
    },
    ...createCitationFiles(publication),
    ...createTableFiles(snapshot),
    ...(isa === undefined ? [] : [...createIsaFiles(isa), ...createArcFiles(isa, folders, findLastChange(snapshot, project))]),
    ...added,
  ];
  return { files, description: createCrateDescription({ snapshot, publication, investigation: isa, folders, files }, book) };
}

function createCitationFiles(publication: Publication): CrateFile[] {
  return [
    {
      path: 'CITATION.cff',
      name: 'CITATION.cff',
      description: 'How to cite the data set.',
      mediaType: 'application/yaml',
      iterateParts: () => [createCitationFile(publication)],
    },
    {
      path: 'datacite.json',
      name: 'DataCite metadata',
      description: 'The record for a repository that registers DOIs.',
      mediaType: 'application/vnd.datacite.datacite+json',
      iterateParts: () => [`${JSON.stringify(createDataciteJson(publication), null, 2)}\n`],
    },
  ];
}

function createIsaFiles(investigation: Parameters<typeof createIsaTabFiles>[0]): CrateFile[] {
  return [
    {
      path: 'isa.json',
      name: 'ISA-JSON',
      description: 'The investigation as ISA-JSON.',
      mediaType: 'application/json',
      iterateParts: () => [`${JSON.stringify(declareTerms(investigation), null, 2)}\n`],
    },
    ...createIsaTabFiles(investigation).map(({ name, text }) => ({
      path: `isa-tab/${name}`,
      name,
      description: 'A file of ISA-Tab.',
      mediaType: 'text/tab-separated-values',
      iterateParts: () => [text],
    })),
  ];
}

function createTableFiles(snapshot: ProjectSnapshot): CrateFile[] {
  const byType = Map.groupBy(snapshot.rows, ({ entityType }) => entityType);
  return [...snapshot.profile.entities.values()].flatMap((entity) => {
    const rows = byType.get(entity.name);
    if (rows === undefined) return [];
    return {
      path: `tables/${entity.name}.csv`,
      name: `${formatDisplayName(entity.name)} (table)`,
      description: entity.description,
      mediaType: 'text/csv',
      iterateParts: () => iterateTableText(snapshot, entity, rows),
    };
  });
}

function* iterateTableText(snapshot: ProjectSnapshot, entity: Entity, rows: ProjectSnapshot['rows']): Generator<string> {
  yield formatCsvLines([listExchangeColumns(entity)]);
  for (const row of rows) yield formatCsvLines([createSnapshotCells(snapshot, entity, row)]);
}

async function* measureParts(file: CrateFile, measured: Map<string, Measured>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of file.iterateParts()) {
    const piece = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  measured.set(file.path, { bytes, sha256: hash.digest('hex') });
}
