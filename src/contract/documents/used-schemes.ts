/** Removes the credentials from served documents that no operation uses. */
import { type ContractDocument, getOperations } from './document.ts';

/** The document without the security schemes that nothing in it names. */
export function removeUnusedSchemes(document: ContractDocument): ContractDocument {
  const { securitySchemes, ...components } = document.components ?? {};
  if (securitySchemes === undefined) return document;
  const required = [
    document.security ?? [],
    ...[...getOperations(document)].map(({ operation }) => (operation.security ?? []) as object[]),
  ];
  const used = new Set(required.flat().flatMap((schemes) => Object.keys(schemes)));
  const kept = Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)));
  return {
    ...document,
    components: { ...components, ...(Object.keys(kept).length === 0 ? {} : { securitySchemes: kept }) },
  };
}
