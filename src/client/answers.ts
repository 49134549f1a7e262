/** What became of a call: the data of a successful answer, or an error that says in one sentence why there are none. */

/** What every call of a client resolves with. */
export interface ClientAnswer<Data> {
  /** The body of a successful answer, parsed. */
  readonly data?: Data;
  /** The body of any other answer: `{ detail }` from Concordat, whatever a proxy in between says from elsewhere. */
  readonly error?: unknown;
  readonly response: Response;
}

/** An answer that was not successful. */
export class ConcordatError extends Error {
  override readonly name = 'ConcordatError';
  /** Status of the answer, 300 to 599. */
  readonly status: number;
  /** Names the request in the server's log, where the server gave it a name. */
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

/** Why an answer was not successful, in one sentence: its `detail`, or its status where nobody said more. */
export function detailOf({ error, response }: ClientAnswer<unknown>): string {
  const detail = (error as { detail?: unknown } | null | undefined)?.detail;
  return typeof detail === 'string' ? detail : `The server answered ${response.status} ${response.statusText}`.trimEnd();
}

/**
 * The data of a call, for programs that would rather catch than ask: `await dataOf(schemas.GET('/schemas'))`.
 *
 * @returns the body; undefined where a successful answer has none
 * @throws ConcordatError for any answer that is not successful; whatever `fetch` throws when there is no answer
 */
export async function dataOf<Answer extends ClientAnswer<unknown>>(
  call: Promise<Answer>,
): Promise<Extract<Answer, { error?: never }>['data']> {
  const answer = await call;
  if (!answer.response.ok) throw new ConcordatError(answer);
  return answer.data;
}
