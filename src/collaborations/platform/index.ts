/** The client of the platform's organization API, with its errors (`concordat/organisation`). See docs/organisation.md. */
export { AnswerableError } from '../../contract/errors.ts';
export { createOrganisationAccess as organisationAccess, type PlatformAccess, type PlatformLimits } from './access.ts';
export type * from './data-objects.ts';
export * from './errors.ts';
export { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';
export type { InvalidRecord } from './record-reader.ts';
