/** The result of every call of a client: the data of a successful response, or an error. */
export interface ClientAnswer<Data> {
  /** The body of a successful response, parsed. */
  readonly data?: Data;
  /** The body of any other response: `{ detail }` from Concordat, or any body from a proxy in between. */
  readonly error?: unknown;
  readonly response: Response;
}

/** Thrown if a response is not successful. */
export class ConcordatError extends Error {
  override readonly name = 'ConcordatError';
  /** Status of the response, 300 to 599. */
  readonly status: number;
  /** The request's id in the server's log, if the server sent one. */
  readonly requestId: string | undefined;
  /** The body, as the contract describes it for the status. */
  readonly body: unknown;
  constructor({ error, response }: ClientAnswer<unknown>) {
    super(detailOf({ error, response }));
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    this.body = error;
  }
}

/** Returns in one sentence why a response was not successful: its `detail`, else its status. */
export function detailOf({ error, response }: ClientAnswer<unknown>): string {
  const detail = (error as { detail?: unknown } | null | undefined)?.detail;
  return typeof detail === 'string' ? detail : `The server returned ${response.status} ${response.statusText}`.trimEnd();
}

/**
 * Returns the body, or undefined if a successful response has none: `await dataOf(schemas.GET('/schemas'))`.
 * @throws ConcordatError if the response is not successful; the errors of `fetch` if there is no response
 */
export async function dataOf<Answer extends ClientAnswer<unknown>>(
  call: Promise<Answer>,
): Promise<Extract<Answer, { error?: never }>['data']> {
  const answer = await call;
  if (!answer.response.ok) throw new ConcordatError(answer);
  return answer.data;
}
