/** The contract as this server keeps it: without ADMIN_TOKEN the administration takes no token (contract, "Administration"). */
import { type ContractDocument, operationsOf } from '../../contract/documents/document.ts';
import { withUsedSchemes } from '../../contract/documents/used-schemes.ts';
import type { Settings } from '../../settings.ts';

/** The document to serve; without a token nothing of it has a security requirement. */
export function servedDocument(document: ContractDocument, { adminToken }: Pick<Settings, 'adminToken'>): ContractDocument {
  if (adminToken !== undefined) return document;
  const open = structuredClone(document);
  for (const { operation } of operationsOf(open)) delete operation.security;
  return withUsedSchemes(open);
}
