/** What the services have in common, made once when the server starts. */
import type pg from 'pg';
import type { Authentication } from './auth/index.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { Connect } from './storage/database.ts';
import type { Render } from './web/views.ts';

/** What pages are made with. */
export interface PageContext<OwnSettings = Settings> {
  readonly settings: OwnSettings;
  readonly authentication: Authentication;
  readonly render: Render;
  readonly log: Log;
  readonly now: () => Date;
}

/** The same for services with data of their own. */
export interface ServiceContext extends PageContext {
  readonly pool: pg.Pool;
  /** Opens a connection of its own to the same database, to listen on or to hold locks. */
  readonly connect: Connect;
}
