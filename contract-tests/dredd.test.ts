// @module-tag full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../src/contract/documents/document.ts';
import { type DreddTransaction, findHeader, listDocumentedAnswers, type Preparation, runDredd } from './dredd.ts';
import { setAddress } from './dredd-requests.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
/** A server whose metrics require a token. */
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ METRICS_TOKEN: 'a-token-that-nobody-sends' });
});
afterAll(() => Promise.all([server.stop(), guarded.stop()]));

describe.each(['server', 'schemas'])('Dredd, run against the document %s,', (name) => {
  const document = readDocument(name);

  it('receives every documented response', async () => {
    const { statistics, judged, skipped, failures } = await runDredd(document, name, server.address, findPreparation, freeForm);
    const documented = listDocumentedAnswers(document);
    expect(failures).toEqual([]);
    // Several media types of a status are separate transactions, so a set is compared.
    expect([...new Set([...judged, ...skipped])].sort()).toEqual(documented.sort());
    expect(statistics).toMatchObject({ failures: 0, errors: 0, passes: judged.length, skipped: skipped.length });
  });
});

/** Operations whose responses have members of any name: schemas, profiles, examples and documents. */
const freeForm = new Set(['getEntitySchema', 'getProfile', 'getProfileExample', 'getMergedDocument', 'getDocument']);

/** Returns the preparation of a documented response. */
function findPreparation(operationId: string, status: number): Preparation | undefined {
  return special[`${operationId} ${status}`] ?? general[status] ?? general[0];
}

const form = new URLSearchParams({
  profile: 'miappe/1.1',
  entity: 'Study',
  text: 'unique_id: STU-1\ninvestigation_id: INV-1\ntitle: Field trial\n',
}).toString();

const general: Record<number, Preparation> = {
  0: requestExpectedType,
  304: async (transaction) => {
    // Dredd cannot read compressed responses, whose entity tags also differ.
    const headers = { ...selectAcceptHeader(transaction), 'Accept-Encoding': 'identity' };
    const first = await fetch(server.address + transaction.fullPath, { headers });
    transaction.request.headers['If-None-Match'] = String(first.headers.get('etag'));
  },
  400: (transaction) => {
    setRequestBody(transaction);
    transaction.fullPath += `${transaction.fullPath.includes('?') ? '&' : '?'}nonsense=1`;
  },
  403: (transaction) => {
    setRequestBody(transaction);
    transaction.request.headers['Sec-Fetch-Site'] = 'cross-site';
  },
  404: (transaction) => {
    transaction.fullPath = transaction.fullPath
      .replace('1.1', '9.9')
      .replace('schemas.json', 'nowhere.json')
      .replace('document=schemas', 'document=nowhere')
      .replace('miappe', 'nowhere');
    if (!transaction.fullPath.includes('9.9') && !transaction.fullPath.includes('nowhere'))
      transaction.fullPath += '?profile=nowhere';
  },
  413: (transaction) => {
    setRequestBody(transaction);
    transaction.request.body = (transaction.request.body ?? '').padEnd(6_000_000, ' ');
  },
  415: (transaction) => {
    setRequestBody(transaction);
    transaction.request.headers['Content-Encoding'] = 'nonsense';
    // Dredd ignores examples of headers, and would compare the header with an empty string.
    for (const name of Object.keys(transaction.expected.headers))
      if (name.toLowerCase() === 'accept-encoding') delete transaction.expected.headers[name];
  },
};

const special: Record<string, Preparation> = {
  'validateObject 404': (transaction) => {
    transaction.request.body = JSON.stringify({ entity: 'Nothing', data: {} });
  },
  'validateText 404': (transaction) => {
    setRequestBody(transaction);
    transaction.request.body = form.replace('Study', 'Nothing');
  },
  'showValidator 404': (transaction) => {
    transaction.fullPath = '/validator?profile=nowhere/1.0';
  },
  'getMetrics 401': (transaction) => setAddress(transaction, guarded.address),
  'getMetrics 403': (transaction) => {
    transaction.request.headers['X-Forwarded-For'] = '192.0.2.1';
  },
  'showOperation 404': (transaction) => {
    transaction.fullPath = transaction.fullPath.replace(/[^/]+$/, 'doNothing');
  },
  'getReadiness 503': () => server.pretendUnready(1),
};

function requestExpectedType(transaction: DreddTransaction): void {
  setRequestBody(transaction);
  // Dredd requires this header, which only some responses have. Ajv checks it correctly.
  delete transaction.expected.headers['Set-Cookie'];
  if (findHeader(transaction.expected.headers, 'content-type') === 'application/yaml') {
    transaction.fullPath = transaction.fullPath.replace('format=json', 'format=yaml').replace('.json', '.yaml');
  }
}

/** Sets the body of forms, because Dredd does not create it. */
function setRequestBody(transaction: DreddTransaction): void {
  if (transaction.request.headers['Content-Type'] === 'application/x-www-form-urlencoded') transaction.request.body = form;
}

function selectAcceptHeader(transaction: DreddTransaction): Record<string, string> {
  return transaction.request.headers.Accept === undefined ? {} : { Accept: transaction.request.headers.Accept };
}
