/** Sends requests to the configured address of a repository. Limits time and size, and follows no redirects. */
import { createBoundedFetch } from '../../auth/bounded-fetch.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { formatPlainLine } from '../../web/plain-line.ts';

/** Limits of a response. Uploads and publication have a longer timeout. */
const LIMITS = { timeoutMs: 60_000, maxBytes: 4_000_000 };
const SLOW_LIMITS = { ...LIMITS, timeoutMs: 900_000 };
const MAX_MESSAGE_LENGTH = 500;
const MAX_FIELDS = 30;

export interface RejectedField {
  readonly field: string;
  readonly message: string;
}

/** The repository rejected a request. A retry would fail, too. */
export class RepositoryRefusedError extends Error {
  readonly status: number;
  readonly fields: readonly RejectedField[];
  constructor(message: string, status: number, fields: readonly RejectedField[] = [], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.fields = fields;
  }
}

/** The repository is unavailable, busy or faulty. A retry can succeed. */
export class RepositoryBusyError extends Error {}

/** Response of a repository as JSON, before validation. */
export type RepositoryAnswer = Readonly<Record<string, unknown>>;

export interface RepositoryCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path relative to the address of the repository, with encoded segments. */
  readonly path: string;
  readonly json?: unknown;
  readonly body?: Blob | FormData;
  readonly isSlow?: boolean;
}

/** Sends a request and returns its response. @throws RepositoryRefusedError, RepositoryBusyError, the reason of the signal */
export type CallRepository = (call: RepositoryCall) => Promise<RepositoryAnswer>;

export interface CallParts {
  readonly address: string;
  /** Returns the headers with the token. The client reads the token for each request, because users can delete it. */
  readonly authorize: () => Promise<Readonly<Record<string, string>>>;
  readonly signal: AbortSignal;
  /** True to permit unencrypted http during development. */
  readonly mayBePlain: boolean;
}

export function createRepositoryCalls({ address, authorize, signal, mayBePlain }: CallParts): CallRepository {
  const { origin, host } = new URL(address);
  const fetchSoon = createBoundedFetch('repository', LIMITS, mayBePlain);
  const fetchSlowly = createBoundedFetch('repository', SLOW_LIMITS, mayBePlain);
  return async ({ method, path, json, body, isSlow = false }) => {
    const headers = {
      Accept: 'application/json',
      'User-Agent': 'concordat',
      ...(await authorize()),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(body instanceof Blob ? { 'Content-Type': 'application/octet-stream' } : {}),
    };
    const content = json === undefined ? body : JSON.stringify(json);
    const send = isSlow ? fetchSlowly : fetchSoon;
    const request = { method, headers, signal, ...(content === undefined ? {} : { body: content }) };
    const response = await send(`${origin}${path}`, request).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new RepositoryBusyError(`${host}: ${(cause as Error).message}`, { cause });
    });
    const answer = parseJsonObject(await response.text());
    if (response.status >= 200 && response.status < 300) return answer;
    throw createCallError(host, response.status, answer);
  };
}

/** Returns the parsed object; empty for other text, such as a proxy's HTML page. */
function parseJsonObject(text: string): RepositoryAnswer {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** HTTP statuses after which a retry can succeed. */
const TEMPORARY_STATUSES = new Set([408, 409, 423, 425, 429]);

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: 'The repository does not accept the token. Store a new one.',
  403: 'The token does not permit this. It needs the rights to write and to publish deposits.',
  404: 'The repository no longer has this draft.',
  413: 'A file is too large for the repository.',
  429: 'The repository accepts no further requests at the moment. The server tries again later.',
};

function createCallError(host: string, status: number, answer: RepositoryAnswer): Error {
  const reason = typeof answer.message === 'string' ? formatPlainLine(answer.message, MAX_MESSAGE_LENGTH) : '';
  const meaning = STATUS_WORDS[status] ?? (status < 400 ? 'The repository redirects to another address.' : '');
  const message = [`${host} returned ${status}.`, meaning, reason === '' ? '' : `It says: ${reason}`]
    .filter((part) => part !== '')
    .join(' ');
  if (status >= 500 || TEMPORARY_STATUSES.has(status)) return new RepositoryBusyError(message);
  return new RepositoryRefusedError(message, status, listRejectedFields(answer));
}

/** Returns the rejected fields of an InvenioRDM response. Successful responses can also contain some. */
export function listRejectedFields({ errors }: RepositoryAnswer): readonly RejectedField[] {
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, MAX_FIELDS).flatMap((error: unknown): RejectedField[] => {
    const { field, messages }: RepositoryAnswer = isObject(error) ? error : {};
    if (typeof field !== 'string') return [];
    const texts = Array.isArray(messages) ? messages.filter((text) => typeof text === 'string') : [];
    return [{ field: formatPlainLine(field, 200), message: formatPlainLine(texts.join(' '), MAX_MESSAGE_LENGTH) }];
  });
}

/** Returns false if the record does not exist. @param absent statuses of the repository for missing records */
export async function sendIfFound(send: () => Promise<unknown>, absent: readonly number[]): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof RepositoryRefusedError && absent.includes(error.status)) return false;
    throw error;
  }
}
