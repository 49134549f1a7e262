/** Adapts the contract to the settings: required tokens (contract, "Administration") and, if login is on, the login. */
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  removeUnusedSchemes,
} from '../../contract/documents/document.ts';
import type { Settings } from '../../settings.ts';

/** Security schemes of users, by their names in the contract. The empty alternative would admit everyone. */
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
  // The logged-in user signs, so the user in an example would be another one.
  for (const parameter of Object.values(closed.components?.parameters ?? {})) delete (parameter as JsonObject)['x-sample'];
  return closed;
}
