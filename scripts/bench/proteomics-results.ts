/**
 * Measures the speed of importing results, and of returning tables of 500 raw files × 3,000 protein groups × 11 channels.
 * Measured over HTTP, with the application and its embedded database in a separate process.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { createProteinNames, formatEvidence, getResultFiles } from './proteomics-tables.ts';
import { computeMedian } from './rounds.ts';

const RAW_FILES = 500;
const PROTEINS = 3_000;
const EVIDENCE_ROWS = 100_000;
const ROUNDS = 9;
/** Number of concurrent imports. */
const AT_ONCE = 4;
/** Number of raw files whose results are generated together; `ALONE` is the number of files that are imported one by one. */
const MADE_AT_ONCE = 100;
const ALONE = 5;
const BOUNDARY = 'between-the-parts';

interface Scene {
  readonly address: string;
  readonly pipeline: string;
  readonly pipelineUuid: string;
  readonly project: string;
}

/** Measures the import and the four queries. */
export async function measureProteomicsResult(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  try {
    const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', NODE_ENV: 'production' };
    const first = await startServer(environment);
    let scene: Scene;
    let ingestion: Figure[];
    try {
      scene = await createPipeline(first.address);
      ingestion = [await measureEvidence(scene, dataDir), await fillPipeline(scene)];
    } finally {
      await first.stop();
    }
    // A new process and database server, so that nothing is cached for the first responses.
    const second = await startServer(environment);
    try {
      return [...ingestion, ...(await measureQueries({ ...scene, address: second.address }))];
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function createPipeline(address: string): Promise<Scene> {
  const createRecord = async (path: string, body: object) =>
    (await (await postJson(address, path, body)).json()) as Record<string, string>;
  const { slug: project = '' } = await createRecord('/api/admin/projects', { name: 'Bench', description: '' });
  const { slug: pipeline = '', uuid: pipelineUuid = '' } = await createRecord('/api/admin/pipelines', {
    project,
    name: 'Bench',
  });
  return { address, project, pipeline, pipelineUuid };
}

/** Measures the import of one large evidence.txt, compared with reading the file. */
async function measureEvidence(scene: Scene, dataDir: string): Promise<Figure> {
  mkdirSync(join(dataDir, 'made'));
  const path = join(dataDir, 'made', 'evidence.txt');
  writeFileSync(path, formatEvidence(EVIDENCE_ROWS));
  const megabytes = statSync(path).size / 1e6;
  const times: number[] = [];
  const plain: number[] = [];
  // During the first rounds, a thread that starts after the server uses the processors.
  for (let round = -3; round < 5; round += 1) {
    const content = await readFile(path);
    const reading = await timeWork(() => readFile(path));
    const importing = await timeWork(() => importFiles(scene, 'large.raw', { 'evidence.txt': content }));
    if (round < 0) continue;
    plain.push(reading);
    times.push(importing);
  }
  return {
    what: `POST /api/admin/results, evidence.txt of ${megabytes.toFixed(0)} MB, stored, flushed and measured`,
    measured: `${(megabytes / (computeMedian(times) / 1000)).toFixed(0)} MB/s`,
    beside: `reading the file alone ${(megabytes / (computeMedian(plain) / 1000)).toFixed(0)} MB/s`,
    target: 'at least 50 MB/s',
  };
}

/**
 * Imports some files one by one, and the others in groups, as from the queue of a laboratory. Generating their text is not
 * measured.
 */
async function fillPipeline(scene: Scene): Promise<Figure> {
  let megabytes = 0;
  let ms = 0;
  const alone: number[] = [];
  for (let first = 0; first < RAW_FILES; first += MADE_AT_ONCE) {
    const waiting = Array.from({ length: MADE_AT_ONCE }, (_, at) => first + at).map((run) => ({
      name: `run_${String(run).padStart(4, '0')}.raw`,
      files: getResultFiles(run, PROTEINS),
    }));
    const importNext = async () => {
      const next = waiting.pop();
      if (next !== undefined) await importFiles(scene, next.name, next.files);
    };
    for (let one = 0; one < ALONE; one += 1) alone.push(await timeWork(importNext));
    megabytes += waiting.flatMap(({ files }) => Object.values(files)).reduce((sum, file) => sum + file.length, 0) / 1e6;
    const runClient = async () => {
      while (waiting.length > 0) await importNext();
    };
    ms += await timeWork(() => Promise.all(Array.from({ length: AT_ONCE }, runClient)));
  }
  return {
    what: `The same, ${RAW_FILES} raw files × ${PROTEINS} protein groups in small files, ${AT_ONCE} at a time (${megabytes.toFixed(0)} MB)`,
    measured: `${(megabytes / (ms / 1000)).toFixed(0)} MB/s`,
    beside: `one alone takes ${computeMedian(alone).toFixed(0)} ms`,
    target: 'at least 50 MB/s',
  };
}

async function measureQueries(scene: Scene): Promise<Figure[]> {
  const { project, pipeline } = scene;
  const names = createProteinNames(PROTEINS).filter((_, at) => at % 300 === 8);
  const groups = { project, pipeline, columns: ['Reporter intensity corrected'], protein_names: names };
  const queries: { what: string; path: string; body?: object; target: string }[] = [
    {
      what: `POST /api/mq/protein-groups, ${names.length} names, 11 channels`,
      path: '/api/mq/protein-groups',
      body: groups,
      target: 'at most 150 ms, 500 ms cold',
    },
    {
      what: 'The same with a column that only the files have',
      path: '/api/mq/protein-groups',
      body: { ...groups, columns: ['Sequence coverage [%]'] },
      target: '',
    },
    {
      what: 'POST /api/mq/protein-names, everything',
      path: '/api/mq/protein-names',
      body: { project, pipeline, add_con: 'True', add_rev: 'True' },
      target: 'at most 1,000 ms',
    },
    {
      what: `POST /api/mq/qc-data, ${RAW_FILES + 1} runs × 111 columns`,
      path: '/api/mq/qc-data',
      body: { project, pipeline },
      target: 'at most 60 ms',
    },
    {
      what: `The page Proteins of ${RAW_FILES + 1} runs`,
      path: `/proteomics/projects/${project}/${pipeline}/qc/proteins`,
      target: 'below 200 ms',
    },
  ];
  const figures: Figure[] = [];
  for (const { what, path, body, target } of queries) {
    let bytes = 0;
    const requestPath = async () => {
      const answer = body === undefined ? await fetch(scene.address + path) : await postJson(scene.address, path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      bytes = (await answer.arrayBuffer()).byteLength;
      if (bytes < 10_000) throw new Error(`${path}: an answer of ${bytes} bytes measures nothing`);
    };
    const cold = await timeWork(requestPath);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeWork(requestPath));
    figures.push({
      what,
      measured: `${computeMedian(times).toFixed(0)} ms`,
      beside: `first ${cold.toFixed(0)} ms, ${formatKilobytes(bytes)}`,
      target,
    });
  }
  return figures;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(0)} kB`;
}

async function timeWork(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function postJson(address: string, path: string, body: object): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function importFiles({ address, pipelineUuid }: Scene, rawFile: string, files: Record<string, Buffer>): Promise<void> {
  const parts = [
    ...Object.entries({ pipeline: pipelineUuid, raw_file: rawFile }).map(([name, value]) =>
      createPart(name, '', Buffer.from(value)),
    ),
    ...Object.entries(files).map(([name, content]) => createPart('files', `; filename="${name}"`, content)),
  ];
  const pieces = [...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // Uses node:http, because fetch takes longer to send a form than the server takes to read it.
  await new Promise<void>((resolve, reject) => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'Content-Length': length };
    const request = httpRequest(`${address}/api/admin/results`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', resolve);
      if (answer.statusCode !== 201) reject(new Error(`${rawFile}: ${answer.statusCode}`));
    });
    request.once('error', reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });
}

function createPart(name: string, more: string, content: Buffer): Buffer[] {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return [Buffer.from(head), content, Buffer.from('\r\n')];
}
