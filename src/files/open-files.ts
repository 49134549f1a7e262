/** Selects the storage of files. Closes DATA_DIR to other accounts, and makes new files of the process private. */
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createBucketFiles } from './bucket-files.ts';
import { createDiskFiles } from './disk-files.ts';
import type { StoredFiles } from './stored-files.ts';

export type FilesPlace = Pick<
  Settings,
  'dataDir' | 'filesUrl' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 'filesCacheBytes'
>;

/** Callers with the same settings share a storage with its connections and copies. */
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

const GROUP_AND_OTHERS_MODE = 0o077;
const OWN_ONLY = 0o700;

/** Closes the folder to other accounts, and makes new files of the process private. Logs a failure. */
export function makeFolderPrivate(dataDir: string, log: Pick<Log, 'warn'>): void {
  process.umask(GROUP_AND_OTHERS_MODE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWN_ONLY });
    const { mode, uid } = statSync(dataDir);
    if ((mode & GROUP_AND_OTHERS_MODE) === 0) return;
    // A folder of another account is shared on purpose, such as a container volume. Closing it would lock out this process.
    if (uid === process.getuid?.()) chmodSync(dataDir, OWN_ONLY);
    else
      log.warn(
        { directory: dataDir, mode: (mode & 0o777).toString(8) },
        'other accounts can access DATA_DIR, which belongs to another user',
      );
  } catch (error) {
    // The first write to the folder also fails, and reports the reason.
    log.warn({ err: error, directory: dataDir }, 'DATA_DIR could not be closed to other accounts');
  }
}
