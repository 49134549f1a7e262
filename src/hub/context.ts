/** What every part of the hub works with. */
import type pg from 'pg';
import type { Authentication, User } from '../auth/index.ts';
import type { Log } from '../log.ts';
import type { Catalogue } from '../profiles/catalogue/catalogue.ts';
import type { Settings } from '../settings.ts';
import type { Connect } from '../storage/database.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Render } from '../web/views.ts';

/** Made once, by hubService. */
export interface HubContext {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly pool: pg.Pool;
  /** Opens a connection of its own to the same database, to listen on. */
  readonly connect: Connect;
  readonly catalogue: Catalogue;
  readonly render: Render;
  /**
   * Whether somebody administers the collaboration of that global URN at present. Rejects where nobody can say.
   */
  readonly isAdministrator: (user: User, globalUrn: string) => Promise<boolean>;
  readonly log: Log;
  readonly now: () => Date;
  /** Runs long work in threads. */
  readonly tasks: TaskRunner;
}
