/** Changes the contracts to match the settings: the name of the session cookie. */
import type { ContractDocument } from '../contract/documents/document.ts';
import { getSessionCookieName } from './sessions/sessions.ts';
import type { AuthSettings } from './settings.ts';

/** Name of the session cookie in the contracts, and default of the setting. */
const CONTRACT_NAME = 'session';

interface Scheme {
  readonly in?: string;
  readonly name?: string;
}

export function addSessionCookie(
  document: ContractDocument,
  settings: Pick<AuthSettings, 'sessionCookieName' | 'sessionHttpsOnly' | 'baseUrl'>,
): ContractDocument {
  const schemes = Object.entries((document.components?.securitySchemes ?? {}) as Record<string, Scheme>);
  const isSession = (scheme: Scheme) => scheme.in === 'cookie' && scheme.name === CONTRACT_NAME;
  const cookieName = getSessionCookieName(settings);
  if (cookieName === CONTRACT_NAME || !schemes.some(([, scheme]) => isSession(scheme))) return document;
  const securitySchemes = Object.fromEntries(
    schemes.map(([name, scheme]) => [name, isSession(scheme) ? { ...scheme, name: cookieName } : scheme]),
  );
  return { ...document, components: { ...document.components, securitySchemes } };
}
