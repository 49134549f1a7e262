import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { formatTimestamp, joinFirstItems } from '../../web/for-people/words.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createFlagField, createSelectField, createTextField, type Fields } from '../../web/forms/fields.ts';
import { createFormModel, type FormModel } from '../../web/forms/model.ts';
import { consumeFlashes } from '../../web/replies/flash.ts';
import { redirect, replyWithCreated, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import { type HubHandlers, type ProjectAccess, type ProjectRecordAccess, requireProfile } from '../access/guard.ts';
import { createAuthorModel } from '../channel/chat-page.ts';
import type { HubContext } from '../context.ts';
import { getEntityFormPath } from '../editor/addresses.ts';
import { listFields } from '../editor/fields.ts';
import { type EntityRow, readEntity } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { addQuery, createPager, DEFAULT_LIMIT } from '../paging.ts';
import {
  addComment,
  type CommentPart,
  type CommentRow,
  countComments,
  listComments,
  type ProjectPerson,
  readProjectPeople,
  removeComment,
  setCommentResolved,
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

const FIRST_PART = { limit: DEFAULT_LIMIT, offset: 0 };
const STATE_FIELDS = { resolved: createFlagField({ label: 'Resolved' }) };

export function createCommentHandlers(context: HubContext) {
  async function requireEntity({ project }: ProjectRecordAccess, id: string): Promise<EntityRow> {
    const entity = await readEntity(context.pool, project.id, id);
    if (entity === undefined) throw new NotFoundError(`Entity not found: ${id}`);
    return entity;
  }

  async function replyWithComments(call: Exchange, access: ProjectRecordAccess, question: CommentQuery) {
    if (wantsPage(call)) return renderCommentsPage(context, call, 200, requireProfile(access), question);
    const { limit, offset, entity } = question;
    const { rows, total } = await listComments(context.pool, access.project.id, { ...question, entityId: entity?.id });
    return replyWithJson(200, { comments: rows.map(formatComment), total, limit, offset });
  }

  return {
    listHubComments: (call) => replyWithComments(call, call.access, { ...FIRST_PART, ...call.query, entity: undefined }),
    async listHubEntityComments(call) {
      const entity = await requireEntity(call.access, call.path.node_id);
      return replyWithComments(call, call.access, { ...FIRST_PART, ...call.query, entity });
    },

    async createHubComment(call) {
      const access = requireProfile(call.access);
      const entity = await requireEntity(access, call.path.node_id);
      return handleForm(call, {
        fields: createCommentFields(access, entity),
        async performAction({ field, content }) {
          const { comment, mentioned } = await addComment(
            context.pool,
            entity,
            { field, content },
            { actor: access.actor, at: context.now() },
          );
          const path = getCommentsPath(entity.projectId, entity.id);
          if (!wantsPage(call)) return replyWithCreated(path, formatComment(comment));
          return redirect(call, path, content.includes('@') ? createMentionFlash(mentioned) : undefined);
        },
        convertError: (error) =>
          error instanceof AnswerableError && error.status === 409 ? createFieldError('', error.message, 409) : undefined,
        showAgain: (status: 400 | 409, refused) =>
          renderCommentsPage(context, call, status, access, { ...FIRST_PART, entity }, refused),
      });
    },

    async resolveHubComment(call) {
      const { project, actor } = call.access;
      return handleForm(call, {
        fields: STATE_FIELDS,
        async performAction({ resolved }) {
          const state = resolved ? { at: context.now(), by: actor.userName } : undefined;
          const comment = await setCommentResolved(context.pool, project.id, call.path.comment_id, state);
          if (!wantsPage(call)) return replyWithJson(200, formatComment(comment));
          const title = resolved ? 'Comment resolved' : 'Comment reopened';
          return redirect(call, getCommentsPath(comment.projectId, comment.entityId), title);
        },
        showAgain: (status: 400, refused) =>
          renderCommentsPage(context, call, status, requireProfile(call.access), { ...FIRST_PART, entity: undefined }, refused),
      });
    },

    async deleteHubComment(call) {
      const comment = await removeComment(context.pool, call.access, call.path.comment_id);
      if (!wantsPage(call)) return { status: 204 };
      return redirect(call, getCommentsPath(comment.projectId, comment.entityId), 'Comment deleted');
    },
  } satisfies Partial<HubHandlers>;
}

/** Returns a message that lists the mentioned people, so that users notice a misspelled name. */
function createMentionFlash(names: readonly string[]) {
  const lines =
    names.length === 0
      ? ['The comment mentions no person. After @, write the name of a person who has opened the project.']
      : [`The comment mentions ${joinFirstItems(names, 5)}.`];
  return { tone: names.length === 0 ? 'warning' : 'good', title: 'Comment added', lines } as const;
}

function formatComment(row: CommentRow): components['schemas']['HubComment'] {
  return {
    id: row.id,
    entity_id: row.entityId,
    entity_label: row.entityLabel,
    field: row.field,
    content: row.content,
    author_id: row.userId,
    author_name: row.userName,
    at: row.at.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: row.resolvedBy,
  };
}
