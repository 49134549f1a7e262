/** Simulates the native API of Dataverse. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackedFiles } from '../exchange/import/reading/packed-files.ts';
import { READING_LIMITS } from '../exchange/import/reading/reading-limits.ts';

export interface FakeDataset {
  readonly persistentId: string;
  fields: { readonly typeName: string; readonly value: unknown }[];
  readonly files: { readonly id: number; readonly filename: string; readonly content: Buffer }[];
  versionState: 'DRAFT' | 'RELEASED';
  /** Number of lock checks until the dataset is unlocked. */
  locks: number;
}

export interface FakeDataverse {
  readonly address: string;
  readonly token: string;
  readonly datasets: Map<string, FakeDataset>;
  readonly calls: string[];
  loseResponse(call: RegExp): void;
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

const createSuccessReply = (data: unknown, status = 200): Reply => ({ status, body: { status: 'OK', data } });
const createErrorReply = (status: number, message: string): Reply => ({ status, body: { status: 'ERROR', message } });

const REQUIRED = ['title', 'author', 'datasetContact', 'dsDescription', 'subject'];

/** Starts a local server. Publication, and uploads with `tabIngest`, lock the dataset until the second lock check. */
export async function startFakeDataverse(): Promise<FakeDataverse> {
  const datasets = new Map<string, FakeDataset>();
  const calls: string[] = [];
  const lost: RegExp[] = [];
  const token = 'token-of-the-fake-dataverse';
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const sent = await readBody(request);
    const isKnown = request.headers['x-dataverse-key'] === token;
    const reply = isKnown ? await answerRequest(datasets, request, sent) : createErrorReply(401, 'Bad API key');
    const index = lost.findIndex((one) => one.test(call));
    if (index !== -1) lost.splice(index, 1);
    response.writeHead(index === -1 ? reply.status : 504, { 'content-type': 'application/json' });
    response.end(index === -1 ? JSON.stringify(reply.body) : 'Gateway timeout');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dataverse/lab`,
    token,
    datasets,
    calls,
    loseResponse: (call) => void lost.push(call),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function answerRequest(
  datasets: Map<string, FakeDataset>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<Reply> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/api/dataverses/lab/datasets') return createDataset(datasets, JSON.parse(body.toString()));
  if (pathname.startsWith('/api/files/')) return removeFile(datasets, Number(pathname.split('/').at(-1)));
  const dataset = datasets.get(searchParams.get('persistentId') ?? '');
  if (dataset === undefined) return createErrorReply(404, 'Dataset with Persistent ID not found.');
  const action = pathname.replace('/api/datasets/:persistentId', '');
  if (action === '/locks') {
    dataset.locks -= dataset.locks > 0 ? 1 : 0;
    return createSuccessReply(dataset.locks > 0 ? [{ lockType: 'finalizePublication' }] : []);
  }
  if (action === '/')
    return createSuccessReply({ latestVersion: { versionState: dataset.versionState, files: dataset.files.map(formatFile) } });
  if (action === '/versions/:latest-published')
    return dataset.versionState === 'RELEASED' ? createSuccessReply({}) : createErrorReply(404, 'No version was found.');
  if (dataset.locks > 0) return createErrorReply(403, 'Dataset cannot be edited due to a lock.');
  if (action === '/editMetadata') {
    const { fields }: Pick<FakeDataset, 'fields'> = JSON.parse(body.toString());
    const names = new Set(fields.map(({ typeName }) => typeName));
    dataset.fields = [...dataset.fields.filter(({ typeName }) => !names.has(typeName)), ...fields];
    return createSuccessReply({});
  }
  if (action === '/add') return addFile(dataset, headers['content-type'] ?? '', body);
  if (action === '/versions/:draft' && method === 'DELETE') {
    if (dataset.versionState === 'RELEASED') return createErrorReply(404, 'No draft version was found.');
    datasets.delete(dataset.persistentId);
    return createSuccessReply({ message: 'Draft version deleted.' });
  }
  if (action !== '/actions/:publish') return createErrorReply(404, 'Not found.');
  if (dataset.versionState === 'RELEASED') return createErrorReply(400, 'The dataset is published already.');
  dataset.versionState = 'RELEASED';
  dataset.locks = 2;
  return createSuccessReply({ persistentId: dataset.persistentId }, 202);
}

function createDataset(
  datasets: Map<string, FakeDataset>,
  sent: { datasetVersion?: { metadataBlocks?: { citation?: Pick<FakeDataset, 'fields'> } } },
): Reply {
  const fields = sent.datasetVersion?.metadataBlocks?.citation?.fields ?? [];
  const missing = REQUIRED.filter((name) => !fields.some(({ typeName }) => typeName === name));
  if (missing.length > 0) return createErrorReply(400, `Validation Failed: ${missing.join(', ')} is required.`);
  const persistentId = `doi:10.5072/FK2/${String(datasets.size).padStart(6, 'A')}`;
  datasets.set(persistentId, { persistentId, fields: [...fields], files: [], versionState: 'DRAFT', locks: 0 });
  return createSuccessReply({ id: datasets.size, persistentId }, 201);
}

let lastId = 0;

/** Stores a file as Dataverse does: unpacks archives, and converts tables unless `tabIngest` is false. */
async function addFile(dataset: FakeDataset, type: string, body: Buffer<ArrayBuffer>): Promise<Reply> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const file = form.get('file') as File;
  const { tabIngest = 'true' } = JSON.parse(String(form.get('jsonData')));
  const content = Buffer.from(await file.arrayBuffer());
  const parts = file.name.endsWith('.zip') ? await unpackArchive(content) : [{ name: file.name, content }];
  const added = parts.map(({ name, content: part }) => {
    lastId += 1;
    return { id: lastId, filename: tabIngest === 'true' ? name.replace(/\.csv$/, '.tab') : name, content: part };
  });
  dataset.files.push(...added);
  if (tabIngest === 'true') dataset.locks = 2;
  return createSuccessReply({ files: added.map(formatFile) });
}

async function unpackArchive(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-dataverse-'));
  try {
    const path = join(folder, 'archive.zip');
    await writeFile(path, content);
    const files = await readPackedFiles(path, READING_LIMITS, 'an archive');
    return files.map((file) => ({ name: file.path, content: Buffer.from(file.bytes) }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function formatFile({ id, filename, content }: FakeDataset['files'][number]) {
  return { dataFile: { id, filename, md5: createHash('md5').update(content).digest('hex'), filesize: content.length } };
}

function removeFile(datasets: Map<string, FakeDataset>, id: number): Reply {
  for (const { files } of datasets.values()) {
    const index = files.findIndex((file) => file.id === id);
    if (index !== -1) files.splice(index, 1);
    if (index !== -1) return createSuccessReply({ message: 'File deleted' });
  }
  return createErrorReply(404, 'File not found.');
}
