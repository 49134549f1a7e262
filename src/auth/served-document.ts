/** Contracts as this server keeps them: the cookie of a session has the name that the settings give it. */
import type { ContractDocument } from '../contract/documents/document.ts';
import type { AuthSettings } from './settings.ts';

/** Name of the session's cookie in the contracts, which is that of the setting when nobody sets it. */
const CONTRACT_NAME = 'session';

interface Scheme {
  readonly in?: string;
  readonly name?: string;
}

/** The document to serve. */
export function withSessionCookie(
  document: ContractDocument,
  { sessionCookieName }: Pick<AuthSettings, 'sessionCookieName'>,
): ContractDocument {
  const schemes = Object.entries((document.components?.securitySchemes ?? {}) as Record<string, Scheme>);
  const isSession = (scheme: Scheme) => scheme.in === 'cookie' && scheme.name === CONTRACT_NAME;
  if (sessionCookieName === CONTRACT_NAME || !schemes.some(([, scheme]) => isSession(scheme))) return document;
  const securitySchemes = Object.fromEntries(
    schemes.map(([name, scheme]) => [name, isSession(scheme) ? { ...scheme, name: sessionCookieName } : scheme]),
  );
  return { ...document, components: { ...document.components, securitySchemes } };
}
