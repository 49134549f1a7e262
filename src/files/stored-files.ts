/** Files that outlive a request, on a disk or in object storage. Keys consist of UUIDs, numbers and validated names. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

export interface NewFile {
  readonly key: string;
  readonly content: string | Buffer;
  /** True if the file at `content` will not change, so that a disk can link it. */
  readonly isFinal?: boolean;
}

/** Range of bytes, inclusive; without `end` to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StoredFiles {
  /** `disk`: local paths; `bucket`: object storage. */
  readonly kind: 'disk' | 'bucket';
  /** Stores files, and replaces those with the same keys. Each is complete or absent, and all are durable when this resolves. */
  put(files: readonly NewFile[]): Promise<void>;
  /** Copies a file to a second key. @throws MissingFileError */
  copy(from: string, to: string): Promise<void>;
  /** Opens the content. @throws MissingFileError */
  open(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** Returns a string that is equal for keys that share content. @throws MissingFileError */
  readIdentity(key: string): Promise<string>;
  /** Lists files whose key begins with a prefix that ends with a slash. Within each folder, files are ordered by key. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Lists the files directly below a prefix, without subfolders. */
  listFilesIn(prefix: string): AsyncIterable<StoredFile>;
  /** Lists the names of folders directly below a prefix that contain files. */
  listFoldersIn(prefix: string): AsyncIterable<string>;
  /** Removes a file, or all files with a prefix that ends with a slash. Does nothing if there is none. */
  remove(keyOrPrefix: string): Promise<void>;
  /** Calls `use` with the path of a read-only file, which exists until `use` settles. @throws MissingFileError */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Writes a file to a new path. `sha256` (lower-case hexadecimal) is verified. @throws MissingFileError, DamagedFileError */
  fetchTo(key: string, path: string, sha256?: string | null): Promise<void>;
  /** Resolves when the storage responds. @throws FilesUnavailableError */
  check(signal?: AbortSignal): Promise<void>;
  /** Stores uploads in parts that any process can continue. If it is undefined, uploads are received on the local disk. */
  readonly parts?: PartedFiles;
}

/** Sizes of the parts before the first gap; `whole` for a complete file, undefined if the file does not exist. */
export type PartsProgress = { readonly sizes: readonly number[] } | 'whole' | undefined;

/** Files that arrive in parts (multipart uploads of S3). */
export interface PartedFiles {
  /** Returns the ID of the parts of the new file. */
  startFile(key: string): Promise<string>;
  /** Stores a part, numbered from 1, durably. All except the last have at least 5 MiB. */
  add(key: string, id: string, number: number, bytes: Buffer): Promise<void>;
  readProgress(key: string, id: string): Promise<PartsProgress>;
  complete(key: string, id: string): Promise<void>;
  abort(key: string, id: string): Promise<void>;
  /** Deletes all unfinished files with a prefix that were started before a time. */
  abortBefore(prefix: string, moment: Date): Promise<void>;
}

const AT_ONCE = 20;

/** Returns the result of `stat` for each of the keys, in their order. */
export async function readFileStats(
  files: Pick<StoredFiles, 'stat'>,
  keys: readonly string[],
): Promise<readonly (StoredFile | undefined)[]> {
  const found: (StoredFile | undefined)[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE)
    found.push(...(await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => files.stat(key)))));
  return found;
}

/** Thrown if no file has this key. The code ENOENT is that of a missing path. */
export class MissingFileError extends Error {
  readonly code = 'ENOENT';
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}.`, options);
  }
}

/** Thrown if the checksum of the read bytes is not that of the stored ones. */
export class DamagedFileError extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its SHA-256 differs from that of the upload.`);
  }
}

const RETRY_AFTER = '5';

/** 503: the object storage does not respond, or rejects requests. Has `status` and `expose`, like errors of HTTP libraries. */
export class FilesUnavailableError extends Error {
  readonly status = 503;
  readonly expose = true;
  readonly headers: Readonly<Record<string, string>> = { 'Retry-After': RETRY_AFTER };
  /** Error code of S3 or the system, such as `NoSuchBucket` or `ECONNREFUSED`. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super('The file storage does not respond. Try again in a few seconds.', options);
    this.reason = reason;
  }
}

/** Returns whether an error, or its cause, is an outage of the storage. */
export function isFilesOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof FilesUnavailableError || isFilesOutage(error.cause);
}
