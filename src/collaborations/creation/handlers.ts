/** Creation of a collaboration (openapi/collaborations). */
import type { CollaborationsHandlers, Viewer } from '../access/policy.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, Typed } from '../forms/reading.ts';
import { creationNote, noteView } from '../note-page.ts';
import type { CollaborationCreate, Organisation } from '../platform/data-objects.ts';
import { CollabApiError, CollaborationConflictError, CollaborationNotFoundError } from '../platform/errors.ts';
import { serviceStanding } from '../platform/known-service.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { creationFields, readCollaboration } from './form.ts';
import { missingForCreation } from './missing-settings.ts';
import { provision, provisioningLines } from './provisioning.ts';

/** How long a refusal of the platform is believed: its operators may let the service connect by itself at any time. */
const REMEMBERED_MS = 3_600_000;

/** Makes the handlers. */
export function creationHandlers(bench: Workbench): Pick<CollaborationsHandlers, 'showCreationForm' | 'submitCollaboration'> {
  const { client, settings, calls, now } = bench;
  /** Until when this service counts as one that needs an administrator who is a member before it can be connected. */
  let needsAdministratorUntil = 0;
  const needsAdministrator = () => now().getTime() < needsAdministratorUntil;

  /** A creator, with the organization, against which names, units and this service are checked before anything is sent. */
  async function creatorWithOrganisation(viewer: Viewer): Promise<{ viewer: Viewer; organisation: Organisation }> {
    const missing = missingForCreation(bench);
    if (missing !== undefined) throw missing;
    return { viewer, organisation: await client.getOrganisation() };
  }

  /** The units to offer; a form without them is better than none. */
  const unitsToOffer = async () => (await client.getOrganisation().catch(() => undefined))?.units ?? [];

  const creationPage = <Status extends number>(
    status: Status,
    viewer: Viewer,
    units: readonly string[],
    typed?: Typed,
    problems: readonly FormProblem[] = [],
  ) =>
    html(
      bench,
      status,
      formPageView,
      pageFrame(viewer, {
        title: problems.length > 0 ? 'Not created · New collaboration' : 'New collaboration',
        crumb: 'New',
        crumbs: crumbsTo(),
      }),
      {
        heading: 'New collaboration',
        lead: 'It is created on the platform, and this service is connected to it.',
        form: formModel(
          { action: `${LIST}/new`, submit: 'Create the collaboration', calls: calls('submitCollaboration') },
          creationFields(units, needsAdministrator()),
          typed,
          problems,
        ),
        backPath: LIST,
      },
    );

  return {
    async showCreationForm({ access: viewer }) {
      const missing = missingForCreation(bench);
      if (missing === undefined) return creationPage(200, viewer, await unitsToOffer());
      const frame = pageFrame(viewer, { title: 'New collaboration', crumb: 'New', crumbs: crumbsTo() });
      return html(bench, 200, noteView, frame, { heading: 'New collaboration', notes: [creationNote(missing.variable)] });
    },

    submitCollaboration: (call) =>
      answerForm(call, now(), {
        admit: () => creatorWithOrganisation(call.access),
        read: (reading, { organisation }) =>
          readCollaboration(reading, { units: organisation.units, needsAdministrator: needsAdministrator() }),
        showsConflicts: true,
        again: (status, { viewer, organisation }, typed, problems) =>
          creationPage(status, viewer, organisation.units, typed, problems),
        async act({ viewer, organisation }, spec) {
          refuseTaken(organisation, spec);
          const standing = await serviceStanding(client, organisation, settings.collabServiceEntityId ?? '');
          if (standing === 'unknown') throw new CollaborationNotFoundError('connectService', undefined);
          const { created, connection } = await provision(bench, { viewer, response: call.response }, spec).catch(
            (error: unknown) => {
              const { cause } = error as Error;
              if (cause instanceof CollabApiError && cause.refusal === 'noAdministrator')
                needsAdministratorUntil = now().getTime() + REMEMBERED_MS;
              throw error;
            },
          );
          if (connection === 'connected') needsAdministratorUntil = 0;
          return done(bench, call.request, collaborationPath(created.identifier), {
            tone: connection === 'pending' ? 'warning' : 'good',
            title: `${created.name} was created.`,
            lines: provisioningLines(spec, created, connection),
          });
        },
      }),
  };
}

/** Names are compared as the platform does: in any case, short names as they are. Throws CollaborationConflictError. */
function refuseTaken({ collaborations }: Organisation, { name, shortName }: CollaborationCreate): void {
  const operation = 'createCollaboration';
  if (collaborations.some((known) => known.name.toLowerCase() === name.toLowerCase()))
    throw new CollaborationConflictError(operation, undefined, 'nameTaken');
  if (shortName && collaborations.some((known) => known.shortName === shortName))
    throw new CollaborationConflictError(operation, undefined, 'shortNameTaken');
}
