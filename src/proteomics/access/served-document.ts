/** Adapts the contract to the settings: adds the requirement of ADMIN_TOKEN ("Administration") and of the login. */
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  removeUnusedSchemes,
} from '../../contract/documents/document.ts';
import type { Settings } from '../../settings.ts';

/** Security schemes for users. An empty alternative would allow anonymous requests. */
const USER_SCHEMES = [{ proteomicsLogin: [] }, { proteomicsToken: [] }];

/** Returns the document to serve. Without ADMIN_TOKEN and login it has no security requirement. */
export function adaptDocument(
  document: ContractDocument,
  settings: Pick<Settings, 'adminToken' | 'proteomicsAccess'>,
): ContractDocument {
  const { adminToken, proteomicsAccess } = settings;
  const served = addLogin(document, settings);
  const open = served === document ? structuredClone(document) : served;
  if (proteomicsAccess === 'open') open.security = [];
  if (adminToken === undefined)
    for (const { operation } of getOperations(open)) {
      const shown = ((operation.security ?? []) as object[]).filter((schemes) => !Object.keys(schemes).some(isTokenScheme));
      if (shown.length === 0) delete operation.security;
      else operation.security = shown;
    }
  return removeUnusedSchemes(open);
}

function isTokenScheme(scheme: string): boolean {
  return scheme === 'proteomicsAdminToken' || scheme === 'proteomicsSession';
}

function addLogin(document: ContractDocument, { proteomicsAccess }: Pick<Settings, 'proteomicsAccess'>): ContractDocument {
  if (proteomicsAccess === 'open') return document;
  const closed: ContractDocument = { ...structuredClone(document), security: USER_SCHEMES };
  for (const { operation } of getOperations(closed)) {
    const security = operation.security as object[] | undefined;
    if (security !== undefined && security.length > 0) operation.security = [...security, ...USER_SCHEMES];
  }
  // With login, the logged-in user signs, so examples of other users would be rejected.
  for (const parameter of Object.values(closed.components?.parameters ?? {})) delete (parameter as JsonObject)['x-sample'];
  return closed;
}
