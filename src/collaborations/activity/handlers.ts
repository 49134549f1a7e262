import { replyWithFile, replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { createCollaborationsFrame, createCrumbs } from '../page.ts';
import { buildActivityModel } from './page.ts';
import { readActivity, readExportedEntries } from './questions.ts';
import { formatAuditCsv } from './rows.ts';

export function createActivityHandlers(context: CollaborationsContext) {
  const { audit, now } = context;
  return {
    async showActivity(call) {
      const { access: viewer, query } = call;
      const seen = filterVisibleData(viewer, now());
      const found = await readActivity(audit, { ...query, collaboration: seen.identifier });
      const frame = createCollaborationsFrame({ title: 'Activity', crumbs: createCrumbs(seen) });
      const model = buildActivityModel(seen, found, { requested: query, now: now() });
      return replyWithPage(context, call, 200, 'collaborations/activity/activity-page', frame, model);
    },

    async exportActivity({ access: viewer, query }) {
      const seen = filterVisibleData(viewer, now());
      const entries = await readExportedEntries(audit, { ...query, collaboration: seen.identifier });
      return replyWithFile('text/csv', `${seen.shortName}-activity.csv`, formatAuditCsv(entries, seen.members));
    },

    async showOrganisationActivity(call) {
      const { query } = call;
      const found = await readActivity(audit, query);
      const frame = createCollaborationsFrame({ title: 'Activity', crumbs: createCrumbs() });
      const model = buildActivityModel(undefined, found, { requested: query, now: now() });
      return replyWithPage(context, call, 200, 'collaborations/activity/activity-page', frame, model);
    },

    async exportOrganisationActivity({ query }) {
      return replyWithFile('text/csv', 'activity.csv', formatAuditCsv(await readExportedEntries(audit, query), []));
    },
  } satisfies Partial<CollaborationsHandlers>;
}
