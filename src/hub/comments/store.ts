import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AnswerableError, ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import type { HubActor } from '../actor.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import { createActorNameSql } from '../history/actions/store.ts';
import { isIdentifier } from '../identifier.ts';
import { joinConditions, type ListPart } from '../paging.ts';
import type { hubComments } from './table.ts';

export const MAX_COMMENTS = 20_000;

export interface CommentRow extends Readonly<typeof hubComments.$inferSelect> {
  /** Label of the commented entity; null if the entity was deleted. */
  readonly entityLabel: string | null;
  readonly entityType: string | null;
}

export interface CommentPart extends ListPart {
  readonly entityId?: string | undefined;
  readonly resolved?: boolean | undefined;
}

const SELECT_COMMENTS = `select c.id, c.project_id as "projectId", c.entity_id as "entityId", c.field, c.content,
    c.user_id as "userId", ${createActorNameSql('c')}, c.at, c.resolved_at as "resolvedAt", c.resolved_by as "resolvedBy",
    e.label as "entityLabel", e.entity_type as "entityType"
  from hub_comments c left join hub_entities e on e.project_id = c.project_id and e.id = c.entity_id`;

/** Returns one page of comments, oldest first, and the total number. */
export async function listComments(
  queries: Queries,
  projectId: string,
  { limit, offset, ...question }: CommentPart,
): Promise<{ readonly rows: readonly CommentRow[]; readonly total: number }> {
  const { where, values } = createCommentsCondition(projectId, question);
  const { rows } = await queries.query<CommentRow>(
    `${SELECT_COMMENTS} where ${where} order by c.at, c.id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { rows, total: await countComments(queries, projectId, question) };
}

export async function countComments(
  queries: Queries,
  projectId: string,
  question: Pick<CommentPart, 'entityId' | 'resolved'> = {},
): Promise<number> {
  const { where, values } = createCommentsCondition(projectId, question);
  const { rows } = await queries.query<{ total: number }>(
    `select count(*)::int as total from hub_comments c where ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

function createCommentsCondition(projectId: string, { entityId, resolved }: Pick<CommentPart, 'entityId' | 'resolved'>) {
  return joinConditions([
    ['c.project_id = ?', projectId],
    ['c.entity_id = ?', entityId],
    ['(c.resolved_at is not null) = ?', resolved],
  ]);
}

/** Returns the comment and the names of mentioned people. @throws AnswerableError 409 for too many comments */
export function addComment(
  pool: pg.Pool,
  { projectId, id: entityId }: Pick<EntityRow, 'projectId' | 'id'>,
  { field, content }: { readonly field: string; readonly content: string },
  { actor, at }: { readonly actor: HubActor; readonly at: Date },
): Promise<{ readonly comment: CommentRow; readonly mentioned: readonly string[] }> {
  return runInTransaction(pool, async (client) => {
    // The lock makes concurrent requests wait, because together they could exceed the limit.
    await client.query('select 1 from hub_projects where id = $1 for no key update', [projectId]);
    if ((await countComments(client, projectId)) >= MAX_COMMENTS)
      throw new AnswerableError(
        409,
        `This project has ${formatQuantity(MAX_COMMENTS, 'comment')}, which is the maximum. Delete comments first.`,
      );
    const id = randomUUID();
    await client.query(
      `insert into hub_comments (id, project_id, entity_id, field, content, user_id, user_name, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, projectId, entityId, field, content, actor.userId, actor.userName, at],
    );
    const people = await readProjectPeople(client, projectId);
    const ids = findMentions(content, people).filter((userId) => userId !== actor.userId);
    await client.query('insert into hub_mentions (comment_id, user_id) select $1, unnest($2::text[])', [id, ids]);
    const mentioned = people.filter(({ userId }) => ids.includes(userId)).map(({ userName }) => userName);
    return { comment: await readComment(client, projectId, id), mentioned };
  });
}

/** Returns the changed comment. An undefined `resolved` reopens the comment. @throws NotFoundError */
export async function setCommentResolved(
  queries: Queries,
  projectId: string,
  id: string,
  resolved: { readonly at: Date; readonly by: string } | undefined,
): Promise<CommentRow> {
  await readComment(queries, projectId, id);
  await queries.query('update hub_comments set resolved_at = $2, resolved_by = $3 where id = $1', [
    id,
    resolved?.at ?? null,
    resolved?.by ?? null,
  ]);
  return readComment(queries, projectId, id);
}

/** Returns the deleted comment. @throws NotFoundError; ForbiddenError if the caller is neither the author nor a manager */
export async function removeComment(
  queries: Queries,
  { project, actor, canManage }: ProjectRecordAccess,
  id: string,
): Promise<CommentRow> {
  const comment = await readComment(queries, project.id, id);
  if (comment.userId !== actor.userId && !canManage)
    throw new ForbiddenError('Only its author and managers of the project can delete a comment.');
  await queries.query('delete from hub_comments where id = $1', [id]);
  return comment;
}

export interface OpenMention {
  readonly projectId: string;
  readonly projectName: string;
  readonly entityId: string;
  readonly author: string;
}

/** Returns the latest open mentions of a user. @param visible SQL condition for workspaces `w`, with its value as `$2` */
export async function readOpenMentions(
  queries: Queries,
  userId: string,
  visible: { readonly sql: string; readonly values: unknown },
  limit: number,
): Promise<readonly OpenMention[]> {
  const { rows } = await queries.query<OpenMention>(
    `select p.id as "projectId", p.name as "projectName", c.entity_id as "entityId", c.user_name as author
       from hub_mentions m join hub_comments c on c.id = m.comment_id join hub_projects p on p.id = c.project_id
       join hub_workspaces w on w.id = p.workspace_id
      where m.user_id = $1 and c.resolved_at is null and ${visible.sql} and ${PROJECT_PRESENT}
        and not exists (select from hub_comments a where a.project_id = c.project_id and a.entity_id = c.entity_id
                         and a.user_id = $1 and a.at > c.at)
      order by c.at desc, c.id limit ${limit}`,
    [userId, visible.values],
  );
  return rows;
}

async function readComment(queries: Queries, projectId: string, id: string): Promise<CommentRow> {
  const { rows } = isIdentifier(id)
    ? await queries.query<CommentRow>(`${SELECT_COMMENTS} where c.project_id = $1 and c.id = $2`, [projectId, id])
    : { rows: [] };
  if (rows[0] === undefined) throw new NotFoundError(`Comment not found: ${id}`);
  return rows[0];
}

/** Maximum number of people whom comments can mention: the most recent visitors. */
const MAX_PEOPLE = 500;

export interface ProjectPerson {
  readonly userId: string;
  readonly userName: string;
}

/** Returns the people who opened the project, most recent visit first. */
export async function readProjectPeople(queries: Queries, projectId: string): Promise<readonly ProjectPerson[]> {
  const { rows } = await queries.query<ProjectPerson>(
    `select user_id as "userId", user_name as "userName" from hub_visitors
     where project_id = $1 order by last_seen_at desc, user_id limit ${MAX_PEOPLE}`,
    [projectId],
  );
  return rows;
}

/** Returns the IDs of people whose names follow an `@`. The longest name matches: `@Ann Lee` does not mention Ann. */
export function findMentions(content: string, people: readonly ProjectPerson[]): readonly string[] {
  const names = Map.groupBy(people, ({ userName }) => foldCase(userName));
  const found = new Set<string>();
  for (const part of foldCase(content).split('@').slice(1)) {
    const matches = [...names.keys()].filter(
      (name) => part.startsWith(name) && !/^[\p{L}\p{N}]/u.test(part.slice(name.length)),
    );
    const longest = matches.reduce((best, name) => (name.length > best.length ? name : best), '');
    for (const { userId } of names.get(longest) ?? []) found.add(userId);
  }
  return [...found];
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
