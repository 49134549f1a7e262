/** Stores files in object storage with the S3 protocol. The service verifies a checksum (CRC-32) of each upload. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { _Object, Part } from '@aws-sdk/client-s3';
import { runInTurnOfClient } from '../storage/client-turns.ts';
import { FairQueue } from '../storage/fair-queue.ts';
import { type Bucket, type BucketPlace, convertToFilesError, openBucket } from './bucket.ts';
import { LocalCopies } from './local-copies.ts';
import {
  type ByteRange,
  DamagedFileError,
  FilesUnavailableError,
  MissingFileError,
  type NewFile,
  type PartedFiles,
  type StoredFile,
  type StoredFiles,
} from './stored-files.ts';

export function createBucketParts(bucket: () => Promise<Bucket>): PartedFiles {
  const readParts = async (key: string, id: string): Promise<Part[]> => {
    const { s3, name, getObjectKey, sendRequest } = await bucket();
    const { paginateListParts } = await import('@aws-sdk/client-s3');
    const pages = paginateListParts({ client: s3 }, { Bucket: name, Key: getObjectKey(key), UploadId: id });
    const parts: Part[] = [];
    await sendRequest(key, async () => {
      for await (const { Parts = [] } of pages) parts.push(...Parts);
    });
    return selectPartsBeforeGap(parts);
  };

  return {
    async startFile(key) {
      const { s3, name, getObjectKey, sendRequest } = await bucket();
      const { UploadId } = await sendRequest(key, () => s3.createMultipartUpload({ Bucket: name, Key: getObjectKey(key) }));
      return UploadId as string;
    },
    async add(key, id, number, bytes) {
      const { s3, name, getObjectKey, sendRequest } = await bucket();
      await sendRequest(key, () =>
        s3.uploadPart({ Bucket: name, Key: getObjectKey(key), UploadId: id, PartNumber: number, Body: bytes }),
      );
    },
    async readProgress(key, id) {
      try {
        return { sizes: (await readParts(key, id)).map(({ Size = 0 }) => Size) };
      } catch (error) {
        if (!(error instanceof MissingFileError)) throw error;
      }
      const { s3, name, getObjectKey, sendRequest } = await bucket();
      try {
        await sendRequest(key, () => s3.headObject({ Bucket: name, Key: getObjectKey(key) }));
        return 'whole';
      } catch (error) {
        if (error instanceof MissingFileError) return undefined;
        throw error;
      }
    },
    async complete(key, id) {
      const { s3, name, getObjectKey, sendRequest } = await bucket();
      const Parts = (await readParts(key, id)).map(({ ETag, PartNumber }) => ({ ETag, PartNumber }));
      await sendRequest(key, () =>
        s3.completeMultipartUpload({ Bucket: name, Key: getObjectKey(key), UploadId: id, MultipartUpload: { Parts } }),
      );
    },
    async abort(key, id) {
      const { s3, name, getObjectKey, sendRequest } = await bucket();
      await sendRequest(key, () => s3.abortMultipartUpload({ Bucket: name, Key: getObjectKey(key), UploadId: id })).catch(
        ignoreMissingFileError,
      );
    },
    async abortBefore(prefix, moment) {
      const { s3, name, getObjectKey, getKey, sendRequest } = await bucket();
      const { Uploads = [] } = await sendRequest(prefix, () =>
        s3.listMultipartUploads({ Bucket: name, Prefix: getObjectKey(prefix) }),
      );
      // Lists only one page of uploads, because the next cleanup lists the rest.
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Key !== undefined && UploadId !== undefined && Initiated !== undefined && Initiated < moment)
          await this.abort(getKey(Key), UploadId);
    },
  };
}

/** Returns the parts before the first gap. Parts after a gap were not sent by this program, which sends parts in order. */
function selectPartsBeforeGap(parts: readonly Part[]): Part[] {
  const sorted = parts.toSorted((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0));
  const gap = sorted.findIndex(({ PartNumber }, at) => PartNumber !== at + 1);
  return gap === -1 ? sorted : sorted.slice(0, gap);
}

function ignoreMissingFileError(error: unknown): void {
  if (!(error instanceof MissingFileError)) throw error;
}

/** Size of the parts in which larger files are sent, several concurrently. */
const PART_BYTES = 8 * 1_048_576;
/** Maximum number of parts per file, slightly below the limit of services. */
const MAX_PARTS = 9_000;
/** Maximum bytes of a single copy request (Amazon S3, "CopyObject"). */
const MAX_COPY_BYTES = 5_000_000_000;
const AT_ONCE = 4;
/** Each running transfer holds AT_ONCE parts in memory. Waiting transfers use no memory. */
const transfers = new FairQueue({
  running: 8,
  runningOfOne: 4,
});
/** Number of times that a download resumes after a broken connection. */
const MAX_RETRIES = 5;
/** Maximum keys of a delete request. */
const REMOVED_AT_ONCE = 1_000;

export function createBucketFiles(place: BucketPlace, copiesPlace: { folder: string; mostBytes: number }): StoredFiles {
  let opening: Promise<Bucket> | undefined;
  const getBucket = () => {
    opening ??= openBucket(place);
    return opening;
  };
  const copies = new LocalCopies(copiesPlace.folder, copiesPlace.mostBytes, async (key, path) =>
    downloadFile(await getBucket(), key, path),
  );

  const readFileStat = async (key: string): Promise<StoredFile | undefined> => {
    const { s3, name, getObjectKey, sendRequest } = await getBucket();
    try {
      const head = await sendRequest(key, () => s3.headObject({ Bucket: name, Key: getObjectKey(key) }));
      return { key, size: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) };
    } catch (error) {
      if (error instanceof MissingFileError) return undefined;
      throw error;
    }
  };

  return {
    kind: 'bucket',
    async put(files) {
      const waiting = [...files];
      const sendNextFile = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await sendFile(await getBucket(), file);
      };
      // Waits for all transfers, even if one fails.
      const failed = (await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNextFile))).find(
        ({ status }) => status === 'rejected',
      );
      if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
    },
    async copy(from, to) {
      const found = await readFileStat(from);
      if (found === undefined) throw new MissingFileError(from);
      const { s3, name, getObjectKey, sendRequest } = await getBucket();
      if (found.size > MAX_COPY_BYTES) {
        const opened = await getBucket();
        await runInTurnOfClient(transfers, async () => sendStream(opened, to, await openObject(opened, from), found.size));
        return;
      }
      const source = `${name}/${encodeURIComponent(getObjectKey(from)).replaceAll('%2F', '/')}`;
      await sendRequest(from, () => s3.copyObject({ Bucket: name, Key: getObjectKey(to), CopySource: source }));
    },
    open: async (key, range) => openObject(await getBucket(), key, range),
    stat: readFileStat,
    readIdentity: async (key) => key,
    async *list(prefix) {
      const opened = await getBucket();
      for await (const { Contents = [] } of iteratePages(opened, prefix))
        yield* Contents.map((object) => createStoredFile(opened, object));
    },
    async *listFilesIn(prefix) {
      const opened = await getBucket();
      for await (const { Contents = [] } of iteratePages(opened, prefix, '/'))
        yield* Contents.map((object) => createStoredFile(opened, object));
    },
    async *listFoldersIn(prefix) {
      for await (const { CommonPrefixes = [] } of iteratePages(await getBucket(), prefix, '/'))
        for (const { Prefix = '' } of CommonPrefixes) yield (await getBucket()).getKey(Prefix).slice(prefix.length, -1);
    },
    async remove(key) {
      const opened = await getBucket();
      if (!key.endsWith('/')) {
        await removeObjects(opened, [key]);
        return;
      }
      let keys: string[] = [];
      for await (const file of this.list(key)) {
        keys.push(file.key);
        if (keys.length < REMOVED_AT_ONCE) continue;
        await removeObjects(opened, keys);
        keys = [];
      }
      await removeObjects(opened, keys);
    },
    withPath: (key, use) => copies.use(key, use),
    fetchTo: async (key, path, sha256) => downloadFile(await getBucket(), key, path, sha256 ?? undefined),
    async check(signal) {
      const { s3, name, getObjectKey, sendRequest } = await getBucket();
      const options = signal === undefined ? {} : { abortSignal: signal };
      await sendRequest('', () => s3.listObjectsV2({ Bucket: name, Prefix: getObjectKey(''), MaxKeys: 1 }, options));
    },
    parts: createBucketParts(getBucket),
  };
}

function createStoredFile({ getKey }: Bucket, { Key = '', Size = 0, LastModified = new Date(0) }: _Object): StoredFile {
  return { key: getKey(Key), size: Size, changedAt: LastModified };
}

async function sendFile(bucket: Bucket, { key, content }: NewFile): Promise<void> {
  if (typeof content === 'string') {
    await runInTurnOfClient(transfers, async () => {
      const file = await open(content);
      const { size } = await file.stat();
      await sendStream(bucket, key, file.createReadStream({ highWaterMark: 1_048_576 }), size);
    });
    return;
  }
  const { s3, name, getObjectKey, sendRequest } = bucket;
  await sendRequest(key, () => s3.putObject({ Bucket: name, Key: getObjectKey(key), Body: content }));
}

async function sendStream(
  { s3, name, getObjectKey, sendRequest }: Bucket,
  key: string,
  content: Readable,
  size: number,
): Promise<void> {
  const { Upload } = await import('@aws-sdk/lib-storage');
  const upload = new Upload({
    client: s3,
    params: { Bucket: name, Key: getObjectKey(key), Body: content },
    partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
    queueSize: AT_ONCE,
  });
  try {
    await sendRequest(key, () => upload.done());
  } finally {
    content.destroy();
  }
}

async function openObject({ s3, name, getObjectKey, sendRequest }: Bucket, key: string, range?: ByteRange): Promise<Readable> {
  const headers = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end ?? ''}` };
  const { Body } = await sendRequest(key, () => s3.getObject({ Bucket: name, Key: getObjectKey(key), ...headers }));
  return Body as Readable;
}

/** Downloads a file and resumes after broken connections. @throws MissingFileError, FilesUnavailableError, DamagedFileError */
async function downloadFile(bucket: Bucket, key: string, path: string, sha256?: string): Promise<void> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let done = 0;
  const appendPiece = async (piece: Buffer) => {
    for (let at = 0; at < piece.length; ) at += (await file.write(piece, at)).bytesWritten;
    hash.update(piece);
    done += piece.length;
  };
  try {
    for (let breaks = 0; ; breaks += 1) {
      const rest = await openObject(bucket, key, done === 0 ? undefined : { start: done });
      const failure = await consumePieces(rest, appendPiece);
      if (failure === undefined) break;
      if (breaks === MAX_RETRIES) throw convertToFilesError(key, failure);
    }
    if (sha256 !== undefined && hash.digest('hex') !== sha256) throw new DamagedFileError(key);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Passes the pieces of a stream to `take`. Returns the error that ended the stream. Rejects with errors of `take`. */
async function consumePieces(content: Readable, take: (piece: Buffer) => Promise<void>): Promise<unknown> {
  const pieces = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    let next: IteratorResult<Buffer>;
    try {
      next = await pieces.next();
    } catch (failure) {
      return failure;
    }
    if (next.done === true) return undefined;
    try {
      await take(next.value);
    } catch (error) {
      content.destroy();
      throw error;
    }
  }
}

async function removeObjects({ s3, name, getObjectKey, sendRequest }: Bucket, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const Objects = keys.map((key) => ({ Key: getObjectKey(key) }));
  const { Errors = [] } = await sendRequest('', () => s3.deleteObjects({ Bucket: name, Delete: { Objects, Quiet: true } }));
  const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
  if (failed !== undefined) throw new FilesUnavailableError(failed.Code ?? 'unknown');
}

async function* iteratePages({ s3, name, getObjectKey, sendRequest }: Bucket, prefix: string, delimiter?: string) {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const pages = paginateListObjectsV2({ client: s3 }, { Bucket: name, Prefix: getObjectKey(prefix), Delimiter: delimiter });
  for (;;) {
    const { done, value } = await sendRequest(prefix, () => pages.next());
    if (done === true) return;
    yield value;
  }
}
