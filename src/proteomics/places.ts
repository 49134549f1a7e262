/** Storage keys and local paths. They consist of UUIDs, numbers, and the names of raw files, which uploads validate. */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { PipelineRow, ProjectRow, RawFileRow } from './records.ts';

type Place = Pick<Settings, 'dataDir'>;
type Owner = Pick<RawFileRow, 'uuid'>;

/** Key prefixes by kind of file. Below each, there is a folder per raw file or pipeline. */
export const STORED_PREFIXES = {
  raw: 'proteomics/raw/',
  results: 'proteomics/results/',
  chromatograms: 'proteomics/chromatograms/',
  /** Logs of runs. On a disk, the folder also contains the working folders of runs. */
  runs: 'proteomics/runs/',
  /** FASTA files and parameters of pipelines, named by content hash. */
  searchFiles: 'proteomics/search-files/',
} as const;

export function getStoragePrefix(kind: keyof typeof STORED_PREFIXES, { uuid }: Owner): string {
  return `${STORED_PREFIXES[kind]}${uuid}/`;
}

export function getRawFileKey(rawFile: Pick<RawFileRow, 'uuid' | 'name'>): string {
  return `${getStoragePrefix('raw', rawFile)}${rawFile.name}`;
}

export function getSetPrefix(rawFile: Owner, version: string): string {
  return `${getStoragePrefix('results', rawFile)}${version}/`;
}

/** @param attempt counts from 1 */
export function getRunLogKey(rawFile: Owner, attempt: number): string {
  return `${getStoragePrefix('runs', rawFile)}${attempt}/`;
}

/** Prefix for the last, incomplete parts of resumable uploads. */
export const TAIL_PREFIX = 'proteomics/incoming/';

export function getTailKey(upload: { readonly id: string }): string {
  return `${TAIL_PREFIX}${upload.id}/`;
}

export function getProteomicsFolder({ dataDir }: Place): string {
  return join(dataDir, 'proteomics');
}

/** @param attempt counts from 1 */
export function getRunFolder(settings: Place, rawFile: Owner, attempt: number): string {
  return join(settings.dataDir, getRunLogKey(rawFile, attempt));
}

export function getAcquisitionFolder(settings: Place): string {
  return join(getProteomicsFolder(settings), 'acquisitions');
}

/** Returns the folder of incoming data. No record refers to its files, so they can be removed unless they are being written. */
export function getIncomingFolder(settings: Place): string {
  return join(getProteomicsFolder(settings), 'incoming');
}

/** Folder names that no project may have, because other data uses them. */
const SHARED: ReadonlySet<string> = new Set([
  'raw',
  'results',
  'chromatograms',
  'runs',
  'incoming',
  'search-files',
  'projects',
]);

/** Returns the path of a pipeline below DATA_DIR (docs/requirements.md, P2). pipeline-folders.ts fills it with links. */
export function formatPathAsStr({ slug }: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>): string {
  return `proteomics/${SHARED.has(slug) ? 'projects/' : ''}${slug}/${pipeline.slug}`;
}
