/**
 * Starts the whole application for random requests in this process: with a database, the simulated platform, the development
 * login, and the data of the documents' examples.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevelopmentAccounts } from '../../simulators/login/accounts.ts';
import { TestBrowser } from '../../simulators/login/test-browser.ts';
import { startSimulatedServices } from '../../simulators/platform-and-login.ts';
import { readDocument } from '../../src/contract/documents/document.ts';
import { OBSERVED, type ObservedExchange } from '../../src/contract/observed.ts';
import { createLog } from '../../src/log.ts';
import type { Database } from '../../src/storage/database.ts';
import { EXAMPLE as LABORATORY_EXAMPLE, restoreExamples, seedExamples } from '../dredd-laboratory.ts';
import { readExampleBodies } from '../dredd-requests.ts';
import { createExampleState, EXAMPLE as PLATFORM_EXAMPLE } from '../platform-examples.ts';
import { startTestServer } from '../test-server.ts';
import { SAFE_METHODS } from './fuzz-operations.ts';
import { HUB_KNOWN, restoreDraft, restoreHubExamples } from './hub-examples.ts';
import type { DraftFile } from './requests.ts';
import type { Hints } from './valid-values.ts';

/** Token of the server whose administration requires one. */
const ADMIN_TOKEN = 'token-of-the-made-up-requests';

export interface FuzzLaboratory {
  readonly address: string;
  /** Address of the server whose administration requires ADMIN_TOKEN. */
  readonly guarded: string;
  /** Returns values of existing data, by the name of a parameter or member. */
  getHints(document: string): Hints;
  getFiles(operation: string): readonly DraftFile[];
  /** Returns the headers of all requests for operations of a document. */
  createHeaders(document: string): Promise<Readonly<Record<string, string>>>;
  /** Returns the log line of the last server error. */
  getLastFault(): string;
  /** Restores the data of a document, unless no request since the last call can have changed it. */
  reset(document: string): Promise<void>;
  stop(): Promise<void>;
}

/** Cookie of a returning visitor. */
const VISITOR = `hub_visitor=${'made-up-'.repeat(4)}.`;

/** Maximum bytes of a body, which allows all documented lengths. */
const MAX_BODY_BYTES = '20000000';

const PLATFORM_KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  identifier: [PLATFORM_EXAMPLE.collaboration],
  group_id: [PLATFORM_EXAMPLE.group],
  invitation_id: [PLATFORM_EXAMPLE.invitation],
  uid: [PLATFORM_EXAMPLE.memberInGroup, PLATFORM_EXAMPLE.memberOutside],
};

const LABORATORY_KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  project: ['lung-cohort'],
  pipeline: ['tmt11-quality', LABORATORY_EXAMPLE.pipeline],
  raw_files: [[LABORATORY_EXAMPLE.run], LABORATORY_EXAMPLE.run],
  run: [LABORATORY_EXAMPLE.run],
  runs: [[LABORATORY_EXAMPLE.run], LABORATORY_EXAMPLE.run],
  version: [1, 2],
  before: [1],
  after: [2],
  user: [LABORATORY_EXAMPLE.user],
  guide_set: [LABORATORY_EXAMPLE.guideSet],
  annotation: [LABORATORY_EXAMPLE.annotation],
  silence: [LABORATORY_EXAMPLE.silence],
  // No server listens on this port, so that no address outside of this machine is called.
  url: ['http://127.0.0.1:9/'],
};

const KNOWN: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  collaborations: PLATFORM_KNOWN,
  support: HUB_KNOWN,
  hub: HUB_KNOWN,
  proteomics: LABORATORY_KNOWN,
};

const RAW_FILES = ['made-up.raw', 'other.RAW'].map((file) => ({ file, content: 'content of a raw file' }));
const RESULTS = [{ file: 'summary.txt', content: 'Raw file\tMS\nmade-up\t1\n' }];
/** Valid files by operation. Others accept any file. */
const FILES: Readonly<Record<string, readonly DraftFile[]>> = {
  uploadRawFile: RAW_FILES,
  uploadRawFiles: RAW_FILES,
  importResults: RESULTS,
  importResultsByForm: RESULTS,
  addSearchFile: [{ file: 'made-up.fasta', content: '>made-up\nMKWVTFISLL\n' }],
  previewInvitations: [{ file: 'people.csv', content: 'somebody@example.org\n' }],
  previewHubImport: [{ file: 'Study.csv', content: 'unique_id,title\nSTU-9,Trial\n' }],
};

const SAVED_PROFILE = readExampleBodies(readDocument('support')).get('saveMergedProfile')?.['application/json'];

/** Starts a laboratory with an empty database, which the caller closes. */
export async function startFuzzLaboratory(database: Database): Promise<FuzzLaboratory> {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-fuzz-'));
  const tools = join(folder, 'tools.json');
  const step = { name: 'only', command: [process.execPath, '--version'] };
  await writeFile(tools, JSON.stringify({ tools: { 'maxquant-tmt11': { uploads: ['fasta', 'template'], steps: [step] } } }));
  const simulated = await startSimulatedServices({
    dataDir: folder,
    platform: { state: createExampleState() },
    environment: { SECRET_KEY: 'the secret of the tests which is long enough' },
  });
  const environment = {
    ...simulated.environment,
    TOOLS_FILE: tools,
    PARALLEL_RUNS: '0',
    MAX_FORM_BYTES: MAX_BODY_BYTES,
    MAX_JSON_BYTES: MAX_BODY_BYTES,
  };
  let fault = '';
  const log = createLog('error', { write: (line) => (fault = line.trim()) });
  // Responses are not validated, as in production. The caller and the recorder validate them.
  const options = { database, log, validateAnswers: false };
  const server = await startTestServer(environment, { ...options, port: Number(new URL(simulated.baseUrl).port) });
  const guarded = await startTestServer({ ...environment, ADMIN_TOKEN }, options);
  const { pool } = database;
  await seedExamples(pool);
  let manager = '';

  async function createSession(): Promise<string> {
    const browser = new TestBrowser();
    const choice = await browser.visit(`${server.address}/auth/login?returnTo=/profile`);
    const page = await browser.submit(choice, { account: createDevelopmentAccounts().manager.sub });
    const cookies = browser.formatCookieHeader(page.url).split('; ');
    return cookies.find((cookie) => cookie.startsWith('demonstration_session=')) ?? '';
  }
  async function saveExampleProfile(): Promise<void> {
    const { rows } = await pool.query<{ name: string; version: string }>('select name, version from saved_profiles');
    for (const { name, version } of rows)
      await fetch(`${server.address}/saved-profiles/${name}/${version}`, { method: 'DELETE' });
    await fetch(`${server.address}/merge/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(SAVED_PROFILE),
    });
  }

  const resets: Readonly<Record<string, () => Promise<void>>> = {
    async collaborations() {
      simulated.platform.reset();
      const { status } = await fetch(`${server.address}/profile`, { headers: { cookie: manager }, redirect: 'manual' });
      if (manager === '' || status !== 200) manager = await createSession();
    },
    async support() {
      await restoreHubExamples(pool, folder);
      const me = await fetch(`${server.address}/hub/me`, { headers: { accept: 'application/json', cookie: VISITOR } });
      await restoreDraft(pool, ((await me.json()) as { user_id: string }).user_id);
      await saveExampleProfile();
    },
    hub: () => restoreHubExamples(pool, folder),
    async proteomics() {
      await pool.query(
        `update proteomics_pipelines set name = 'TMT11 quality', slug = 'tmt11-quality', description = '', tool = 'maxquant-tmt11',
          spike_ins = '{"qc1_sequence":"HVLTSIGEK","qc2_sequence":"LTILEELR","protein":"BSA"}' where uuid = $1`,
        [LABORATORY_EXAMPLE.pipeline],
      );
      await restoreExamples(server.address, pool, folder);
    },
  };
  const changes = observeChanges();
  const restored = new Set<string>();
  return {
    address: server.address,
    guarded: guarded.address,
    getHints: (document) => (name) => KNOWN[document]?.[name] ?? [],
    getFiles: (operation) => FILES[operation] ?? [],
    async createHeaders(document) {
      if (document === 'collaborations') return { Cookie: manager };
      return document === 'hub' || document === 'support' ? { Cookie: VISITOR } : {};
    },
    getLastFault: () => fault,
    async reset(document) {
      if (changes.consumeChange()) restored.clear();
      if (restored.has(document)) return;
      await resets[document]?.();
      changes.consumeChange();
      // Even requests that only read can end the session of the manager.
      if (document !== 'collaborations') restored.add(document);
    },
    async stop() {
      changes.stop();
      await Promise.all([server.stop(), guarded.stop()]);
      await simulated.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Observes requests and frames. `consumeChange` returns whether any since the last call may have changed data. */
function observeChanges(): { consumeChange(): boolean; stop(): void } {
  let responses: ServerResponse[] = [];
  let hasFrames = false;
  const observers = {
    [OBSERVED.exchange]: (message: unknown) => {
      const { request, response } = message as ObservedExchange;
      if (!SAFE_METHODS.includes(request.method ?? '')) responses.push(response);
    },
    [OBSERVED.frame]: () => {
      hasFrames = true;
    },
  };
  for (const [name, observe] of Object.entries(observers)) subscribe(name, observe);
  return {
    consumeChange() {
      const hasChanges = hasFrames || responses.some(({ statusCode }) => statusCode < 400 || statusCode >= 500);
      [responses, hasFrames] = [[], false];
      return hasChanges;
    },
    stop() {
      for (const [name, observe] of Object.entries(observers)) unsubscribe(name, observe);
    },
  };
}
