/** What every part of the proteomics service works with. */
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Render } from '../web/views.ts';

/** Made once, by proteomicsService. */
export interface ProteomicsContext {
  readonly settings: Settings;
  /** Resolves when the database is open and migrated. */
  readonly pool: () => Promise<pg.Pool>;
  /** Connection string of the same database, for the queue. Holds a password: never log it. */
  readonly databaseUrl: () => Promise<string>;
  readonly render: Render;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether long work may be done here: in a thread nobody else waits for it. False where it is not told. */
  readonly isThread?: boolean;
}
