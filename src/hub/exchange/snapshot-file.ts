/** Writes a snapshot in the formats with one file for the whole project. */
import { Readable } from 'node:stream';
import { zipTexts } from '../../files/zip-stream.ts';
import { createSdrfFile } from '../sdrf/dataset-file.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { writeDataset } from './dataset-text.ts';
import { createEnaSheet } from './ena/ena-sheet.ts';
import { createEnaXml } from './ena/ena-xml.ts';
import type { ExportBook } from './export-account/export-book.ts';
import type { ExportFormat } from './format-profiles.ts';
import { declareTerms } from './isa/declarations.ts';
import { createRecordedIsaJson, createRecordedIsaTab } from './isa/left-out.ts';

/** Returns content, and the file name if the format fixes it. `at` is the time in archives. @throws BadRequestError */
export function createSnapshotFile(
  snapshot: ProjectSnapshot,
  project: Pick<HubProjectRow, 'profile' | 'version' | 'name'>,
  format: Exclude<ExportFormat, 'xlsx' | 'csv' | 'ro-crate'>,
  book: ExportBook,
  at: Date,
): { readonly content: Readable; readonly name?: string } {
  const createStream = (parts: Iterable<string> | AsyncIterable<string>) => ({
    content: Readable.from(parts, { objectMode: false }),
  });
  switch (format) {
    case 'json':
    case 'yaml':
      return createStream(writeDataset(project, snapshot, format));
    case 'isa-json':
      return createStream([`${JSON.stringify(declareTerms(createRecordedIsaJson(snapshot, project.name, book)), null, 2)}\n`]);
    case 'isa-tab':
      return { content: zipTexts(createRecordedIsaTab(snapshot, project.name, book), at) };
    case 'sdrf': {
      const { name, text } = createSdrfFile(snapshot, book);
      return { ...createStream([text]), name };
    }
    case 'ena-xml':
      return createStream([createEnaXml(snapshot, book)]);
    case 'ena-tsv':
      return createStream([createEnaSheet(snapshot, book)]);
  }
}
