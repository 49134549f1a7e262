/**
 * What somebody sent after their session had ended, kept for the time of a login: they log in and send it then. It is kept by the
 * server, sealed, under the identifier that binds this browser to its login.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserOf, keepForBrowser, type LoginParts } from './login-parts.ts';

/** A form as it was sent. */
export interface KeptForm {
  /** Path and query that it was sent to. */
  readonly action: string;
  /** The operation that it was sent to. */
  readonly operationId: string;
  /** The page that it stood on. */
  readonly page: string;
  /** Its fields in `application/x-www-form-urlencoded`. */
  readonly fields: string;
}

/** A form for which this does not suffice is not kept, and must be filled in again. */
const MOST_CHARACTERS = 65_536;

/** Forms of browsers whose sessions had ended. */
export interface KeptForms {
  /** Keeps a form in place of an earlier one. Resolves with whether it is kept. */
  keep(request: IncomingMessage, response: ServerResponse, form: KeptForm): Promise<boolean>;
  /** The form of this browser; undefined where none is kept (any more). */
  find(request: IncomingMessage): Promise<KeptForm | undefined>;
}

/** Makes them. */
export function createKeptForms(parts: LoginParts): KeptForms {
  return {
    async keep(request, response, form) {
      if (form.fields.length > MOST_CHARACTERS) return false;
      await keepForBrowser(parts, request, response, { purpose: 'form', value: form });
      return true;
    },
    async find(request) {
      const browser = browserOf(request, parts.settings);
      return browser === undefined ? undefined : ((await parts.records.read('form', browser)) as KeptForm | undefined);
    },
  };
}

/**
 * The way to the login for a request without a session, as an address. A form that was sent is kept first; after it the login is gone
 * to by way of a page of ours, because browsers follow no redirection of a form to another site (Content Security Policy Level 3, section
 * 6.4.1).
 *
 * @param sent the body as it arrived, where it was read
 * @param operationId what was asked for
 * @param page the page to come back to
 */
export async function wayToLogin(
  forms: KeptForms | undefined,
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  { operationId, sent, page }: { readonly operationId: string; readonly sent: Buffer | undefined; readonly page: string },
): Promise<string> {
  const query = new URLSearchParams({ returnTo: page });
  if (request.method === 'POST') {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    const form = { action: request.originalUrl, operationId, page, fields: sent?.toString() ?? '' };
    const isKept = isForm && (await forms?.keep(request, response, form));
    query.set('after', isKept === true ? 'kept-form' : 'form');
  }
  return `/auth/login?${query}`;
}
