/**
 * The contract as this server keeps it: without ADMIN_TOKEN the administration takes no token (contract, "Administration"), and where
 * people log in who asks is shown.
 */
import { type ContractDocument, type JsonObject, operationsOf } from '../../contract/documents/document.ts';
import { withUsedSchemes } from '../../contract/documents/used-schemes.ts';
import type { Settings } from '../../settings.ts';

/** Ways to show who asks, as the contract calls them; its empty one lets everybody in. */
const SHOWN = [{ proteomicsLogin: [] }, { proteomicsToken: [] }];

/** The document to serve; with neither ADMIN_TOKEN nor login nothing of it has a security requirement. */
export function servedDocument(
  document: ContractDocument,
  settings: Pick<Settings, 'adminToken' | 'proteomicsAccess'>,
): ContractDocument {
  const { adminToken, proteomicsAccess } = settings;
  const served = documentWithLogin(document, settings);
  const open = served === document ? structuredClone(document) : served;
  if (proteomicsAccess === 'open') open.security = [];
  if (adminToken === undefined)
    for (const { operation } of operationsOf(open)) {
      const shown = ((operation.security ?? []) as object[]).filter((schemes) => !Object.keys(schemes).some(isOfToken));
      if (shown.length === 0) delete operation.security;
      else operation.security = shown;
    }
  return withUsedSchemes(open);
}

function isOfToken(scheme: string): boolean {
  return scheme === 'proteomicsAdminToken' || scheme === 'proteomicsSession';
}

/** Nothing is changed where everybody may use the service. */
function documentWithLogin(
  document: ContractDocument,
  { proteomicsAccess }: Pick<Settings, 'proteomicsAccess'>,
): ContractDocument {
  if (proteomicsAccess === 'open') return document;
  const closed: ContractDocument = { ...structuredClone(document), security: SHOWN };
  for (const { operation } of operationsOf(closed)) {
    const security = operation.security as object[] | undefined;
    if (security !== undefined && security.length > 0) operation.security = [...security, ...SHOWN];
  }
  // Who is logged in signs; the user of an example would be somebody else.
  for (const parameter of Object.values(closed.components?.parameters ?? {})) delete (parameter as JsonObject)['x-sample'];
  return closed;
}
