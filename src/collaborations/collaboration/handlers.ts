/** The list, one collaboration, creation and deletion (openapi/collaborations). */
import type { Request } from 'express';
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import { disclose } from '../access/disclosure.ts';
import type { CollaborationViewer, Viewer } from '../access/policy.ts';
import { DeletionOffError } from '../access/refused-access.ts';
import { AUDIT_ROWS } from '../activity/page.ts';
import type { AuditTrail } from '../activity/store.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { creationFields, readCollaboration } from '../creation/form.ts';
import { provision, provisioningLines } from '../creation/provisioning.ts';
import { answerForm } from '../forms/answer.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { deletionQuestion } from '../forms/confirm-page.ts';
import { formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, Typed } from '../forms/reading.ts';
import { listModel, listView } from '../list/page.ts';
import { creationNote, noteView, platformNote } from '../note-page.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import { CONNECTION_ACTIONS } from '../services/page.ts';
import { crumbsTo, done, html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { collaborationModel, collaborationView } from './page.ts';

type Handlers = Pick<
  CollaborationsApiHandlers,
  'showCollaborations' | 'showCreationForm' | 'submitCollaboration' | 'showCollaboration' | 'confirmDeletion' | 'submitDeletion'
>;

/** So many viewers are remembered as likely to manage a collaboration. */
const MOST_LIKELY_MANAGERS = 1_000;

/** Makes the handlers. */
export function collaborationHandlers(bench: Workbench): Handlers {
  const { policy, client, settings, calls, now } = bench;
  const serviceEntityId = settings.collabServiceEntityId;
  /** Whose second read begins beside the first; a guess that saves time and decides nothing. */
  const likelyManagers = new Set<string>();

  const missingForCreation = (): CollabNotConfiguredError | undefined =>
    policy.missingForPlatform() ??
    (serviceEntityId === undefined ? new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID') : undefined);

  async function creator(request: Request): Promise<Viewer> {
    const viewer = await policy.manager(request);
    const missing = missingForCreation();
    if (missing !== undefined) throw missing;
    return viewer;
  }

  async function deleter(request: Request): Promise<Viewer> {
    const viewer = await policy.manager(request);
    if (!settings.collaborationDeletionEnabled) throw new DeletionOffError();
    const missing = policy.missingForPlatform();
    if (missing !== undefined) throw missing;
    return viewer;
  }

  const creationPage = <Status extends number>(
    status: Status,
    viewer: Viewer,
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
          creationFields,
          typed,
          problems,
        ),
        backPath: LIST,
      },
    );

  return {
    async showCollaborations({ request, query }) {
      const viewer = await policy.viewer(request);
      const missing = policy.missingForPlatform();
      const needsRead = viewer.isManager || viewer.globalUrns.size > 0;
      const [organisation, flash] = await Promise.all([
        missing !== undefined ? undefined : needsRead ? client.getOrganisation() : { collaborations: [] },
        waitingFlash(bench, request),
      ]);
      const creationIsOff =
        settings.collaborationManagerEntitlement === undefined
          ? 'COLLABORATION_MANAGER_ENTITLEMENT'
          : viewer.isManager && missing === undefined
            ? missingForCreation()?.variable
            : undefined;
      const model = listModel({
        viewer,
        organisation,
        question: query,
        notes: [
          ...(missing === undefined ? [] : [platformNote(missing.variable)]),
          ...(creationIsOff === undefined ? [] : [creationNote(creationIsOff)]),
        ],
        canCreate: viewer.isManager && missingForCreation() === undefined,
        serviceEntityId,
        flash,
        calls: calls('showCollaborations').filter(({ path }) => !path.includes('{')),
      });
      return html(bench, 200, listView, pageFrame(viewer, { title: 'Collaborations', crumbs: [] }), model);
    },

    async showCreationForm({ request }) {
      const viewer = await policy.manager(request);
      const missing = missingForCreation();
      if (missing === undefined) return creationPage(200, viewer);
      const frame = pageFrame(viewer, { title: 'New collaboration', crumb: 'New', crumbs: crumbsTo() });
      return html(bench, 200, noteView, frame, { heading: 'New collaboration', notes: [creationNote(missing.variable)] });
    },

    submitCollaboration: (call) =>
      answerForm(call, now(), {
        admit: () => creator(call.request),
        read: readCollaboration,
        showsConflicts: true,
        again: (status, viewer, typed, problems) => creationPage(status, viewer, typed, problems),
        async act(viewer, spec) {
          const { created, connection } = await provision(bench, { viewer, response: call.response }, spec);
          return done(bench, call.request, collaborationPath(created.identifier), {
            tone: connection === 'pending' ? 'warning' : 'good',
            title: `${created.name} was created.`,
            lines: provisioningLines(spec, created, connection),
          });
        },
      }),

    async showCollaboration({ request, path, query }) {
      const forManagers = () => {
        const reading = readForManagers(bench, path.identifier, query.audit_page);
        reading.catch(() => undefined);
        return reading;
      };
      let begun: ReturnType<typeof forManagers> | undefined;
      const key = (viewer: Viewer) => `${viewer.user.sub} ${path.identifier}`;
      let viewer: CollaborationViewer;
      try {
        viewer = await policy.collaborationViewer(request, path.identifier, (who) => {
          if (who.isManager || likelyManagers.has(key(who))) begun = forManagers();
        });
      } catch (error) {
        if (!(error instanceof CollabNotConfiguredError)) throw error;
        const who = await policy.viewer(request);
        const frame = pageFrame(who, { title: 'Collaboration', crumbs: crumbsTo() });
        return html(bench, 200, noteView, frame, { heading: 'Collaboration', notes: [platformNote(error.variable)] });
      }
      if (likelyManagers.size >= MOST_LIKELY_MANAGERS) likelyManagers.clear();
      if (viewer.isAdministrator) likelyManagers.add(key(viewer));
      else likelyManagers.delete(key(viewer));
      const [managed, flash] = await Promise.all([
        viewer.manages ? (begun ?? forManagers()) : undefined,
        waitingFlash(bench, request),
      ]);
      const seen = disclose(viewer, now());
      const model = collaborationModel({
        seen,
        invitations: managed?.invitations,
        audit: managed?.trail,
        latestConnection: managed?.latestConnection,
        question: query,
        serviceEntityId,
        deletionEnabled: settings.collaborationDeletionEnabled,
        flash,
        calls,
        now: now(),
      });
      const frame = pageFrame(viewer, {
        title: seen.name,
        crumbs: crumbsTo(),
        scripts: ['scripts/copy.js', 'scripts/confirm.js', 'scripts/selection.js'],
      });
      return html(bench, 200, collaborationView, frame, model);
    },

    async confirmDeletion({ request, path }) {
      await deleter(request);
      const viewer = await policy.collaborationViewer(request, path.identifier);
      const seen = disclose(viewer, now());
      const question = deletionQuestion(seen);
      const action = collaborationPath(seen.identifier, 'delete');
      return askFirst(bench, { viewer, seen, question, crumb: 'Delete', action, calls: calls('submitDeletion') });
    },

    async submitDeletion({ request, response, path }) {
      const viewer = await deleter(request);
      const action = { name: 'deleteCollaboration', collaboration: path.identifier, target: path.identifier };
      await bench.actions.carryOut({ viewer, response }, action, () => client.deleteCollaboration(path.identifier));
      return done(bench, request, LIST, {
        tone: 'good',
        title: 'The collaboration was deleted.',
        lines: ['Every membership of it is destroyed.'],
      });
    },
  };
}

/** What only those who manage a collaboration see. */
async function readForManagers({ client, audit }: Pick<Workbench, 'client' | 'audit'>, identifier: string, auditPage = 1) {
  const [invitations, trail, latestConnection] = await Promise.all([
    client.listOpenInvitations(identifier),
    readTrail(audit, identifier, auditPage),
    audit.latest(identifier, CONNECTION_ACTIONS),
  ]);
  return { invitations, trail, latestConnection };
}

async function readTrail(audit: AuditTrail, identifier: string, page: number) {
  const found = await audit.read(identifier, (page - 1) * AUDIT_ROWS, AUDIT_ROWS);
  if (found.entries.length > 0 || found.total === 0) return found;
  const lastPage = Math.ceil(found.total / AUDIT_ROWS);
  return audit.read(identifier, (lastPage - 1) * AUDIT_ROWS, AUDIT_ROWS);
}
