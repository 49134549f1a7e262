/** Measures the export and import of 100,000 entities as a spreadsheet, a graph of 5,000 entities, and a preview of 5,000 rows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { type ServerProcess, startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const ENTITIES = Number(process.env.EXCHANGE_ENTITIES ?? 100_000);
const NODES = 5_000;
const BATCH_CHANGES = 10_000;
const ROUNDS = 5;

interface Project {
  readonly path: string;
  readonly study: string;
}

/** Measures exports and the preview of an exported file, and the longest wait of another client during each. */
export async function measureHubExchange(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0', SERVICES: 'hub,schemas' });
  try {
    const project = await createProject(server, ENTITIES);
    const of = `${ENTITIES.toLocaleString('en')} entities`;
    const file: { bytes?: ArrayBuffer } = {};
    const figures: Figure[] = [];
    for (const format of ['xlsx', 'csv&type=ObservationUnit', 'json', 'yaml']) {
      const target = format === 'xlsx' ? 'below 15 s, less than 200 MB' : '—';
      const measured = await watchTask(server, async () => {
        const answer = await sendRequest(server, `${project.path}/export?format=${format}`);
        const bytes = await answer.arrayBuffer();
        if (format === 'xlsx') file.bytes = bytes;
        return bytes.byteLength;
      });
      figures.push({ what: `GET …/export as ${format.split('&')[0]}, ${of}`, ...measured, target });
    }
    const read = await watchTask(server, async () => {
      const form = new FormData();
      form.append('file', new Blob([file.bytes as ArrayBuffer]), 'large.xlsx');
      const { counts } = (await (
        await sendRequest(server, `${project.path}/import`, { method: 'POST', body: form })
      ).json()) as {
        counts: { unchanged: number };
      };
      if (counts.unchanged !== ENTITIES) throw new Error(`the preview counts ${JSON.stringify(counts)}`);
      return file.bytes?.byteLength ?? 0;
    });
    figures.push({ what: `POST …/import of that spreadsheet, the preview, ${of}`, ...read, target: '—' });
    figures.push(await measureGraph(server), await measurePreview(server));
    return figures;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureGraph(server: ServerProcess): Promise<Figure> {
  const { path, study } = await createProject(server, NODES);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // A change between the requests, so that responses are not cached.
    await postJson(server, `${path}/entities`, { entity_type: 'Study', node_id: study, data: { title: `Round ${round}` } });
    const start = performance.now();
    await (await sendRequest(server, `${path}/api/graph`)).arrayBuffer();
    if (round > 0) times.push(performance.now() - start);
  }
  const what = `GET …/api/graph, ${NODES.toLocaleString('en')} entities, after a change`;
  return { what, measured: `${computeMedian(times).toFixed(0)} ms`, beside: '—', target: 'below 200 ms' };
}

/** Measures the preview of a table that contains only new rows. */
async function measurePreview(server: ServerProcess): Promise<Figure> {
  const { path } = await createProject(server, 2);
  const rows = Array.from({ length: NODES }, (_, number) => createUnit(number));
  const names = Object.keys(rows[0] as object);
  const text = [names, ...rows.map((row) => names.map((name) => row[name]))].map((cells) => cells.join(',')).join('\n');
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const form = new FormData();
    form.append('file', new Blob([text]), 'ObservationUnit.csv');
    const start = performance.now();
    const answer = await sendRequest(server, `${path}/import`, { method: 'POST', body: form });
    const { counts } = (await answer.json()) as { counts: { created: number } };
    if (counts.created !== NODES) throw new Error(`the preview counts ${JSON.stringify(counts)}`);
    if (round > 0) times.push(performance.now() - start);
  }
  const what = `POST …/import, the preview of a CSV of ${NODES.toLocaleString('en')} new rows`;
  return { what, measured: `${(computeMedian(times) / 1_000).toFixed(2)} s`, beside: '—', target: 'below 1.5 s' };
}

/** Measures time, memory and size of a task, and the longest wait of another client. */
async function watchTask(
  server: ServerProcess,
  work: () => Promise<number>,
): Promise<{ readonly measured: string; readonly beside: string }> {
  const before = readMemory(server, 'VmRSS');
  resetPeakMemory(server);
  let isDone = false;
  let longest = 0;
  const start = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  const others = (async () => {
    while (!isDone) {
      const requestedAt = performance.now();
      await (await sendRequest(server, '/livez')).arrayBuffer();
      longest = Math.max(longest, performance.now() - requestedAt);
    }
  })();
  const [bytes] = await Promise.all([working, others]);
  const seconds = (performance.now() - start) / 1_000;
  const grown = before === undefined ? '' : `, ${((readMemory(server, 'VmHWM') as number) - before).toFixed(0)} MB more memory`;
  return {
    measured: `${seconds.toFixed(1)} s${grown}, ${(bytes / 1e6).toFixed(1)} MB`,
    beside: `others waited at most ${longest.toFixed(0)} ms`,
  };
}

/** Returns the current or peak memory of a process in megabytes; undefined if the system does not report it. */
function readMemory({ pid }: ServerProcess, kind: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const [, kilobytes] = new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_000;
  } catch {
    return undefined;
  }
}

/** Resets the peak memory of a process (proc(5), clear_refs). */
function resetPeakMemory({ pid }: ServerProcess): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // If the peak cannot be reset, the figure includes earlier peaks.
  }
}

async function createProject(server: ServerProcess, entities: number): Promise<Project> {
  const workspace = await postJson(server, '/hub/workspaces', { name: `Bench ${entities}` });
  const like = { workspace_id: workspace.id, name: 'Large', profile: 'miappe', version: '1.1' };
  const path = `/hub/projects/${(await postJson(server, '/hub/projects', like)).id}`;
  const top = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'A large investigation' } };
  const investigation = await postJson(server, `${path}/entities`, top);
  const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'A large study' };
  const study = (await postJson(server, `${path}/entities`, { entity_type: 'Study', parent_id: investigation.id, data })).id;
  for (let from = 2; from < entities; from += BATCH_CHANGES) {
    const changes = Array.from({ length: Math.min(BATCH_CHANGES, entities - from) }, (_, index) => ({
      entity_type: 'ObservationUnit',
      parent_id: study,
      data: createUnit(from + index),
    }));
    await postJson(server, `${path}/bulk`, { changes });
  }
  return { path, study };
}

function createUnit(number: number): Record<string, unknown> {
  return {
    unique_id: `OU-${number}`,
    study_id: 'STU-1',
    observation_unit_type: 'plot',
    spatial_distribution: `block:${number % 4};row:${number % 97};column:${number % 89}`,
    observation_level_code: `PLOT-${number}`,
  };
}

async function postJson(server: ServerProcess, path: string, body: unknown): Promise<{ id: string }> {
  const headers = { 'Content-Type': 'application/json' };
  return (await (await sendRequest(server, path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
    id: string;
  };
}

async function sendRequest({ address }: ServerProcess, path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address + path, { ...request, headers: { Accept: 'application/json', ...request.headers } });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer;
}
