/**
 * Measures the import of a DIA-NN 2 report with 500 runs over HTTP: its time, and the memory of the server and of the measuring
 * process. REPORT_ROWS is the number of rows, by default 5,000,000 (1.2 GB).
 */
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { readHead } from '../../src/proteomics/engines/recognition/read-head.ts';
import { recognizeHead } from '../../src/proteomics/engines/recognition/recognize.ts';
import type { Figure } from './figure.ts';
import { type ServerProcess, startServer } from './programs.ts';

const ROWS = Number(process.env.REPORT_ROWS ?? 5_000_000);
const RUNS = 500;
const BOUNDARY = 'between-the-parts';
const CHECK_INTERVAL_MS = 200;

/** 32-bit numeric columns of DIA-NN 2.5.1, except those that `writeReport` names. */
const FLOATS =
  `iRT,Predicted.iRT,IM,iIM,Predicted.IM,Predicted.iIM,Precursor.Normalised,Ms1.Area,Ms1.Normalised,Ms1.Apex.Area,Ms1.Apex.Mz.Delta,
  Normalisation.Factor,Quantity.Quality,Empirical.Quality,Normalisation.Noise,Ms1.Profile.Corr,Evidence,Mass.Evidence,Channel.Evidence,
  Ms1.Total.Signal.Before,Ms1.Total.Signal.After,FWHM,PG.TopN,PG.MaxLFQ,Genes.TopN,Genes.MaxLFQ,Genes.MaxLFQ.Unique,PG.MaxLFQ.Quality,
  Genes.MaxLFQ.Quality,Genes.MaxLFQ.Unique.Quality,PEP,Global.Q.Value,Lib.Q.Value,Peptidoform.Q.Value,Global.Peptidoform.Q.Value,
  Lib.Peptidoform.Q.Value,PTM.Site.Confidence,Lib.PTM.Site.Confidence,Translated.Q.Value,Channel.Q.Value,PG.PEP,GG.Q.Value,
  Global.PG.Q.Value,Lib.PG.Q.Value,Best.Fr.Mz.Delta`.split(/,\s*/);

export async function measureEngineReport(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    NODE_ENV: 'production',
    MAX_RESULT_FILE_BYTES: '20000000000',
  });
  try {
    const path = join(folder, 'report.parquet');
    // The first import is not measured, because it also loads and compiles code.
    await writeReport(path, RUNS);
    const pipeline = await createPipeline(server.address);
    await sendFile(`${server.address}/api/admin/results`, pipeline, path);
    await writeReport(path, ROWS);
    const begun = performance.now();
    const found = recognizeHead(await readHead({ name: 'report.parquet', path }));
    const recognized = performance.now() - begun;
    if (found === undefined || 'refusal' in found) throw new Error('the report is not recognized');
    const { seconds, measuring, watched } = await importAndMonitor(server, pipeline, path);
    const size = `${(statSync(path).size / 1e9).toFixed(1)} GB, ${(ROWS / 1e6).toFixed(0)} million rows of ${RUNS} runs`;
    return [
      formatMeasurement(
        `a report of DIA-NN 2, ${size}, recognized from its footer`,
        `${recognized.toFixed(0)} ms`,
        'milliseconds',
      ),
      formatMeasurement('the same, imported', `${seconds.toFixed(0)} s, of these measuring ${measuring.toFixed(0)} s`, '—'),
      formatMeasurement(
        'memory of the process that measures it',
        `at most ${formatMegabytes(watched.child)}`,
        'below 1,500 MB',
      ),
      formatMeasurement('memory that it adds to the server', `at most ${formatMegabytes(watched.added)}`, 'below 100 MB'),
      formatMeasurement('others meanwhile', `waited at most ${watched.waited.toFixed(0)} ms`, '—'),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function formatMeasurement(what: string, measured: string, target: string): Figure {
  return { what, measured, beside: '—', target };
}

const formatMegabytes = (kilobytes: number | undefined) =>
  kilobytes === undefined ? 'an amount that only Linux tells' : `${Math.round(kilobytes / 1_000).toLocaleString('en')} MB`;

/** Writes the report. As in DIA-NN, rows are ordered by precursor, and runs alternate. */
async function writeReport(path: string, rows: number): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '2GB', threads: '2' });
  const connection = await instance.connect();
  const floats = FLOATS.map((name) => `random()::float as "${name}"`).join(', ');
  await connection.run(`copy (
    select run::bigint as "Run.Index", 'sample_' || lpad(run::varchar, 4, '0') as "Run", '' as "Channel", sequence || charge as "Precursor.Id",
      sequence as "Modified.Sequence", sequence as "Stripped.Sequence", charge::bigint as "Precursor.Charge", 0::bigint as "Precursor.Lib.Index",
      0::bigint as "Decoy", 1::bigint as "Proteotypic", (400 + 600 * random())::float as "Precursor.Mz", protein as "Protein.Ids",
      protein as "Protein.Group", protein || '_HUMAN' as "Protein.Names", 'G' || protein as "Genes", (30 * random())::float as "RT",
      (30 * random())::float as "Predicted.RT", (30 * random())::float as "RT.Start", (30 * random())::float as "RT.Stop",
      (1e6 * random())::float as "Precursor.Quantity", (0.012 * random())::float as "Q.Value", (0.011 * random())::float as "PG.Q.Value",
      (0.011 * random())::float as "Protein.Q.Value", (200 + 900 * random())::float as "Best.Fr.Mz", ${floats}
    from (select translate(upper(md5(number::varchar))[:14], '0123456789B', 'GHILMNPQSTV') || 'K' as sequence, 2 + number % 2 as charge,
        'P' || lpad((number // 8)::varchar, 5, '0') as protein, run
      from range(${Math.ceil(rows / RUNS)}) precursors(number), range(${RUNS}) runs(run)))
    to '${path}' (format parquet, compression zstd, compression_level 1, row_group_size 75000)`);
  connection.closeSync();
  instance.closeSync();
}

interface Watched {
  /** Memory of the measuring process in kilobytes; undefined if the system does not report it. */
  child: number | undefined;
  added: number | undefined;
  /** Waiting time of another client in milliseconds. */
  waited: number;
  /** Times at which the measuring process was observed first and last. */
  from: number;
  to: number;
}

async function importAndMonitor(server: ServerProcess, pipeline: string, path: string) {
  const before = readMemory(server.pid);
  const watched: Watched = { child: undefined, added: undefined, waited: 0, from: 0, to: 0 };
  const state = { isDone: false };
  const watchProcess = async () => {
    while (!state.isDone) {
      const child = findMeasuringProcess(server.pid);
      if (child !== undefined) {
        watched.child = Math.max(watched.child ?? 0, readPeakMemory(child) ?? 0);
        watched.to = performance.now();
        watched.from ||= watched.to;
      }
      const now = readMemory(server.pid);
      if (now !== undefined && before !== undefined) watched.added = Math.max(watched.added ?? 0, now - before);
      const requestedAt = performance.now();
      await (await fetch(`${server.address}/api/runs?limit=1`)).arrayBuffer();
      watched.waited = Math.max(watched.waited, performance.now() - requestedAt);
      await wait(CHECK_INTERVAL_MS);
    }
  };
  const watching = watchProcess();
  const begun = performance.now();
  try {
    await sendFile(`${server.address}/api/admin/results`, pipeline, path);
  } finally {
    state.isDone = true;
    await watching;
  }
  return { seconds: (performance.now() - begun) / 1_000, measuring: (watched.to - watched.from) / 1_000, watched };
}

async function createPipeline(address: string): Promise<string> {
  const postJson = async (what: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${address}/api/admin/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { uuid: string; slug: string };
  };
  const { slug } = await postJson('projects', { name: 'Bench' });
  return (await postJson('pipelines', { project: slug, name: 'Bench' })).uuid;
}

/** Sends a file by node:http, because fetch fails after five minutes without a response. */
function sendFile(url: string, pipeline: string, path: string): Promise<void> {
  const formatPart = (name: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const head = `${formatPart('pipeline')}${pipeline}\r\n${formatPart('files', '; filename="report.parquet"')}`;
  const foot = `\r\n--${BOUNDARY}--\r\n`;
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': Buffer.byteLength(head) + statSync(path).size + foot.length,
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode}: ${text}`))));
    });
    request.on('error', reject);
    request.write(head);
    const file = createReadStream(path);
    file.on('error', reject);
    file.on('end', () => request.end(foot));
    file.pipe(request, { end: false });
  });
}

function findMeasuringProcess(parent: number): number | undefined {
  return listProcesses().find(
    (pid) => readProcessStatus(pid, 'PPid') === parent && getCommand(pid).includes('measure-process'),
  );
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function getCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const readMemory = (pid: number) => readProcessStatus(pid, 'VmRSS');
const readPeakMemory = (pid: number) => readProcessStatus(pid, 'VmHWM');

/** Returns a number in the status of a process; undefined if the system does not report it. */
function readProcessStatus(pid: number, name: string): number | undefined {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line === null ? undefined : Number(line[1]);
  } catch {
    return undefined;
  }
}
