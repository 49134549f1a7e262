import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { joinFirstItems } from '../../web/for-people/words.ts';
import { handleForm } from '../../web/forms/answer.ts';
import { createFieldError, createFlagField } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated, replyWithJson } from '../../web/replies/replies.ts';
import { type HubHandlers, type ProjectRecordAccess, requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { type EntityRow, readEntity } from '../entities/store.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { type CommentQuery, createCommentFields, getCommentsPath, renderCommentsPage } from './page.ts';
import { addComment, type CommentRow, listComments, removeComment, setCommentResolved } from './store.ts';

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
        async act({ field, content }) {
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
        refusalOf: (error) =>
          error instanceof AnswerableError && error.status === 409 ? createFieldError('', error.message, 409) : undefined,
        showAgain: (status: 400 | 409, refused) =>
          renderCommentsPage(context, call, status, access, { ...FIRST_PART, entity }, refused),
      });
    },

    async resolveHubComment(call) {
      const { project, actor } = call.access;
      return handleForm(call, {
        fields: STATE_FIELDS,
        async act({ resolved }) {
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
