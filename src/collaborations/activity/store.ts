/**
 * Stores the trail of actions on collaborations through this application. The platform receives only the organization's
 * token, so only the trail records the user. Entries remain after the collaboration and its memberships are deleted.
 */
import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { createContainsPattern } from '../../storage/patterns.ts';
import { and, count, desc, drizzle, eq, getTableColumns, gte, ilike, inArray, lt, or, sql } from '../../storage/transaction.ts';
import { TRAIL_BLOCK, TRAIL_BLOCK_LINES, TRAIL_WORDS } from '../../storage/upkeep/managed-indexes.ts';
import { buildTrigramConditions } from '../../storage/upkeep/rare-parts.ts';
import { type ActionOutcome, collaborationActions } from './table.ts';

/** One requested change on the platform, with its outcome. */
export type AuditEntry = Readonly<Omit<typeof collaborationActions.$inferSelect, 'id'>>;

/** Filters of entries. An entry must match all given filters. */
export interface AuditQuery {
  /** Identifier of the collaboration; undefined for all. */
  readonly collaboration?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly outcome?: ActionOutcome | undefined;
  /** Part of the actor's name or `sub`, compared case-insensitively. */
  readonly by?: string | undefined;
  /** Start, inclusive, and end, exclusive. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly findShownNames?: (word: string) => { readonly actions: readonly string[]; readonly outcomes: readonly string[] };
  /** Words that must each occur in a name, an address, the target or the change, compared case-insensitively. */
  readonly words?: readonly string[] | undefined;
}

/** Entries, newest first, with a total that is counted up to {@link COUNTED_AHEAD} after the first entry. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly total: number;
  /** True if there are more entries than were counted. */
  readonly hasMore: boolean;
}

/** Number of entries to count, from the first entry of a page. */
export const COUNTED_AHEAD = 200;
/** Maximum number of entries to count. Later pages do not exist. */
export const MAX_COUNTED_ACTIONS = 10_000;

export const limitCountedRows = (skip: number, size: number) =>
  Math.min(MAX_COUNTED_ACTIONS, skip + Math.max(size, COUNTED_AHEAD));

/** SQL condition for the newest entries. They are searched first, because searching all entries for a rare word is slow. */
const IS_NEW =
  sql.raw(`${TRAIL_BLOCK} && array(select (select max(id) from collaboration_actions) / ${TRAIL_BLOCK_LINES} - before
  from generate_series(0, 15) before)`);

/** Records all changes, and returns entries that match filters (docs/requirements.md, C36). */
export interface AuditTrail {
  record(entry: AuditEntry): Promise<void>;
  /** Returns `size` entries after the first `skip`, newest first. */
  read(question: AuditQuery, skip: number, size: number): Promise<AuditPage>;
  findLatest(collaboration: string, actions: readonly string[]): Promise<AuditEntry | undefined>;
}

export function createPostgresAuditTrail(pool: pg.Pool): AuditTrail {
  const database = drizzle(pool);
  const table = collaborationActions;
  const { id: _id, ...columns } = getTableColumns(table);

  function buildAuditCondition({ collaboration, actions, outcome, by, from, before }: AuditQuery): SQL | undefined {
    const hasBy = by === undefined ? undefined : createContainsPattern(by);
    return and(
      hasBy === undefined ? undefined : or(ilike(table.actor, hasBy), ilike(table.actorName, hasBy)),
      from === undefined ? undefined : gte(table.at, from),
      before === undefined ? undefined : lt(table.at, before),
      collaboration === undefined ? undefined : eq(table.collaboration, collaboration),
      actions === undefined ? undefined : inArray(table.action, [...actions]),
      outcome === undefined ? undefined : eq(table.outcome, outcome),
    );
  }

  return {
    async record(entry) {
      await database.insert(table).values(entry);
    },
    async read(question, skip, size) {
      const most = limitCountedRows(skip, size);
      const { words = [], findShownNames } = question;
      const meanings = words.map((word) => ({ word, ...(findShownNames?.(word) ?? { actions: [], outcomes: [] }) }));
      const isShown = ({ actions, outcomes }: (typeof meanings)[number]) => actions.length + outcomes.length > 0;
      const having = await buildTrigramConditions(
        pool,
        TRAIL_WORDS,
        meanings.filter((meaning) => !isShown(meaning)).map(({ word }) => word.toLowerCase()),
      );
      const condition = and(
        buildAuditCondition(question),
        ...meanings
          .filter(isShown)
          .map(({ word, actions, outcomes }) =>
            or(
              inArray(table.action, [...actions]),
              inArray(table.outcome, outcomes as ActionOutcome[]),
              sql`position(${word.toLowerCase()} in ${sql.raw(TRAIL_WORDS.text)}) > 0`,
            ),
          ),
        ...having.conditions.map(({ text, pattern }) => sql`${sql.raw(text)} like ${pattern}`),
      );
      const readPage = async (where: SQL | undefined) => {
        const newest = database.select({ id: table.id }).from(table).where(where).orderBy(desc(table.id));
        const found = database.$with('found').as(newest.limit(most + 1));
        const counted = database
          .select({ count: count().as('count') })
          .from(found)
          .as('counted');
        const shown = database
          .select({ id: found.id })
          .from(found)
          .orderBy(desc(found.id))
          .limit(Math.max(0, Math.min(size, most - skip)))
          .offset(skip);
        const rows = await database
          .with(found)
          .select({ count: counted.count, entry: columns })
          .from(counted)
          .leftJoin(table, sql`${table.id} = any(array(${shown}))`)
          .orderBy(desc(table.id));
        const entries = rows.flatMap(({ entry }) => (entry === null ? [] : [entry]));
        return { entries, ...summarizeCount(rows[0]?.count ?? 0, most) };
      };
      const newest = having.isRare ? await readPage(and(condition, IS_NEW)) : undefined;
      return newest?.hasMore === true ? newest : readPage(condition);
    },
    async findLatest(collaboration, actions) {
      const isIt = buildAuditCondition({ collaboration, actions });
      const [row] = await database.select(columns).from(table).where(isIt).orderBy(desc(table.id)).limit(1);
      return row;
    },
  };
}

export function summarizeCount(total: number, most: number): Pick<AuditPage, 'total' | 'hasMore'> {
  return { total: Math.min(total, most), hasMore: total > most };
}
