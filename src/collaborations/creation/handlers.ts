import { replyWithPage } from '../../web/replies/replies.ts';
import type { CollaborationsHandlers, Viewer } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { handleCollaborationsForm, showForm } from '../forms/form-page.ts';
import { buildCollaborationPath, CREATION_NOTE, createCollaborationsFrame, createCrumbs } from '../page.ts';
import type { CollaborationCreate, Organisation } from '../platform/data-objects.ts';
import { CollabApiError, CollaborationConflictError, CollaborationNotFoundError } from '../platform/errors.ts';
import { findServiceStanding } from '../platform/known-service.ts';
import { findSilentChanges, type SilentChange } from '../platform/silent-changes.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { buildCreationFields, createCollaborationRequest } from './form.ts';
import { createConnectedCollaboration, findMissingCreationSetting, formatProvisioningLines } from './provisioning.ts';

/** Milliseconds for which a refusal of the platform is cached. Its operators may permit the connection at any time. */
const CACHE_MS = 3_600_000;

export function createCreationHandlers(context: CollaborationsContext) {
  const { client, settings, now } = context;
  /** Time until which the service can be connected only if an administrator is a member. */
  let needsAdministratorUntil = 0;

  const createForm = (units: readonly string[]) => ({
    heading: 'New collaboration',
    crumb: 'New',
    lead: 'Creates it on the platform and connects Concordat.',
    action: ['new'],
    operationId: 'submitCollaboration',
    submit: 'Create the collaboration',
    refused: 'Not created',
    fields: buildCreationFields({ units, needsAdministrator: now().getTime() < needsAdministratorUntil, now: now() }),
  });

  /** Creates a collaboration and redirects to it. Remembers whether connecting this service requires an administrator. */
  async function createAndRedirect(
    viewer: Viewer,
    response: Parameters<typeof createConnectedCollaboration>[1]['response'],
    spec: CollaborationCreate,
  ) {
    try {
      const made = await createConnectedCollaboration(context, { viewer, response }, spec);
      if (made.connection === 'connected') needsAdministratorUntil = 0;
      return made;
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof CollabApiError && cause.refusal === 'noAdministrator')
        needsAdministratorUntil = now().getTime() + CACHE_MS;
      throw error;
    }
  }

  return {
    async showCreationForm(call) {
      const missing = findMissingCreationSetting(context);
      if (missing === undefined) {
        // A form without units is better than an error page.
        const organisation = await client.getOrganisation().catch(() => undefined);
        return showForm(context, call, 200, createForm(organisation?.units ?? []));
      }
      const frame = createCollaborationsFrame({ title: 'New collaboration', crumb: 'New', crumbs: createCrumbs() });
      const notes = [CREATION_NOTE];
      return replyWithPage(context, call, 200, 'collaborations/note', frame, { heading: 'New collaboration', notes });
    },

    async submitCollaboration(call) {
      const missing = findMissingCreationSetting(context);
      if (missing !== undefined) throw missing;
      // The organization is read to check names, units and this service before anything is sent.
      const organisation = await client.getOrganisation();
      return handleCollaborationsForm(context, call, createForm(organisation.units), {
        showsConflicts: true,
        async performAction(values) {
          const spec = createCollaborationRequest(values);
          rejectTakenNames(organisation, spec);
          const standing = await findServiceStanding(client, organisation, settings.collabServiceEntityId ?? '');
          if (standing === 'unknown') throw new CollaborationNotFoundError('connectService', undefined);
          const { created, connection } = await createAndRedirect(call.access, call.response, spec);
          // Additional tags and a generated short name are expected.
          const isUnexpected = ({ kind }: SilentChange) =>
            kind !== 'tagsAdded' && (kind !== 'shortName' || Boolean(spec.shortName));
          const isAsRequested = connection !== 'pending' && !findSilentChanges(spec, created).some(isUnexpected);
          // The next step is to invite members.
          return redirectWithStoredQuery(call, `${buildCollaborationPath(created.identifier)}#invitations`, {
            tone: isAsRequested ? 'good' : 'warning',
            title: `${created.name} was created.`,
            lines: formatProvisioningLines(spec, created, connection),
          });
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Rejects a name or short name that exists. Like the platform, compares names case-insensitively and short names exactly. */
function rejectTakenNames({ collaborations }: Organisation, { name, shortName }: CollaborationCreate): void {
  const operation = 'createCollaboration';
  if (collaborations.some((known) => known.name.toLowerCase() === name.toLowerCase()))
    throw new CollaborationConflictError(operation, undefined, 'nameTaken');
  if (shortName && collaborations.some((known) => known.shortName === shortName))
    throw new CollaborationConflictError(operation, undefined, 'shortNameTaken');
}
