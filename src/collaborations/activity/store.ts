/**
 * Who did what to a collaboration through this application. The platform knows the organization's token only, so this is the one
 * place where the acting person is written down. It outlives the collaboration and the memberships of the people in it.
 */
import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { and, count, desc, drizzle, eq, inArray, sql } from '../../storage/drizzle.ts';
import { containing } from '../../storage/patterns.ts';
import { byReplica } from '../../storage/replica.ts';
import { TRAIL_TEXT } from '../../storage/upkeep/kept-indexes.ts';
import { collaborationActions } from './table.ts';

/** `done`; `pending`: done, but people must approve; `refused`: nothing was changed; `unknown`: it may have been. */
export type ActionOutcome = 'done' | 'pending' | 'refused' | 'unknown';

/** One change that was asked of the platform. */
export interface AuditEntry {
  readonly at: Date;
  readonly requestId: string;
  /** `sub` of the person. */
  readonly actor: string;
  /** What the person was called then; null where nobody wrote it down. The same holds of the other names. */
  readonly actorName: string | null;
  /** Identifier of the collaboration; empty where none came to be. */
  readonly collaboration: string;
  readonly collaborationName: string | null;
  /** Operation of the platform, like `removeMember`. */
  readonly action: string;
  /** A uid, an address or a name. */
  readonly target: string;
  readonly targetName: string | null;
  /** From and to, in words. */
  readonly change: string | null;
  readonly outcome: ActionOutcome;
}

/** Which entries are asked for; all that is said must hold. */
export interface AuditQuestion {
  /** Identifier of the collaboration; every one when absent. */
  readonly collaboration?: string | undefined;
  /** Operations of the platform. */
  readonly actions?: readonly string[] | undefined;
  readonly outcome?: ActionOutcome | undefined;
  /** Words, each of which stands somewhere in a name, an address, the target or the change, in any case. */
  readonly words?: readonly string[] | undefined;
}

/** Entries, newest first, and how many there are in all: counted up to {@link MOST_COUNTED}, or {@link MOST_COUNTED_WITH_WORDS}, as years of them are many. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly hasMore: boolean;
}

/** Entries that are counted; fewer where each is looked into for words, of which a narrower question finds the others. */
export const MOST_COUNTED = 10_000;
export const MOST_COUNTED_WITH_WORDS = 1_000;

const mostCounted = ({ words = [] }: AuditQuestion) => (words.length > 0 ? MOST_COUNTED_WITH_WORDS : MOST_COUNTED);

/** The trail. */
export interface AuditTrail {
  record(entry: AuditEntry): Promise<void>;
  /** `size` of the entries after the first `skip`, newest first. */
  read(question: AuditQuestion, skip: number, size: number): Promise<AuditPage>;
  /** The newest entry that is one of these actions. */
  latest(collaboration: string, actions: readonly string[]): Promise<AuditEntry | undefined>;
}

/** What words are looked for in. */
const SEARCHED = ['actor', 'actorName', 'collaborationName', 'target', 'targetName', 'change', 'requestId'] as const;

/** The trail in the table of table.ts, which must exist when somebody asks; the database may still be opening before. */
export function createPostgresAuditTrail(pool: Promise<pg.Pool>): AuditTrail {
  const database = pool.then((open) => drizzle(open));
  database.catch(() => undefined);
  const table = collaborationActions;
  const columns = {
    at: table.at,
    requestId: table.requestId,
    actor: table.actor,
    actorName: table.actorName,
    collaboration: table.collaboration,
    collaborationName: table.collaborationName,
    action: table.action,
    target: table.target,
    targetName: table.targetName,
    change: table.change,
    outcome: table.outcome,
  };

  function conditionOf({ collaboration, actions, outcome, words = [] }: AuditQuestion): SQL | undefined {
    return and(
      collaboration === undefined ? undefined : eq(table.collaboration, collaboration),
      actions === undefined ? undefined : inArray(table.action, [...actions]),
      outcome === undefined ? undefined : eq(table.outcome, outcome),
      ...words.map((word) => sql`${sql.raw(TRAIL_TEXT)} like ${containing(word.toLowerCase())}`),
    );
  }

  return {
    async record(entry) {
      await (await database).insert(table).values(entry);
    },
    async read(question, skip, size) {
      const isAsked = conditionOf(question);
      const most = mostCounted(question);
      return byReplica(await pool, async (reader) => {
        const db = drizzle(reader as pg.Pool);
        const newest = db.select(columns).from(table).orderBy(desc(table.id));
        if (most < MOST_COUNTED) {
          // Each line is looked into once, for its place and for the count.
          const found = await db
            .select({ id: table.id })
            .from(table)
            .where(isAsked)
            .orderBy(desc(table.id))
            .limit(Math.max(most + 1, skip + size));
          const shown = found.slice(skip, skip + size).map(({ id }) => id);
          return { entries: (await newest.where(inArray(table.id, shown))) as AuditEntry[], ...countedOf(found.length, most) };
        }
        const [rows, totals] = await Promise.all([
          newest.where(isAsked).limit(size).offset(skip),
          db.select({ total: count() }).from(
            db
              .select({ one: sql`1`.as('one') })
              .from(table)
              .where(isAsked)
              .limit(most + 1)
              .as('counted'),
          ),
        ]);
        return { entries: rows as AuditEntry[], ...countedOf(totals[0]?.total ?? 0, most) };
      });
    },
    async latest(collaboration, actions) {
      const db = await database;
      const isIt = conditionOf({ collaboration, actions });
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
    async read(question, skip, size) {
      const found = entries.filter((entry) => isAsked(entry, question));
      return { entries: found.slice(skip, skip + size), ...countedOf(found.length, mostCounted(question)) };
    },
    async latest(collaboration, actions) {
      return entries.find((entry) => isAsked(entry, { collaboration, actions }));
    },
  };
}

function countedOf(total: number, most: number): Pick<AuditPage, 'total' | 'hasMore'> {
  return { total: Math.min(total, most), hasMore: total > most };
}

function isAsked(entry: AuditEntry, { collaboration, actions, outcome, words = [] }: AuditQuestion): boolean {
  const text = SEARCHED.map((name) => entry[name] ?? '')
    .join(' ')
    .toLowerCase();
  return (
    (collaboration === undefined || entry.collaboration === collaboration) &&
    (actions === undefined || actions.includes(entry.action)) &&
    (outcome === undefined || entry.outcome === outcome) &&
    words.every((word) => text.includes(word.toLowerCase()))
  );
}
