import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers, ProjectRecordAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage } from '../page.ts';
import { DEFAULT_LIMIT, type ListPart } from '../paging.ts';
import { readProject } from '../projects/store.ts';
import { DECISION_FIELDS, REQUEST_FIELDS } from './form.ts';
import { createReviewsModel, formatReview, formatReviewState, getReviewsPath } from './page.ts';
import { decideReview, findReview, listReviews, requestReview, withdrawReview } from './store.ts';

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
        async act({ message }) {
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
        async act({ decision: state, ...values }) {
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
        async act() {
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
