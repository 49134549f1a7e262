/** Starts a server with a pipeline and a user for tests, and sends unusual uploads. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../contract-tests/test-server.ts';

export interface UploadSite {
  readonly server: TestServer;
  readonly address: string;
  readonly dataDir: string;
  readonly pipeline: string;
  readonly user: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export async function startUploadSite(
  dataDir: string,
  environment: Record<string, string> = {},
  options: TestServerOptions = { withDatabase: true },
): Promise<UploadSite> {
  const server = await startTestServer({ DATA_DIR: dataDir, ...environment }, options);
  return { server, address: server.address, dataDir, ...(await createRecords(server.address)) };
}

/** Creates a project, a pipeline and a user, and returns their identifiers. */
export async function createRecords(address: string): Promise<{ pipeline: string; user: string }> {
  const postJson = async (path: string, body: object) => {
    const response = await fetch(`${address}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { uuid: string; slug: string };
  };
  const project = await postJson('projects', { name: 'Lung cohort' });
  const pipeline = await postJson('pipelines', { project: project.slug, name: 'TMT11 quality' });
  const user = await postJson('users', { email: `${Date.now()}.${Math.random()}@example.org`, name: 'Instrument operator' });
  return { pipeline: pipeline.uuid, user: user.uuid };
}

/** Fields as [name, value], and files as [name, [file name, content]]. */
export type Parts = readonly (readonly [string, string | readonly [string, string | Buffer]])[];

/** Sends a multipart body with these parts unchanged. */
export async function sendParts(address: string, path: string, parts: Parts, accept = 'application/json'): Promise<Answer> {
  const boundary = 'between-the-parts';
  const pieces = parts.flatMap(([name, value]) => {
    const [file, content] = typeof value === 'string' ? [undefined, value] : value;
    const disposition = `form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
    const type = file === undefined ? '' : 'Content-Type: application/octet-stream\r\n';
    return [`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type}\r\n`, content, '\r\n'];
  });
  const body = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}`, Accept: accept };
  return readAnswer(await fetch(`${address}${path}`, { method: 'POST', headers, body, redirect: 'manual' }));
}

export function uploadRawFile(site: UploadSite, name: string, content: string | Buffer): Promise<Answer> {
  return sendParts(site.address, '/api/upload/raw', [
    ['pipeline', site.pipeline],
    ['user', site.user],
    ['orig_file', [name, content]],
  ]);
}

/** Parses a JSON body. A body of another type is returned in `text`. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } };
}

/** Sends the head of a request and the beginning of its body. The caller sends the rest. */
export async function sendBeginning(address: string, head: readonly string[], beginning: string | Buffer): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\nHost: ${hostname}:${port}\r\n\r\n`);
  await new Promise((resolve) => socket.write(beginning, resolve));
  return socket;
}

/** Returns a multipart body up to the content of the file. */
export function buildMultipartBeginning(site: Pick<UploadSite, 'pipeline' | 'user'>, name: string): string {
  return [
    '--between-the-parts',
    'Content-Disposition: form-data; name="pipeline"',
    '',
    site.pipeline,
    '--between-the-parts',
    'Content-Disposition: form-data; name="user"',
    '',
    site.user,
    '--between-the-parts',
    `Content-Disposition: form-data; name="orig_file"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
    '',
  ].join('\r\n');
}

export const TUS = { 'Tus-Resumable': '1.0.0' };

export function encodeMetadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

export async function beginUpload(
  site: Pick<UploadSite, 'address' | 'pipeline'> & { readonly user?: string },
  name: string,
  size: number,
  further: Readonly<Record<string, string>> = {},
): Promise<Answer & { url: string }> {
  const user = site.user === undefined ? {} : { user: site.user };
  const metadata = encodeMetadata({ filename: name, pipeline: site.pipeline, ...user });
  const headers = { ...TUS, ...further, 'Upload-Length': String(size), 'Upload-Metadata': metadata };
  const answer = await readAnswer(await fetch(`${site.address}/api/uploads`, { method: 'POST', headers }));
  return { ...answer, url: `${site.address}${answer.headers.get('location') ?? ''}` };
}

export async function sendPart(url: string, offset: number, part: Buffer): Promise<Answer> {
  const headers = { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
  return readAnswer(await fetch(url, { method: 'PATCH', headers, body: part }));
}

export async function readOffset(url: string): Promise<{ status: number; headers: Headers }> {
  return fetch(url, { method: 'HEAD', headers: TUS });
}

/** Sends a GET request with headers that fetch does not allow. Resolves with the status. */
export function getWithHeaders(address: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(`${address}${path}`, { headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

/** Lists all files in the folder of the service, with relative paths. */
export async function listProteomicsFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'proteomics'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
}

export function readContent(dataDir: string, file: string): Promise<Buffer> {
  return readFile(join(dataDir, file));
}

/** Returns the SHA-256 in lower-case hexadecimal. */
export function hashSha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export async function waitUntil(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`timeout: ${what}`);
}
