/**
 * Where the service's files are: the one place that makes their keys (src/files/stored-files.ts) and the paths of what a process works on by
 * itself. Both are made of UUIDs and numbers only; the one name from outside, a raw file's, is used after it was checked by the uploads.
 */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { PipelineRow, ProjectRow, RawFileRow } from './records.ts';

type Place = Pick<Settings, 'dataDir'>;
type Owner = Pick<RawFileRow, 'uuid'>;

/** Kinds of files that are kept, by the first part of their keys: each has a folder for every raw file, or pipeline. */
export const KEPT = {
  raw: 'proteomics/raw/',
  results: 'proteomics/results/',
  chromatograms: 'proteomics/chromatograms/',
  /** Logs of runs. A disk has the folders that runs work in here as well. */
  runs: 'proteomics/runs/',
  /** FASTA files and parameters, of pipelines; each is named by the hash of its content. */
  searchFiles: 'proteomics/search-files/',
} as const;

/** What is kept of one kind of a raw file, or of a pipeline. */
export function keptOf(kind: keyof typeof KEPT, { uuid }: Owner): string {
  return `${KEPT[kind]}${uuid}/`;
}

/** The raw file itself, under the name that it was uploaded with. */
export function rawFileKey(rawFile: Pick<RawFileRow, 'uuid' | 'name'>): string {
  return `${keptOf('raw', rawFile)}${rawFile.name}`;
}

/** One set of a raw file's result files. */
export function setOf(rawFile: Owner, version: string): string {
  return `${keptOf('results', rawFile)}${version}/`;
}

/** The log of one try of a raw file's run; `attempt` counts from 1. */
export function runLogOf(rawFile: Owner, attempt: number): string {
  return `${keptOf('runs', rawFile)}${attempt}/`;
}

/** What has arrived of resumable uploads behind their last whole parts. */
export const TAILS = 'proteomics/incoming/';

/** The part of one of them. */
export function tailOf(upload: { readonly id: string }): string {
  return `${TAILS}${upload.id}/`;
}

/** The folder of everything below. */
export function proteomicsFolder({ dataDir }: Place): string {
  return join(dataDir, 'proteomics');
}

/** Folder in which one try of a raw file's run works; `attempt` counts from 1. */
export function runFolder(settings: Place, rawFile: Owner, attempt: number): string {
  return join(settings.dataDir, runLogOf(rawFile, attempt));
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
