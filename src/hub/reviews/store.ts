import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import { and, desc, drizzle, eq, inArray, runInTransaction } from '../../storage/transaction.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import type { HubActor } from '../actor.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { ListPart } from '../paging.ts';
import { hubReviews, type ReviewRow } from './table.ts';

export const MAX_REVIEWS = 1_000;

/** Returns one page of reviews, newest first, and the total number. */
export async function listReviews(pool: pg.Pool, projectId: string, { limit, offset }: ListPart) {
  const ofProject = eq(hubReviews.projectId, projectId);
  const reviews = drizzle(pool).select().from(hubReviews).where(ofProject).orderBy(desc(hubReviews.at), desc(hubReviews.id));
  return { reviews: await reviews.limit(limit).offset(offset), total: await drizzle(pool).$count(hubReviews, ofProject) };
}

/** Returns the latest review in one of the states, by default in any state except withdrawn. */
export async function findReview(
  pool: pg.Pool | pg.PoolClient,
  projectId: string,
  states: readonly ReviewRow['state'][] = ['open', 'approved', 'changes_requested'],
): Promise<ReviewRow | undefined> {
  const [row] = await drizzle(pool)
    .select()
    .from(hubReviews)
    .where(and(eq(hubReviews.projectId, projectId), inArray(hubReviews.state, [...states])))
    .orderBy(desc(hubReviews.at), desc(hubReviews.id))
    .limit(1);
  return row;
}

interface Signature {
  readonly actor: HubActor;
  readonly at: Date;
}

/** Returns the new request for a review. @throws NotFoundError; FormRefusedError 409 if one is open, or for too many reviews */
export function requestReview(pool: pg.Pool, projectId: string, message: string, { actor, at }: Signature): Promise<ReviewRow> {
  return runInTransaction(pool, async (client) => {
    const present = await lockReviewState(client, projectId);
    const open = await findReview(client, projectId, ['open']);
    if (open !== undefined) throw createFieldError('', `${open.userName} requested a review already.`, 409);
    if ((await drizzle(client).$count(hubReviews, eq(hubReviews.projectId, projectId))) >= MAX_REVIEWS)
      throw createFieldError('', `The project has ${formatNumber(MAX_REVIEWS)} reviews, the maximum.`, 409);
    const { userId, userName } = actor;
    const row = { id: randomUUID(), projectId, message, userId, userName, at, ...present };
    const [stored] = await drizzle(client).insert(hubReviews).values(row).returning();
    return stored as ReviewRow;
  });
}

export interface Decision {
  readonly state: 'approved' | 'changes_requested';
  readonly text: string;
  readonly changes: number | undefined;
}

/** Decides an open review. `changes`: number that the reviewer saw. @throws NotFoundError, ForbiddenError, FormRefusedError */
export function decideReview(
  pool: pg.Pool,
  reviewKey: Pick<ReviewRow, 'projectId' | 'id'>,
  { state, text, changes }: Decision,
  { actor, at }: Signature,
): Promise<ReviewRow> {
  return runInTransaction(pool, async (client) => {
    const present = await lockReviewState(client, reviewKey.projectId);
    const review = await readOpenReview(client, reviewKey);
    if (review.userId === actor.userId) throw new ForbiddenError('You requested this review. Another person must decide.');
    if (present.changes !== changes) {
      const reason = `${formatQuantity(Math.abs(present.changes - (changes ?? 0)), 'change')} since you opened this page.`;
      throw createFieldError('', `The project has ${reason} Review it again, then decide.`, 409);
    }
    return closeReview(client, review.id, { state, text, ...present, decidedAt: at, decidedBy: actor.userName });
  });
}

/** Withdraws and returns a request. @throws NotFoundError; ForbiddenError for other users; FormRefusedError 409 if closed */
export function withdrawReview(
  pool: pg.Pool,
  reviewKey: Pick<ReviewRow, 'projectId' | 'id'>,
  { actor, at, canManage }: Signature & { readonly canManage: boolean },
): Promise<ReviewRow> {
  return runInTransaction(pool, async (client) => {
    await lockReviewState(client, reviewKey.projectId);
    const review = await readOpenReview(client, reviewKey);
    if (review.userId !== actor.userId && !canManage)
      throw new ForbiddenError('Only the person who requested the review and managers can withdraw it.');
    return closeReview(client, review.id, { state: 'withdrawn', decidedAt: at, decidedBy: actor.userName });
  });
}

/** Locks the project against concurrent decisions and changes, and returns its state. @throws NotFoundError */
async function lockReviewState(client: pg.PoolClient, projectId: string): Promise<Pick<ReviewRow, 'changes' | 'moment'>> {
  const { rows } = await client.query<Pick<ReviewRow, 'changes' | 'moment'>>(
    `select changes::float8 as changes, seq::float8 as moment from hub_projects p where id = $1 and ${PROJECT_PRESENT} for no key update`,
    [projectId],
  );
  if (rows[0] === undefined) throw new NotFoundError(`Project not found: ${projectId}`);
  return rows[0];
}

async function readOpenReview(
  client: pg.PoolClient,
  { projectId, id }: Pick<ReviewRow, 'projectId' | 'id'>,
): Promise<ReviewRow> {
  const isThis = and(eq(hubReviews.projectId, projectId), eq(hubReviews.id, id));
  const [row] = isIdentifier(id) ? await drizzle(client).select().from(hubReviews).where(isThis) : [];
  if (row === undefined) throw new NotFoundError(`Review not found: ${id}`);
  if (row.state !== 'open') throw createFieldError('', `${describeOutcome(row)} already.`, 409);
  return row;
}

async function closeReview(client: pg.PoolClient, id: string, change: Partial<ReviewRow>): Promise<ReviewRow> {
  const [row] = await drizzle(client).update(hubReviews).set(change).where(eq(hubReviews.id, id)).returning();
  return row as ReviewRow;
}

/** Returns a phrase such as "Alex Example requested changes". */
export function describeOutcome({ state, decidedBy }: ReviewRow): string {
  return state === 'approved'
    ? `${decidedBy} approved the project`
    : `${decidedBy} ${state === 'withdrawn' ? 'withdrew the request' : 'requested changes'}`;
}

/** A review on the home page of a user. */
export type ReviewTask = Pick<ReviewRow, 'projectId' | 'state' | 'userName' | 'decidedBy'> & {
  readonly projectName: string;
  readonly workspace: { readonly id: string; readonly collaboration: string | null; readonly audience: 'everyone' | 'members' };
};

/**
 * Returns reviews that concern a user: open requests that the user may review, the user's requests with requested changes, and
 * approvals since the user's last visit.
 * @param visible SQL condition on workspaces `w`, with its value as `$2`
 * @param reviewed workspaces in which the user reviews; in other workspaces, only visited projects count
 */
export async function readReviewTasks(
  queries: Queries,
  userId: string,
  visible: { readonly sql: string; readonly values: unknown },
  reviewed: readonly string[],
  limit: number,
): Promise<readonly ReviewTask[]> {
  const { rows } = await queries.query<ReviewTask>(
    `select r.project_id as "projectId", r.state, r.user_name as "userName", r.decided_by as "decidedBy", p.name as "projectName",
        json_build_object('id', w.id, 'collaboration', w.collaboration, 'audience', w.audience) as workspace
       from hub_reviews r join hub_projects p on p.id = r.project_id join hub_workspaces w on w.id = p.workspace_id
       left join hub_visitors v on v.project_id = r.project_id and v.user_id = $1
      where ${visible.sql} and ${PROJECT_PRESENT} and (
        r.state = 'open' and r.user_id <> $1 and (v.user_id is not null or w.id::text = any($3))
        or r.user_id = $1 and (r.state = 'changes_requested' or r.state = 'approved' and r.decided_at > v.last_seen_at)
          and not exists (select from hub_reviews n where n.project_id = r.project_id and n.at > r.at and n.state <> 'withdrawn'))
      order by coalesce(r.decided_at, r.at) desc, r.id limit ${limit}`,
    [userId, visible.values, reviewed],
  );
  return rows;
}
