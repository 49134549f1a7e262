/** What the steps of a login share: what is kept while a person is at the provider, and the cookie that ties it to the browser. */
import type { Records } from '../sessions/records.ts';
import { sessionCookieName } from '../sessions/sessions.ts';
import type { AuthSettings } from '../settings.ts';

/** How long a person may take at the provider. */
export const LOGIN_MS = 600_000;

/** What is kept while a person is at the provider. */
export interface LoginRecord {
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo: string;
}

/** What a login works with. */
export interface LoginParts {
  settings: AuthSettings;
  records: Records;
  now: () => number;
}

/** The cookie that binds a browser to its logins. */
export function loginCookieName(settings: AuthSettings): string {
  return `${sessionCookieName(settings)}_login`;
}
