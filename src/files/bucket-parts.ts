/** Stores files that arrive in parts, as multipart uploads of S3. */
import type { Part } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { MissingFileError, type PartedFiles } from './stored-files.ts';

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
    async begin(key) {
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
