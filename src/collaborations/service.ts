import { Router } from 'express';
import { registerCollaborationsApi } from '../../generated/collaborations/stub.ts';
import type { Authentication } from '../auth/index.ts';
import { type ContractDocument, listPageForms } from '../contract/documents/document.ts';
import type { Log } from '../log.ts';
import type { TaskService } from '../tasks/task.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { HomeContribution } from '../web/for-people/home-contribution.ts';
import { respondToServiceError } from '../web/replies/answering.ts';
import type { Crumb, Render } from '../web/views.ts';
import { createCollaborationsGuard, createPolicy } from './access/policy.ts';
import { createActions } from './activity/actions.ts';
import { createActivityExportWork, createActivityHandlers } from './activity/handlers.ts';
import type { AuditTrail } from './activity/store.ts';
import { createCollaborationHandlers, createUnconfiguredPage, createUnitsHandlers } from './collaboration/handlers.ts';
import { type CollaborationsContext, getPlatformCalls } from './context.ts';
import { createCreationHandlers } from './creation/handlers.ts';
import { createGroupHandlers } from './groups/handlers.ts';
import { createCollaborationsHomeContribution } from './home-contribution.ts';
import { createIdentityHandlers, getMe } from './identity/handlers.ts';
import { createInvitationHandlers } from './invitations/handlers.ts';
import { createInvitationSelectionHandlers } from './invitations/selection-handlers.ts';
import { createUploadedTableWork } from './invitations/uploaded-table.ts';
import { createListHandlers } from './list/handlers.ts';
import { createMemberHandlers } from './members/handlers.ts';
import { createOwnCollaborations } from './own-collaborations.ts';
import { CollabNotConfiguredError } from './platform/errors.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';
import { createCollaborationsErrorAnswers } from './problem-page.ts';
import { createServiceHandlers } from './services/handlers.ts';

export { type Administrators, createAdministrators } from './access/administrators.ts';
export { createPostgresAuditTrail } from './activity/store.ts';
export { createOrganisationAccess as organisationAccess } from './platform/access.ts';
export type { Organisation } from './platform/data-objects.ts';
export { CollabApiError, OrganisationTokenError } from './platform/errors.ts';
export { hasConnectedCollaboration as isConnectedSomewhere } from './platform/known-service.ts';
export { type CollabOrganisationClient, createCollabOrganisationClient } from './platform/organisation-client.ts';
export { collaborationsEntry } from './site-entry.ts';

export interface CollaborationsParts {
  /** Authentication whose middleware runs before the service. */
  authentication: Authentication;
  client: CollabOrganisationClient;
  audit: AuditTrail;
  document: ContractDocument;
  render: Render;
  log: Log;
  /** Maximum bytes of a form with a file. */
  maxFormBytes: number;
  tasks: TaskRunner;
  /** Pages of other services on which users create personal tokens. */
  tokenPages: readonly Crumb[];
  now?: () => Date;
}

export function createCollaborationsService(
  parts: CollaborationsParts,
): TaskService & { readonly contribution: HomeContribution } {
  const { authentication, client, audit, document, render, log, now = () => new Date() } = parts;
  const { settings } = authentication;
  const context: CollaborationsContext = {
    settings,
    authentication,
    client,
    audit,
    render,
    log,
    now,
    policy: createPolicy({ settings }),
    actions: createActions({ audit, log, now }),
    calls: getPlatformCalls(document),
  };
  const own = createOwnCollaborations(client, now);
  const errorAnswers = createCollaborationsErrorAnswers(context);
  const router = Router();
  registerCollaborationsApi(router, {
    guard: createCollaborationsGuard(context.policy, { settings, client, now }),
    handlers: {
      ...createListHandlers(context),
      ...createCreationHandlers(context),
      ...createCollaborationHandlers(context),
      ...createUnitsHandlers(context),
      ...createMemberHandlers(context),
      ...createInvitationHandlers(context, { maxBytes: parts.maxFormBytes, tasks: parts.tasks }),
      ...createInvitationSelectionHandlers(context),
      ...createGroupHandlers(context),
      ...createActivityHandlers(context, parts.tasks),
      ...createServiceHandlers(context),
      ...createIdentityHandlers(context, own, parts.tokenPages),
      getMe,
    },
    answerError: (error, call) =>
      error instanceof CollabNotConfiguredError && call.operation.operationId === 'showCollaboration'
        ? createUnconfiguredPage(context, call)
        : respondToServiceError(errorAnswers, error, call),
  });
  const contribution = createCollaborationsHomeContribution({
    policy: context.policy,
    own,
    now,
    serviceEntityId: settings.collabServiceEntityId,
  });
  return {
    name: 'collaborations',
    document,
    router,
    handlesViolations: listPageForms(document),
    contribution,
    tasks: [createUploadedTableWork(), createActivityExportWork(audit)],
  };
}
