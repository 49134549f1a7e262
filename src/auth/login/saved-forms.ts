/**
 * Stores a form that was submitted after its session had ended, so that the user can log in and submit it again. The form is
 * encrypted with the identifier that binds this browser to its login, for the user of the browser's last session. If that
 * user is unknown, the form belongs to the user who completes the login that it started.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import busboy from 'busboy';
import { listCookieValues } from '../../web/cookies.ts';
import { readThrough } from '../../web/read-through.ts';
import { isSessionIdentifier } from '../sessions/records.ts';
import { getPersonCookieName } from '../sessions/sessions.ts';
import { getBrowserIdentifier, LOGIN_MS, type LoginParts, setLoginCookie } from './login-parts.ts';

/** A submitted form without the contents of its files. */
export interface SavedForm extends SentForm {
  /** Path and query to which the form was sent. */
  readonly action: string;
  readonly operationId: string;
  readonly page: string;
}

/** Maximum characters of a form's fields; equal to the default of MAX_FORM_BYTES. */
const MAX_FORM_BYTES = 1_000_000;
/** Shared limit, because clients without a session can save forms. Above it, users must fill in a form again. */
const SHARED_ROOM = { name: 'kept forms', bytes: 50_000_000, bytesOfClient: 5_000_000 };

/** Returns the key of the client that sends a form, and whether many people may share it. */
export type FormSender = (request: IncomingMessage) => { readonly key: string; readonly isShared: boolean };

/** The stored record. The owner is unknown before the login if the browser had no session. */
interface StoredForm {
  readonly form: SavedForm;
  readonly person: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SavedForms {
  /** Saves a form, replacing an earlier one. Resolves with whether it was saved. */
  store(request: IncomingMessage, response: ServerResponse, form: SavedForm): Promise<boolean>;
  /** Returns the form that a user sent from this browser; undefined if there is none, or if it belongs to another user. */
  find(request: IncomingMessage, sub: string): Promise<SavedForm | undefined>;
  /** Assigns a form without a known sender to the user who completed the login that the form required. */
  claim(request: IncomingMessage, response: ServerResponse, sub: string): Promise<void>;
  /** Makes all forms that a user has sent inaccessible, because the user was erased. */
  remove(sub: string): Promise<void>;
}

/** Creates the store of saved forms. All processes with the same session store share the limit. */
export function createSavedForms(parts: LoginParts, senderOf: FormSender): SavedForms {
  const { records, settings, now } = parts;
  const findPerson = (request: IncomingMessage) =>
    listCookieValues(request, getPersonCookieName(settings)).find(isSessionIdentifier);
  const readForm = async (request: IncomingMessage): Promise<StoredForm | undefined> => {
    const browser = getBrowserIdentifier(request, settings);
    return browser === undefined ? undefined : ((await records.read('form', browser)) as StoredForm | undefined);
  };
  const storeForm = (request: IncomingMessage, response: ServerResponse, value: StoredForm): Promise<boolean> => {
    const { key, isShared } = senderOf(request);
    const room = { ...SHARED_ROOM, client: key, ...(isShared ? { bytesOfClient: SHARED_ROOM.bytes } : {}) };
    return setLoginCookie(parts, request, response, { purpose: 'form', value, room });
  };

  return {
    async store(request, response, form) {
      if (form.fields.length > MAX_FORM_BYTES) return false;
      return storeForm(request, response, { form, person: findPerson(request), at: now() });
    },
    async find(request, sub) {
      const stored = await readForm(request);
      const marks = records.listMarks(sub);
      if (stored?.person === undefined || !marks.includes(stored.person)) return undefined;
      const forgotten = (await records.read('forgotten', stored.person)) as { readonly at: number } | undefined;
      return forgotten !== undefined && stored.at <= forgotten.at ? undefined : stored.form;
    },
    async claim(request, response, sub) {
      const stored = await readForm(request);
      if (stored === undefined || stored.person !== undefined) return;
      await storeForm(request, response, { ...stored, person: records.listMarks(sub)[0] });
    },
    async remove(sub) {
      const until = new Date(now() + LOGIN_MS);
      await Promise.all(records.listMarks(sub).map((mark) => records.set('forgotten', mark, { at: now() }, until)));
    },
  };
}

/**
 * Returns the address of the login for a request without a session, after saving a submitted form. Its login starts from a page
 * of this server, because browsers follow no redirect of a form to another site (Content Security Policy Level 3, 6.4.1).
 * @param waiting the body, if it was read, the page, and whether a logged-in user must authenticate again
 */
export async function redirectToLogin(
  forms: SavedForms | undefined,
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  waiting: {
    readonly operationId: string;
    readonly sent: Buffer | undefined;
    readonly page: string;
    readonly isAgain?: boolean;
  },
): Promise<string> {
  const { operationId, sent, page, isAgain = false } = waiting;
  const query = new URLSearchParams({ returnTo: page, ...(isAgain ? { prompt: 'login' } : {}) });
  if (request.method === 'POST') {
    const form = forms === undefined ? undefined : await readSentForm(request, sent, MAX_FORM_BYTES);
    const isSaved =
      form !== undefined &&
      (await forms?.store(request, response, { ...form, action: request.originalUrl, operationId, page }));
    query.set('after', isSaved === true ? 'kept-form' : 'form');
  }
  return `/auth/login?${query}`;
}

interface SentFile {
  readonly field: string;
  readonly name: string;
}

interface SentForm {
  /** Typed values as `application/x-www-form-urlencoded`. */
  readonly fields: string;
  /** Undefined for `application/x-www-form-urlencoded`, which has no files. */
  readonly files?: readonly SentFile[];
}

/** Maximum fields and files of a form. No form of this server has more. */
const MAX_PARTS = 1_000;
/** Maximum size of a body in bytes, including the skipped files. */
const MAX_SAVED_BODY_BYTES = 100_000_000;

/** Reads a form from `sent`, else the request; undefined if it is incomplete, has no length, or exceeds `longest` characters. */
async function readSentForm(
  request: IncomingMessage,
  sent: Buffer | undefined,
  longest: number,
): Promise<SentForm | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return sent === undefined || sent.length > longest ? undefined : { fields: sent.toString() };
  }
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return /^multipart\/form-data\b/i.test(type) && length <= MAX_SAVED_BODY_BYTES
    ? readMultipartForm(request, longest)
    : undefined;
}

async function readMultipartForm(request: IncomingMessage, longest: number): Promise<SentForm | undefined> {
  const fields = new URLSearchParams();
  const files: SentFile[] = [];
  let length = 0;
  try {
    const limits = { parts: MAX_PARTS, fieldSize: longest };
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    parser.on('field', (name, value, { valueTruncated }) => {
      length += name.length + value.length;
      if (valueTruncated || length > longest) parser.destroy(new RangeError('the form is too large to store'));
      else fields.append(name, value);
    });
    parser.on('partsLimit', () => parser.destroy(new RangeError('the form has too many parts to store')));
    parser.on('file', (field, stream, { filename }) => {
      // The caller reports an incomplete body.
      stream.on('error', () => undefined);
      stream.resume();
      if (filename) files.push({ field, name: filename });
    });
    await readThrough(request, parser);
  } catch {
    return undefined;
  }
  const written = fields.toString();
  return written.length > longest ? undefined : { fields: written, files };
}
