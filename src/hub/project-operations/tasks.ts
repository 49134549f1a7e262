/** Replies about large projects as tasks, because reading and checking all entities would block other requests. */
import { type Task, type TaskWork, workFor } from '../../tasks/task.ts';
import { type ProjectAccess, requireProfile } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import type { AnyProjectReply, AskedOfProject, ProjectOperationId, ProjectOperations } from './operation.ts';
import { type TaskAnswer, writeAnswer } from './task-answer.ts';

/** The parameters of one operation on a project. */
export interface ProjectQuestion {
  readonly operation: ProjectOperationId;
  readonly access: PlainAccess;
  readonly asked: AskedOfProject<never>;
  /** The body if it is large: JSON that was validated. */
  readonly large: Uint8Array | undefined;
}

/** Executes one operation on a project. */
export const answerAboutProject: Task<ProjectQuestion, TaskAnswer> = { name: 'answer about a project', milliseconds: 300_000 };

/** The implementation in the hub. */
export function createProjectWork<Id extends ProjectOperationId>(
  context: HubContext,
  operations: ProjectOperations<Id>,
): TaskWork {
  return workFor(answerAboutProject, async ({ operation, access, asked, large }) => {
    const body: unknown = large === undefined ? asked.body : JSON.parse(new TextDecoder().decode(large));
    const call = { ...asked, body, access: restoreProfile(context, access) };
    return writeAnswer(context.settings.dataDir, (await operations[operation as Id](call as never)) as AnyProjectReply);
  });
}

/** The opened project as plain data. */
export type PlainAccess = Omit<ProjectAccess, 'profile'>;

/** Removes the profile. */
export function removeProfile({ profile: _profile, ...access }: ProjectAccess): PlainAccess {
  return access;
}

/** Adds the profile again. @throws UnavailableError */
export function restoreProfile({ catalog }: HubContext, access: PlainAccess): ProjectAccess {
  const profile = catalog.find(access.project.profile, access.project.version)?.profile;
  return requireProfile({ ...access, profile });
}
