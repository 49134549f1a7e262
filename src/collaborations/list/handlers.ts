/** The list of collaborations (openapi/collaborations). */
import type { CollaborationsHandlers, Viewer } from '../access/policy.ts';
import { missingForCreation } from '../creation/missing-settings.ts';
import { creationNote, platformNote } from '../note-page.ts';
import { html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { listAsCsv } from './export.ts';
import { allowedTo, findCollaborations } from './listing.ts';
import { listModel, listView } from './page.ts';

/** Makes the handler. */
export function listHandlers(bench: Workbench): Pick<CollaborationsHandlers, 'showCollaborations' | 'exportCollaborations'> {
  const { policy, client, settings, calls, now } = bench;
  const serviceEntityId = settings.collabServiceEntityId;
  /** The organization, for those who may see anything of it. */
  const organisationFor = ({ isManager, globalUrns }: Viewer) =>
    isManager || globalUrns.size > 0 ? client.getOrganisation() : { name: '', collaborations: [] };

  return {
    async exportCollaborations({ access: viewer, query }) {
      const missing = policy.missingForPlatform();
      if (missing !== undefined) throw missing;
      const { collaborations } = await organisationFor(viewer);
      const context = { viewer, serviceEntityId, now: now() };
      const found = findCollaborations(allowedTo(viewer, collaborations), query, context);
      return {
        status: 200,
        type: 'text/csv',
        content: listAsCsv(found, context),
        headers: { 'Content-Disposition': 'attachment; filename="collaborations.csv"' },
      };
    },

    async showCollaborations({ access: viewer, request, query }) {
      const missing = policy.missingForPlatform();
      const organisation = missing === undefined ? await organisationFor(viewer) : undefined;
      const flashes = await waitingFlash(bench, request);
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
        serviceEntityId,
        flashes,
        now: now(),
        calls: calls('showCollaborations').filter(({ path }) => !path.includes('{')),
      });
      return html(bench, 200, listView, pageFrame(viewer, { title: 'Collaborations', crumbs: [] }), model);
    },
  };
}
