/**
 * Configures the connection to the platform: its address, the organization's token, and the timeouts and size limits of calls.
 * Also checks values in platform paths (docs/requirements.md, C10). The platform decodes a path before routing. A value that
 * decodes to several segments could therefore reach another operation.
 */
import { createOrganisationClient, type OrganisationClient } from '../../../generated/organisation/client.ts';
import type { AuthSettings } from '../../auth/index.ts';
import { fillPathTemplate, PathValueError } from '../../contract/strict-path.ts';
import { CollabInputError, CollabNotConfiguredError, type CollabVariable } from './errors.ts';
import { createPlatformFetch } from './exchange.ts';
import type { InvalidRecord } from './record-reader.ts';

/** Matches a value of only dots, plain or percent-encoded any number of times. Decoded by a proxy, they change the path. */
const DOTS = /^(\.|%(25)*2e)+$/i;

/** Matches a slash or backslash, plain or percent-encoded, and control characters. */
const SPLITTING = /[/\\\p{Cc}]|%(25)*(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu;

/** Returns a value if it is valid in a path. @throws CollabInputError */
export function requirePathValue(field: string, value: string, maxLength = 255): string {
  if (value === '') throw new CollabInputError(field, 'must not be empty');
  if (value.length > maxLength) throw new CollabInputError(field, `must not be longer than ${maxLength} characters`);
  if (DOTS.test(value)) throw new CollabInputError(field, 'must not consist of dots');
  if (SPLITTING.test(value)) throw new CollabInputError(field, 'must not contain slashes or control characters');
  if (!value.isWellFormed()) throw new CollabInputError(field, 'is not well-formed Unicode');
  return value;
}

/** Fills a path template. @throws PathValueError if parsing the URL would change the path */
export function fillPlatformPath(template: string, values: Record<string, unknown>): string {
  const filled = fillPathTemplate(template, values);
  if (new URL(filled).href !== filled) throw new PathValueError(Object.keys(values).join(', '), 'changes the path');
  return filled;
}

export interface PlatformLimits {
  callMs: number;
  /** Milliseconds for reading the organization. */
  organisationMs: number;
  /** Maximum bytes of a response after decompression. */
  maxAnswerBytes: number;
  /** Maximum bytes of the organization after decompression. */
  maxOrganisationBytes: number;
}

/** Default limits. Sizes leave room for the largest known organizations and collaborations. */
export const PLATFORM_LIMITS: PlatformLimits = {
  callMs: 10_000,
  organisationMs: 30_000,
  maxAnswerBytes: 32_000_000,
  maxOrganisationBytes: 200_000_000,
};

/** Address and credentials of the platform. Calls that need a missing value fail before a request is sent. */
export interface PlatformAccess {
  /** Address of the platform, from COLLAB_API_BASE_URL. */
  baseUrl: string | undefined;
  /** Token of the organization, from COLLAB_ORGANISATION_API_TOKEN. */
  token: string | undefined;
  /** Entity ID of the service to connect, from COLLAB_SERVICE_ENTITY_ID. */
  serviceEntityId: string | undefined;
  limits?: Partial<PlatformLimits>;
  /** Called once for each invalid record of the platform. */
  reportInvalidRecord?: (record: InvalidRecord) => void;
  send?: (request: Request) => Promise<Response>;
  now?: () => Date;
}

export function createOrganisationAccess(
  settings: Pick<AuthSettings, 'collabApiBaseUrl' | 'collabOrganisationApiToken' | 'collabServiceEntityId'>,
): PlatformAccess {
  return {
    baseUrl: settings.collabApiBaseUrl,
    token: settings.collabOrganisationApiToken,
    serviceEntityId: settings.collabServiceEntityId,
  };
}

/** Returns a function that returns the generated client, created on first use. It throws CollabNotConfiguredError. */
export function createTransport({
  baseUrl,
  token,
  send = (request) => fetch(request),
}: PlatformAccess): () => OrganisationClient {
  let client: OrganisationClient | undefined;
  return () => {
    if (client === undefined) {
      const secret = requireSettingValue('COLLAB_ORGANISATION_API_TOKEN', token, (value) => /^[\x21-\x7e]+$/.test(value));
      const address = requireSettingValue('COLLAB_API_BASE_URL', baseUrl, isSafeHost);
      client = createOrganisationClient({
        baseUrl: new URL(address).href.replace(/(?<!\/)\/+$/, ''),
        pathSerializer: fillPlatformPath,
        headers: { Authorization: `bearer ${secret}`, Accept: 'application/json' },
        redirect: 'manual',
        fetch: createPlatformFetch(send, secret),
      });
    }
    return client;
  };
}

function requireSettingValue(
  variable: CollabVariable,
  value: string | undefined,
  isUsable: (value: string) => boolean,
): string {
  if (value === undefined || !isUsable(value)) throw new CollabNotConfiguredError(variable);
  return value;
}

/** Returns whether a value is an http or https URL that paths can be appended to. */
function isSafeHost(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}

export const createCollaborationPath = (identifier: string) => ({
  path: { co_identifier: requirePathValue('identifier', identifier) },
});

export const createInvitationPath = (identifier: string) => ({
  path: { external_identifier: requirePathValue('externalIdentifier', identifier) },
});

export const createGroupPath = (identifier: string) => ({
  path: { group_identifier: requirePathValue('groupIdentifier', identifier) },
});
