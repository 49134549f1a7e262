/** Connects to object storage with the S3 protocol by the AWS SDK, which is loaded on first use. */
import type { S3 } from '@aws-sdk/client-s3';
import type { Log } from '../log.ts';
import { FilesUnavailableError, MissingFileError } from './stored-files.ts';

const state: { isAway: boolean; log: Pick<Log, 'error' | 'info'> | undefined } = { isAway: false, log: undefined };

export function setFilesLog(log: Pick<Log, 'error' | 'info'>): void {
  state.log = log;
}

/** Records that the storage rejected a request or did not respond, with the reason (FilesUnavailableError.reason). */
export function reportFilesOutage(reason: string): void {
  if (state.isAway) return;
  state.isAway = true;
  state.log?.error({ reason }, 'the file storage does not respond; requests for files return 503 until it does');
}

export function reportFilesRecovery(): void {
  if (!state.isAway) return;
  state.isAway = false;
  state.log?.info('the file storage responds again');
}

export interface BucketPlace {
  readonly bucket: string;
  /** Prefix of every key: empty, or with a trailing slash. */
  readonly prefix: string;
  /** Address of the service; the default is AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** If it is undefined, the SDK searches its default places for credentials. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

export interface Bucket {
  readonly s3: S3;
  readonly name: string;
  getObjectKey(key: string): string;
  getKey(object: string): string;
  /** Sends a request, and converts the errors of the SDK. @throws MissingFileError, FilesUnavailableError */
  sendRequest<T>(key: string, question: () => Promise<T>): Promise<T>;
}

const CONNECT_WITHIN_MS = 3_000;
/** Maximum milliseconds between two bytes of a connection. */
const MAX_SILENCE_MS = 30_000;

/** Creates the connection without sending a request. */
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
    // Self-hosted services rarely have a separate host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined ? {} : { credentials: { accessKeyId, secretAccessKey } }),
  });
  return {
    s3,
    name: bucket,
    getObjectKey: (key) => `${prefix}${key}`,
    getKey: (object) => object.slice(prefix.length),
    async sendRequest(key, question) {
      try {
        const answer = await question();
        reportFilesRecovery();
        return answer;
      } catch (cause) {
        const error = convertToFilesError(key, cause);
        if (error instanceof FilesUnavailableError) reportFilesOutage(error.reason);
        throw error;
      }
    },
  };
}

/** Error names of a missing object, unlike those of a missing bucket. */
const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);

/** Error names of the SDK if there is no response. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'TimeoutError',
  'AbortError',
  'CredentialsProviderError',
  'TokenProviderError',
]);

/** Converts an error of the SDK. Returns other errors unchanged, such as an unreadable local file or a programming error. */
export function convertToFilesError(key: string, error: unknown): unknown {
  if (error instanceof MissingFileError || error instanceof FilesUnavailableError || !(error instanceof Error)) return error;
  const { name } = error;
  if (MISSING.has(name)) return new MissingFileError(key, { cause: error });
  const { code, path } = error as NodeJS.ErrnoException;
  const isOfService = '$metadata' in error || UNANSWERED.has(name) || (typeof code === 'string' && path === undefined);
  return isOfService ? new FilesUnavailableError(getErrorReason(error), { cause: error }) : error;
}

function getErrorReason(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error.name !== 'Error' && error.name !== 'AggregateError') return error.name;
  return code ?? error.name;
}
