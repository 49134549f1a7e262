import type { Request } from 'express';
import type { User } from '../auth/index.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

export interface PlatformMemberships {
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Checks a membership on the platform; undefined without a platform, so that the last login applies. */
  readonly isMember: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
}

export interface WrittenSamples {
  readonly projects: (
    request: Request,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly workspace: string }[]>;
  /** Returns a project as SDRF-Proteomics. Rejects with an AnswerableError if the user cannot read such a file. */
  readonly file: (request: Request, projectId: string) => Promise<{ readonly name: string; readonly text: string }>;
}

/** Resources for handlers and background work, created once per server. */
export interface ProteomicsContext extends ServiceContext {
  readonly memberships: PlatformMemberships;
  /** Deletes the data of an erased user in other services, except names of authors. */
  readonly forgetUser: (subject: string, email: string) => Promise<void>;
  /** Sample metadata of the hub; absent if the hub is disabled. */
  readonly samples?: WrittenSamples | undefined;
  readonly tasks: TaskRunner;
}

export type IngestionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
