/** The connection to object storage that speaks the protocol of S3, by the SDK of AWS, which is loaded at the first question. */
import type { S3 } from '@aws-sdk/client-s3';
import { reportFilesOutage, reportFilesRecovery } from './outage-log.ts';
import { FilesUnavailableError, MissingFileError } from './stored-files.ts';

/** Where a bucket is, and who asks. */
export interface BucketPlace {
  readonly bucket: string;
  /** Stands before every key: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Address of the service; that of AWS without it. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** The SDK looks for credentials in its usual places without these. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** A bucket. */
export interface Bucket {
  readonly s3: S3;
  readonly name: string;
  /** The name of the object of a key. */
  objectOf(key: string): string;
  /** The key of the name of an object. */
  keyOf(object: string): string;
  /** Asks something of the service; its refusals become errors of stored files. @throws MissingFileError, FilesUnavailableError */
  ask<T>(key: string, question: () => Promise<T>): Promise<T>;
}

const CONNECT_WITHIN_MS = 3_000;
/** Between two bytes of a connection. */
const MAX_SILENCE_MS = 30_000;

/** Makes it. Nothing is asked yet. */
export async function openBucket({
  bucket,
  prefix,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketPlace): Promise<Bucket> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const s3 = new S3({
    region,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: MAX_SILENCE_MS },
    // Services of one's own rarely have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined ? {} : { credentials: { accessKeyId, secretAccessKey } }),
  });
  return {
    s3,
    name: bucket,
    objectOf: (key) => `${prefix}${key}`,
    keyOf: (object) => object.slice(prefix.length),
    async ask(key, question) {
      try {
        const answer = await question();
        reportFilesRecovery();
        return answer;
      } catch (cause) {
        const error = asFilesError(key, cause);
        if (error instanceof FilesUnavailableError) reportFilesOutage(error.reason);
        throw error;
      }
    },
  };
}

/** Names by which an object is not there; a bucket that is not there is another matter. */
const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);

/** Names of errors that the SDK makes without having asked, or having been answered. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'TimeoutError',
  'AbortError',
  'CredentialsProviderError',
  'TokenProviderError',
]);

/** An error of the SDK as one of stored files. What is neither refusal nor outage stays: a file of this disk that cannot be read, a fault of ours. */
export function asFilesError(key: string, error: unknown): unknown {
  if (error instanceof MissingFileError || error instanceof FilesUnavailableError || !(error instanceof Error)) return error;
  const { name } = error;
  if (MISSING.has(name)) return new MissingFileError(key, { cause: error });
  const { code, path } = error as NodeJS.ErrnoException;
  const isOfService = '$metadata' in error || UNANSWERED.has(name) || (typeof code === 'string' && path === undefined);
  return isOfService ? new FilesUnavailableError(reasonOf(error), { cause: error }) : error;
}

/** What a refusal is called: by S3, or by the system. */
function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error.name !== 'Error' && error.name !== 'AggregateError') return error.name;
  return code ?? error.name;
}
