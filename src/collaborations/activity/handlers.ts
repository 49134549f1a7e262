import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { replyWithFile, replyWithPage } from '../../web/replies/replies.ts';
import { createTablePager } from '../../web/views.ts';
import { filterVisibleData, type SeenCollaboration, type SeenMember } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath, createCollaborationsFrame, createCrumbs } from '../page.ts';
import { buildViewAddress, type ViewQuery } from '../tables/view.ts';
import { ACTIVITY_ROWS, type ActivityQuery, readActivity, readExportedEntries } from './questions.ts';
import { createAuditRows, formatAuditCsv, ORGANIZATION_ACTIVITY } from './rows.ts';
import type { AuditPage, AuditTrail } from './store.ts';

const WEEK_MS = 7 * 86_400_000;

export function buildAuditSection(
  seen: SeenCollaboration,
  { entries, total, hasMore }: AuditPage,
  { question, now }: { question: ViewQuery; now: Date },
) {
  return {
    rows: createAuditRows(entries, seen.members, { showsCollaboration: false, now }),
    total,
    hasMore,
    pager: createTablePager(computePagePosition(total, question.audit_page), (number) =>
      buildViewAddress(seen.identifier, question, { audit_page: number }, '#activity'),
    ),
    pagePath: buildCollaborationPath(seen.identifier, 'activity'),
    rolesPath: buildCollaborationAddress(buildCollaborationPath(seen.identifier, 'activity'), { what: 'roles' }),
  };
}

/** Builds the view model of the activity page of a collaboration, or of the whole organization if `seen` is undefined. */
export function buildActivityModel(
  seen: SeenCollaboration | undefined,
  { entries, total, hasMore }: AuditPage,
  { requested: query, now }: { requested: ActivityQuery; now: Date },
) {
  const pagePath = seen === undefined ? ORGANIZATION_ACTIVITY : buildCollaborationPath(seen.identifier, 'activity');
  const { search = '', what = '', by = '', from = '', to = '', outcome = '', collaboration = '' } = query;
  const question = { search, what, by, from, to, outcome, collaboration };
  const weekAgo = formatDay(new Date(now.getTime() - WEEK_MS));
  return {
    heading: seen === undefined ? 'Activity of the organization' : `Activity in ${seen.name}`,
    lead:
      seen === undefined
        ? 'Every change made here, including in deleted collaborations.'
        : 'Every change made here. Changes made on the platform itself are not listed.',
    rows: createAuditRows(entries, seen?.members ?? [], { showsCollaboration: seen === undefined, now }),
    total,
    hasMore,
    pager: createTablePager(computePagePosition(total, query.page), (number) =>
      buildCollaborationAddress(pagePath, { ...question, page: number === 1 ? undefined : number }),
    ),
    pagePath,
    // Common filters, each combined with the current ones.
    shortcuts: [
      {
        label: 'Role changes',
        path: buildCollaborationAddress(pagePath, { ...question, what: 'roles' }),
        isCurrent: question.what === 'roles',
      },
      {
        label: 'Last 7 days',
        path: buildCollaborationAddress(pagePath, { ...question, from: weekAgo, to: '' }),
        isCurrent: question.from === weekAgo && question.to === '',
      },
    ],
    exportPath: buildCollaborationAddress(`${pagePath}.csv`, question),
    question,
    isNarrowed: Object.values(question).some((value) => value !== ''),
    ofOrganization: seen === undefined,
  };
}

function computePagePosition(total: number, page = 1): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / ACTIVITY_ROWS));
  return { page: Math.min(page, pages), pages };
}

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

    async showOrganizationActivity(call) {
      const { query } = call;
      const found = await readActivity(audit, query);
      const frame = createCollaborationsFrame({ title: 'Activity', crumbs: createCrumbs() });
      const model = buildActivityModel(undefined, found, { requested: query, now: now() });
      return replyWithPage(context, call, 200, 'collaborations/activity/activity-page', frame, model);
    },

    async exportOrganizationActivity({ query, request }) {
      const { bytes } = await tasks.run(request, exportEntries, { query, members: [] });
      return replyWithFile('text/csv', 'activity.csv', Buffer.from(bytes));
    },
  } satisfies Partial<CollaborationsHandlers>;
}
