/** Dependencies of the proteomics service. */
import type { Request } from 'express';
import type { User } from '../auth/index.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

/** Asks the collaboration platform about the collaboration of a global URN. */
export interface PlatformMemberships {
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Absent if no platform is configured. Then the last login decides. */
  readonly isMember: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
}

/** Sample metadata from the hub, limited to what the user of the request can read. */
export interface WrittenSamples {
  readonly projects: (
    request: Request,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly workspace: string }[]>;
  /** Returns a file in SDRF-Proteomics. Rejects with an AnswerableError if the user can read no such file. */
  readonly file: (request: Request, projectId: string) => Promise<{ readonly name: string; readonly text: string }>;
}

/** Created once, by proteomicsService. */
export interface ProteomicsContext extends ServiceContext {
  /** Memberships on the collaboration platform. Rejects if the platform does not respond. */
  readonly memberships: PlatformMemberships;
  /** Deletes what other services store for an erased user, except signatures. */
  readonly forgetUser: (subject: string) => Promise<void>;
  /** Absent if the hub is off. */
  readonly samples?: WrittenSamples | undefined;
  /** Runs long work in threads. */
  readonly tasks: TaskRunner;
}

/** Dependencies of imports. A worker process has no pages. */
export type IngestionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
