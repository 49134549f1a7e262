/** What every part of the proteomics service works with. */
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Connect } from '../storage/database.ts';
import type { Render } from '../web/views.ts';

/** Made once, by proteomicsService. */
export interface ProteomicsContext {
  readonly settings: Settings;
  /** Resolves when the database is open and migrated. */
  readonly pool: () => Promise<pg.Pool>;
  /** Opens a connection of its own to the same database, to listen on or to hold locks. */
  readonly connect: Connect;
  readonly render: Render;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether long work may be done here: in a thread nobody else waits for it. False where it is not told. */
  readonly isThread?: boolean;
  /** Told when a raw file was stored. */
  readonly stored?: () => void;
}
