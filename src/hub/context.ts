import type { User } from '../auth/index.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

export interface HubContext extends ServiceContext {
  readonly catalog: Catalog;
  /** Returns whether the user administers the collaboration. Rejects if the platform does not respond. */
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Returns whether the user belongs to the collaboration. Absent if no platform is configured. */
  readonly isMember?: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
  readonly tasks: TaskRunner;
}
