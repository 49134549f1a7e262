import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import { replyWithFile, replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData, type SeenMember } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { createCollaborationsFrame, createCrumbs } from '../page.ts';
import { buildActivityModel } from './page.ts';
import { type ActivityQuery, readActivity, readExportedEntries } from './questions.ts';
import { formatAuditCsv } from './rows.ts';
import type { AuditTrail } from './store.ts';

const exportEntries: Task<
  { readonly query: ActivityQuery; readonly members: readonly SeenMember[] },
  { readonly bytes: Uint8Array }
> = { name: 'export activity', milliseconds: 120_000 };

export function createActivityExportWork(audit: AuditTrail): TaskWork {
  return createTaskWork(exportEntries, async ({ query, members }) => ({
    bytes: new Uint8Array(Buffer.from(formatAuditCsv(await readExportedEntries(audit, query), members))),
  }));
}

export function createActivityHandlers(context: CollaborationsContext, tasks: TaskRunner) {
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

    async exportActivity({ access: viewer, query, request }) {
      const { identifier: collaboration, shortName, members } = filterVisibleData(viewer, now());
      const { bytes } = await tasks.run(request, exportEntries, { query: { ...query, collaboration }, members });
      return replyWithFile('text/csv', `${shortName}-activity.csv`, Buffer.from(bytes));
    },

    async showOrganisationActivity(call) {
      const { query } = call;
      const found = await readActivity(audit, query);
      const frame = createCollaborationsFrame({ title: 'Activity', crumbs: createCrumbs() });
      const model = buildActivityModel(undefined, found, { requested: query, now: now() });
      return replyWithPage(context, call, 200, 'collaborations/activity/activity-page', frame, model);
    },

    async exportOrganisationActivity({ query, request }) {
      const { bytes } = await tasks.run(request, exportEntries, { query, members: [] });
      return replyWithFile('text/csv', 'activity.csv', Buffer.from(bytes));
    },
  } satisfies Partial<CollaborationsHandlers>;
}
