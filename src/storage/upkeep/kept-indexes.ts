/**
 * Indexes that only speed things up, which grow with the data: for searches by a part of a word, and for lists that are long after years. They are made
 * while the server works, because making one takes minutes where there is much, and a migration would hold up everybody who writes. Searches
 * by parts need PostgreSQL's extension pg_trgm. Without it everything works, and reads more.
 */
import type pg from 'pg';
import { isOutage } from '../lost-database.ts';
import { errorText, type StorageLog } from '../storage-errors.ts';
import type { IndexedText } from './rare-parts.ts';

/** An index by its name. */
export interface KeptIndex {
  readonly name: string;
  /** What stands behind `on`. */
  readonly on: string;
  /** Whether it takes pg_trgm. */
  readonly byParts: boolean;
  /** Indexes that nothing needs once it is there, of migrations or of before. */
  readonly replaces: readonly string[];
}

const index = (name: string, on: string, byParts = false, replaces: readonly string[] = []): KeptIndex => ({
  name,
  on,
  byParts,
  replaces,
});

/** The words of a line of the trail of collaborations, as collaborations/activity/store.ts looks for them; here, as an index must not change. */
const TRAIL_TEXT = `lower(actor || ' ' || coalesce(actor_name, '') || ' ' || coalesce(collaboration_name, '') || ' ' || target || ' ' ||
  coalesce(target_name, '') || ' ' || coalesce(change, '') || ' ' || request_id)`;

/** Which block of so many lines a line is in, by which words are looked for in the newest ones alone. */
export const TRAIL_BLOCK_LINES = 4_096;
export const TRAIL_BLOCK = `(array[id / ${TRAIL_BLOCK_LINES}])`;

/** That the label of an entity is another text than its identifier. Most are called by their identifiers, which are not looked through twice. */
export const hasOtherLabel = (entity = '') => `lower(${entity}label) <> lower(${entity}identifier)`;

/** What an entity is called, for an index over both; of one as its parts overlap, which is half the entries of two. No text that people look for has the line's end. */
export const ENTITY_TEXT = `(case when ${hasOtherLabel()} then lower(label || E'\\n' || identifier) else lower(identifier) end)`;

/** How words are looked for in each: the text, and the index over it. */
export const ENTITY_WORDS: IndexedText = { index: 'hub_entities_text', text: ENTITY_TEXT };
export const TRAIL_WORDS: IndexedText = { index: 'collaboration_actions_text', text: TRAIL_TEXT };

/** All of them. A name stays with what it names: one that changes gets another name. */
export const KEPT_INDEXES: readonly KeptIndex[] = [
  index(ENTITY_WORDS.index, `hub_entities using gin (${ENTITY_TEXT} gin_trgm_ops)`, true, ['hub_entities_words']),
  // A label may be longer than an index takes.
  index('hub_entities_other_label', `hub_entities (entity_type, md5(lower(label))) where ${hasOtherLabel()}`, false, [
    'hub_entities_label',
  ]),
  index('hub_entities_newest', 'hub_entities (updated_at desc, id)'),
  index('hub_entity_versions_of_type', 'hub_entity_versions (project_id, entity_type, seq)'),
  index('hub_actions_undone', 'hub_actions (project_id, undoes) where undoes is not null'),
  index('hub_events_at', 'hub_events using brin (at)'),
  // Counts by state, and of what can be searched again, from the index alone.
  index('proteomics_raw_files_of_state', 'proteomics_raw_files (pipeline_uuid, state, origin)'),
  index('proteomics_raw_files_changed', 'proteomics_raw_files (pipeline_uuid, changed_in)'),
  index('proteomics_raw_files_words', 'proteomics_raw_files using gin (lower(name) gin_trgm_ops)', true),
  // One run's entries stand together, so that an import writes a few pages of it, and not one for each name.
  index('proteomics_protein_groups_run_name', 'proteomics_protein_groups (raw_file_uuid, hashtextextended(name, 0))', false, [
    'proteomics_protein_groups_name',
    'proteomics_protein_groups_raw_file',
  ]),
  index('proteomics_raw_files_instrument', 'proteomics_raw_files (pipeline_uuid, instrument) where instrument is not null'),
  index(TRAIL_WORDS.index, `collaboration_actions using gin (${TRAIL_TEXT} gin_trgm_ops, ${TRAIL_BLOCK})`, true, [
    'collaboration_actions_words',
  ]),
  index('collaboration_actions_not_done', `collaboration_actions (outcome, id) where outcome <> 'done'`),
  index('collaboration_actions_at', 'collaboration_actions using brin (at)'),
];

/** Why there is no pg_trgm in a database, and how it comes to be there; undefined where it is, or can be made. */
export async function whyNoSearchByParts(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ here: boolean; known: boolean; may: boolean }>(
    `select exists (select from pg_extension where extname = 'pg_trgm') as here,
       exists (select from pg_available_extensions where name = 'pg_trgm') as known,
       has_database_privilege(current_database(), 'create') as may`,
  );
  const { here = false, known = false, may = false } = rows[0] ?? {};
  if (here || (known && may)) return undefined;
  if (!known) return 'PostgreSQL has no extension pg_trgm: install its package of additional modules (contrib)';
  return 'the database user may not make the extension pg_trgm: let an administrator say CREATE EXTENSION pg_trgm in this database';
}

/**
 * Makes those that are missing, each while everybody reads and writes. One process at a time may do this.
 *
 * @param client a connection that nobody else uses meanwhile
 * @returns names of those that were made now
 */
export async function makeKeptIndexes(client: pg.ClientBase, log: StorageLog): Promise<string[]> {
  const { rows: present } = await client.query<{ name: string; valid: boolean }>(
    `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = any($1)
         and relnamespace = 'public'::regnamespace`,
    [KEPT_INDEXES.map(({ name }) => name)],
  );
  const missing = KEPT_INDEXES.filter(({ name }) => !present.some((one) => one.name === name && one.valid));
  const byParts = missing.some((one) => one.byParts) && (await haveTrigrams(client, log));
  const made: string[] = [];
  for (const { name, on, byParts: hasTexts } of missing.filter((one) => byParts || !one.byParts)) {
    // What a killed process began is there, and of no use.
    await client.query(`drop index concurrently if exists public.${name}`);
    await client.query(`create index concurrently ${name} on public.${on}`);
    // Which letters of its texts are rare is known then (rare-parts.ts).
    if (hasTexts) await client.query(`analyze public.${on.split(' ')[0]}`);
    made.push(name);
  }
  for (const name of KEPT_INDEXES.filter((one) => byParts || !one.byParts || !missing.includes(one)).flatMap(
    ({ replaces }) => replaces,
  ))
    await client.query(`drop index concurrently if exists public.${name}`);
  if (made.length > 0) log.debug({ indexes: made }, 'made indexes for what has grown');
  return made;
}

async function haveTrigrams(client: pg.ClientBase, log: StorageLog): Promise<boolean> {
  const reason = await whyNoSearchByParts(client);
  try {
    if (reason === undefined) {
      await client.query('create extension if not exists pg_trgm with schema public');
      return true;
    }
    log.warn({ reason }, 'searches read every row');
  } catch (error) {
    if (isOutage(error)) throw error;
    log.warn({ reason: errorText(error) }, 'searches read every row');
  }
  return false;
}
