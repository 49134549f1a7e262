/** Tests virus scans with a simulated scanner that implements the protocol of clamd (clamd(8), INSTREAM). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import {
  listProteomicsFiles,
  type Parts,
  sendParts,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
} from './uploads/testing-uploads.ts';

const FOUND = 'a text that the scanner knows';
/** Maximum number of bytes in a stream, like StreamMaxLength of clamd. */
const MAX_STREAM_BYTES = 100_000;

/** Reads a stream to its end, and responds like clamd. */
async function handleStream(socket: Socket, seen: string[]): Promise<void> {
  const received: Buffer[] = [];
  let at = 0;
  const readBytes = async (chunks: AsyncIterator<Buffer>, bytes: number): Promise<Buffer> => {
    while (Buffer.concat(received).length < at + bytes) {
      const { value, done } = await chunks.next();
      if (done === true) throw new Error('the stream broke off');
      received.push(value);
    }
    at += bytes;
    return Buffer.concat(received).subarray(at - bytes, at);
  };
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  if (String(await readBytes(chunks, 10)) !== 'zINSTREAM\0') throw new Error('no INSTREAM');
  const pieces: Buffer[] = [];
  for (;;) {
    const length = (await readBytes(chunks, 4)).readUInt32BE();
    if (length === 0) break;
    pieces.push(await readBytes(chunks, length));
    if (Buffer.concat(pieces).length > MAX_STREAM_BYTES) {
      socket.end('INSTREAM size limit exceeded. ERROR\0');
      return;
    }
  }
  const content = String(Buffer.concat(pieces));
  seen.push(content);
  socket.end(`stream: ${content.includes(FOUND) ? 'Test.Signature-1 FOUND' : 'OK'}\0`);
}

describeWithDatabase('The proteomics service with a virus scanner', () => {
  const seen: string[] = [];
  let folder: string;
  let scanner: Server;
  let port: number;
  let site: UploadSite;

  const sockets = new Set<Socket>();
  const stopScanner = () =>
    new Promise<void>((resolve) => {
      scanner.close(() => resolve());
      // After an early rejection, the scanner's side of the connection is still open.
      for (const socket of sockets) socket.destroy();
    });
  const startScanner = () => new Promise<void>((resolve) => scanner.listen(port, '127.0.0.1', resolve));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-scan-'));
    scanner = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
      handleStream(socket, seen).catch(() => socket.destroy());
    });
    port = 0;
    await startScanner();
    port = (scanner.address() as AddressInfo).port;
    const toolsFile = join(folder, 'tools.json');
    const step = { name: 'search', command: [process.execPath, '--version', '{fasta}'] };
    await writeFile(toolsFile, JSON.stringify({ tools: { searches: { uploads: ['fasta'], steps: [step] } } }));
    const environment = { CLAMD_ADDRESS: `127.0.0.1:${port}`, MAX_RAW_FILE_BYTES: '1000000', TOOLS_FILE: toolsFile };
    site = await startUploadSite(folder, environment);
  });
  afterAll(async () => {
    await site?.server.stop();
    await stopScanner();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    seen.length = 0;
  });

  const listRows = async (name: string) =>
    (await site.server.database?.pool.query('select from proteomics_raw_files where name = $1', [name]))?.rowCount;
  const createResultParts = (content: string): Parts => [
    ['pipeline', site.pipeline],
    ['raw_file', 'imported.raw'],
    ['files', ['summary.txt', content]],
  ];
  const sendTus = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(new URL(path, site.address), { ...init, headers: { 'Tus-Resumable': '1.0.0', ...headers } });
  /** Uploads a file by the resumable protocol in a single request. */
  const uploadResumable = (name: string, content: string) => {
    const metadata = Object.entries({ filename: name, pipeline: site.pipeline, user: site.user })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const headers = { 'Upload-Length': String(content.length), 'Upload-Metadata': metadata };
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    return sendTus('/api/uploads', { ...headers, ...type }, { method: 'POST', body: content });
  };

  it('stores a clean raw file after the scanner has read it completely', async () => {
    const content = 'spectra '.repeat(9_000);
    const { status } = await uploadRawFile(site, 'clean.raw', content);
    expect([status, seen]).toEqual([201, [content]]);
  });

  it('rejects an infected raw file with 400 and the name of the malware, and does not store it', async () => {
    const before = await listProteomicsFiles(folder);
    const { status, body } = await uploadRawFile(site, 'infected.raw', FOUND);
    expect([status, body]).toEqual([400, { detail: 'infected.raw was not stored: the virus scanner found Test.Signature-1.' }]);
    expect([await listRows('infected.raw'), await listProteomicsFiles(folder)]).toEqual([0, before]);
  });

  it('rejects an infected resumable upload with 400 and the name of the malware, and discards it', async () => {
    const before = await listProteomicsFiles(folder);
    const answer = await uploadResumable('resumed.raw', FOUND);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { detail: 'resumed.raw was not stored: the virus scanner found Test.Signature-1.' },
    ]);
    expect([await listRows('resumed.raw'), await listProteomicsFiles(folder)]).toEqual([0, before]);
  });

  it('does not import infected results', async () => {
    const { status, body } = await sendParts(site.address, '/api/admin/results', createResultParts(`Raw file\n${FOUND}\n`));
    expect([status, body, await listRows('imported.raw')]).toEqual([
      400,
      { detail: 'summary.txt was not stored: the virus scanner found Test.Signature-1.' },
      0,
    ]);
  });

  it('does not store an infected search file', async () => {
    const parts: Parts = [
      ['kind', 'fasta'],
      ['file', ['human.fasta', `>P02769 ${FOUND}\nMKWVTF\n`]],
    ];
    const made = await fetch(`${site.address}/api/admin/pipelines`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: 'lung-cohort', name: 'Searched', tool: 'searches' }),
    });
    const { uuid } = (await made.json()) as { uuid: string };
    const { status, body } = await sendParts(site.address, `/proteomics/admin/pipelines/${uuid}/files`, parts, 'text/html');
    expect([
      status,
      String(body.text).includes('human.fasta was not stored: the virus scanner found Test.Signature-1.'),
    ]).toEqual([400, true]);
  });

  it('rejects a file above the size limit of the scanner with 400 and its name', async () => {
    const { status, body } = await uploadRawFile(site, 'large.raw', 'x'.repeat(MAX_STREAM_BYTES + 1));
    expect([status, String(body.detail)]).toEqual([400, expect.stringMatching(/^large\.raw .* larger than the virus scanner/)]);
  });

  it('returns 503 for files while the scanner does not respond, and completes a resumable upload afterwards', async () => {
    await stopScanner();
    const direct = await uploadRawFile(site, 'waiting.raw', 'spectra');
    const begun = await uploadResumable('waiting-too.raw', 'spectra');
    const page = await sendParts(
      site.address,
      '/proteomics/projects/lung-cohort/tmt11-quality/upload',
      [
        ['user', site.user],
        ['orig_file', ['by-page.raw', 'spectra']],
      ],
      'text/html',
    );
    const { rows } = (await site.server.database?.pool.query('select id from proteomics_uploads')) ?? { rows: [] };
    await startScanner();
    const offset = await sendTus(`/api/uploads/${rows[0]?.id}`, {}, { method: 'HEAD' });
    expect([direct.status, begun.status, page.status, await listRows('waiting.raw')]).toEqual([503, 503, 503, 0]);
    expect(String(direct.body.detail)).toBe(
      'waiting.raw was not stored, because the virus scanner does not respond. Try again later.',
    );
    expect([offset.status, offset.headers.get('raw-file') !== null, await listRows('waiting-too.raw')]).toEqual([200, true, 1]);
  });
});
