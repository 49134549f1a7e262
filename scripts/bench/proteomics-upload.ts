/**
 * Measures the upload of a large raw file over loopback by multipart and by the tus protocol, compared with a bare stream to
 * the same disk with fsync. UPLOAD_MEGABYTES sets the size (default: 2000).
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { type ServerProcess, startProgram, startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const MEGABYTES = Number(process.env.UPLOAD_MEGABYTES ?? 2_000);
const ROUNDS = 3;
const PIECE = randomBytes(1_000_000);
const BOUNDARY = 'between-the-parts';

interface Target {
  address: string;
  pipeline: string;
  user: string;
}

/** Measures both kinds of upload and the bare stream alternately, so that a busy disk affects all three. */
export async function measureProteomicsUpload(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const bareFolder = join(folder, 'bare');
  mkdirSync(bareFolder);
  const bare = await startProgram('scripts/bench/bare-upload.ts', [bareFolder]);
  const server = await startServer({ DATA_DIR: folder, PORT: '0', SERVICES: 'proteomics' });
  try {
    const target = await createTarget(server.address);
    await sendMultipart(target, 'warm-up.raw', 10);
    await sendByTus(target, 'warm-up-too.raw', 10);
    const before = readPeakMemory(server);
    const rounds: { multipart: number; tus: number; bare: number }[] = [];
    // All files use the same disk and memory, because writing to newly allocated memory takes longer.
    const measureUpload = async (work: () => Promise<void>) => {
      const taken = await measureSeconds(work);
      for (const name of readdirSync(bareFolder)) rmSync(join(bareFolder, name));
      rmSync(join(folder, 'proteomics/raw'), { recursive: true, force: true });
      return taken;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        bare: await measureUpload(() => sendUpload(bare.address, 'POST', {}, [], MEGABYTES)),
        multipart: await measureUpload(() => sendMultipart(target, `multipart-${round}.raw`, MEGABYTES)),
        tus: await measureUpload(() => sendByTus(target, `tus-${round}.raw`, MEGABYTES)),
      });
    }
    const grown = before === undefined ? undefined : (readPeakMemory(server) as number) - before;
    const computeSpeed = (kind: 'multipart' | 'tus' | 'bare') => MEGABYTES / computeMedian(rounds.map((round) => round[kind]));
    const computeRatio = (kind: 'multipart' | 'tus') => computeMedian(rounds.map((round) => round.bare / round[kind]));
    const createFigure = (kind: 'multipart' | 'tus', what: string): Figure => ({
      what: `upload of ${MEGABYTES} MB ${what}`,
      measured: `${Math.round(computeSpeed(kind))} MB/s, ${computeRatio(kind).toFixed(2)} of bare`,
      beside: `bare stream with fsync ${Math.round(computeSpeed('bare'))} MB/s`,
      target: '0.7 of bare',
    });
    return [
      createFigure('multipart', 'by multipart, with checksum'),
      createFigure('tus', 'by tus, with checksum'),
      {
        what: 'memory that these uploads add',
        measured: grown === undefined ? 'unknown: no /proc' : `${Math.round(grown)} MB`,
        beside: `${ROUNDS * 2} uploads of ${MEGABYTES} MB`,
        target: 'below 64 MB',
      },
    ];
  } finally {
    await Promise.all([bare.stop(), server.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createTarget(address: string): Promise<Target> {
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${address}/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { uuid: string; slug: string };
  };
  const { slug } = await postJson('projects', { name: 'Bench' });
  const { uuid: pipeline } = await postJson('pipelines', { project: slug, name: 'Bench' });
  const { uuid: user } = await postJson('users', { email: 'bench@example.org', name: 'Bench' });
  return { address, pipeline, user };
}

async function sendMultipart({ address, pipeline, user }: Target, name: string, megabytes: number): Promise<void> {
  const formatPart = (part: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="orig_file"; filename="${name}"\r\n`;
  const head = `${formatPart('pipeline', pipeline)}${formatPart('user', user)}${file}Content-Type: application/octet-stream\r\n\r\n`;
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  await sendUpload(`${address}/api/upload/raw`, 'POST', headers, [head, `\r\n--${BOUNDARY}--\r\n`], megabytes);
}

async function sendByTus({ address, pipeline, user }: Target, name: string, megabytes: number): Promise<void> {
  const metadata = Object.entries({ filename: name, pipeline, user })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const version = { 'Tus-Resumable': '1.0.0' };
  const length = { 'Upload-Length': String(megabytes * PIECE.length), 'Upload-Metadata': metadata };
  const started = await fetch(`${address}/api/uploads`, { method: 'POST', headers: { ...version, ...length } });
  const headers = { ...version, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
  await sendUpload(`${address}${started.headers.get('location')}`, 'PATCH', headers, [], megabytes);
}

/** Sends some megabytes between the given start and end of a body. */
function sendUpload(
  url: string,
  method: string,
  headers: Record<string, string>,
  [head = '', foot = '']: readonly string[],
  megabytes: number,
): Promise<void> {
  const length = Buffer.byteLength(head) + megabytes * PIECE.length + Buffer.byteLength(foot);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method, headers: { ...headers, 'Content-Length': length }, agent: false },
      (response) => {
        const { statusCode = 0 } = response;
        if (statusCode >= 300) reject(new Error(`${method} ${url}: ${statusCode}`));
        response.resume().on('end', resolve);
      },
    );
    request.once('error', reject);
    request.write(head);
    let sent = 0;
    const sendMore = () => {
      while (sent < megabytes) {
        // Every chunk is different, so that the file system cannot deduplicate them.
        const piece = Buffer.from(PIECE);
        piece.writeUInt32BE(sent);
        sent += 1;
        if (!request.write(piece)) {
          request.once('drain', sendMore);
          return;
        }
      }
      request.end(foot);
    };
    sendMore();
  });
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Returns the peak memory of a process in MB; undefined without /proc. */
function readPeakMemory({ pid }: ServerProcess): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_000;
  } catch {
    return undefined;
  }
}
