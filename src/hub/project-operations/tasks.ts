/** The answer about a large project as a task: reading and checking all its entities would block other requests. */
import { type Task, type TaskWork, workFor } from '../../tasks/task.ts';
import { type ProjectAccess, withProfile } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import type { AnyProjectReply, AskedOfProject, ProjectOperationId, ProjectOperations } from './operation.ts';
import { type TaskAnswer, writeAnswer } from './task-answer.ts';

/** What one operation asks about a project. */
export interface ProjectQuestion {
  readonly operation: ProjectOperationId;
  readonly access: PlainAccess;
  readonly asked: AskedOfProject<never>;
  /** The body, where it is large: JSON that the contract has accepted. */
  readonly large: Uint8Array | undefined;
}

/** Answers one operation on a project. */
export const answerAboutProject: Task<ProjectQuestion, TaskAnswer> = { name: 'answer about a project', milliseconds: 300_000 };

/** How the hub carries it out. */
export function projectWork(context: HubContext, operations: ProjectOperations): TaskWork {
  return workFor(answerAboutProject, async ({ operation, access, asked, large }) => {
    const body: unknown = large === undefined ? asked.body : JSON.parse(new TextDecoder().decode(large));
    const call = { ...asked, body, access: openedAgain(context, access) };
    return writeAnswer(context.settings.dataDir, (await operations[operation](call as never)) as AnyProjectReply);
  });
}

/** The opened project as plain data. */
export type PlainAccess = Omit<ProjectAccess, 'profile'>;

/** Leaves the profile out. */
export function plain({ profile: _profile, ...access }: ProjectAccess): PlainAccess {
  return access;
}

/** Finds the profile again. @throws UnavailableError */
export function openedAgain({ catalog }: HubContext, access: PlainAccess): ProjectAccess {
  const profile = catalog.find(access.project.profile, access.project.version)?.profile;
  return withProfile({ ...access, profile });
}
