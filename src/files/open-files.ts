/** Selects the storage of files by the settings. */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createBucketFiles } from './bucket-files.ts';
import { createDiskFiles } from './disk-files.ts';
import type { StoredFiles } from './stored-files.ts';

/** Settings of the storage. */
export type FilesPlace = Pick<
  Settings,
  'dataDir' | 'filesUrl' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 'filesCacheBytes'
>;

/** One storage per place, so that connections and copies are shared. */
const known = new Map<string, StoredFiles>();

/** Returns the storage of these settings: DATA_DIR, or the bucket of FILES_URL. */
export function openStoredFiles(place: FilesPlace): StoredFiles {
  const { dataDir, filesUrl, s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey, filesCacheBytes } = place;
  if (filesUrl === undefined) return createDiskFiles(dataDir);
  const bucket = {
    ...filesUrl,
    endpoint: s3Endpoint,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
  const name = JSON.stringify([dataDir, bucket, filesCacheBytes]);
  const files =
    known.get(name) ?? createBucketFiles(bucket, { folder: join(dataDir, 'files-cache'), mostBytes: filesCacheBytes });
  known.set(name, files);
  return files;
}
