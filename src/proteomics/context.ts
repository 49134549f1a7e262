/** What every part of the proteomics service works with. */
import type { Request } from 'express';
import type { User } from '../auth/index.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

/** Questions to the collaboration platform about the collaboration of a global URN. */
export interface PlatformMemberships {
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Absent where no platform is configured, so that what the login said has to do. */
  readonly isMember: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
}

/** Sample metadata that is written elsewhere on this server, as far as whoever asks may see it. */
export interface WrittenSamples {
  readonly projects: (
    request: Request,
  ) => Promise<readonly { readonly id: string; readonly name: string; readonly workspace: string }[]>;
  /** A file of SDRF-Proteomics. Rejects with an AnswerableError where there is none for whoever asks. */
  readonly file: (request: Request, projectId: string) => Promise<{ readonly name: string; readonly text: string }>;
}

/** Made once, by proteomicsService. */
export interface ProteomicsContext extends ServiceContext {
  /** What the collaboration platform says of memberships. Rejects where it does not say. */
  readonly memberships: PlatformMemberships;
  /** Absent where the hub is off. */
  readonly samples?: WrittenSamples | undefined;
  /** Runs long work in threads. */
  readonly tasks: TaskRunner;
}

/** What imports work with: a worker in a process of its own has no pages. */
export type IngestionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
