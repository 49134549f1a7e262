// @module-tag full
/** Tests the responses of every operation during an outage of the database, and while its disk is full. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type ContractDocument,
  getOperations,
  type ResponseObject,
  readDocument,
  resolveReference,
} from '../src/contract/documents/document.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { silentLog } from '../src/storage/storage-errors.ts';
import { describeWithDatabase, fillDisk, openTestDatabase } from '../src/storage/testing.ts';
import { createDatabaseProxy, type DatabaseProxy } from '../src/storage/testing-proxy.ts';
import { type FuzzOperation, listFuzzOperations } from './fuzz/fuzz-operations.ts';
import { type FuzzLaboratory, startFuzzLaboratory } from './fuzz/laboratory.ts';
import { createWireRequest } from './fuzz/requests.ts';
import { createSender, type SeenExchange, type Sender } from './fuzz/sending.ts';
import { generateValidDrafts } from './fuzz/valid-requests.ts';

const SEED = 20_260_322;
/** Maximum number of requests per operation. Some random requests are rejected before they reach the database. */
const MAX_REQUESTS = 12;
const DOCUMENTS = ['collaborations', 'hub', 'support', 'proteomics'];
const LOST = 'The database is unavailable. Try again in a few seconds.';
const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';
/** Operation with a WebSocket handshake, which this test does not send. */
const CHANNEL = 'openHubChannel';

/** Operations whose random requests do not lead to the status, by status and document. */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  // These operations require a login in progress, or a token, and call the provider first.
  'collaborations 503': ['finishLogin', 'getMe'],
  // These operations do not use the database. Their 503 means that login is disabled.
  'hub 503': [
    'createHubToken',
    'listBrapiStudyTypes',
    'listHubTokens',
    'newWorkspaceForm',
    'revokeHubToken',
    'revokeHubTokenFromPage',
    'showHubIdentity',
  ],
  // Random profiles are rejected before they are saved; src/hub/saving/ saves a real one. The others do not use the database,
  // and their 503 means too much work.
  'support 503': [
    'compareProfiles',
    'downloadComparison',
    'downloadMergedProfile',
    'mergeProfiles',
    'newProfileDraftForm',
    'previewMerge',
    'saveMergedProfile',
    'showComparison',
    'showMerge',
  ],
  // The random files of this test are invalid, and are rejected before they are stored.
  'support 507': ['replaceProfileDraftFromPage', 'saveMergedProfile'],
  // exportHubProject writes to a folder, which src/hub/exchange/ tests. The others require an older state, the file of a
  // preview, a table of known units, a typed name, a workspace with roles, or no open review, as in
  // src/hub/saving/full-database.test.ts and src/hub/brapi/observations/from-table.test.ts.
  'hub 507': [
    'addHubImportColumns',
    'addWorkspacePerson',
    'changeWorkspacePerson',
    'changeWorkspacePersonFromPage',
    'chooseForHubImport',
    'createHubToken',
    'deleteHubProjectFromPage',
    'deleteWorkspaceFromPage',
    'exportHubProject',
    'leaveWorkspace',
    'removeWorkspacePerson',
    'removeWorkspacePersonFromPage',
    'requestHubReview',
    'restoreDeletedHubItem',
    'restoreHubEntity',
    'revokeHubToken',
    'revokeHubTokenFromPage',
  ],
  // These operations do not use the database. Their 503 means that login is disabled, which personal tokens require.
  'proteomics 503': ['listPipelineTools', 'revokePersonalToken', 'showProteomicsPerson'],
  // These operations require a queued run, which src/proteomics/runs/ tests, or are uploads, which src/proteomics/uploads/
  // tests.
  'proteomics 507': [
    'cancelRun',
    'cancelRunByForm',
    'continueRawFileUpload',
    'createPersonalToken',
    'createRawFileUpload',
    'getUploadOffset',
    'revokePersonalToken',
  ],
};

describeWithDatabase('Every operation', () => {
  let outer: Database;
  let inner: Database;
  let proxy: DatabaseProxy;
  let laboratory: FuzzLaboratory;
  let sender: Sender;
  beforeAll(async () => {
    outer = await openTestDatabase();
    proxy = await createDatabaseProxy(outer.url);
    inner = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log: silentLog });
    laboratory = await startFuzzLaboratory(inner);
    sender = createSender();
  });
  afterAll(async () => {
    sender.close();
    await laboratory.stop();
    await inner.close();
    await proxy.close();
    await outer.close();
  });

  /** Sends valid requests until a response has the expected status. Resolves with all responses. */
  async function sendUntilStatus(operation: FuzzOperation, accept: string, status: number): Promise<SeenExchange[]> {
    const known = { hints: laboratory.getHints(operation.document), files: laboratory.getFiles(operation.id) };
    const drafts = generateValidDrafts(operation, known, { existing: true, accepts: [accept] });
    const seen: SeenExchange[] = [];
    for (const draft of fc.sample(drafts, { seed: SEED, numRuns: MAX_REQUESTS })) {
      const wire = createWireRequest(operation, draft);
      const headers = { ...wire.headers, ...(await laboratory.createHeaders(operation.document)) };
      seen.push(await sender.send(laboratory.address, { ...wire, headers }));
      if (seen.at(-1)?.status === status) break;
    }
    return seen;
  }

  async function getAnswers(name: string, status: number, sentence: string) {
    const wrong: string[] = [];
    const unreached: string[] = [];
    const document = readDocument(name);
    for (const operation of listFuzzOperations(document, name)) {
      if (operation.id === CHANNEL) continue;
      for (const type of listMediaTypes(document, operation.id, status)) {
        const seen = await sendUntilStatus(operation, type, status);
        const last = seen.at(-1);
        for (const one of seen) if (one.status === 500) wrong.push(`${operation.id} as ${type}: 500`);
        if (last?.status !== status) unreached.push(operation.id);
        else if (operation.method !== 'HEAD' && last.body?.includes(sentence) !== true)
          wrong.push(`${operation.id} as ${type}: ${last.body?.slice(0, 200)}`);
        else if (status === 503 && last.headers['retry-after'] !== '2')
          wrong.push(`${operation.id} as ${type}: no Retry-After`);
      }
    }
    return { wrong, unreached: [...new Set(unreached)].sort() };
  }

  it.each(DOCUMENTS)('in the document %s returns 503 with the same detail during an outage of the database', async (name) => {
    await laboratory.reset(name);
    await proxy.cut('reset');
    await vi.waitUntil(
      () =>
        inner.pingDatabase().then(
          () => false,
          () => true,
        ),
      { timeout: 30_000 },
    );
    const found = await getAnswers(name, 503, LOST);
    await proxy.restore();
    await vi.waitUntil(
      () =>
        inner.pingDatabase().then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    );
    expect(found).toEqual({ wrong: [], unreached: UNREACHED[`${name} 503`] ?? [] });
  });

  it.each(['hub', 'support', 'proteomics'])(
    'that writes data in the document %s returns 507 while the disk of the database is full',
    async (name) => {
      await laboratory.reset(name);
      // Otherwise, the time comes from a file and cannot be changed.
      await outer.pool.query('update proteomics_raw_files set acquired_at = null');
      const { rows } = await outer.pool.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const free = await fillDisk(
        outer.pool,
        rows.map((table) => `insert or update or delete on ${table.name}`),
      );
      const found = await getAnswers(name, 507, FULL);
      await free();
      expect(found).toEqual({ wrong: [], unreached: UNREACHED[`${name} 507`] ?? [] });
    },
  );
});

/** Returns the documented media types of a status: any for a response without a body, none for an undocumented status. */
function listMediaTypes(document: ContractDocument, operationId: string, status: number): string[] {
  const found = [...getOperations(document)].find(({ operation }) => operation.operationId === operationId);
  const answer = found?.operation.responses[String(status)];
  if (answer === undefined) return [];
  const types = Object.keys(resolveReference<ResponseObject>(document, answer as ResponseObject).content ?? {});
  return types.length === 0 ? ['*/*'] : types;
}
