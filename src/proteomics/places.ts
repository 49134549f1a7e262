/**
 * Determines storage keys of the service's files (src/files/stored-files.ts) and local working paths. Both consist of
 * UUIDs and numbers. The only exception is the name of a raw file, which uploads validate.
 */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { PipelineRow, ProjectRow, RawFileRow } from './records.ts';

type Place = Pick<Settings, 'dataDir'>;
type Owner = Pick<RawFileRow, 'uuid'>;

/** First part of the keys, by kind of file. Each kind has a folder per raw file or pipeline. */
export const STORED_PREFIXES = {
  raw: 'proteomics/raw/',
  results: 'proteomics/results/',
  chromatograms: 'proteomics/chromatograms/',
  /** Logs of runs. On a disk, the working folders of runs are beside them. */
  runs: 'proteomics/runs/',
  /** FASTA files and parameters of pipelines, named by the hash of their content. */
  searchFiles: 'proteomics/search-files/',
} as const;

/** Returns the key prefix for one kind of files of a raw file or pipeline. */
export function getKindPrefix(kind: keyof typeof STORED_PREFIXES, { uuid }: Owner): string {
  return `${STORED_PREFIXES[kind]}${uuid}/`;
}

export function getRawFileKey(rawFile: Pick<RawFileRow, 'uuid' | 'name'>): string {
  return `${getKindPrefix('raw', rawFile)}${rawFile.name}`;
}

export function getSetPrefix(rawFile: Owner, version: string): string {
  return `${getKindPrefix('results', rawFile)}${version}/`;
}

/** Returns the key of the log of one attempt; `attempt` counts from 1. */
export function getRunLogKey(rawFile: Owner, attempt: number): string {
  return `${getKindPrefix('runs', rawFile)}${attempt}/`;
}

/** Prefix for the last, incomplete parts of resumable uploads. */
export const TAIL_PREFIX = 'proteomics/incoming/';

/** Returns the key of the last, incomplete part of an upload. */
export function getTailKey(upload: { readonly id: string }): string {
  return `${TAIL_PREFIX}${upload.id}/`;
}

/** Returns the folder of all local files of the service. */
export function locateProteomicsFolder({ dataDir }: Place): string {
  return join(dataDir, 'proteomics');
}

/** Returns the working folder of one attempt; `attempt` counts from 1. */
export function locateRunFolder(settings: Place, rawFile: Owner, attempt: number): string {
  return join(settings.dataDir, getRunLogKey(rawFile, attempt));
}

/** Returns the folder for data unpacked during measurements. */
export function locateAcquisitionFolder(settings: Place): string {
  return join(locateProteomicsFolder(settings), 'acquisitions');
}

/** Returns the folder of incoming data. Files in it belong to no record. They can be removed once no process writes them. */
export function locateIncomingFolder(settings: Place): string {
  return join(locateProteomicsFolder(settings), 'incoming');
}

/** Names of shared folders, which no project folder can have. */
const SHARED: ReadonlySet<string> = new Set([
  'raw',
  'results',
  'chromatograms',
  'runs',
  'incoming',
  'search-files',
  'projects',
]);

/** Returns the folder of a pipeline (docs/requirements.md, P2), relative to DATA_DIR. pipeline-folders.ts fills it with links. */
export function formatPathAsStr({ slug }: Pick<ProjectRow, 'slug'>, pipeline: Pick<PipelineRow, 'slug'>): string {
  return `proteomics/${SHARED.has(slug) ? 'projects/' : ''}${slug}/${pipeline.slug}`;
}
