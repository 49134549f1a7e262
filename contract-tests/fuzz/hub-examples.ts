/** Stores the data of the examples in the documents hub and support. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createUserId } from '../../src/hub/access/workspace-rights.ts';
import { hashName } from '../../src/hub/brapi/members.ts';
import { insertTestVersion } from '../../src/hub/published/testing-version.ts';

/** IDs in the examples. */
const WORKSPACE = '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01';
const PROJECT = '0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02';
/** ID of the project in the examples of the support document. */
const OTHER_PROJECT = '3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11';
/** IDs of BrAPI objects, which belong to that project. */
const BRAPI = {
  trialDbId: '0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12',
  studyDbId: '0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23',
  observationUnitDbId: '0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34',
  observationVariableDbId: '0199f0d4-506f-7e71-8283-9e0f1a2b3c45',
  germplasmDbId: '0199f0d5-6170-7f82-9394-0f1a2b3c4d56',
  observationDbId: '0199f0d6-7281-7093-84a5-1a2b3c4d5e67',
  locationDbId: '0199f0d7-8392-71a4-95b6-2b3c4d5e6f78',
  personDbId: '0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089',
  eventDbId: '0199f0d9-a5b4-73c6-b7d8-4d5e6f70819a',
  sampleDbId: '0199f0da-b6c5-74d7-b8e9-5e6f708192ab',
} as const;
const INVESTIGATION = '0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03';
const STUDY = '0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04';
const FACTORS = ['0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06', '0199f0a7-a2e5-7c01-b9d3-3f4e5d6c7b09'];
const IMPORT = '0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05';
/** Version that every entity has in the examples. */
const VERSION = 4;
/** Sequence number of the last action. */
const MOMENT = 104;
/** Number of changes of the project. */
const CHANGES = 57;
const DEPOSIT = '0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07';
const FILE = '0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03';
const PUBLISHED = '0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b';
const ROLE = '0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06';
const COMMENT = '0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22';
const REVIEW = '0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02';
const DRAFT = '0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d';
const POINT = '0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06';

/** Values of existing data by the name of a parameter or member. */
export const HUB_KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  collaboration: ['crops:drought_trial'],
  workspace_id: [WORKSPACE],
  project_id: [PROJECT],
  project: [OTHER_PROJECT, PROJECT],
  node_id: [STUDY, INVESTIGATION, ...FACTORS],
  _node_id: [STUDY, FACTORS[0]],
  parent_id: [STUDY, INVESTIGATION],
  _parent_id: [STUDY, INVESTIGATION],
  entity_id: [STUDY],
  import_id: [IMPORT],
  point_id: [POINT],
  deposit_id: [DEPOSIT],
  file_id: [FILE],
  version_id: [PUBLISHED],
  comment_id: [COMMENT],
  review_id: [REVIEW],
  changes: [CHANGES, String(CHANGES)],
  state: [CHANGES, String(CHANGES)],
  person_id: [ROLE],
  name: ['soil_moisture'],
  repository: ['zenodo'],
  moment: [MOMENT, String(MOMENT), 11],
  present: [MOMENT, String(MOMENT)],
  version: [VERSION, String(VERSION), 1],
  _version: [String(VERSION)],
  revision: [1, '1'],
  descendants: [2, '2', 3, '3', 0],
  programDbId: [WORKSPACE],
  seasonDbId: ['2026'],
  traitDbId: [hashName('trait', 'height')],
  methodDbId: [hashName('method', 'ruler')],
  scaleDbId: [hashName('scale', 'text')],
  ontologyDbId: ['TO'],
  listDbId: [`${BRAPI.studyDbId}-observationUnits`],
  ...Object.fromEntries(Object.entries(BRAPI).map(([name, id]) => [name, [id]])),
};

/** Restores all data of the hub to the examples. */
export async function restoreHubExamples(pool: pg.Pool, dataDir: string): Promise<void> {
  await pool.query('delete from hub_workspaces');
  await pool.query('delete from hub_deletions');
  await pool.query(`insert into hub_workspaces (id, name) values ('${WORKSPACE}', 'Trials')`);
  await pool.query(
    `insert into hub_projects (id, workspace_id, name, profile, version)
      values ('${PROJECT}', '${WORKSPACE}', 'Trial', 'miappe', '1.1'), ('${OTHER_PROJECT}', '${WORKSPACE}', 'Other trial', 'miappe', '1.1')`,
  );
  await insertEntity(pool, [INVESTIGATION, 'Investigation', null, null], { unique_id: 'INV-1', title: 'Drought' });
  await insertEntity(pool, [STUDY, 'Study', INVESTIGATION, 'studies'], { unique_id: 'STU-1', title: 'Field trial' });
  for (const [index, id] of FACTORS.entries())
    await insertEntity(pool, [id, 'Factor', STUDY, 'factors'], { unique_id: `FAC-${index}` });
  await pool.query(
    `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, parent_id,
        parent_field, position, label, data)
      select project_id, id, v, 'updated', v, 'tests', 'tests', entity_type, parent_id, parent_field, position, label, data
        from hub_entities, generate_series(1, version) v where project_id = '${PROJECT}'`,
  );
  await restoreActions(pool);
  await restoreDeposit(pool);
  await restoreFile(pool, dataDir);
  await restoreVersion(pool, dataDir);
  await restoreAdditions(pool);
  await pool.query(`update hub_projects set template = 'structure' where id = '${OTHER_PROJECT}'`);
  await restoreBrapi(pool);
  await restoreWebhook(pool);
  await pool.query(
    `insert into hub_imports (id, project_id, format, file_name, status, counts, created_at, expires_at)
      values ('${IMPORT}', '${PROJECT}', 'json', 'import.json', 'ready', '{"created":0,"changed":0,"unchanged":0,"refused":0}', now(),
        now() + interval '1 hour')`,
  );
}

async function insertEntity(
  pool: pg.Pool,
  place: readonly [string, string, string | null, string | null],
  data: { readonly unique_id?: string; readonly [field: string]: unknown },
  project = PROJECT,
): Promise<void> {
  await pool.query(
    `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, version, data, label, identifier, updated_by)
      values ($1, $5, $2, $3, $4, 0, ${VERSION}, $6, $2, $7, 'tests')`,
    [...place, project, data, data.unique_id ?? ''],
  );
}

/** Stores a study with a unit, a variable and an observation in the project for BrAPI. */
export async function restoreBrapi(pool: pg.Pool): Promise<void> {
  const { trialDbId, studyDbId, observationUnitDbId, observationVariableDbId, germplasmDbId, observationDbId } = BRAPI;
  const { locationDbId, personDbId, eventDbId, sampleDbId } = BRAPI;
  const rows = [
    [[trialDbId, 'Investigation', null, null], { unique_id: 'INV-2', title: 'Drought' }],
    [[studyDbId, 'Study', trialDbId, 'studies'], { unique_id: 'STU-2', title: 'Field trial', start_date: '2026-03-01' }],
    [
      [germplasmDbId, 'BiologicalMaterial', studyDbId, 'biological_materials'],
      { unique_id: 'BM-1', genus: 'Triticum', species: 'aestivum' },
    ],
    [
      [observationUnitDbId, 'ObservationUnit', studyDbId, 'observation_units'],
      { unique_id: 'PLOT-1', biological_material_id: 'BM-1' },
    ],
    [
      [observationVariableDbId, 'ObservedVariable', studyDbId, 'observed_variables'],
      { unique_id: 'PH', trait: 'height', trait_accession_number: 'TO:0000207', method: 'ruler', scale: 'text' },
    ],
    [[locationDbId, 'Location', studyDbId, 'geographic_location'], { unique_id: 'EAST', name: 'East Field' }],
    [[personDbId, 'Person', studyDbId, 'persons'], { name: 'Alex Example' }],
    [[eventDbId, 'Event', studyDbId, 'events'], { unique_id: 'SOWING', event_type: 'sowing', date: '2026-03-01' }],
    [[sampleDbId, 'Sample', observationUnitDbId, 'samples'], { unique_id: 'LEAF-03' }],
  ] as const;
  for (const [place, data] of rows) await insertEntity(pool, place, data, OTHER_PROJECT);
  await pool.query(
    `insert into hub_observations (id, project_id, study_id, unit_id, variable_id, value, external_references, additional_info,
        fingerprint, user_id, user_name, created_at, updated_at)
      values ($1, '${OTHER_PROJECT}', $2, $3, $4, '182', '[]', '{}', 'first', 'tests', 'tests', now(), now())`,
    [observationDbId, studyDbId, observationUnitDbId, observationVariableDbId],
  );
}

/** Stores an action that can be undone, and a restore point. */
export async function restoreActions(pool: pg.Pool): Promise<void> {
  await pool.query(`update hub_entity_versions set data = '{"unique_id": "STU-1"}' where entity_id = $1 and version = $2`, [
    STUDY,
    VERSION - 1,
  ]);
  await pool.query('update hub_entity_versions set seq = $3 where entity_id = $1 and version = $2', [STUDY, VERSION, MOMENT]);
  await pool.query('update hub_projects set seq = $2 where id = $1', [PROJECT, MOMENT]);
  await pool.query(
    `insert into hub_actions (project_id, moment, first, kind, subject, created, changed, deleted, at, user_id, user_name)
      values ($1, $2, $2, 'changed', 'Study', 0, 1, 0, now(), 'tests', 'tests')`,
    [PROJECT, MOMENT],
  );
  await pool.query(
    `insert into hub_restore_points (id, project_id, name, moment, at, user_id, user_name)
      values ($1, $2, 'Before the harvest data', $3, now(), 'tests', 'tests')`,
    [POINT, PROJECT, MOMENT],
  );
}

/** Stores a disabled webhook, so that changes by other examples queue no messages. */
export async function restoreWebhook(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into hub_webhooks (workspace_id, url, enabled, owner) values ('${WORKSPACE}', 'http://127.0.0.1:9/', false, '{}')`,
  );
}

/** Stores a draft of a deposit that can be published. */
export async function restoreDeposit(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into hub_deposits (id, project_id, repository, address, state, remote_id, doi, user_id, user_name)
      values ('${DEPOSIT}', '${PROJECT}', 'zenodo', 'http://127.0.0.1:9', 'draft', '4242', '10.5281/zenodo.4242', 'tests', 'tests')`,
  );
}

/** Stores a table with two versions, and another file. */
export async function restoreFile(pool: pg.Pool, dataDir: string): Promise<void> {
  const content = 'unit,height\r\nPLOT-1,182.4\r\n';
  await mkdir(join(dataDir, 'hub', 'files', FILE), { recursive: true });
  await writeFile(join(dataDir, 'hub', 'files', FILE, 'content'), content);
  await pool.query(
    `insert into hub_files (id, project_id, name, name_key)
      values ('${FILE}', '${PROJECT}', 'plant-heights.csv', 'plant-heights.csv'), ('${POINT}', '${PROJECT}', 'other.csv', 'other.csv')`,
  );
  await pool.query(
    `insert into hub_file_versions (file_id, version, content_id, size, sha256, user_id, user_name, stored_at)
      select id, v, '${FILE}', $1, $2, 'tests', 'tests', now() from hub_files, generate_series(1, 2) v`,
    [content.length, createHash('sha256').update(content).digest('hex')],
  );
}

/** Stores a comment, a custom column of studies, and an open review. */
export async function restoreAdditions(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into hub_comments (id, project_id, entity_id, field, content, user_id, user_name, at)
      values ('${COMMENT}', '${PROJECT}', '${STUDY}', 'start_date', 'Which day is right?', 'tests', 'tests', now())`,
  );
  await pool.query(
    `insert into hub_reviews (id, project_id, message, user_id, user_name, at, changes, moment)
      values ('${REVIEW}', '${PROJECT}', 'Please check the sowing dates.', 'tests', 'tests', now(), ${CHANGES}, ${MOMENT})`,
  );
  const column = { entity_type: 'Study', name: 'soil_moisture', label: 'Soil moisture', kind: 'number' };
  await pool.query(`update hub_projects set own_columns = $2, changes = ${CHANGES} where id = $1`, [
    PROJECT,
    JSON.stringify([{ ...column, choices: [], unit: '%', description: '', recommended: false }]),
  ]);
}

/** Restricts the workspace to people with a role: an invited editor, and the given managers. */
export async function restoreRoles(pool: pg.Pool, managers: readonly string[]): Promise<void> {
  await pool.query(`update hub_workspaces set audience = 'members' where id = '${WORKSPACE}'`);
  await pool.query('delete from hub_roles');
  await pool.query(
    `insert into hub_roles (id, workspace_id, email, role, added_by) values ('${ROLE}', '${WORKSPACE}', 'invited@example.org', 'editor', 'tests')`,
  );
  for (const sub of managers)
    await pool.query(
      `insert into hub_roles (id, workspace_id, user_id, user_name, role, added_by)
        values (gen_random_uuid(), '${WORKSPACE}', $1, 'Tests', 'manager', 'tests')`,
      [createUserId(sub)],
    );
}

/** Stores a profile draft of a user. */
export async function restoreDraft(pool: pg.Pool, owner: string): Promise<void> {
  const field = { name: 'title', type: 'string' };
  const content = { name: 'pots', version: '1.0', root_entity: 'Study', entities: { Study: { fields: [field] } } };
  await pool.query('delete from profile_drafts');
  await pool.query(
    `insert into profile_drafts (id, owner, parent, content, revision) values ('${DRAFT}', $1, 'miappe/1.1', $2, 3)`,
    [owner, JSON.stringify(content)],
  );
}

/** Stores a public version and, in a data folder, its file. */
export async function restoreVersion(pool: pg.Pool, dataDir?: string): Promise<void> {
  await pool.query('delete from hub_published_versions');
  await insertTestVersion(pool, { id: PUBLISHED, projectId: PROJECT, label: '0.9', audience: 'everyone' }, dataDir);
}

/** Adds all parts that a publication requires, and removes the deposit. */
export async function completeForPublication(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from hub_deposits where project_id = '${PROJECT}'`);
  await pool.query(`delete from hub_entities where project_id = '${PROJECT}'`);
  const description = 'Wheat was grown under drought.';
  await insertEntity(pool, [INVESTIGATION, 'Investigation', null, null], {
    unique_id: 'INV-1',
    title: 'Drought',
    description,
    license: 'CC-BY-4.0',
  });
  const study = { unique_id: 'STU-1', title: 'Field trial', investigation_id: 'INV-1' };
  await insertEntity(pool, [STUDY, 'Study', INVESTIGATION, 'studies'], study);
  await insertEntity(pool, [FACTORS[0] as string, 'Person', INVESTIGATION, 'contacts'], { name: 'Alex Example' });
  // Snapshots are cached until the history contains later versions.
  await pool.query(
    `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, position, label, data)
      select '${PROJECT}', id, 99, 'updated', (extract(epoch from clock_timestamp()) * 1000)::bigint, 'tests', 'tests', 'Study', 0, '', '{}'
        from unnest($1::uuid[]) id`,
    [[INVESTIGATION, STUDY, ...FACTORS]],
  );
}
