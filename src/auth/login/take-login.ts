/** The way back from the provider: which login an answer belongs to. */
import type { IncomingMessage } from 'node:http';
import { LoginIncompleteError, LoginNotStartedError, LoginStateError } from './login-errors.ts';
import { getBrowser, type LoginParts, type LoginRecord } from './login-parts.ts';

/** A login that was begun in this browser and is under way. */
export interface PendingLogin {
  state: string;
  record: LoginRecord;
  /** The provider's answer, at the exact address that it was to be sent to. */
  answer: URL;
}

/**
 * Finds and removes the login that an answer belongs to, so that the same answer is never accepted again.
 *
 * @throws LoginNotStartedError, LoginStateError, LoginIncompleteError
 */
export async function consumeLogin({ settings, records }: LoginParts, request: IncomingMessage): Promise<PendingLogin> {
  const browser = getBrowser(request, settings);
  if (browser === undefined) throw new LoginNotStartedError();
  const search = searchOf(request);
  const [state, ...more] = search.getAll('state');
  if (state === undefined || more.length > 0 || state.length > 1_024) throw new LoginStateError();
  const record = (await records.take('login', `${browser}.${state}`)) as LoginRecord | undefined;
  if (record === undefined) throw new LoginStateError();
  const isAmbiguous = ['code', 'error', 'iss'].some((name) => search.getAll(name).length > 1);
  if (isAmbiguous || (search.get('code') === null && search.get('error') === null)) {
    throw Object.assign(new LoginIncompleteError(), { returnTo: record.returnTo });
  }
  const answer = new URL(record.redirectUri);
  for (const [name, value] of search) answer.searchParams.append(name, value);
  return { state, record, answer };
}

/** The query as it was sent; Express has its own idea of repeated parameters. */
function searchOf(request: IncomingMessage & { originalUrl?: string }): URLSearchParams {
  const address = request.originalUrl ?? request.url ?? '';
  const query = address.indexOf('?');
  return new URLSearchParams(query === -1 ? '' : address.slice(query + 1));
}
