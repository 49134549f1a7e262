/** Simulates the REST API of InvenioRDM. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredFile {
  status: 'pending' | 'completed';
  content: Buffer;
}

export interface InvenioRecord {
  readonly id: string;
  metadata: Record<string, unknown>;
  pids: Record<string, unknown>;
  isPublished: boolean;
  readonly files: Map<string, StoredFile>;
}

export type Fault =
  /** Responds with this status without processing the request. */
  | { readonly status: number; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }
  | { readonly statusAfter: number }
  /** Closes the connection before the end of the request body. */
  | 'reset'
  /** Changes one byte of the stored content. */
  | 'damage'
  /** The server never responds. */
  | 'silence';

export interface FakeInvenio {
  readonly address: string;
  readonly token: string;
  readonly records: Map<string, InvenioRecord>;
  readonly calls: string[];
  /** Adds faults for the next matching requests. Each fault occurs once. */
  failAt(call: RegExp, ...faults: readonly Fault[]): void;
  /** Blocks the next matching request until the test calls `release`. */
  hold(call: RegExp): { readonly arrived: Promise<void>; release(): void };
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

const createErrorReply = (status: number, message: string, errors?: readonly object[]): Reply => ({
  status,
  body: { status, message, ...(errors === undefined ? {} : { errors }) },
});

export async function startFakeInvenio(): Promise<FakeInvenio> {
  const records = new Map<string, InvenioRecord>();
  const calls: string[] = [];
  const faults: { readonly call: RegExp; readonly fault: Fault }[] = [];
  const holds: { readonly call: RegExp; readonly arrive: () => void; readonly until: Promise<void> }[] = [];
  const token = 'token-of-the-fake-invenio';

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const held = holds.findIndex((one) => one.call.test(call));
    if (held !== -1) {
      const [{ arrive, until }] = holds.splice(held, 1) as [(typeof holds)[number]];
      arrive();
      await until;
    }
    const index = faults.findIndex((one) => one.call.test(call));
    const fault = index === -1 ? undefined : faults.splice(index, 1)[0]?.fault;
    if (fault === 'silence') return;
    if (fault === 'reset') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    const body = await readBody(request);
    if (fault === 'damage' && body.length > 0) body[0] = (body[0] ?? 0) ^ 1;
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.body ?? { status: fault.status, message: 'A fault.' }));
      return;
    }
    const reply =
      request.headers.authorization === `Bearer ${token}`
        ? answerRequest(records, request.method ?? '', request.url ?? '', body)
        : createErrorReply(403, 'Permission denied.');
    const status = typeof fault === 'object' && 'statusAfter' in fault ? fault.statusAfter : reply.status;
    response.writeHead(status, { 'content-type': status === 504 ? 'text/html' : 'application/json' });
    response.end(status === 504 ? '<h1>Gateway timeout</h1>' : reply.body === undefined ? '' : JSON.stringify(reply.body));
  };
  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    records,
    calls,
    failAt: (call, ...more) => void faults.push(...more.map((fault) => ({ call, fault }))),
    hold(call) {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((arrive) => holds.push({ call, arrive, until }));
      return { arrived, release: () => release() };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answerRequest(records: Map<string, InvenioRecord>, method: string, url: string, body: Buffer): Reply {
  const [, id = '', rest = ''] = /^\/api\/records(?:\/([^/]+))?(?:\/(.*))?$/.exec(url) ?? [];
  if (url === '/api/records' && method === 'POST') return createRecord(records, JSON.parse(body.toString()));
  const record = records.get(id);
  if (record === undefined) return createErrorReply(404, 'The persistent identifier does not exist.');
  if (rest === '')
    return record.isPublished
      ? { status: 200, body: formatRecord(record) }
      : createErrorReply(404, 'The record is not published.');
  if (record.isPublished) return createErrorReply(404, 'The record has no draft.');
  if (rest === 'draft') return handleDraft(records, record, method, body);
  if (rest === 'draft/pids/doi' && method === 'POST') return reserveDoi(record);
  if (rest === 'draft/actions/publish' && method === 'POST') return publishRecord(record);
  if (rest.startsWith('draft/files'))
    return handleFiles(record, method, rest.split('/').slice(2).map(decodeURIComponent), body);
  return createErrorReply(404, 'Not found.');
}

function createRecord(records: Map<string, InvenioRecord>, sent: { metadata?: Record<string, unknown> }): Reply {
  const id = String(4242 + records.size);
  const record: InvenioRecord = { id, metadata: sent.metadata ?? {}, pids: {}, isPublished: false, files: new Map() };
  records.set(id, record);
  return { status: 201, body: formatRecord(record) };
}

function handleDraft(records: Map<string, InvenioRecord>, record: InvenioRecord, method: string, body: Buffer): Reply {
  if (method === 'DELETE') {
    records.delete(record.id);
    return { status: 204 };
  }
  if (method === 'PUT') {
    const sent = JSON.parse(body.toString());
    record.metadata = sent.metadata ?? {};
    // InvenioRDM replaces the whole document.
    record.pids = sent.pids ?? {};
  }
  return { status: 200, body: formatRecord(record) };
}

function reserveDoi(record: InvenioRecord): Reply {
  if (record.pids.doi !== undefined) return createErrorReply(400, 'A PID already exists for type doi');
  record.pids = { doi: { identifier: `10.5072/zenodo.${record.id}`, provider: 'datacite', client: 'datacite' } };
  return { status: 201, body: formatRecord(record) };
}

function handleFiles(record: InvenioRecord, method: string, [key, action]: readonly string[], body: Buffer): Reply {
  const { files } = record;
  const readEntry = (name: string) => {
    const { status, content } = files.get(name) as StoredFile;
    const checksum = `md5:${createHash('md5').update(content).digest('hex')}`;
    return status === 'pending' ? { key: name, status } : { key: name, status, checksum, size: content.length };
  };
  if (key === undefined && method === 'GET')
    return { status: 200, body: { enabled: true, entries: [...files.keys()].map(readEntry) } };
  if (key === undefined) {
    const names: string[] = JSON.parse(body.toString()).map((one: { key: string }) => one.key);
    const taken = names.find((name) => files.has(name));
    if (taken !== undefined) return createErrorReply(400, `File with key ${taken} already exists.`);
    for (const name of names) files.set(name, { status: 'pending', content: Buffer.alloc(0) });
    return { status: 201, body: { entries: names.map(readEntry) } };
  }
  const file = files.get(key);
  if (file === undefined) return createErrorReply(404, 'File not found.');
  if (method === 'DELETE') files.delete(key);
  if (method === 'DELETE') return { status: 204 };
  if (action === 'content') file.content = body;
  if (action === 'commit') file.status = 'completed';
  return { status: 200, body: readEntry(key) };
}

function publishRecord(record: InvenioRecord): Reply {
  const errors = listProblems(record);
  if (record.files.size === 0) errors.push({ field: 'files.enabled', messages: ['Missing uploaded files.'] });
  if (errors.length > 0) return createErrorReply(400, 'A validation error occurred.', errors);
  record.isPublished = true;
  return { status: 202, body: formatRecord(record) };
}

function listProblems({ metadata }: InvenioRecord): { field: string; messages: string[] }[] {
  return ['resource_type', 'creators', 'title', 'publication_date'].flatMap((name) =>
    metadata[name] === undefined ? [{ field: `metadata.${name}`, messages: ['Missing data for required field.'] }] : [],
  );
}

/** Returns a record with the errors of its metadata. */
function formatRecord(record: InvenioRecord): object {
  const { id, metadata, pids, isPublished } = record;
  const errors = listProblems(record);
  return { id, metadata, pids, is_published: isPublished, ...(errors.length === 0 ? {} : { errors }) };
}
