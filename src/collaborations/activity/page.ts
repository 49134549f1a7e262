import { formatDay } from '../../web/for-people/words.ts';
import { createTablePager } from '../../web/views.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';
import { buildViewAddress, type ViewQuery } from '../tables/view.ts';
import { ACTIVITY_ROWS, type ActivityQuery } from './questions.ts';
import { createAuditRows, ORGANISATION_ACTIVITY } from './rows.ts';
import type { AuditPage } from './store.ts';

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

/** Builds the view model of a page about one collaboration, or about the whole organization. */
export function buildActivityModel(
  seen: SeenCollaboration | undefined,
  { entries, total, hasMore }: AuditPage,
  { requested: query, now }: { requested: ActivityQuery; now: Date },
) {
  const pagePath = seen === undefined ? ORGANISATION_ACTIVITY : buildCollaborationPath(seen.identifier, 'activity');
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
    ofOrganisation: seen === undefined,
  };
}

function computePagePosition(total: number, page = 1): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / ACTIVITY_ROWS));
  return { page: Math.min(page, pages), pages };
}
