/** Where the files of this installation are, as its settings say. */
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketFiles } from './bucket-files.ts';
import { diskFiles } from './disk-files.ts';
import type { StoredFiles } from './stored-files.ts';

/** The settings that say it. */
export type FilesPlace = Pick<
  Settings,
  'dataDir' | 'filesUrl' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 'filesCacheBytes'
>;

/** Of each place one, so that all who ask share its connections and copies. */
const known = new Map<string, StoredFiles>();

/** The files of these settings: below DATA_DIR, or in the bucket of FILES_URL. */
export function storedFiles(place: FilesPlace): StoredFiles {
  const { dataDir, filesUrl, s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey, filesCacheBytes } = place;
  if (filesUrl === undefined) return diskFiles(dataDir);
  const bucket = {
    ...filesUrl,
    endpoint: s3Endpoint,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
  const name = JSON.stringify([dataDir, bucket, filesCacheBytes]);
  const files = known.get(name) ?? bucketFiles(bucket, { folder: join(dataDir, 'files-cache'), mostBytes: filesCacheBytes });
  known.set(name, files);
  return files;
}
