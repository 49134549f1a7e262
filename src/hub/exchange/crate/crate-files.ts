/** A project as an RO-Crate: the whole data set, tables, ISA files and citation, described by ro-crate-metadata.json. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createZipStream, type ZipEntry } from '../../../files/zip-stream.ts';
import type { Entity } from '../../../profiles/profile.ts';
import { formatCsvLines } from '../../../web/csv/text.ts';
import { citationFile, dataciteJson } from '../../publishing/citations.ts';
import { lastChange, type Publication, type PublishedProject, publicationOf } from '../../publishing/publication.ts';
import type { ProjectSnapshot } from '../../snapshot/project-snapshot.ts';
import { inWords } from '../../words.ts';
import { exchangeColumnsOf } from '../columns.ts';
import { datasetText } from '../dataset-text.ts';
import { bookTables } from '../export-account/cell-account.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { snapshotCells } from '../export-rows.ts';
import { isaInvestigation } from '../isa/isa-model.ts';
import { isaTabFiles } from '../isa/isa-tab.ts';
import { isIsaProfile } from '../isa-profiles.ts';
import { METADATA_FILE, PROJECT_FILE } from './file-names.ts';
import { type CrateDescription, type DescribedFile, describeCrate, type Measured } from './metadata.ts';

interface CrateFile extends DescribedFile {
  parts(): AsyncIterable<string> | Iterable<string>;
}

interface Crate {
  readonly files: readonly CrateFile[];
  readonly description: CrateDescription;
}

/**
 * Makes the .zip file. The same state of a project gives the same bytes.
 * @param book gets changes by the tables and stand-ins for missing values; the data set in the crate holds everything
 */
export function crateOf(snapshot: ProjectSnapshot, project: PublishedProject, book?: ExportBook): Readable {
  const { files, description } = makeCrate(snapshot, project, book);
  const measured = new Map<string, Measured>();
  const entries: ZipEntry[] = [
    ...description.folders.map((name) => ({ name, isCompressed: false })),
    ...files.map((file) => ({
      name: file.path,
      isCompressed: true,
      open: () => Readable.from(counted(file, measured), { objectMode: false }),
    })),
    // The last one, since it tells the sizes of the others.
    { name: METADATA_FILE, isCompressed: true, open: () => Readable.from([Buffer.from(description.document(measured))]) },
  ];
  return createZipStream(entries, lastChange(snapshot, project));
}

/** Books the same without a file. */
export function crateAccount(snapshot: ProjectSnapshot, project: PublishedProject, book: ExportBook): void {
  makeCrate(snapshot, project, book);
}

function makeCrate(snapshot: ProjectSnapshot, project: PublishedProject, book?: ExportBook): Crate {
  if (book !== undefined) bookTables(book, 'csv', snapshot);
  const investigation = isIsaProfile(snapshot.profile) ? isaInvestigation(snapshot, project.name) : undefined;
  const hasStudies = Array.isArray(investigation?.studies) && investigation.studies.length > 0;
  const publication = publicationOf(snapshot, project);
  const files: CrateFile[] = [
    {
      path: PROJECT_FILE,
      name: 'Data set',
      description: `The whole data set, following ${snapshot.profile.id}. Import it to continue the work.`,
      mediaType: 'application/json',
      parts: () => datasetText(project, snapshot, 'json'),
    },
    ...citationsOf(publication),
    ...tablesOf(snapshot),
    ...(hasStudies && investigation !== undefined ? isaFiles(investigation) : []),
  ];
  const isa = hasStudies ? investigation : undefined;
  return { files, description: describeCrate({ snapshot, publication, investigation: isa, files }, book) };
}

function citationsOf(publication: Publication): CrateFile[] {
  return [
    {
      path: 'CITATION.cff',
      name: 'CITATION.cff',
      description: 'How to cite the data set.',
      mediaType: 'application/yaml',
      parts: () => [citationFile(publication)],
    },
    {
      path: 'datacite.json',
      name: 'DataCite metadata',
      description: 'The record for a repository that registers DOIs.',
      mediaType: 'application/vnd.datacite.datacite+json',
      parts: () => [`${JSON.stringify(dataciteJson(publication), null, 2)}\n`],
    },
  ];
}

function isaFiles(investigation: Parameters<typeof isaTabFiles>[0]): CrateFile[] {
  return [
    {
      path: 'isa.json',
      name: 'ISA-JSON',
      description: 'The investigation as ISA-JSON.',
      mediaType: 'application/json',
      parts: () => [`${JSON.stringify(investigation, null, 2)}\n`],
    },
    ...isaTabFiles(investigation).map(({ name, text }) => ({
      path: `isa-tab/${name}`,
      name,
      description: 'A file of ISA-Tab.',
      mediaType: 'text/tab-separated-values',
      parts: () => [text],
    })),
  ];
}

function tablesOf(snapshot: ProjectSnapshot): CrateFile[] {
  const byType = Map.groupBy(snapshot.rows, ({ entityType }) => entityType);
  return [...snapshot.profile.entities.values()].flatMap((entity) => {
    const rows = byType.get(entity.name);
    if (rows === undefined) return [];
    return {
      path: `tables/${entity.name}.csv`,
      name: `${inWords(entity.name)} (table)`,
      description: entity.description,
      mediaType: 'text/csv',
      parts: () => tableText(snapshot, entity, rows),
    };
  });
}

function* tableText(snapshot: ProjectSnapshot, entity: Entity, rows: ProjectSnapshot['rows']): Generator<string> {
  yield formatCsvLines([exchangeColumnsOf(entity)]);
  for (const row of rows) yield formatCsvLines([snapshotCells(snapshot, entity, row)]);
}

async function* counted(file: CrateFile, measured: Map<string, Measured>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of file.parts()) {
    const piece = Buffer.from(part);
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  measured.set(file.path, { bytes, sha256: hash.digest('hex') });
}
