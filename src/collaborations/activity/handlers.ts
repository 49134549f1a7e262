/** The pages and files of the activity (openapi/collaborations). */

import { disclose } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { crumbsTo, html, pageFrame, type Workbench } from '../workbench.ts';
import { activityModel, activityView } from './page.ts';
import { readActivity, readForExport } from './questions.ts';
import { auditAsCsv } from './rows.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  'showActivity' | 'exportActivity' | 'showOrganisationActivity' | 'exportOrganisationActivity'
>;

/** Makes the handlers. */
export function activityHandlers(bench: Workbench): Handlers {
  const { audit, now } = bench;
  const asFile = (name: string, content: string) => ({
    status: 200 as const,
    type: 'text/csv' as const,
    content,
    headers: { 'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"` },
  });

  return {
    async showActivity({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      const found = await readActivity(audit, { ...query, collaboration: seen.identifier });
      const frame = pageFrame(viewer, { title: 'Activity', crumbs: crumbsTo(seen) });
      return html(bench, 200, activityView, frame, activityModel(seen, found, { asked: query, now: now() }));
    },

    async exportActivity({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      const entries = await readForExport(audit, { ...query, collaboration: seen.identifier });
      return asFile(`${seen.shortName}-activity.csv`, auditAsCsv(entries, seen.members));
    },

    async showOrganisationActivity({ access: viewer, query }) {
      const found = await readActivity(audit, query);
      const frame = pageFrame(viewer, { title: 'Activity', crumbs: crumbsTo() });
      return html(bench, 200, activityView, frame, activityModel(undefined, found, { asked: query, now: now() }));
    },

    async exportOrganisationActivity({ query }) {
      return asFile('activity.csv', auditAsCsv(await readForExport(audit, query), []));
    },
  };
}
