/** Types of every operation and component, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import type { Bundle } from './bundle.ts';

/**
 * Returns the source of a document's `types.d.ts`. A property with a default stays optional for clients, and an object without named
 * properties accepts any member.
 */
export async function createTypesSource({ json }: Bundle): Promise<string> {
  const ast = await openapiTS(json, { defaultNonNullable: false, emptyObjectsUnknown: true, alphabetize: false });
  return astToString(ast);
}
