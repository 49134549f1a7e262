/**
 * Typed clients for Concordat's documents, for browsers and Node 20 or later: `concordat/client`. docs/client.md shows how to
 * use them. This code must not need Node, or any library except openapi-fetch.
 */
export type * as Collaborations from '../../generated/collaborations/types.d.ts';
export type * as Hub from '../../generated/hub/types.d.ts';
export type * as Organisation from '../../generated/organisation/types.d.ts';
export type * as Proteomics from '../../generated/proteomics/types.d.ts';
export type * as Schemas from '../../generated/schemas/types.d.ts';
export type * as Server from '../../generated/server/types.d.ts';
export type * as Support from '../../generated/support/types.d.ts';
export { PathValueError } from '../contract/strict-path.ts';
export { type ClientAnswer, ConcordatError, dataOf, detailOf } from './answers.ts';
export {
  type ConcordatClients,
  type ConcordatOptions,
  createCollaborationsClient,
  createConcordatClients,
  createHubClient,
  createOrganisationClient,
  createProteomicsClient,
  createSchemasClient,
  createServerClient,
  createSupportClient,
} from './clients.ts';
