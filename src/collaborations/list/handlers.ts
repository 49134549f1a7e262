import { replyWithFile, replyWithPage } from '../../web/replies/replies.ts';
import type { CollaborationsHandlers, Viewer } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { findMissingCreationSetting } from '../creation/provisioning.ts';
import { CREATION_NOTE, createCollaborationsFrame, PLATFORM_NOTE } from '../page.ts';
import { buildListModel, filterVisibleCollaborations, findCollaborations, formatListAsCsv } from './page.ts';

export function createListHandlers(context: CollaborationsContext) {
  const { policy, client, settings, calls, now } = context;
  const serviceEntityId = settings.collabServiceEntityId;
  /** Returns the organization if the viewer may see any part of it; otherwise undefined. */
  const readVisibleOrganisation = ({ isManager, globalUrns }: Viewer) =>
    isManager || globalUrns.size > 0 ? client.getOrganisation() : { name: '', collaborations: [] };

  return {
    async exportCollaborations({ access: viewer, query }) {
      const missing = policy.findMissingSetting();
      if (missing !== undefined) throw missing;
      const { collaborations } = await readVisibleOrganisation(viewer);
      const listContext = { viewer, serviceEntityId, now: now() };
      const found = findCollaborations(filterVisibleCollaborations(viewer, collaborations), query, listContext);
      return replyWithFile('text/csv', 'collaborations.csv', formatListAsCsv(found, listContext));
    },

    async showCollaborations(call) {
      const { access: viewer, query } = call;
      const missing = policy.findMissingSetting();
      const organisation = missing === undefined ? await readVisibleOrganisation(viewer) : undefined;
      const creationIsOff =
        settings.collaborationManagerEntitlement === undefined ||
        (viewer.isManager && missing === undefined && findMissingCreationSetting(context) !== undefined);
      const model = buildListModel({
        viewer,
        organisation,
        question: query,
        notes: [...(missing === undefined ? [] : [PLATFORM_NOTE]), ...(creationIsOff ? [CREATION_NOTE] : [])],
        canCreate: viewer.isManager && findMissingCreationSetting(context) === undefined,
        serviceEntityId,
        now: now(),
        calls: calls('showCollaborations').filter(({ path }) => !path.includes('{')),
      });
      const frame = createCollaborationsFrame({ title: 'Collaborations', crumbs: [] });
      return replyWithPage(context, call, 200, 'collaborations/list/list', frame, model);
    },
  } satisfies Partial<CollaborationsHandlers>;
}
