/** Types of every operation and component, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import type { Bundle } from './bundle.ts';

/**
 * Source of `types.d.ts` of a document. A property with a default stays optional (clients may leave it out), and an object
 * without named properties takes any member.
 */
export async function typesSource({ json }: Bundle): Promise<string> {
  const ast = await openapiTS(json, { defaultNonNullable: false, emptyObjectsUnknown: true, alphabetize: false });
  return astToString(ast);
}
