/** Restores the data with which the contract's examples succeed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { createDevelopmentAccounts } from '../../simulators/login/accounts.ts';
import { findDroughtTrial } from '../../simulators/platform/testing-calls.ts';
import { EXAMPLE as LABORATORY, removePipelines, renameProject, restoreExamples } from '../dredd-laboratory.ts';
import { completeForPublication, restoreDraft, restoreHubExamples } from '../fuzz/hub-examples.ts';
import type { PlatformSite } from '../platform-site.ts';

/** Restores the example data for an operation of a document, if it may have changed. */
export type Preparation = (operationId: string, api: string) => Promise<void>;

const STUDY = '0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04';
const FACTOR = '0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06';
const PROJECT = '0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02';
const IMPORT = '0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05';
const TOKEN = '0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2';
const HUB_TOKEN = '0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40';
const UPLOAD = '9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44';
const MERGED = {
  profiles: ['miappe/1.1', 'isa/1.0'],
  strategy: 'most_restrictive',
  output_name: 'plant-isa',
  output_version: '1.0',
};

type Step = () => Promise<unknown>;

/** Creates a preparation for samples that run one after another. */
export function createPreparation(site: PlatformSite): Preparation {
  const { database, platform, address, dataDir } = site;
  const { pool } = database;
  const resets: Readonly<Record<string, Step>> = {
    collaborations: async () => platform.reset(),
    hub: () => restoreHubExamples(pool, dataDir),
    support: async () => {
      await restoreHubExamples(pool, dataDir);
      for (const id of ['plant-isa/1.0', 'my-miappe/1.0']) await fetch(`${address}/saved-profiles/${id}`, { method: 'DELETE' });
      await restoreDraft(pool, createDevelopmentAccounts().manager.sub);
    },
    proteomics: () => restoreExamples(address, pool, dataDir),
  };
  const special = listSpecialSteps(site);
  /** Name of the document whose data was restored last. */
  let last = '';
  return async (operationId, api) => {
    const step = special.find(([operation]) => operation.test(operationId))?.[1];
    const isSafe = step === undefined && READS.test(operationId);
    if (last !== api || !isSafe) await resets[api]?.();
    await step?.();
    last = isSafe ? api : '';
  };
}

/** Matches the names of operations that only read data. */
const READS = /^(show|list|get|export|lookup|confirm|edit|new|describe)/;

function listSpecialSteps({ database: { pool }, platform, address, dataDir }: PlatformSite): [RegExp, Step][] {
  const setRunState = (state: string) => () =>
    pool.query('update proteomics_raw_files set state = $2, job_uuid = gen_random_uuid() where uuid = $1', [
      LABORATORY.run,
      state,
    ]);
  const findTrial = () => findDroughtTrial(platform.state);
  return [
    [/^createHubDeposit$/, () => completeForPublication(pool)],
    [/^submitCollaboration$/, async () => platform.state.collaborations.splice(0)],
    [
      /^submitGroup$/,
      async () => {
        findTrial().groups = findTrial().groups.filter(({ name }) => name !== 'Field team');
      },
    ],
    [
      /^submitGroupMember$/,
      async () => {
        for (const group of findTrial().groups) group.memberUserIds = [];
      },
    ],
    [
      /^submitServiceConnection$/,
      async () => {
        findTrial().serviceIds = [];
      },
    ],
    [/^changeHubEntitiesInBulk$/, () => restoreEntity(pool, FACTOR, 1)],
    [/^restoreHubEntity$/, () => restoreEntity(pool, STUDY, 3)],
    // Numbers of descendants that the examples confirm.
    [/^deleteHubEntityFromPage$/, () => addFactors(pool, 18)],
    [/^delete(HubProject|Workspace)(FromPage)?$/, () => setDeletionNames(pool)],
    [
      /^restoreDeletedHubItem$/,
      () => pool.query("insert into hub_deletions (id, by) values ($1, 'tests') on conflict do nothing", [PROJECT]),
    ],
    [/^requestHubReview$/, () => pool.query('delete from hub_reviews')],
    [/^chooseForHubImport$/, () => restoreImportFile(pool)],
    [/^addHubImportColumns$/, () => previewTable(address, pool)],
    [/SavedProfile(Deletion|FromPage)?$/, () => saveExampleMerge(address)],
    [/^createProteomicsProject/, () => renameProject(pool)],
    [/^deleteProteomicsProject/, () => removePipelines(pool)],
    [/^revokePersonalToken$/, () => storeTestToken(pool, 'proteomics', TOKEN)],
    [/^revokeHubToken/, () => storeTestToken(pool, 'hub', HUB_TOKEN)],
    [/^retryRun/, setRunState('failed')],
    [/^cancelRun/, setRunState('queued')],
    [
      /^setAcquisitionTime/,
      async () => {
        await pool.query('update proteomics_raw_files set acquired_at = null where uuid = $1', [LABORATORY.run]);
      },
    ],
    [
      /RawFileUpload$|^getUploadOffset$/,
      async () => {
        await pool.query(`update proteomics_raw_files set name = 'other.raw', name_key = 'other' where uuid = $1`, [
          LABORATORY.run,
        ]);
        await beginUpload(pool, dataDir);
      },
    ],
  ];
}

/** Restores an earlier version of an entity. */
async function restoreEntity(pool: pg.Pool, entity: string, version: number): Promise<void> {
  await pool.query('update hub_entities set version = $2 where id = $1', [entity, version]);
  await pool.query('delete from hub_entity_versions where entity_id = $1 and version > $2', [entity, version]);
}

async function addFactors(pool: pg.Pool, number: number): Promise<void> {
  await pool.query(
    `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, version, data, label, updated_by)
      select gen_random_uuid(), $1, 'Factor', $2, 'factors', n, 1, '{}', 'Factor', 'tests' from generate_series(1, $3::int) n`,
    [PROJECT, STUDY, number],
  );
}

/** Sets names and numbers to those that the examples of deletions confirm. */
async function setDeletionNames(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from hub_entities where label = 'Factor' and data->>'unique_id' = 'FAC-1'`);
  await pool.query('delete from hub_entities where project_id <> $1', [PROJECT]);
  await pool.query(`update hub_workspaces set name = 'Wheat under drought'`);
  await pool.query(`update hub_projects set name = 'Field trial 2024' where id = $1`, [PROJECT]);
}

/** Stores the import preview of the examples, whose second column has unknown titles. */
async function restoreImportFile(pool: pg.Pool): Promise<void> {
  const table = 'unique_id,heading\r\nSTU-2025-WHEAT,Wheat drought stress field trial 2025\r\n';
  await pool.query(
    `update hub_imports set format = 'csv', file_name = 'studies.csv', entity_type = 'Study', source = $2 where project_id = $1`,
    [PROJECT, gzipSync(table)],
  );
}

/** Previews a table with an unknown second column, under the ID in the examples. */
async function previewTable(address: string, pool: pg.Pool): Promise<void> {
  const form = new FormData();
  form.append('file', new File(['unique_id,soil depth\r\nSTU-9,30\r\n'], 'Study.csv'));
  const path = `${address}/hub/projects/${PROJECT}/import`;
  const preview = await fetch(path, { method: 'POST', body: form, headers: { accept: 'application/json' } });
  const { id } = (await preview.json()) as { id: string };
  await pool.query(`delete from hub_imports where id = '${IMPORT}'`);
  await pool.query('delete from hub_import_rows where import_id = $1', [id]);
  await pool.query(`update hub_imports set id = '${IMPORT}' where id = $1`, [id]);
}

/** Stores a token of the manager whose session the samples use. */
async function storeTestToken(pool: pg.Pool, service: string, uuid: string): Promise<void> {
  await pool.query(
    `insert into personal_tokens (uuid, service, subject, hash, name, access, expires_at)
      values ($1, $3, $2, $3, 'Instrument computer of Lumos 2', 'write', now() + interval '1 day')
      on conflict do nothing`,
    [uuid, createDevelopmentAccounts().manager.sub, service],
  );
}

async function saveExampleMerge(address: string): Promise<void> {
  const saved = await fetch(`${address}/merge/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(MERGED),
  });
  if (saved.status !== 201) throw new Error(`the merged profile was not saved: ${await saved.text()}`);
}

async function beginUpload(pool: pg.Pool, dataDir: string): Promise<void> {
  await pool.query(
    `insert into proteomics_uploads (id, name, pipeline_uuid, user_uuid, size, metadata)
      values ($1, 'lumos_20250304_qc01.raw', $2, $3, 734003200, 'filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=') on conflict do nothing`,
    [UPLOAD, LABORATORY.pipeline, LABORATORY.user],
  );
  const folder = join(dataDir, 'proteomics', 'incoming');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, UPLOAD), '');
}
