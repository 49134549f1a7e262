/** Indexes for searches (pg_trgm) and long lists, created while the server runs, because a migration would block writers. */
import type pg from 'pg';
import { getErrorText, isDatabaseOutage, type StorageLog } from '../storage-errors.ts';
import type { IndexedText } from './rare-parts.ts';

export interface ManagedIndex {
  readonly name: string;
  /** The part after `on`. */
  readonly on: string;
  /** True if the index requires pg_trgm. */
  readonly byParts: boolean;
  /** Obsolete indexes to drop after this index exists. */
  readonly replaces: readonly string[];
}

const defineIndex = (name: string, on: string, byParts = false, replaces: readonly string[] = []): ManagedIndex => ({
  name,
  on,
  byParts,
  replaces,
});

/** The searchable text of an activity (collaborations/activity/store.ts). The expression of an index must not change. */
const TRAIL_TEXT = `lower(actor || ' ' || coalesce(actor_name, '') || ' ' || coalesce(collaboration_name, '') || ' ' || target || ' ' ||
  coalesce(target_name, '') || ' ' || coalesce(change, '') || ' ' || request_id)`;

/** Number of rows in a block of the activity. A search reads the newest blocks first. */
export const TRAIL_BLOCK_LINES = 4_096;
export const TRAIL_BLOCK = `(array[id / ${TRAIL_BLOCK_LINES}])`;

/** SQL condition that the label of an entity differs from its identifier. Equal ones are searched only once. */
export const createOtherLabelCondition = (entity = '') => `lower(${entity}label) <> lower(${entity}identifier)`;

/** Label and identifier in one expression, because one index is smaller than two. Searches contain no line endings. */
export const ENTITY_TEXT = `(case when ${createOtherLabelCondition()} then lower(label || E'\\n' || identifier) else lower(identifier) end)`;

export const ENTITY_WORDS: IndexedText = { index: 'hub_entities_text', text: ENTITY_TEXT };
export const TRAIL_WORDS: IndexedText = { index: 'collaboration_actions_text', text: TRAIL_TEXT };

/** All managed indexes. A changed index needs a new name. */
export const MANAGED_INDEXES: readonly ManagedIndex[] = [
  defineIndex(ENTITY_WORDS.index, `hub_entities using gin (${ENTITY_TEXT} gin_trgm_ops)`, true, ['hub_entities_words']),
  // An index entry has a maximum size, which a label can exceed.
  defineIndex(
    'hub_entities_other_label',
    `hub_entities (entity_type, md5(lower(label))) where ${createOtherLabelCondition()}`,
    false,
    ['hub_entities_label'],
  ),
  defineIndex('hub_entities_newest', 'hub_entities (updated_at desc, id)'),
  defineIndex('hub_entity_versions_of_type', 'hub_entity_versions (project_id, entity_type, seq)'),
  defineIndex('hub_actions_undone', 'hub_actions (project_id, undoes) where undoes is not null'),
  defineIndex('hub_events_at', 'hub_events using brin (at)'),
  // For counting runs by state, and those that can be searched again, without reading the table.
  defineIndex('proteomics_raw_files_of_state', 'proteomics_raw_files (pipeline_uuid, state, origin)'),
  defineIndex('proteomics_raw_files_changed', 'proteomics_raw_files (pipeline_uuid, changed_in)'),
  defineIndex('proteomics_raw_files_words', 'proteomics_raw_files using gin (lower(name) gin_trgm_ops)', true),
  // Keeps entries of one run together, so that an import writes few pages.
  defineIndex(
    'proteomics_protein_groups_run_name',
    'proteomics_protein_groups (raw_file_uuid, hashtextextended(name, 0))',
    false,
    ['proteomics_protein_groups_name', 'proteomics_protein_groups_raw_file'],
  ),
  defineIndex(
    'proteomics_raw_files_instrument',
    'proteomics_raw_files (pipeline_uuid, instrument) where instrument is not null',
  ),
  defineIndex(TRAIL_WORDS.index, `collaboration_actions using gin (${TRAIL_TEXT} gin_trgm_ops, ${TRAIL_BLOCK})`, true, [
    'collaboration_actions_words',
  ]),
  defineIndex('collaboration_actions_not_done', `collaboration_actions (outcome, id) where outcome <> 'done'`),
  defineIndex('collaboration_actions_at', 'collaboration_actions using brin (at)'),
];

/** Returns why pg_trgm is missing and how to install it. Undefined if it is installed, or can be. */
export async function explainMissingTrigrams(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ here: boolean; known: boolean; may: boolean }>(
    `select exists (select from pg_extension where extname = 'pg_trgm') as here,
       exists (select from pg_available_extensions where name = 'pg_trgm') as known,
       has_database_privilege(current_database(), 'create') as may`,
  );
  const { here = false, known = false, may = false } = rows[0] ?? {};
  if (here || (known && may)) return undefined;
  if (!known) return 'PostgreSQL has no extension pg_trgm: install its package of additional modules (contrib)';
  return 'the database user cannot create the extension pg_trgm: ask an administrator to run CREATE EXTENSION pg_trgm in this database';
}

/** Creates missing indexes without blocking writers; returns their names. One process at a time, by its own connection. */
export async function createManagedIndexes(client: pg.ClientBase, log: StorageLog): Promise<string[]> {
  const { rows: present } = await client.query<{ name: string; valid: boolean }>(
    `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = any($1)
         and relnamespace = 'public'::regnamespace`,
    [MANAGED_INDEXES.map(({ name }) => name)],
  );
  const missing = MANAGED_INDEXES.filter(({ name }) => !present.some((one) => one.name === name && one.valid));
  const byParts = missing.some((one) => one.byParts) && (await canUseTrigrams(client, log));
  const made: string[] = [];
  for (const { name, on, byParts: hasTexts } of missing.filter((one) => byParts || !one.byParts)) {
    // A killed process leaves an invalid index.
    await client.query(`drop index concurrently if exists public.${name}`);
    await client.query(`create index concurrently ${name} on public.${on}`);
    // rare-parts.ts reads the statistics of the index.
    if (hasTexts) await client.query(`analyze public.${on.split(' ')[0]}`);
    made.push(name);
  }
  for (const name of MANAGED_INDEXES.filter((one) => byParts || !one.byParts || !missing.includes(one)).flatMap(
    ({ replaces }) => replaces,
  ))
    await client.query(`drop index concurrently if exists public.${name}`);
  if (made.length > 0) log.debug({ indexes: made }, 'created indexes for grown tables');
  return made;
}

async function canUseTrigrams(client: pg.ClientBase, log: StorageLog): Promise<boolean> {
  const reason = await explainMissingTrigrams(client);
  try {
    if (reason === undefined) {
      await client.query('create extension if not exists pg_trgm with schema public');
      return true;
    }
    log.warn({ reason }, 'searches read every row');
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    log.warn({ reason: getErrorText(error) }, 'searches read every row');
  }
  return false;
}
