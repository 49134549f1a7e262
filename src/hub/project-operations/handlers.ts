/** Handlers of the operations on projects. The main thread or a task computes the reply. */
import type { Request, Response } from 'express';
import { getBodyBytes, SHORT_FORM } from '../../contract/bodies.ts';
import { getLargeBody } from '../../contract/large-body.ts';
import { addFlash, consumeFlashes } from '../../web/replies/flash.ts';
import type { HubHandlers } from '../access/guard.ts';
import { isLarge, type ProjectAccess, type ProjectRecordAccess, requireProfile } from '../access/project-access.ts';
import { wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import type { AnyProjectReply, AskedOfProject, ProjectOperationId, ProjectOperations } from './operation.ts';
import { readAnswer } from './task-answer.ts';
import { answerAboutProject, removeProfile } from './tasks.ts';

/** The options of an operation. */
export interface OperationRule {
  /** True if the page shows the message of the previous action. */
  readonly showsFlash?: true;
  /** Returns whether the operation takes long in a small project, too. */
  readonly isLong?: (context: HubContext, access: ProjectAccess, asked: AskedOfProject<never>) => boolean | Promise<boolean>;
}

interface AnyCall {
  readonly path: { readonly id: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly response: Response;
  readonly access: ProjectRecordAccess;
}

/** Creates the handlers. */
export function createProjectOperationHandlers<Id extends ProjectOperationId>(
  context: HubContext,
  rules: Readonly<Partial<Record<Id, OperationRule>>>,
  operations: ProjectOperations<Id>,
): Pick<HubHandlers, Id> {
  const handlerOf =
    (operation: Id, { showsFlash, isLong }: OperationRule) =>
    async (call: AnyCall) => {
      const { request, path, query } = call;
      const access = requireProfile(call.access);
      const isPage = wantsPage(request);
      const asked = {
        path,
        query,
        body: call.body,
        method: request.method,
        wantsPage: isPage,
        isForm: request.is('application/json') === false,
        flash: showsFlash && isPage ? consumeFlashes(call)[0] : undefined,
      } as unknown as AskedOfProject<never>;
      const large = getLargeBody(request);
      const isLongForm = asked.isForm && (getBodyBytes(request)?.length ?? 0) > SHORT_FORM;
      const isTask =
        large !== undefined ||
        isLongForm ||
        (await isLarge(context, access.project)) ||
        (await isLong?.(context, access, asked)) === true;
      const reply: AnyProjectReply = isTask
        ? readAnswer(
            await context.tasks.run(
              request,
              answerAboutProject,
              { operation, access: removeProfile(access), asked, large },
              large,
            ),
          )
        : ((await operations[operation]({ ...asked, access } as never)) as AnyProjectReply);
      if (reply.flash !== undefined) addFlash(call, reply.headers?.Location ?? '', reply.flash);
      return reply;
    };
  const ids = Object.keys(operations) as Id[];
  const handlers = ids.map((id) => [id, handlerOf(id, rules[id] ?? {})]);
  return Object.fromEntries(handlers) as Pick<HubHandlers, Id>;
}
