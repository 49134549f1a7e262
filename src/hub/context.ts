/** The dependencies of all parts of the hub. */
import type { User } from '../auth/index.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

/** Created once, at startup. */
export interface HubContext extends ServiceContext {
  readonly catalog: Catalog;
  /** Returns whether a user administers the collaboration of that global URN. Rejects if this cannot be determined. */
  readonly isAdministrator: (user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>;
  /** Returns whether a user is a member of the collaboration of that global URN. Undefined if there is no platform. */
  readonly isMember?: ((user: Pick<User, 'sub'>, globalUrn: string) => Promise<boolean>) | undefined;
  readonly tasks: TaskRunner;
}
