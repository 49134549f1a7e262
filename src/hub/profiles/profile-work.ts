/** Runs work on a few small profiles immediately, and other work in a thread, because it can take seconds. */
import type { Request } from 'express';
import { isLargeProfile } from '../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import type { HubContext } from '../context.ts';
import { type ProfileSelection, selectProfiles } from './profile-selection.ts';

/** Available in threads, too. */
export type ProfileContext = Pick<HubContext, 'catalog' | 'render'>;

/** Parameters and result are plain data. */
export interface ProfileWork<Question, Result> {
  /** @throws TooMuchWorkError, and the errors of the work */
  readonly run: (context: HubContext, request: Request, selection: ProfileSelection, question: Question) => Promise<Result>;
  readonly createWork: (context: ProfileContext) => TaskWork;
}

/** Maximum number of small profiles that are compared or merged in the main thread. */
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
