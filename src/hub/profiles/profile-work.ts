/** Processes a few small profiles immediately, and others in a worker thread, because the work can take seconds. */
import type { Request } from 'express';
import { isLargeProfile } from '../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { HubContext } from '../context.ts';
import { type ProfileSelection, selectProfiles } from './profile-selection.ts';

/** The part of the context that worker threads also have. */
export type ProfileContext = Pick<HubContext, 'catalog' | 'render'>;

/** Work with plain data as parameters and result. */
export interface ProfileWork<Question, Result> {
  /** Runs the work, in a worker thread if there are many profiles. @throws TooMuchWorkError, and the errors of the work */
  readonly run: (context: HubContext, request: Request, selection: ProfileSelection, question: Question) => Promise<Result>;
  readonly createWork: (context: ProfileContext) => TaskWork;
}

/** Maximum number of small profiles that the main thread compares or merges. */
const MAX_UNTHREADED_PROFILES = 3;

export function defineProfileWork<Question, Result>(
  name: string,
  work: (context: ProfileContext, selection: ProfileSelection, question: Question) => Result,
): ProfileWork<Question, Result> {
  const task: Task<{ readonly named: readonly string[]; readonly question: Question }, Result> = { name, milliseconds: 60_000 };
  return {
    async run(context, request, selection, question) {
      const { named, profiles } = selection;
      return profiles.length > MAX_UNTHREADED_PROFILES || profiles.some(isLargeProfile)
        ? context.tasks.run(request, task, { named, question })
        : work(context, selection, question);
    },
    createWork: (context) =>
      createTaskWork(task, async ({ named, question }) => work(context, selectProfiles(context.catalog, named), question)),
  };
}
