/**
 * Who did what to a collaboration through this application. The platform knows the organization's token only, so this is the one
 * place where the acting person is written down.
 */
import type pg from 'pg';
import { and, count, desc, drizzle, eq, inArray } from '../../storage/drizzle.ts';
import { collaborationActions } from './table.ts';

/** `done`; `pending`: done, but people must approve; `refused`: nothing was changed; `unknown`: it may have been. */
export type ActionOutcome = 'done' | 'pending' | 'refused' | 'unknown';

/** One change that was asked of the platform. */
export interface AuditEntry {
  readonly at: Date;
  readonly requestId: string;
  /** `sub` of the person. */
  readonly actor: string;
  /** Identifier of the collaboration; empty where none came to be. */
  readonly collaboration: string;
  /** Operation of the platform, like `removeMember`. */
  readonly action: string;
  /** A uid, an address or a name. */
  readonly target: string;
  readonly outcome: ActionOutcome;
}

/** The trail. */
export interface AuditTrail {
  record(entry: AuditEntry): Promise<void>;
  /** Entries of a collaboration, newest first, `size` of them after the first `skip`; `total` counts all. */
  read(collaboration: string, skip: number, size: number): Promise<{ entries: readonly AuditEntry[]; total: number }>;
  /** The newest entry that is one of these actions. */
  latest(collaboration: string, actions: readonly string[]): Promise<AuditEntry | undefined>;
}

/** The trail in the table of audit-table.ts, which must exist when somebody asks; the database may still be opening before. */
export function createPostgresAuditTrail(pool: Promise<pg.Pool>): AuditTrail {
  const database = pool.then((open) => drizzle(open));
  database.catch(() => undefined);
  const table = collaborationActions;
  const columns = {
    at: table.at,
    requestId: table.requestId,
    actor: table.actor,
    collaboration: table.collaboration,
    action: table.action,
    target: table.target,
    outcome: table.outcome,
  };
  return {
    async record(entry) {
      await (await database).insert(table).values(entry);
    },
    async read(collaboration, skip, size) {
      const db = await database;
      const isOfIt = eq(table.collaboration, collaboration);
      const [rows, totals] = await Promise.all([
        db.select(columns).from(table).where(isOfIt).orderBy(desc(table.id)).limit(size).offset(skip),
        db.select({ total: count() }).from(table).where(isOfIt),
      ]);
      return { entries: rows as AuditEntry[], total: totals[0]?.total ?? 0 };
    },
    async latest(collaboration, actions) {
      const db = await database;
      const isIt = and(eq(table.collaboration, collaboration), inArray(table.action, [...actions]));
      const [row] = await db.select(columns).from(table).where(isIt).orderBy(desc(table.id)).limit(1);
      return row as AuditEntry | undefined;
    },
  };
}

/** A trail in memory: for a process that stores nothing. */
export function createMemoryAuditTrail(): AuditTrail {
  const entries: AuditEntry[] = [];
  return {
    async record(entry) {
      entries.unshift(entry);
    },
    async read(collaboration, skip, size) {
      const own = entries.filter((entry) => entry.collaboration === collaboration);
      return { entries: own.slice(skip, skip + size), total: own.length };
    },
    async latest(collaboration, actions) {
      return entries.find((entry) => entry.collaboration === collaboration && actions.includes(entry.action));
    },
  };
}
