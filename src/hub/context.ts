import type { User } from '../auth/index.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

export interface HubContext extends ServiceContext {
  readonly catalog: Catalog;
  /** Returns whether a user administers the collaboration with this global URN. Rejects if the platform does not respond. */
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Returns whether a user belongs to the collaboration with this global URN. Absent without a platform. */
  readonly isMember?: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
  readonly tasks: TaskRunner;
}
