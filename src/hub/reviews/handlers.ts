import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { formatDay, formatQuantity, formatTimestamp } from '../../web/for-people/words.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers, ProjectRecordAccess } from '../access/guard.ts';
import { createAuthorModel } from '../channel/chat-page.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { createPager, DEFAULT_LIMIT, type ListPart } from '../paging.ts';
import { readProject } from '../projects/store.ts';
import { DECISION_FIELDS, REQUEST_FIELDS } from './form.ts';
import { decideReview, describeOutcome, findReview, listReviews, requestReview, withdrawReview } from './store.ts';
import type { ReviewRow } from './table.ts';

export function getReviewsPath(projectId: string, ...rest: readonly string[]): string {
  return getProjectPath(projectId, 'reviews', ...rest);
}

/** Returns the state of the review as text. @param changes current number of changes of the project */
export function createReviewStateModel(review: ReviewRow | undefined, changes: number) {
  if (review === undefined) return { tone: 'note', text: 'Not reviewed', since: '' } as const;
  const count = changes - review.changes;
  const describeChangesSince = (event: string) =>
    count === 0 ? '' : `changed since ${event}: ${formatQuantity(count, 'change')}`;
  const by = `${formatDay(review.decidedAt ?? review.at)} by ${review.decidedBy || review.userName}`;
  if (review.state === 'open')
    return { tone: 'warning', text: `In review, requested on ${by}`, since: describeChangesSince('the request') } as const;
  if (review.state === 'approved')
    return {
      tone: count === 0 ? 'good' : 'warning',
      text: `Approved on ${by}`,
      since: describeChangesSince('approval'),
    } as const;
  return { tone: 'bad', text: `Changes requested on ${by}`, since: describeChangesSince('this decision') } as const;
}

export function formatReviewState(review: ReviewRow | undefined, changes: number): components['schemas']['HubCurrentReview'] {
  if (review === undefined || review.state === 'withdrawn') return { state: 'none', by: null, at: null, changes_since: null };
  const { state, decidedAt, at, decidedBy, userName } = review;
  return { state, by: decidedBy || userName, at: (decidedAt ?? at).toISOString(), changes_since: changes - review.changes };
}

export function formatReview(row: ReviewRow): components['schemas']['HubReview'] {
  const { id, state, message, userName, at, decidedAt, decidedBy, text, changes, moment } = row;
  return {
    id,
    state,
    message,
    requested_by: userName,
    requested_at: at.toISOString(),
    decided_by: decidedBy || null,
    decided_at: decidedAt?.toISOString() ?? null,
    text,
    changes,
    moment,
  };
}

/** The reviews on a page, and the latest review, which determines the state of the project. */
export interface ShownReviews {
  readonly reviews: readonly ReviewRow[];
  readonly total: number;
  readonly latest: ReviewRow | undefined;
  readonly part: ListPart;
}

export function createReviewsModel(
  access: ProjectRecordAccess,
  { reviews, total, latest, part }: ShownReviews,
  refused: RefusedForm | undefined,
) {
  const { project, actor, canEdit, canReview, canManage } = access;
  const path = getReviewsPath(project.id);
  const open = latest?.state === 'open' ? latest : undefined;
  const isOwn = open?.userId === actor.userId;
  // The form contains the displayed state, even after a rejection.
  const changes = [String(project.changes)];
  const typed = refused === undefined ? {} : { typed: { ...refused.typed, changes }, errors: refused.errors };
  const decision = { action: getReviewsPath(project.id, open?.id ?? ''), submit: '' };
  const hasDecision = open !== undefined && canReview && !isOwn;
  const hasRequest = open === undefined && canEdit;
  return {
    tabs: createProjectTabs(access, 'none'),
    state: createReviewStateModel(latest, project.changes),
    sincePath: latest === undefined ? '' : `${getProjectPath(project.id, 'differences')}?from=${latest.moment}`,
    note: open !== undefined && canReview && isOwn ? 'You requested this review. Another person must decide.' : '',
    // Errors and text of a rejected form that the review no longer permits.
    problems: hasDecision || hasRequest ? [] : (refused?.errors.map(({ message }) => message) ?? []),
    unsaved: [hasDecision ? '' : refused?.typed.text, hasRequest ? '' : refused?.typed.message].flat().join(''),
    decision: hasDecision ? createFormModel(decision, DECISION_FIELDS, { initial: { changes }, ...typed }) : undefined,
    request: hasRequest ? createFormModel({ action: path, submit: 'Request review' }, REQUEST_FIELDS, typed) : undefined,
    withdrawPath: open !== undefined && canEdit && (isOwn || canManage) ? getReviewsPath(project.id, open.id, 'withdraw') : '',
    reviews: reviews.map((row) => ({
      ...createAuthorModel(row.userId, row.userName, actor.userId),
      at: row.at.toISOString(),
      when: formatTimestamp(row.at),
      message: row.message,
      outcome: row.decidedAt === null ? '' : `${describeOutcome(row)} on ${formatTimestamp(row.decidedAt)}`,
      text: row.text,
      differencesPath: `${getProjectPath(project.id, 'differences')}?from=${row.moment}`,
    })),
    total,
    pager: createPager(part, total, path, {}),
  };
}

const FIRST_PART = { limit: DEFAULT_LIMIT, offset: 0 };

export function createProjectReviewHandlers({ pool, now, render, settings }: HubContext) {
  const createReviewSignature = ({ actor }: ProjectRecordAccess) => ({ actor, at: now() });

  /** Returns a page of reviews. Reads the number of changes first, so that a concurrent change is not overlooked. */
  async function readReviews(access: ProjectRecordAccess, part: ListPart) {
    const project = await readProject(pool, access.project.id);
    const latest = await findReview(pool, project.id);
    return { access: { ...access, project }, latest, part, ...(await listReviews(pool, project.id, part)) };
  }

  async function renderReviews<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    opened: ProjectRecordAccess,
    refused?: RefusedForm,
    part: ListPart = FIRST_PART,
  ) {
    const { access, ...shown } = await readReviews(opened, part);
    const frame = createProjectPage(access, { title: 'Reviews', crumbs: [createProjectCrumb(access)] });
    const { collaboration, audience } = access.workspace;
    const isUnverified = settings.hubAccess === 'open' && collaboration === null && audience === 'everyone';
    const model = { ...createReviewsModel(access, shown, refused), isUnverified };
    return replyWithPage({ render }, call, status, 'hub/reviews/reviews', frame, model);
  }

  return {
    async listHubReviews(call) {
      const part = { ...FIRST_PART, ...call.query };
      if (wantsPage(call)) return renderReviews(call, 200, call.access, undefined, part);
      const { access, latest, reviews, total } = await readReviews(call.access, part);
      const { changes } = access.project;
      const current = formatReviewState(latest, changes);
      return replyWithJson(200, { current, changes, reviews: reviews.map(formatReview), total, ...part });
    },

    async requestHubReview(call) {
      const { access } = call;
      return handleForm(call, {
        fields: REQUEST_FIELDS,
        async performAction({ message }) {
          const review = await requestReview(pool, access.project.id, message, createReviewSignature(access));
          const path = getReviewsPath(access.project.id);
          return wantsPage(call) ? redirect(call, path, 'Review requested') : replyWithCreated(path, formatReview(review));
        },
        showAgain: (status: 400 | 409, refused) => renderReviews(call, status, access, refused),
      });
    },

    async decideHubReview(call) {
      const { access, path } = call;
      return handleForm(call, {
        fields: DECISION_FIELDS,
        async performAction({ decision: state, ...values }) {
          if (state === 'changes_requested' && values.text === '') throw createFieldError('text', 'is required');
          const reviewKey = { projectId: access.project.id, id: path.review_id };
          const review = await decideReview(pool, reviewKey, { state, ...values }, createReviewSignature(access));
          if (!wantsPage(call)) return replyWithJson(200, formatReview(review));
          return redirect(
            call,
            getReviewsPath(access.project.id),
            state === 'approved' ? 'Project approved' : 'Changes requested',
          );
        },
        showAgain: (status: 400 | 409, refused) => renderReviews(call, status, access, refused),
      });
    },

    async withdrawHubReview(call) {
      const { access, path } = call;
      return handleForm(call, {
        fields: {},
        async performAction() {
          const reviewKey = { projectId: access.project.id, id: path.review_id };
          const review = await withdrawReview(pool, reviewKey, {
            ...createReviewSignature(access),
            canManage: access.canManage,
          });
          if (!wantsPage(call)) return replyWithJson(200, formatReview(review));
          return redirect(call, getReviewsPath(access.project.id), 'Request withdrawn');
        },
        showAgain: (status: 400 | 409, refused) => renderReviews(call, status, access, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}
