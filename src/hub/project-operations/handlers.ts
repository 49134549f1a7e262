/** Runs operations on projects in this thread, or for large projects in worker threads that do not block other requests. */
import type { Request, Response } from 'express';
import { wantsPage } from '../../contract/accept.ts';
import { getBodyBytes, getLargeBody, SHORT_FORM } from '../../contract/bodies.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { addFlash, consumeFlashes } from '../../web/replies/flash.ts';
import {
  type HubHandlers,
  isLargeProject,
  type ProjectAccess,
  type ProjectRecordAccess,
  requireProfile,
} from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import {
  type AnyProjectReply,
  convertToReply,
  type ProjectOperationId,
  type ProjectOperations,
  type RequestedOfProject,
  type TaskAnswer,
  writeAnswer,
} from './operation.ts';

export interface ProjectOperationRequest {
  readonly operation: ProjectOperationId;
  readonly access: ProjectAccessData;
  readonly requested: RequestedOfProject<never>;
  /** Validated JSON of a large body. */
  readonly large: Uint8Array | undefined;
}

export const answerAboutProject: Task<ProjectOperationRequest, TaskAnswer> = {
  name: 'answer about a project',
  milliseconds: 300_000,
  runsToEnd: true,
};

/** Up to 1,000,000 observations need more time than other operations, even if other requests use most of the processor. */
export const applyLargeImport: typeof answerAboutProject = {
  name: 'apply an import',
  milliseconds: 1_800_000,
  runsToEnd: true,
};

export function createProjectWorks<Id extends ProjectOperationId>(
  context: HubContext,
  operations: ProjectOperations<Id>,
): readonly TaskWork[] {
  const answer = async ({ operation, access, requested, large }: ProjectOperationRequest) => {
    const body: unknown = large === undefined ? requested.body : JSON.parse(new TextDecoder().decode(large));
    const call = { ...requested, body, access: restoreProfile(context, access) };
    return writeAnswer(context.settings.dataDir, (await operations[operation as Id](call as never)) as AnyProjectReply);
  };
  return [createTaskWork(answerAboutProject, answer), createTaskWork(applyLargeImport, answer)];
}

export type ProjectAccessData = Omit<ProjectAccess, 'profile'>;

/** Returns the access without the profile, because worker threads receive plain data only. */
export function removeProfile({ profile: _profile, ...access }: ProjectAccess): ProjectAccessData {
  return access;
}

/** Returns the access with the profile. @throws UnavailableError if the profile is not on this server */
export function restoreProfile({ catalog }: HubContext, access: ProjectAccessData): ProjectAccess {
  return requireProfile({ ...access, profile: findProjectProfile(catalog, access.project) });
}

/** Rule of an operation. By default, the page shows no message, and a worker thread runs operations on large projects only. */
export interface OperationRule {
  /** True if the page shows the message of the previous action. */
  readonly showsFlash?: true;
  /** Returns whether the operation runs in a worker thread even for a small project. */
  readonly isLong?: (
    context: HubContext,
    access: ProjectAccess,
    requested: RequestedOfProject<never>,
  ) => boolean | Promise<boolean>;
  /** The task that a worker thread runs, which sets its time limit. */
  readonly task?: typeof answerAboutProject | undefined;
}

interface AnyCall {
  readonly path: { readonly id: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly response: Response;
  readonly access: ProjectRecordAccess;
}

/** Runs an operation in this thread or, for a large project, in a worker thread. */
export type RunProjectOperation = <Id extends ProjectOperationId>(
  request: Request,
  operation: Id,
  access: ProjectAccess,
  requested: RequestedOfProject<never>,
  options?: Pick<OperationRule, 'task'> & { readonly isTask?: boolean; readonly large?: ReturnType<typeof getLargeBody> },
) => Promise<AnyProjectReply>;

export function createProjectRunner<Id extends ProjectOperationId>(
  context: HubContext,
  operations: ProjectOperations<Id>,
): RunProjectOperation {
  return async (request, operation, access, requested, { isTask = false, large, task = answerAboutProject } = {}) => {
    if (!isTask && !(await isLargeProject(context, access.project)))
      return operations[operation as unknown as Id]({ ...requested, access } as never);
    const work = { operation, access: removeProfile(access), requested, large };
    return convertToReply(await context.tasks.run(request, task, work, large));
  };
}

export function createProjectOperationHandlers<Id extends ProjectOperationId>(
  context: HubContext,
  rules: Readonly<Partial<Record<Id, OperationRule>>>,
  operations: ProjectOperations<Id>,
  run: RunProjectOperation,
): Pick<HubHandlers, Id> {
  const createOperationHandler =
    (operation: Id, { showsFlash, isLong, task }: OperationRule) =>
    async (call: AnyCall) => {
      const { request, path, query } = call;
      const access = requireProfile(call.access);
      const isPage = wantsPage(call);
      const requested = {
        path,
        query,
        body: call.body,
        method: request.method,
        wantsPage: isPage,
        isForm: request.is('application/json') === false,
        flash: showsFlash && isPage ? consumeFlashes(call)[0] : undefined,
      } as unknown as RequestedOfProject<never>;
      const large = getLargeBody(request);
      const isLongForm = requested.isForm && (getBodyBytes(request)?.length ?? 0) > SHORT_FORM;
      const isTask = large !== undefined || isLongForm || (await isLong?.(context, access, requested)) === true;
      const reply = await run(request, operation, access, requested, { isTask, large, task });
      if (reply.flash !== undefined) addFlash(call, reply.headers?.Location ?? '', reply.flash);
      return reply;
    };
  const ids = Object.keys(operations) as Id[];
  return Object.fromEntries(ids.map((id) => [id, createOperationHandler(id, rules[id] ?? {})])) as Pick<HubHandlers, Id>;
}
