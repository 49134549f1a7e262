/**
 * Where the service's files lie under DATA_DIR: the one place that makes their paths. Folders are named by UUIDs and numbers
 * only; the one name from outside, a raw file's, is used after it was checked by the uploads.
 */
import { dirname, join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { PipelineRow, ProjectRow, RawFileRow } from './records.ts';

type Place = Pick<Settings, 'dataDir'>;

/** The folder of everything below. */
export function proteomicsFolder({ dataDir }: Place): string {
  return join(dataDir, 'proteomics');
}

/** Folder of a raw file that was uploaded: it holds the file and nothing else. */
export function rawFolder(settings: Place, { uuid }: Pick<RawFileRow, 'uuid'>): string {
  return join(proteomicsFolder(settings), 'raw', uuid);
}

/** The raw file itself, under the name that it was uploaded with. */
export function rawFilePath(settings: Place, rawFile: Pick<RawFileRow, 'uuid' | 'name'>): string {
  return join(rawFolder(settings, rawFile), rawFile.name);
}

/** Folder of the result files of a raw file. */
export function resultFolder(settings: Place, { uuid }: Pick<RawFileRow, 'uuid'>): string {
  return join(proteomicsFolder(settings), 'results', uuid);
}

/** Folder of the chromatograms that a raw file's run left. */
export function chromatogramFolder(settings: Place, { uuid }: Pick<RawFileRow, 'uuid'>): string {
  return join(proteomicsFolder(settings), 'chromatograms', uuid);
}

/** Folder in which one try of a raw file's run works; `attempt` counts from 1. */
export function runFolder(settings: Place, { uuid }: Pick<RawFileRow, 'uuid'>, attempt: number): string {
  return join(proteomicsFolder(settings), 'runs', uuid, String(attempt));
}

/** Folder of the FASTA files and parameters of a pipeline, each named by the hash of its content. */
export function searchFileFolder(settings: Place, { uuid }: Pick<PipelineRow, 'uuid'>): string {
  return join(proteomicsFolder(settings), 'search-files', uuid);
}

/** Every folder that holds something of one raw file and its runs. */
export function foldersOf(settings: Place, rawFile: Pick<RawFileRow, 'uuid'>): readonly string[] {
  return [
    rawFolder(settings, rawFile),
    resultFolder(settings, rawFile),
    dirname(runFolder(settings, rawFile, 1)),
    chromatogramFolder(settings, rawFile),
  ];
}

/** Folder for what is taken out of raw data while it is measured. */
export function acquisitionFolder(settings: Place): string {
  return join(proteomicsFolder(settings), 'acquisitions');
}

/** Folder of what is still arriving. What lies here belongs to no record, and may go when nobody writes to it. */
export function incomingFolder(settings: Place): string {
  return join(proteomicsFolder(settings), 'incoming');
}

/** Folders of everybody's files, which no project may have as its own. */
const SHARED: ReadonlySet<string> = new Set([
  'raw',
  'results',
  'chromatograms',
  'runs',
  'incoming',
  'search-files',
  'projects',
]);

/** The folder of a pipeline (docs/requirements.md, P2), relative to DATA_DIR; pipeline-folders.ts fills it with links to the raw files. */
export function pathAsStr({ slug }: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>): string {
  return `proteomics/${SHARED.has(slug) ? 'projects/' : ''}${slug}/${pipeline.slug}`;
}
