/**
 * Files that outlive a request, and that any process of this installation may need: on the disk of one machine, or in object storage
 * that all machines share. A key names a file like a path below DATA_DIR, with slashes; it is made of UUIDs, numbers and names that were
 * checked, never of what somebody sent.
 */
import type { Readable } from 'node:stream';

/** A file as it is kept. */
export interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** A file to keep, from this disk or from memory. */
export interface NewFile {
  readonly key: string;
  readonly content: string | Buffer;
  /** Whether the path in `content` will never be written to again, so that a disk may share its bytes. */
  readonly isFinal?: boolean;
}

/** Bytes of a file, both ends included; to the end without `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** What keeps files. */
export interface StoredFiles {
  /** `disk`: paths of this machine; `bucket`: object storage. */
  readonly kind: 'disk' | 'bucket';
  /** Keeps files, in place of those of the same keys: each is whole or not there, and all survive a loss of power once this resolves. */
  put(files: readonly NewFile[]): Promise<void>;
  /** Keeps a file under a second key as well. @throws MissingFileError */
  copy(from: string, to: string): Promise<void>;
  /** The content. @throws MissingFileError */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** `undefined` where there is none. */
  stat(key: string): Promise<StoredFile | undefined>;
  /** What can be compared to see whether two keys share their content. @throws MissingFileError */
  identity(key: string): Promise<string>;
  /** Every file whose key begins with a prefix, which ends with a slash; in the order of the keys as far as folders go. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Those of them that have no slash behind the prefix. */
  filesIn(prefix: string): AsyncIterable<StoredFile>;
  /** Names directly below a prefix that have something below them. */
  foldersIn(prefix: string): AsyncIterable<string>;
  /** Removes a file, or all below a prefix that ends with a slash. Nothing happens where there is none. */
  remove(keyOrPrefix: string): Promise<void>;
  /**
   * Gives the path of a file to something that reads paths; it stays there as long as that takes. Nothing must be written to it.
   * @throws MissingFileError, at the latest when the path is read
   */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /**
   * Puts a file at a path of its own, where it may be moved and removed, but not written to.
   *
   * @param sha256 in lower-case hex; what comes from elsewhere is compared with it
   * @throws MissingFileError, DamagedFileError
   */
  bring(key: string, path: string, sha256?: string | null): Promise<void>;
  /** Resolves when it answers. @throws FilesUnavailableError */
  check(signal?: AbortSignal): Promise<void>;
  /** How files arrive in parts that any process may go on with; without it they arrive on this disk, and are put. */
  readonly parts?: PartedFiles;
}

/** How far a file in parts has come: sizes of the parts from the first without a gap, whole, or not there. */
export type PartsStanding = { readonly sizes: readonly number[] } | 'whole' | undefined;

/** Files that arrive in parts (multipart uploads of S3). */
export interface PartedFiles {
  /** Begins a file; returns what names its parts from now on. */
  begin(key: string): Promise<string>;
  /** Keeps a part, numbered from 1; it survives a loss of power once this resolves. All but the last have at least 5 MiB. */
  add(key: string, id: string, number: number, bytes: Buffer): Promise<void>;
  standing(key: string, id: string): Promise<PartsStanding>;
  /** Makes the file of its parts. */
  complete(key: string, id: string): Promise<void>;
  /** Gives the parts up. */
  abort(key: string, id: string): Promise<void>;
  /** Gives up every file below a prefix that was begun before a moment. */
  abortBefore(prefix: string, moment: Date): Promise<void>;
}

/** Files to look up at the same time. */
const AT_ONCE = 20;

/** Returns what `stat` returns for each of the keys, in their order. */
export async function statEach(
  files: Pick<StoredFiles, 'stat'>,
  keys: readonly string[],
): Promise<readonly (StoredFile | undefined)[]> {
  const found: (StoredFile | undefined)[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE)
    found.push(...(await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => files.stat(key)))));
  return found;
}

/** There is no file of this key. Readers of paths know its code. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  readonly code = 'ENOENT';
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}.`, options);
  }
}

/** What was read is not what was stored. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its SHA-256 differs from that of the upload.`);
  }
}

/** Seconds after which asking again is worth it. */
const RETRY_AFTER = '5';

/**
 * The object storage does not answer, or refuses. It carries a status and an `expose`, as errors of HTTP libraries do, so that the contract's
 * error boundary answers with it wherever it comes up.
 */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
  readonly status = 503;
  readonly expose = true;
  readonly headers: Readonly<Record<string, string>> = { 'Retry-After': RETRY_AFTER };
  /** Name of the error as S3 or the system tells it, like `NoSuchBucket` or `ECONNREFUSED`. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super('The file storage does not respond. Try again in a few seconds.', options);
    this.reason = reason;
  }
}

/** Whether an error is an outage of the storage of files, looking through wrappers. */
export function isFilesOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof FilesUnavailableError || isFilesOutage(error.cause);
}
