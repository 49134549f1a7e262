/**
 * Generates the rows of years of use inside PostgreSQL: projects of 10,000 entities, with continuous changes of the first one, a pipeline with many runs, and the activity of collaborations. The rows are the same in every run.
 */
import type pg from 'pg';
import { QUALITY_COLUMNS } from '../../../src/proteomics/ingestion/columns.ts';

/** Numbers of rows at 100 %. */
export const FULL_SIZE = {
  /** Entities, in projects of 10,000. */
  entities: 1_000_000,
  /** Changes of the first project. Each has a version and an event; every ten share an action. */
  changes: 300_000,
  runs: 10_000,
  /** Number of rows of the activity. A hundredth of them still fills a page of one collaboration and user. */
  trail: 1_000_000,
};

/** Identifiers that requests use. */
export const KNOWN = {
  project: '70000000-0000-4000-8000-000000000000',
  entity: '65000000-0000-4000-8000-000000000077',
  pipeline: '6c000000-0000-4000-8000-000000000000',
};

const PROJECT_SIZE = 10_000;
/** Returns an identifier that contains a number, and a hexadecimal letter for its kind. */
const formatUuid = (kind: string, number: string) =>
  `('${kind}000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const ENTITY = `${formatUuid('65', 'n')}`;
/** SQL expression for the number of the project of entity `n`. */
const OF_PROJECT = `n / ${PROJECT_SIZE}`;
const WITHIN = `n % ${PROJECT_SIZE}`;
const TYPE = `case ${WITHIN} when 0 then 'Investigation' when 1 then 'Study' else 'ObservationUnit' end`;
const PARENT = `case ${WITHIN} when 0 then null when 1 then ${formatUuid('65', 'n - 1')} else ${formatUuid('65', `n / ${PROJECT_SIZE} * ${PROJECT_SIZE} + 1`)} end`;
const PARENT_FIELD = `case ${WITHIN} when 0 then null when 1 then 'studies' else 'observation_units' end`;
const LABEL = `case ${WITHIN} when 0 then 'Investigation ' || ${OF_PROJECT} when 1 then 'Study ' || ${OF_PROJECT} else 'PLOT-' || n end`;
const DATA = `case ${WITHIN} when 0 then jsonb_build_object('unique_id', 'INV-' || n, 'title', 'Investigation ' || ${OF_PROJECT})
  when 1 then jsonb_build_object('unique_id', 'STU-' || n, 'investigation_id', 'INV-' || (n - 1), 'title', 'Study ' || ${OF_PROJECT})
  else jsonb_build_object('unique_id', 'PLOT-' || n, 'study_id', 'STU-' || (n / ${PROJECT_SIZE} * ${PROJECT_SIZE} + 1), 'observation_unit_type', 'plot',
    'spatial_distribution', 'block:' || n % 4 || ';row:' || n % 97 || ';column:' || n % 89, 'observation_level_code', 'PLOT-' || n) end`;
/** SQL expression for the ID of the entity that change `m` affects. */
const CHANGED = formatUuid('65', `m % ${PROJECT_SIZE}`);

/** Adds the rows between two percentages of the full size. */
export async function growTables(client: pg.ClientBase, from: number, to: number, groupsOfRun: number): Promise<void> {
  const computeSpan = (whole: number) => [(whole * from) / 100, (whole * to) / 100 - 1];
  const executeSql = (statement: string, values: readonly unknown[]) => client.query(statement, [...values]);
  const entities = computeSpan(FULL_SIZE.entities);
  await client.query('set synchronous_commit = off');
  // Disables foreign keys, which would look up every row.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into hub_workspaces (id, name) values (${formatUuid('77', '0')}, 'Growth') on conflict do nothing`,
  );
  await executeSql(
    `insert into hub_projects (id, workspace_id, name, profile, version, seq)
     select ${formatUuid('70', 'p')}, ${formatUuid('77', '0')}, 'Project ' || p, 'miappe', '1.1', ${PROJECT_SIZE}
     from generate_series($1::int, $2::int) p`,
    computeSpan(FULL_SIZE.entities / PROJECT_SIZE).map(Math.floor),
  );
  await executeSql(
    `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, identifier, updated_by)
     select ${ENTITY}, ${formatUuid('70', OF_PROJECT)}, ${TYPE}, ${PARENT}, ${PARENT_FIELD}, ${WITHIN}, ${DATA}, ${LABEL}, ${DATA}->>'unique_id', 'Ada'
     from generate_series($1::int, $2::int) n`,
    entities,
  );
  await executeSql(
    `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, parent_id, parent_field, position, label, data)
     select ${formatUuid('70', OF_PROJECT)}, ${ENTITY}, 1, 'created', ${WITHIN} + 1, 'guest:1', 'Ada', ${TYPE}, ${PARENT}, ${PARENT_FIELD}, ${WITHIN}, ${LABEL}, ${DATA}
     from generate_series($1::int, $2::int) n`,
    entities,
  );
  await executeSql(
    `insert into hub_events (project_id, seq, frame)
     select ${formatUuid('70', OF_PROJECT)}, ${WITHIN} + 1, '{"type":"entity_saved","id":"' || ${ENTITY} || '","data":' || ${DATA} || '}'
     from generate_series($1::int, $2::int) n`,
    entities,
  );
  await executeSql(
    `insert into hub_actions (project_id, moment, first, kind, subject, created, changed, deleted, at, user_id, user_name)
     select ${formatUuid('70', 'p')}, ${PROJECT_SIZE}, 1, 'imported', 'plots.csv', ${PROJECT_SIZE}, 0, 0, now(), 'guest:1', 'Ada'
     from generate_series($1::int, $2::int) p`,
    computeSpan(FULL_SIZE.entities / PROJECT_SIZE).map(Math.floor),
  );
  await growFirstProject(client, computeSpan(FULL_SIZE.changes));
  await growPipeline(client, computeSpan(FULL_SIZE.runs), groupsOfRun);
  await growProteinGroups(client, computeSpan(FULL_SIZE.runs), groupsOfRun);
  await executeSql(
    `insert into collaboration_actions (at, request_id, actor, actor_name, collaboration, collaboration_name, action, target, target_name, outcome, change)
     select now() - n * interval '1 minute', md5(n::text), 'person-' || n % 200 || '@example.org', 'Person ' || n % 200, 'collaboration-' || n % 200,
       'Collaboration ' || n % 200, (array['addMember', 'removeMember', 'changeRole'])[1 + n % 3], 'member-' || n || '@example.org', 'Member ' || n,
       (array['done', 'refused', 'pending'])[1 + (n % 50 = 0)::int + (n % 500 = 0)::int], null
     from generate_series($1::int, $2::int) n`,
    computeSpan(FULL_SIZE.trail),
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Adds changes to the first project. The number of its entities does not change. */
async function growFirstProject(client: pg.ClientBase, changes: readonly number[]): Promise<void> {
  const executeSql = (statement: string, values: readonly unknown[]) => client.query(statement, [...values]);
  const { rows } = await client.query<{ seq: string }>('select seq from hub_projects where id = $1', [KNOWN.project]);
  // The numbers continue after those of changes that were saved in between.
  const before = Number(rows[0]?.seq) - (changes[0] ?? 0);
  await executeSql(
    `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, parent_id, parent_field, position, label, data)
     select e.project_id, e.id, 2 + m / ${PROJECT_SIZE}, 'updated', ${before} + m + 1, 'guest:2', 'Grace', entity_type, parent_id, parent_field, position, label,
       data || jsonb_build_object('title', 'Change ' || m)
     from generate_series($1::int, $2::int) m join hub_entities e on e.id = ${CHANGED}`,
    changes,
  );
  await executeSql(
    `insert into hub_events (project_id, seq, frame)
     select '${KNOWN.project}', ${before} + m + 1, '{"type":"entity_saved","id":"' || ${CHANGED} || '","data":{"title":"Change ' || m || '"}}'
     from generate_series($1::int, $2::int) m`,
    changes,
  );
  await executeSql(
    `insert into hub_actions (project_id, moment, first, kind, subject, created, changed, deleted, at, user_id, user_name)
     select '${KNOWN.project}', ${before} + m + 10, ${before} + m + 1, 'changed', 'Change ' || m, 0, 10, 0, now(), 'guest:2', 'Grace'
     from generate_series($1::int, $2::int, 10) m`,
    changes,
  );
  await executeSql(
    `update hub_entities e set version = v.version from
       (select entity_id, max(version) as version from hub_entity_versions where project_id = $1 group by 1) v where v.entity_id = e.id`,
    [KNOWN.project],
  );
  await executeSql(
    'update hub_projects set seq = (select max(seq) from hub_entity_versions where project_id = $1) where id = $1',
    [KNOWN.project],
  );
}

async function growPipeline(client: pg.ClientBase, runs: readonly number[], groups: number): Promise<void> {
  await client.query(
    `insert into proteomics_projects (pk, name, slug) values (1, 'Growth', 'growth') on conflict do nothing;
     select setval('proteomics_projects_pk_seq', 1);
     insert into proteomics_pipelines (uuid, project_pk, slug, name, spike_ins)
       values ('${KNOWN.pipeline}', 1, 'all', 'All', '{"qc1_sequence":"A","qc2_sequence":"B","protein":"C"}') on conflict do nothing`,
  );
  await client.query(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state, acquired_at, instrument, columns_filled, uploaded_at)
     select ${formatUuid('72', 'n')}, '${KNOWN.pipeline}', 'run_' || n || '.raw', 'run_' || n || '.raw', 'import', 'done',
       to_char(timestamp '2020-01-01' + n * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS'), 'Exploris ' || n % 8, 60, timestamp '2020-01-01' + n * interval '1 hour'
     from generate_series($1::int, $2::int) n`,
    [...runs],
  );
  const columns = QUALITY_COLUMNS.filter(({ kind, source }) => kind === 'number' && source !== 'record').map(
    ({ name }) => name,
  );
  await client.query(
    `insert into proteomics_quality_rows (raw_file_uuid, values)
     select ${formatUuid('72', 'n')}, (json_object_agg(name, (hashtext(name || n) & 65535) / 7.0)::jsonb
       || jsonb_build_object('DateAcquired', extract(epoch from timestamp '2020-01-01' + n * interval '1 hour') * 1000))::json
     from generate_series($1::int, $2::int) n, unnest($3::text[]) name group by n`,
    [...runs, columns],
  );
  await client.query(
    `insert into proteomics_results (raw_file_uuid, version, files, protein_columns, spike_ins)
     select ${formatUuid('72', 'n')}, ${formatUuid('76', 'n')}, '[{"name":"proteinGroups.txt","size":1000}]',
       '[{"name":"Majority protein IDs","at":0,"kind":"text"},{"name":"Score","at":1,"kind":"number"},{"name":"Intensity","at":2,"kind":"number"}]', (select spike_ins from proteomics_pipelines where uuid = '${KNOWN.pipeline}')
     from generate_series($1::int, $2::int) n`,
    [...runs],
  );
  await client.query(
    `insert into proteomics_protein_names (pipeline_uuid, name, score)
     select '${KNOWN.pipeline}', 'P' || lpad(g::text, 6, '0'), g % 300 from generate_series(0, $1::int * 3 / 2) g on conflict do nothing`,
    [groups],
  );
}

/** Number of runs whose protein groups are inserted by one statement. */
const RUNS_AT_ONCE = 100;

/** Inserts the protein groups of runs. The indexes are created at the end, which is faster. */
async function growProteinGroups(
  client: pg.ClientBase,
  [first = 0, last = -1]: readonly number[],
  groups: number,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    "select indexname as name, indexdef as made from pg_indexes where tablename = 'proteomics_protein_groups'",
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (let run = first; run <= last; run += RUNS_AT_ONCE) {
    // Two of three groups have existing names, as in runs of similar samples.
    await client.query(
      `insert into proteomics_protein_groups (raw_file_uuid, row, name, score, intensity, reporters, line_start, line_length)
       select ${formatUuid('72', 'n')}, g, 'P' || lpad((g * 3 / 2 + (n + g) % 2)::text, 6, '0'), (hashint4(n * 31 + g) & 65535) / 100.0, (hashint4(n + g * 17) & 16777215),
         array_fill(((n + g) % 1000)::float8, array[11]), g * 600, 600
       from generate_series($1::int, $2::int) n, generate_series(0, $3::int - 1) g`,
      [run, Math.min(run + RUNS_AT_ONCE - 1, last), groups],
    );
  }
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { made } of indexes) await client.query(made);
}
