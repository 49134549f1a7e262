/**
 * The client of the platform's organization API (docs/requirements.md, C33), with one method for each operation. It does not
 * check the rights of users. Only this file sends the organization's token, which can change and delete every collaboration.
 */
import type { OrganisationClient } from '../../../generated/organisation/client.ts';
import { observePlatformCall } from '../../operations/platform-calls.ts';
import { readUntilAborted } from '../../web/read-through.ts';
import {
  createCollaborationPath,
  createGroupPath,
  createInvitationPath,
  createTransport,
  PLATFORM_LIMITS,
  type PlatformAccess,
  requirePathValue,
} from './access.ts';
import { createSingleFlight } from './cached-reads.ts';
import { loadPlatformContract } from './contract.ts';
import type {
  AccessibleService,
  Collaboration,
  CollaborationCreate,
  CreatedCollaboration,
  GroupCreate,
  GroupRecord,
  GroupUpdate,
  Invitation,
  InvitationDetail,
  InvitationUpdate,
  InviteOptions,
  InviteResult,
  Membership,
  Organisation,
  Role,
  ServiceConnection,
} from './data-objects.ts';
import {
  CollabInputError,
  CollabNotConfiguredError,
  CollaborationConflictError,
  createPlatformError,
  type PlatformOperation,
} from './errors.ts';
import { readIgnoredBody, readSelection, runWithTimeout } from './exchange.ts';
import { PlatformFault } from './fault.ts';
import {
  convertAccessibleService,
  convertConnectionStatus,
  convertCreatedCollaboration,
  convertGroupRecord,
  convertInvitation,
  convertInvitationDetail,
  createInviteResult,
  requireList,
  SELECTIONS,
  type Selection,
} from './projections.ts';
import { createPlatformRecordReader } from './record-reader.ts';
import {
  createCollaborationBody,
  createGroupBody,
  createGroupUpdateBody,
  createInvitationUpdateBody,
  createInviteBody,
} from './request-bodies.ts';

/**
 * The organization API. Every method may throw CollabNotConfiguredError, OrganisationTokenError or CollabApiError; methods with
 * an identifier also CollaborationNotFoundError and CollabInputError; changes also CollaborationConflictError. There are no
 * retries.
 */
export interface CollabOrganisationClient {
  /** Returns the organization. Concurrent callers share a request, which starts after this client's last change. */
  getOrganisation(): Promise<Organisation>;
  createCollaboration(spec: CollaborationCreate): Promise<CreatedCollaboration>;
  getCollaboration(identifier: string): Promise<Collaboration>;
  /** Replaces the units, which must belong to the organization. Returns the stored units. */
  setUnits(identifier: string, units: readonly string[]): Promise<readonly string[]>;
  /** Deletes a collaboration with its content. This cannot be undone. */
  deleteCollaboration(identifier: string): Promise<void>;
  /** Connects a service; by default this one. */
  connectService(identifier: string, serviceEntityId?: string): Promise<ServiceConnection>;
  listMembers(identifier: string): Promise<readonly Membership[]>;
  /** Changes the role of an existing member, immediately and without email. It cannot add members. */
  setMemberRole(identifier: string, uid: string, role: Role): Promise<void>;
  removeMember(identifier: string, uid: string): Promise<void>;
  /** Disconnects a service; by default this one. */
  disconnectService(identifier: string, serviceEntityId?: string): Promise<void>;
  /** Returns the services of all collaborations of a person, also of other organizations, by `userId` of a membership. */
  listUserServices(userId: number): Promise<readonly AccessibleService[]>;
  /** Invites all addresses or none. Fails (`alreadyInvited`) if one of them has an open invitation. */
  invite(identifier: string, emails: readonly string[], role: Role, options?: InviteOptions): Promise<InviteResult>;
  listOpenInvitations(identifier: string): Promise<readonly Invitation[]>;
  /** Returns an invitation in any state, with the person who accepted it. */
  getInvitation(externalIdentifier: string): Promise<InvitationDetail>;
  resendInvitation(externalIdentifier: string): Promise<Invitation>;
  /** Replaces both role and groups, because the platform would reset a missing one. */
  updateInvitation(externalIdentifier: string, update: InvitationUpdate): Promise<Invitation>;
  withdrawInvitation(externalIdentifier: string): Promise<void>;
  /** Creates a group. The platform may store another short name. A name that exists is the conflict `groupTaken`. */
  createGroup(identifier: string, group: GroupCreate): Promise<GroupRecord>;
  updateGroup(groupIdentifier: string, changes: GroupUpdate): Promise<GroupRecord>;
  deleteGroup(groupIdentifier: string): Promise<void>;
  addGroupMember(groupIdentifier: string, uid: string): Promise<void>;
  removeGroupMember(groupIdentifier: string, uid: string): Promise<void>;
}

type Answered = Promise<{ data?: ReadableStream<Uint8Array> | null | undefined; response: Response }>;
type Send = (
  client: OrganisationClient,
  streamed: { parseAs: 'stream'; signal: AbortSignal; headers: Record<string, string> },
) => Answered;

const MAX_UID_LENGTH = 512;

export function createCollabOrganisationClient(access: PlatformAccess): CollabOrganisationClient {
  const limits = { ...PLATFORM_LIMITS, ...access.limits };
  const now = access.now ?? (() => new Date());
  const contract = loadPlatformContract();
  const records = createPlatformRecordReader(contract, access.reportInvalidRecord ?? (() => {}));
  const transport = createTransport(access);

  /** Sends a request and reads its response within the time limit. `interpret` validates and converts the response. */
  async function callPlatform<Read, T>(
    operation: PlatformOperation,
    limitMs: number,
    send: Send,
    read: (body: AsyncIterable<Uint8Array>) => Promise<Read>,
    interpret: (answer: Read) => T,
  ): Promise<T> {
    const api = transport();
    contract.read();
    const observation = observePlatformCall(operation.name);
    let outcome = 'notSent';
    try {
      const answer = await runWithTimeout(limitMs, async (signal) => {
        const { data, response } = await send(api, { parseAs: 'stream', signal, headers: observation.headers });
        outcome = String(response.status);
        return await read(data ? readUntilAborted(data, signal) : createEmptyBody());
      });
      return interpret(answer);
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error;
      outcome = String(error.status ?? error.kind);
      throw createPlatformError(operation, error);
    } finally {
      observation.end(outcome);
      if (operation.isChange) organisation.invalidate();
    }
  }

  function requestAnswer<T>(
    operation: PlatformOperation,
    send: Send,
    selection: Selection,
    interpret: (answer: unknown) => T,
  ): Promise<T> {
    const readBody = (body: AsyncIterable<Uint8Array>) => readSelection(body, selection, limits.maxAnswerBytes);
    return callPlatform(operation, limits.callMs, send, readBody, interpret);
  }

  /** Sends a change whose response has no content. */
  function requestChange(name: string, send: Send): Promise<void> {
    const readBody = (body: AsyncIterable<Uint8Array>) => readIgnoredBody(body, limits.maxAnswerBytes);
    return callPlatform(createChangeOperation(name), limits.callMs, send, readBody, () => {});
  }

  const organisation = createSingleFlight(() =>
    callPlatform(
      { name: 'getOrganisation', isChange: false, namesObject: false },
      limits.organisationMs,
      (client, streamed) => client.GET('/api/organisations/v1', streamed),
      (body) => readSelection(body, SELECTIONS.organisation, limits.maxOrganisationBytes),
      (answer) => records.organisation(answer),
    ),
  );

  const parseInvitation = (answer: unknown) => convertInvitation(contract.checkAnswer('Invitation', answer));
  const parseGroup = (answer: unknown) => convertGroupRecord(contract.checkAnswer('Group', answer));
  const createServiceReference = (serviceEntityId = access.serviceEntityId) => {
    if (serviceEntityId === undefined || serviceEntityId === '') throw new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID');
    return { service_entity_id: serviceEntityId };
  };

  const client: CollabOrganisationClient = {
    getOrganisation: () => organisation.read(),
    async createCollaboration(spec) {
      const body = createCollaborationBody(spec, now());
      contract.checkRequest('CollaborationCreate', body);
      return requestAnswer(
        { ...createChangeOperation('createCollaboration'), namesObject: false },
        (api, streamed) => api.POST('/api/collaborations/v1', { body, ...streamed }),
        SELECTIONS.createdCollaboration,
        (answer) => convertCreatedCollaboration(contract.checkAnswer('CollaborationCreated', answer)),
      );
    },

    async getCollaboration(identifier) {
      const params = createCollaborationPath(identifier);
      return requestAnswer(
        createReadOperation('getCollaboration'),
        (api, streamed) => api.GET('/api/collaborations/v1/{co_identifier}', { params, ...streamed }),
        SELECTIONS.collaboration,
        (answer) => records.collaboration(answer),
      );
    },

    async setUnits(identifier, units) {
      const params = createCollaborationPath(identifier);
      const body = [...units];
      contract.checkRequest('UnitNames', body);
      return requestAnswer(
        // The platform responds with 404 for a collaboration of another organization. Therefore 403 means that the token is
        // rejected.
        { ...createChangeOperation('setUnits'), namesObject: false },
        (api, streamed) => api.PUT('/api/collaborations/v1/{co_identifier}/units', { params, body, ...streamed }),
        SELECTIONS.units,
        (answer) => contract.checkAnswer('CollaborationWithUnits', answer).units.map(({ name }) => name),
      );
    },

    async deleteCollaboration(identifier) {
      const params = createCollaborationPath(identifier);
      return requestChange('deleteCollaboration', (api, streamed) =>
        api.DELETE('/api/collaborations/v1/{co_identifier}', { params, ...streamed }),
      );
    },

    async connectService(identifier, serviceEntityId) {
      const params = createCollaborationPath(identifier);
      const body = createServiceReference(serviceEntityId);
      const path = '/api/collaborations_services/v1/connect_collaboration_service/{co_identifier}';
      return requestAnswer(
        createChangeOperation('connectService'),
        (api, streamed) => api.PUT(path, { params, body, ...streamed }),
        SELECTIONS.connection,
        (answer) => convertConnectionStatus(contract.checkAnswer('ServiceConnection', answer)),
      );
    },

    listMembers: async (identifier) => (await client.getCollaboration(identifier)).memberships,

    async setMemberRole(identifier, uid, role) {
      const params = createCollaborationPath(identifier);
      const body = { uid, role };
      contract.checkRequest('MemberRoleChange', body);
      return requestChange('setMemberRole', (api, streamed) =>
        api.PUT('/api/collaborations/v1/{co_identifier}/members', { params, body, ...streamed }),
      );
    },

    async removeMember(identifier, uid) {
      const path = { ...createCollaborationPath(identifier).path, user_uid: requirePathValue('uid', uid, MAX_UID_LENGTH) };
      return requestChange('removeMember', (api, streamed) =>
        api.DELETE('/api/collaborations/v1/{co_identifier}/members/{user_uid}', { params: { path }, ...streamed }),
      );
    },

    async disconnectService(identifier, serviceEntityId) {
      const params = createCollaborationPath(identifier);
      const body = createServiceReference(serviceEntityId);
      const path = '/api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}';
      return requestChange('disconnectService', (api, streamed) => api.PUT(path, { params, body, ...streamed }));
    },

    async listUserServices(userId) {
      if (!Number.isSafeInteger(userId) || userId < 1) throw new CollabInputError('userId', 'must be a positive integer');
      const params = { path: { user_id: userId } };
      return requestAnswer(
        createReadOperation('listUserServices'),
        (api, streamed) => api.GET('/api/services/v1/access/{user_id}', { params, ...streamed }),
        SELECTIONS.userServices,
        (answer) =>
          requireList(answer).map((item) => convertAccessibleService(contract.checkAnswer('AccessibleService', item))),
      );
    },

    async invite(identifier, emails, role, options = {}) {
      const body = createInviteBody(identifier, emails, role, options, now());
      contract.checkRequest('BulkInvite', body);
      return requestAnswer(
        createChangeOperation('invite'),
        (api, streamed) => api.PUT('/api/invitations/v1/collaboration_invites', { body, ...streamed }),
        SELECTIONS.invited,
        (answer) =>
          createInviteResult(
            body.invites,
            requireList(answer).map((item) => contract.checkAnswer('InvitationCreated', item)),
          ),
      );
    },

    async listOpenInvitations(identifier) {
      const params = createCollaborationPath(identifier);
      return requestAnswer(
        createReadOperation('listOpenInvitations'),
        (api, streamed) => api.GET('/api/invitations/v1/invitations/{co_identifier}', { params, ...streamed }),
        SELECTIONS.invitations,
        (answer) => records.invitations(answer, identifier),
      );
    },

    async getInvitation(externalIdentifier) {
      const params = createInvitationPath(externalIdentifier);
      return requestAnswer(
        createReadOperation('getInvitation'),
        (api, streamed) => api.GET('/api/invitations/v1/{external_identifier}', { params, ...streamed }),
        SELECTIONS.invitationDetail,
        (answer) => convertInvitationDetail(contract.checkAnswer('InvitationDetail', answer)),
      );
    },

    async resendInvitation(externalIdentifier) {
      const params = createInvitationPath(externalIdentifier);
      return requestAnswer(
        createChangeOperation('resendInvitation'),
        (api, streamed) => api.PUT('/api/invitations/v1/resend/{external_identifier}', { params, ...streamed }),
        SELECTIONS.invitation,
        parseInvitation,
      );
    },

    async updateInvitation(externalIdentifier, update) {
      const params = createInvitationPath(externalIdentifier);
      const body = createInvitationUpdateBody(update);
      contract.checkRequest('InvitationUpdate', body);
      return requestAnswer(
        createChangeOperation('updateInvitation'),
        (api, streamed) => api.PATCH('/api/invitations/v1/update/{external_identifier}', { params, body, ...streamed }),
        SELECTIONS.invitation,
        parseInvitation,
      );
    },

    async withdrawInvitation(externalIdentifier) {
      const params = createInvitationPath(externalIdentifier);
      return requestChange('withdrawInvitation', (api, streamed) =>
        api.DELETE('/api/invitations/v1/{external_identifier}', { params, ...streamed }),
      );
    },

    async createGroup(identifier, group) {
      const body = createGroupBody(identifier, group);
      contract.checkRequest('GroupCreate', body);
      const operation = createChangeOperation('createGroup');
      return requestAnswer(
        operation,
        (api, streamed) => api.POST('/api/groups/v1', { body, ...streamed }),
        SELECTIONS.group,
        (answer) => {
          // A success without a group means that the name or short name exists, and that nothing was created.
          const isNothing = contract.checkAnswer('GroupCreated', answer).identifier === undefined;
          if (isNothing) throw new CollaborationConflictError(operation.name, undefined, 'groupTaken');
          return parseGroup(answer);
        },
      );
    },

    async updateGroup(groupIdentifier, changes) {
      const params = createGroupPath(groupIdentifier);
      const body = createGroupUpdateBody(changes);
      contract.checkRequest('GroupUpdate', body);
      return requestAnswer(
        createChangeOperation('updateGroup'),
        (api, streamed) => api.PUT('/api/groups/v1/{group_identifier}', { params, body, ...streamed }),
        SELECTIONS.group,
        parseGroup,
      );
    },

    async deleteGroup(groupIdentifier) {
      const params = createGroupPath(groupIdentifier);
      return requestChange('deleteGroup', (api, streamed) =>
        api.DELETE('/api/groups/v1/{group_identifier}', { params, ...streamed }),
      );
    },

    async addGroupMember(groupIdentifier, uid) {
      const params = createGroupPath(groupIdentifier);
      const body = { uid };
      contract.checkRequest('GroupMemberAdd', body);
      return requestChange('addGroupMember', (api, streamed) =>
        api.POST('/api/groups/v1/{group_identifier}', { params, body, ...streamed }),
      );
    },

    async removeGroupMember(groupIdentifier, uid) {
      const path = { ...createGroupPath(groupIdentifier).path, uid: requirePathValue('uid', uid, MAX_UID_LENGTH) };
      return requestChange('removeGroupMember', (api, streamed) =>
        api.DELETE('/api/groups/v1/{group_identifier}/members/{uid}', { params: { path }, ...streamed }),
      );
    },
  };
  return client;
}

const createReadOperation = (name: string): PlatformOperation => ({ name, isChange: false, namesObject: true });
const createChangeOperation = (name: string): PlatformOperation => ({ name, isChange: true, namesObject: true });

async function* createEmptyBody(): AsyncGenerator<Uint8Array> {}
