/** Sends one run by the tus protocol. An interrupted upload continues at its offset. */
import { Readable } from 'node:stream';
import { type DetailedError, Upload } from 'tus-js-client';
import type { Candidate } from './candidates.ts';
import { createFileLayout, createTarLayout } from './tar-layout.ts';

export interface UploadTarget {
  readonly address: string;
  readonly pipeline: string;
  readonly user: string | undefined;
  readonly token: string | undefined;
}

export type SendOutcome =
  | { readonly kind: 'stored'; readonly rawFile: string }
  /** The server rejects the run permanently. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The upload failed, but a later attempt may succeed. */
  | { readonly kind: 'later'; readonly reason: string }
  /** All runs would be rejected: the pipeline, the user or the token is unknown. */
  | { readonly kind: 'hopeless'; readonly reason: string }
  | { readonly kind: 'stopped' };

export interface SendWatch {
  /** Address of an upload that an earlier attempt started. */
  readonly upload: string | undefined;
  readonly signal: AbortSignal;
  /** Throws if the run has changed. Called before each part, including the last. @throws ChangedRunError */
  requireUnchanged(): Promise<void>;
  recordUpload(upload: string): Promise<void>;
  reportProgress(bytes: number, size: number): void;
}

/** Bytes per request. Proxies can limit the size of a request, and a changed run is detected before its last part. */
const PART_BYTES = 64 * 1_048_576;
const RETRIES_MS = [1_000, 3_000, 10_000];
const STOP_STATUSES: ReadonlySet<number> = new Set([401, 403, 404]);
const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 410, 423, 425, 429]);

/** Thrown if a run changed during its upload. The upload stops. */
export class ChangedRunError extends Error {
  constructor() {
    super('it changed while it was sent');
  }
}

/** Uploads a run. Never rejects. */
export async function sendRun(target: UploadTarget, run: Candidate, watch: SendWatch): Promise<SendOutcome> {
  const layout = run.isArchive ? createTarLayout(run.parts) : createFileLayout(run.parts[0] as Candidate['parts'][number]);
  if (layout.size === 0) return { kind: 'later', reason: 'it is empty' };
  return new Promise((resolve) => {
    let noted: Promise<void> = Promise.resolve();
    const finishSend = (outcome: SendOutcome) => {
      watch.signal.removeEventListener('abort', stopUpload);
      noted.then(
        () => resolve(outcome),
        (error: Error) => resolve({ kind: 'later', reason: `the state cannot be written: ${error.message}` }),
      );
    };
    const deferUpload = (error: Error) => {
      upload.abort().catch(() => undefined);
      finishSend({ kind: 'later', reason: error.message });
    };
    const stopUpload = () => {
      upload.abort().catch(() => undefined);
      finishSend({ kind: 'stopped' });
    };
    const source = {
      size: layout.size,
      close: () => undefined,
      async slice(start: number, end: number) {
        await watch.requireUnchanged();
        const to = Math.min(end, layout.size);
        const body = Readable.from(layout.read(start, to), { objectMode: false, highWaterMark: 1_048_576 });
        // The library forwards the stream but does not handle its errors.
        body.once('error', deferUpload);
        return { value: Object.assign(body, { size: to - start }), done: to >= layout.size };
      },
    };
    const upload: Upload = new Upload(Buffer.alloc(0), {
      endpoint: `${target.address}/api/uploads`,
      ...(watch.upload === undefined ? {} : { uploadUrl: new URL(watch.upload, target.address).href }),
      metadata: { filename: run.name, pipeline: target.pipeline, ...(target.user === undefined ? {} : { user: target.user }) },
      headers: target.token === undefined ? {} : { Authorization: `Bearer ${target.token}` },
      chunkSize: PART_BYTES,
      retryDelays: RETRIES_MS,
      onShouldRetry: (error) => isWorthRetrying(error.originalResponse?.getStatus()),
      fileReader: { openFile: async () => source },
      onUploadUrlAvailable: () => {
        const path = new URL(upload.url as string).pathname;
        if (path !== watch.upload) noted = noted.then(() => watch.recordUpload(path));
      },
      onProgress: (bytes, size) => watch.reportProgress(bytes, size),
      onSuccess: ({ lastResponse }) => finishSend({ kind: 'stored', rawFile: lastResponse.getHeader('Raw-File') ?? '' }),
      onError: (error) => finishSend(classifyUploadError(error as DetailedError)),
    });
    watch.signal.addEventListener('abort', stopUpload);
    if (watch.signal.aborted) stopUpload();
    else upload.start();
  });
}

function isWorthRetrying(status: number | undefined): boolean {
  return status === undefined || status === 0 || status === 423 || (status >= 500 && status !== 507);
}

function classifyUploadError(error: DetailedError): SendOutcome {
  const response = error.originalResponse;
  const status = response?.getStatus() ?? 0;
  if (status === 0) return { kind: 'later', reason: getErrorCause(error) };
  const reason = parseErrorDetail(response?.getBody()) ?? `the server returned ${status}`;
  // The server has discarded the upload, so the next attempt starts from the beginning.
  const isForgotten = status === 404 && error.originalRequest?.getMethod() === 'PATCH';
  if (STOP_STATUSES.has(status) && !isForgotten) return { kind: 'hopeless', reason };
  return { kind: isForgotten || status >= 500 || RETRY_STATUSES.has(status) ? 'later' : 'refused', reason };
}

/** Returns the message of the cause, because the library's own message also contains request and response. */
function getErrorCause(error: DetailedError): string {
  const cause = error.causingError as (Error & { code?: string }) | undefined;
  return cause?.code === undefined ? (cause ?? error).message : `the server cannot be reached (${cause.code})`;
}

function parseErrorDetail(body: string | undefined): string | undefined {
  try {
    const { detail } = JSON.parse(body ?? '') as { detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}
