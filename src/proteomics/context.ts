/** Defines what the handlers of the proteomics service share. */
import type { Request } from 'express';
import type { User } from '../auth/index.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

export interface PlatformMemberships {
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Returns whether a user is a member of a URN's collaboration. Absent without a platform; the last login decides then. */
  readonly isMember: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
}

/** Reads sample metadata from the hub, within the rights of the user of the request. */
export interface WrittenSamples {
  readonly projects: (
    request: Request,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly workspace: string }[]>;
  /** Returns a project as a file in SDRF-Proteomics. Rejects with an AnswerableError if the user cannot read such a file. */
  readonly file: (request: Request, projectId: string) => Promise<{ readonly name: string; readonly text: string }>;
}

/** Resources for handlers and background work of the service. proteomicsService creates the object once. */
export interface ProteomicsContext extends ServiceContext {
  /** Checks memberships on the platform. Rejects if the platform does not respond. */
  readonly memberships: PlatformMemberships;
  /** Deletes what other services store for an erased user, except names of authors. */
  readonly forgetUser: (subject: string, email: string) => Promise<void>;
  /** Sample metadata of the hub. Absent if the hub is off. */
  readonly samples?: WrittenSamples | undefined;
  readonly tasks: TaskRunner;
}

/** Parts of the context that imports need. A worker process has no pages. */
export type IngestionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
