/** The list of collaborations (openapi/collaborations). */
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import { missingForCreation } from '../creation/missing-settings.ts';
import { creationNote, platformNote } from '../note-page.ts';
import { html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { listModel, listView } from './page.ts';

/** Makes the handler. */
export function listHandlers(bench: Workbench): Pick<CollaborationsApiHandlers, 'showCollaborations'> {
  const { policy, client, settings, calls } = bench;
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
            ? missingForCreation(bench)?.variable
            : undefined;
      const model = listModel({
        viewer,
        organisation,
        question: query,
        notes: [
          ...(missing === undefined ? [] : [platformNote(missing.variable)]),
          ...(creationIsOff === undefined ? [] : [creationNote(creationIsOff)]),
        ],
        canCreate: viewer.isManager && missingForCreation(bench) === undefined,
        serviceEntityId: settings.collabServiceEntityId,
        flash,
        calls: calls('showCollaborations').filter(({ path }) => !path.includes('{')),
      });
      return html(bench, 200, listView, pageFrame(viewer, { title: 'Collaborations', crumbs: [] }), model);
    },
  };
}
