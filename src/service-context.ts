/** Shared dependencies of the services, created once at startup. */
import type pg from 'pg';
import type { Authentication } from './auth/index.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { Connect } from './storage/database.ts';
import type { Render } from './web/views.ts';

export interface PageContext<OwnSettings = Settings> {
  readonly settings: OwnSettings;
  readonly authentication: Authentication;
  readonly render: Render;
  readonly log: Log;
  readonly now: () => Date;
}

/** Dependencies of services that store data. */
export interface ServiceContext extends PageContext {
  readonly pool: pg.Pool;
  /** Opens a connection outside the pool, for notifications or locks. */
  readonly connect: Connect;
}
