import type { Exchange } from '../../contract/accept.ts';
import { formatTimestamp, joinFirstItems } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createSelectField, createTextField, type Fields } from '../../web/forms/fields.ts';
import { createFormModel, type FormModel } from '../../web/forms/model.ts';
import { consumeFlashes } from '../../web/replies/flash.ts';
import { replyWithHtml } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { createAuthorModel } from '../channel/chat-page.ts';
import type { HubContext } from '../context.ts';
import { getEntityFormPath } from '../editor/addresses.ts';
import { listFields } from '../editor/fields.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { addQuery, createPager } from '../paging.ts';
import {
  type CommentPart,
  type CommentRow,
  countComments,
  listComments,
  type ProjectPerson,
  readProjectPeople,
} from './store.ts';

/** Filters of the comments page, which shows the comments of one entity or of all entities. */
export interface CommentQuery extends Omit<CommentPart, 'entityId'> {
  readonly entity: EntityRow | undefined;
  readonly field?: string | undefined;
}

export function getCommentsPath(projectId: string, entityId: string): string {
  return getEntityFormPath(projectId, entityId, 'comments');
}

export function createCommentFields({ profile }: ProjectAccess, entity: EntityRow, people: readonly ProjectPerson[] = []) {
  const type = profile.entities.get(entity.entityType);
  const names = joinFirstItems(
    people.map(({ userName }) => `@${userName}`),
    5,
  );
  return {
    field: createSelectField('About', [
      { value: '', label: 'The whole entity' },
      ...(type === undefined ? [] : listFields(profile, type)).map(({ field, described }) => ({
        value: field.name,
        label: described.label,
      })),
    ]),
    content: createTextField({
      label: 'Comment',
      kind: 'textarea',
      isRequired: true,
      maxLength: 5_000,
      help: names === '' ? 'Visible to everyone in this project.' : `Mention people with @ and their name: ${names}.`,
    }),
  } satisfies Fields;
}

/** Returns the page of comments. @param refused the rejected form with its errors */
export async function renderCommentsPage<Status extends 200 | 400 | 409>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  access: ProjectAccess,
  question: CommentQuery,
  refused?: RefusedForm,
) {
  const { project } = access;
  const { entity } = question;
  const [read, openCount, people] = await Promise.all([
    listComments(context.pool, project.id, { ...question, entityId: entity?.id }),
    countComments(context.pool, project.id, { entityId: entity?.id, resolved: false }),
    readProjectPeople(context.pool, project.id),
  ]);
  const form =
    entity === undefined || !access.canComment
      ? undefined
      : createFormModel(
          { action: getCommentsPath(project.id, entity.id), submit: 'Add comment' },
          createCommentFields(access, entity, people),
          { initial: { field: question.field ?? '' }, ...refused },
        );
  const model = createModel(access, question, { ...read, openCount, form, flash: consumeFlashes(exchange)[0] });
  const title = entity === undefined ? 'Comments' : `Comments on ${entity.label}`;
  const page = createProjectPage(access, {
    title: `${title} · ${project.name}`,
    crumbs: [createProjectCrumb(access)],
    crumb: title,
  });
  return replyWithHtml(status, context.render('hub/comments/comments', page, model));
}

function createModel(
  access: ProjectAccess,
  question: CommentQuery,
  {
    rows,
    total,
    openCount,
    form,
    flash,
  }: {
    readonly rows: readonly CommentRow[];
    readonly total: number;
    readonly openCount: number;
    readonly form: FormModel | undefined;
    readonly flash: ReturnType<typeof consumeFlashes>[number] | undefined;
  },
) {
  const { entity } = question;
  const allPath = getProjectPath(access.project.id, 'comments');
  const path = entity === undefined ? allPath : getCommentsPath(entity.projectId, entity.id);
  const states = [
    { label: `Open (${openCount})`, resolved: false },
    { label: 'Resolved', resolved: true },
    { label: 'All', resolved: undefined },
  ].map(({ label, resolved }) => ({
    label,
    path: addQuery(path, { resolved: resolved?.toString() }),
    isCurrent: question.resolved === resolved,
  }));
  return {
    tabs: createProjectTabs(access, 'chat'),
    flash,
    heading: entity === undefined ? 'Comments' : `Comments on ${entity.label}`,
    entityPath: entity === undefined ? '' : getEntityFormPath(entity.projectId, entity.id),
    allPath,
    chatPath: getProjectPath(access.project.id, 'chat'),
    states,
    comments: rows.map((row) => createCommentModel(access, row, entity !== undefined)),
    pager: createPager(question, total, path, { resolved: question.resolved?.toString() }),
    form,
  };
}

function createCommentModel(
  { profile, actor, canComment, canManage }: ProjectAccess,
  row: CommentRow,
  isOnEntityPage: boolean,
) {
  const path = getProjectPath(row.projectId, 'comments', row.id);
  const type = profile.entities.get(row.entityType ?? '');
  const field = type && listFields(profile, type).find((one) => one.field.name === row.field);
  return {
    id: row.id,
    ...createAuthorModel(row.userId, row.userName, actor.userId),
    at: row.at.toISOString(),
    when: formatTimestamp(row.at),
    content: row.content,
    entityLabel: isOnEntityPage ? '' : (row.entityLabel ?? 'Deleted entity'),
    entityPath: row.entityLabel === null ? '' : getCommentsPath(row.projectId, row.entityId),
    fieldLabel: field?.described.label ?? row.field,
    resolved:
      row.resolvedAt === null ? '' : `Resolved by ${row.resolvedBy ?? 'a former user'} on ${formatTimestamp(row.resolvedAt)}`,
    resolvePath: canComment ? `${path}/resolve` : '',
    deletePath: canComment && (canManage || row.userId === actor.userId) ? `${path}/delete` : '',
  };
}
