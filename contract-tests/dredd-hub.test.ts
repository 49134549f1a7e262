// @module-tag full
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevelopmentAccounts } from '../simulators/login/accounts.ts';
import { readDocument } from '../src/contract/documents/document.ts';
import { createLoginEnvironment, createSessionCookie } from '../src/hub/testing-hub.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { type DreddTransaction, listDocumentedAnswers, type Preparation, runDredd } from './dredd.ts';
import { BEYOND_WORKSPACES, bindWorkspaces, createAdditionPreparations, ROLE_ANSWERS, uploadFile } from './dredd-additions.ts';
import {
  GENERAL,
  MAX_DREDD_BODY_BYTES,
  readExampleBodies,
  replaceByMissingNames,
  setAcceptHeader,
  setAddress,
  setBody,
  setFormat,
} from './dredd-requests.ts';
import { createVersionPreparations } from './dredd-versions.ts';
import {
  completeForPublication,
  restoreActions,
  restoreAdditions,
  restoreBrapi,
  restoreDeposit,
  restoreDraft,
  restoreFile,
  restoreRoles,
  restoreVersion,
  restoreWebhook,
} from './fuzz/hub-examples.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** IDs in the contract's examples. */
const WORKSPACE = '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01';
const PROJECT = '0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02';
/** ID of the project in the examples of the support document and of BrAPI. */
const OTHER_PROJECT = '3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11';
const INVESTIGATION = '0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03';
const STUDY = '0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04';
const FACTORS = ['0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06', '0199f0a7-a2e5-7c01-b9d3-3f4e5d6c7b09'];
/** Path of the saved merged profile in the examples. */
const SAVED = '/saved-profiles/plant-isa/1.0';
/** Version that every entity has in the examples. */
const VERSION = 4;
const IMPORT = '0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05';

/** Names in examples that are not UUIDs, and IDs of BrAPI at the end of a path. */
const NAMES = ['miappe', 'plant-isa', 'BiologicalMaterial', 'zenodo', '/2026', '/TO', '/83cf454c', '/bd7a492e', '/ad67e6cc'];

/** A collaboration whose only member is the member of the development login. */
const COLLABORATION = 'crops:drought_trial';

for (const name of ['hub', 'support'])
  describeWithDatabase(`Dredd, run against the document ${name},`, () => testEveryAnswer(name));

function testEveryAnswer(name: string): void {
  const document = readDocument(name);
  const bodies = readExampleBodies(document);
  let server: TestServer;
  /** A server with HUB_ACCESS=login and the same database. */
  let closed: TestServer;
  /** A server with HUB_ACCESS=login, but without a login provider. */
  let off: TestServer;
  let pool: pg.Pool;
  /** Cookie of a visitor, set by the first response. */
  let cookie = '';
  /** User ID of the visitor. */
  let visitor = '';
  /** True if the last request may have changed data that the next one needs. */
  let isChanged = true;
  /** Session cookie of the member. */
  let member = '';
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-dredd-'));
    const most = {
      MAX_JSON_BYTES: String(MAX_DREDD_BODY_BYTES),
      MAX_FORM_BYTES: String(MAX_DREDD_BODY_BYTES),
      MAX_IMPORT_BYTES: String(MAX_DREDD_BODY_BYTES),
      MAX_PROJECT_FILE_BYTES: '100',
      DATA_DIR: dataDir,
    };
    // Dredd and the recorder already validate every response.
    const validateAnswers = false;
    server = await startTestServer(most, { withDatabase: true, validateAnswers });
    const database = server.database as Database;
    closed = await startTestServer({ ...createLoginEnvironment(), HUB_ACCESS: 'login' }, { database, validateAnswers });
    off = await startTestServer({ HUB_ACCESS: 'login' }, { database, validateAnswers });
    member = await createSessionCookie(createLoginEnvironment(), database, 'member');
    pool = database.pool;
    const first = await fetch(`${server.address}/hub/me`, { headers: { accept: 'application/json' } });
    visitor = ((await first.json()) as { user_id: string }).user_id;
    cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    await off?.stop();
    await closed?.stop();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('receives every documented response except the handshake of the channel', async () => {
    const outcome = await runDredd(document, name, server.address, prepareStatus, new Set(bodies.keys()));
    const { statistics, judged, skipped, failures } = outcome;
    expect(failures).toEqual([]);
    expect([...new Set([...judged, ...skipped])].sort()).toEqual(listDocumentedAnswers(document).sort());
    expect(statistics).toMatchObject({ failures: 0, errors: 0, passes: judged.length, skipped: skipped.length });
  }, 1_200_000);

  function prepareStatus(operationId: string, status: number): Preparation {
    return async (transaction) => {
      if (isChanged) await resetRecords();
      isChanged = mayChange(transaction, operationId, status);
      setAcceptHeader(transaction);
      setFormat(transaction);
      setBody(transaction, bodies.get(operationId) ?? {});
      await setCurrentVersions(transaction);
      if (/^uploadHubFiles/.test(operationId)) uploadFile('unit,height')(transaction);
      if (status === 404) replaceByMissingNames(transaction, NAMES);
      await (SPECIAL[`${operationId} ${status}`] ?? prepareGeneralStatus(transaction, status))?.(transaction);
    };
  }

  /**
   * Returns whether a request may have changed data. Rejected requests and reads do not change data, unless they were prepared.
   */
  function mayChange({ request, fullPath }: DreddTransaction, operationId: string, status: number): boolean {
    const isPrepared = `${operationId} ${status}` in SPECIAL || fullPath.startsWith(SAVED);
    const isDone = status < 400 ? request.method !== 'GET' : status === 409;
    return isPrepared || isDone || (status === 403 && request.method === 'GET');
  }

  async function resetRecords(): Promise<void> {
    const insertEntity = async (id: string, type: string, parent: string | null, field: string | null, data: object) => {
      await pool.query(
        `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, version, data, label, updated_by)
          values ($1, $2, $3, $4, $5, 0, $7, $6, $3, 'tests')`,
        [id, PROJECT, type, parent, field, data, VERSION],
      );
      await pool.query(
        `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, parent_id,
            parent_field, position, label, data)
          select project_id, id, v, 'updated', v, 'tests', 'tests', entity_type, parent_id, parent_field, position, label, data
            from hub_entities, generate_series(1, version) v where id = $1`,
        [id],
      );
    };
    await pool.query('delete from hub_workspaces');
    await pool.query('delete from hub_deletions');
    for (const path of [SAVED, '/saved-profiles/my-miappe/1.0']) await fetch(server.address + path, { method: 'DELETE' });
    await pool.query(`insert into hub_workspaces (id, name) values ('${WORKSPACE}', 'Trials')`);
    await pool.query(
      `insert into hub_projects (id, workspace_id, name, profile, version) values ('${PROJECT}', '${WORKSPACE}', 'Trial', 'miappe', '1.1')`,
    );
    await restoreWebhook(pool);
    await insertEntity(INVESTIGATION, 'Investigation', null, null, { unique_id: 'INV-1', title: 'Drought' });
    await insertEntity(STUDY, 'Study', INVESTIGATION, 'studies', { unique_id: 'STU-1', title: 'Field trial' });
    for (const [index, id] of FACTORS.entries())
      await insertEntity(id, 'Factor', STUDY, 'factors', { unique_id: `FAC-${index}` });
    await restoreActions(pool);
    await restoreDeposit(pool);
    await restoreFile(pool, dataDir);
    await restoreVersion(pool, dataDir);
    await restoreAdditions(pool);
    await restoreDraft(pool, visitor);
    await pool.query(
      `insert into hub_projects (id, workspace_id, name, profile, version) values ('${OTHER_PROJECT}', '${WORKSPACE}', 'Other', 'miappe', '1.1')`,
    );
    await restoreBrapi(pool);
  }

  /** Sets versions and numbers of descendants to those in the database. */
  async function setCurrentVersions(transaction: DreddTransaction): Promise<void> {
    const { request } = transaction;
    request.headers.Cookie = cookie;
    transaction.fullPath = transaction.fullPath.replace(OTHER_PROJECT, PROJECT);
    if (transaction.fullPath.startsWith(SAVED)) await saveProfile();
    if (transaction.fullPath.includes(IMPORT))
      transaction.fullPath = transaction.fullPath.replace(IMPORT, await createImport(/columns$/.test(transaction.fullPath)));
    if (request.body === undefined) return;
    request.body = request.body.replace(/\b(version"?[:=])[34]\b/, `$1${VERSION}`);
    if (request.method !== 'POST' || !/^(?!.*own-columns).*\/delete$/.test(transaction.fullPath)) return;
    const { descendants, label } = await readJson<{ descendants: number; label: string }>(transaction.fullPath);
    request.body = request.body
      .replace(/(descendants"?[:=])\d+/, `$1${descendants}`)
      .replace(/(name"?[:=]"?)[^"&]+/, `$1${encodeURIComponent(label)}`);
  }

  async function readJson<T>(path: string): Promise<T> {
    const answer = await fetch(server.address + path, { headers: { accept: 'application/json', cookie } });
    return (await answer.json()) as T;
  }

  async function saveProfile(): Promise<void> {
    await fetch(`${server.address}/merge/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie },
      body: JSON.stringify(bodies.get('saveMergedProfile')?.['application/json']),
    });
  }

  /** Creates the preview of an import: of the example, or of a table with an unknown column. */
  async function createImport(isTable: boolean): Promise<string> {
    const table = new FormData();
    table.append('file', new File(['unique_id,title,soil depth\r\nSTU-9,Trial,30\r\n'], 'Study.csv'));
    const answer = await fetch(`${server.address}/hub/projects/${PROJECT}/import`, {
      method: 'POST',
      headers: { ...(isTable ? {} : { 'content-type': 'application/json' }), accept: 'application/json', cookie },
      body: isTable ? table : JSON.stringify(bodies.get('previewHubImport')?.['application/json']),
    });
    return ((await answer.json()) as { id: string }).id;
  }

  const useOldVersions: Preparation = ({ request }) => {
    request.body = (request.body ?? '').replace(/\b(revision|version|_version|descendants)("?[:=]"?)\d+/, '$1$299');
  };
  const addVersion =
    (version: number): Preparation =>
    (transaction) => {
      const isForm = transaction.expected.statusCode === '303';
      transaction.request.headers['Content-Type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      transaction.request.body = JSON.stringify({ entity_type: 'Study', node_id: STUDY, version, data: { title: 'Another' } });
    };
  const sendToClosedServer: Preparation = (transaction) => {
    setAddress(transaction, closed.address);
    delete transaction.request.headers.Cookie;
  };
  /** Sends a token that cannot be checked, because the login service does not respond. */
  const addUncheckableToken: Preparation = (transaction) => {
    setAddress(transaction, closed.address);
    transaction.request.headers.Authorization = 'Bearer a-token';
  };
  const sendToDisabledServer: Preparation = (transaction) => {
    setAddress(transaction, off.address);
    transaction.request.headers.Authorization = 'Bearer a-token';
  };
  const authenticateMember: Preparation = (transaction) => {
    setAddress(transaction, closed.address);
    transaction.request.headers.Cookie = member;
  };
  /** Stores a token that the member can revoke. A request that expects 403 sends it, limited to one workspace. */
  const addTokenOfMember: Preparation = async (transaction) => {
    authenticateMember(transaction);
    const token = `cdpt_${'x'.repeat(43)}`;
    const places = transaction.expected.statusCode === '403' ? JSON.stringify([WORKSPACE]) : null;
    if (places !== null) transaction.request.headers.Authorization = `Bearer ${token}`;
    await pool.query('delete from personal_tokens');
    await pool.query(
      `insert into personal_tokens (uuid, service, subject, hash, name, access, login, expires_at, places)
        values ('0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40', 'hub', $1, $2, 'Tablet', 'read', '{"claims": {}, "since": 0}', now() + interval '1 day', $3)`,
      [createDevelopmentAccounts().member.sub, createHash('sha256').update(token).digest('base64url'), places],
    );
  };
  const showCollaborationToMember: Preparation = async (transaction) => {
    authenticateMember(transaction);
    await bindWorkspaces(pool, COLLABORATION);
  };
  const restoreRolesAsManager: Preparation = async (transaction) => {
    authenticateMember(transaction);
    await restoreRoles(pool, [createDevelopmentAccounts().member.sub, 'another']);
  };
  const sendRequestInAdvance: Preparation = async ({ fullPath }) =>
    void (await fetch(server.address + fullPath, { method: 'POST', headers: { accept: 'application/json', cookie } }));
  const assignWorkspaceToOthers: Preparation = () => bindWorkspaces(pool, COLLABORATION);
  const addExampleToBody =
    (operation: string, type: string): Preparation =>
    (transaction) =>
      setBody(transaction, { [type]: bodies.get(operation)?.[type] ?? {} });
  const useTakenWorkspace: Preparation = ({ request }) => {
    request.body = (request.body ?? '').replace(/workspace_id("?[:=] ?"?)[\w-]+/, 'workspace_name$1Trials');
  };
  const setBulkVersion =
    (version: number): Preparation =>
    ({ request }) => {
      request.body = request.body?.replace('"version":1', `"version":${version}`) ?? '';
    };
  const deleteProject: Preparation = async () => {
    await pool.query("insert into hub_deletions (id, by) values ($1, 'tests')", [PROJECT]);
  };
  const SPECIAL: Readonly<Record<string, Preparation>> = {
    // Unknown profiles (docs/requirements.md, M11).
    'compareProfiles 500': (transaction) => replaceByMissingNames(transaction, ['miappe']),
    'mergeProfiles 500': (transaction) => replaceByMissingNames(transaction, ['miappe']),
    ...Object.fromEntries(['create', 'duplicate'].map((verb) => [`${verb}HubProject 409`, useTakenWorkspace])),
    // Users with a login cannot choose a name.
    'nameHubIdentity 409': authenticateMember,
    'listHubTokens 403': addTokenOfMember,
    ...Object.fromEntries(BEYOND_WORKSPACES.map((operation) => [`${operation} 403`, addTokenOfMember])),
    'createHubToken 201': authenticateMember,
    'createHubToken 303': sendToClosedServer,
    'createHubToken 404': (transaction) => {
      authenticateMember(transaction);
      const { headers, body = '' } = transaction.request;
      const isForm = headers['Content-Type']?.includes('form') === true;
      transaction.request.body = isForm ? `${body}&workspace_id=x` : body.replace('{', '{"workspace_id":"x",');
    },
    'revokeHubToken 204': addTokenOfMember,
    'revokeHubToken 303': addTokenOfMember,
    'revokeHubTokenFromPage 204': addTokenOfMember,
    'revokeHubTokenFromPage 303': addTokenOfMember,
    'validateHubProject 303': sendToClosedServer,
    'applyHubImport 409': sendRequestInAdvance,
    'addHubImportColumns 409': async (transaction) =>
      sendRequestInAdvance({ ...transaction, fullPath: transaction.fullPath.replace('/own-columns', '/apply') }),
    'chooseForHubImport 409': async (transaction) =>
      sendRequestInAdvance({ ...transaction, fullPath: transaction.fullPath.replace('/choices', '/apply') }),
    'undoHubAction 409': sendRequestInAdvance,
    ...Object.fromEntries([201, 303].map((status) => [`createHubDeposit ${status}`, () => completeForPublication(pool)])),
    ...createVersionPreparations(() => pool),
    ...createAdditionPreparations(() => pool),
    ...Object.fromEntries(ROLE_ANSWERS.map((answer) => [answer, restoreRolesAsManager])),
    'changeHubDeposit 409': async () => {
      await pool.query(`update hub_deposits set state = 'published'`);
    },
    ...Object.fromEntries([200, 303].map((status) => [`restoreDeletedHubItem ${status}`, deleteProject])),
    'restoreHubProject 409': ({ request }) => {
      request.body = request.body?.replace(/(present"?[:=])\d+/, '$199') ?? '';
    },
    'createHubRestorePoint 409': async () => {
      await pool.query(
        `insert into hub_restore_points (id, project_id, name, moment, at, user_id, user_name)
          select gen_random_uuid(), $1, 'Point', 0, now(), 'tests', 'tests' from generate_series(1, 200)`,
        [PROJECT],
      );
    },
    // With a login, profiles belong to the user who saved them.
    'confirmSavedProfileDeletion 403': authenticateMember,
    // A study can have only one location.
    'duplicateHubEntity 409': async () => {
      await pool.query(
        `update hub_entities set entity_type = 'Location', parent_id = '${INVESTIGATION}', parent_field = 'geographic_location'
          where id = '${STUDY}'`,
      );
      await pool.query(`update hub_entities set entity_type = 'Study' where id = '${INVESTIGATION}'`);
    },
    'saveHubEntity 200': addVersion(VERSION),
    'saveHubEntity 409': addVersion(99),
    'deleteHubEntity 204': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace('version=1', `version=${VERSION}`);
    },
    'changeHubEntitiesInBulk 200': setBulkVersion(VERSION),
    // Programs receive the result. The form contains no versions, and leads to a redirect.
    'changeHubEntitiesInBulk 303': addExampleToBody('changeHubEntitiesInBulk', 'application/x-www-form-urlencoded'),
    'changeHubEntitiesInBulk 409': async (transaction) => {
      await addExampleToBody('changeHubEntitiesInBulk', 'application/json')(transaction);
      await setBulkVersion(99)(transaction);
    },
    'saveMergedProfile 409': saveProfile,
    // The parameter is the format of the file, not of the response.
    'listHubExportLeftOut 200': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace('format=json', 'format=isa-tab').replace(/&?type=\w+/, '');
    },
    // The exported format is CFF, which is written in YAML.
    'exportHubCitation 200': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace('format=yaml', 'format=cff');
    },
    'listHubObservations 200': (transaction) => {
      if (transaction.request.headers.Accept?.startsWith('text/html') === true)
        transaction.fullPath = transaction.fullPath.replace('format=csv', 'format=html');
    },
    'exportHubResearchObject 200': showCollaborationToMember,
    'exportHubProject 200': async (transaction) => {
      if (/csv|xlsx/.test(transaction.fullPath)) return;
      transaction.fullPath = transaction.fullPath.replace(/&?type=\w+/, '');
      if (/format=sdrf/.test(transaction.fullPath)) await convertToSampleMetadata();
      const isEna = /format=ena-xml/.test(transaction.fullPath);
      if (isEna) await pool.query(`update hub_projects set profile = 'ena', version = '1.0' where id = '${PROJECT}'`);
    },
  };
  /** Changes the project to sample metadata with one row. */
  async function convertToSampleMetadata(): Promise<void> {
    await pool.query(`update hub_projects set profile = 'sdrf-proteomics', own_columns = '[]' where id = '${PROJECT}';
      update hub_entities set entity_type = 'Dataset' where id = '${INVESTIGATION}';
      update hub_entities set entity_type = 'SampleAssay', parent_field = 'sample_assays', data = '{"source_name": "A"}' where id = '${STUDY}'`);
  }
  /** Returns the preparation of a status that all operations have. */
  function prepareGeneralStatus(transaction: DreddTransaction, status: number): Preparation | undefined {
    if (status === 302 || status === 401) return sendToClosedServer;
    if (status === 502) return addUncheckableToken;
    if (status === 503) return sendToDisabledServer;
    if (status === 403 && transaction.request.method === 'GET') return assignWorkspaceToOthers;
    return status === 409 && /version|revision|descendants/.test(transaction.request.body ?? '')
      ? useOldVersions
      : GENERAL[status];
  }
}
