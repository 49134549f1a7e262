/** Generates the types of all operations and components by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import type { Bundle } from './bundle.ts';

/**
 * Returns the source of a document's `types.d.ts`. Properties with a default are optional for clients, and objects without
 * named properties accept any member.
 */
export async function createTypesSource({ json }: Bundle): Promise<string> {
  const ast = await openapiTS(json, { defaultNonNullable: false, emptyObjectsUnknown: true, alphabetize: false });
  return astToString(ast);
}
