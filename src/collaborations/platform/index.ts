/**
 * Exports the organization library: the client of the platform's organization API with its errors
 * (`concordat/organisation`). docs/organisation.md shows how to use it.
 */
export { AnswerableError } from '../../contract/errors.ts';
export { createOrganisationAccess as organisationAccess, type PlatformAccess, type PlatformLimits } from './access.ts';
export type * from './data-objects.ts';
export * from './errors.ts';
export { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';
export type { OddRecord } from './sound-records.ts';
