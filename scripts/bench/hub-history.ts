/** Measures undoing an action over 100,000 rows, and the first drawing of the graph of 50,000 entities. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database.ts';
import { silentLog } from '../../src/storage/storage-errors.ts';
import type { Figure } from './figure.ts';
import { type ServerProcess, startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const ROWS = Number(process.env.HISTORY_ROWS ?? 100_000);
const NODES = 50_000;
const ROUNDS = 3;

/** Measures undoing the import of the rows, undoing that undo, and drawing the graph. */
export async function measureHubHistory(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0', SERVICES: 'hub,schemas' });
  let copying = 0;
  const undos: number[] = [];
  const pictures: number[] = [];
  let bytes = 0;
  try {
    const path = await importProject(server, ROWS);
    for (let round = 0; round < ROUNDS * 2; round += 1) undos.push(await measureSeconds(() => undoLastAction(server, path)));
    const drawn = await importProject(server, NODES);
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seconds = await measureSeconds(async () => {
        const page = await sendRequest(server, `${drawn}/graph`, { headers: { Accept: 'text/html' } });
        bytes = (await page.text()).length;
      });
      if (round > 0) pictures.push(seconds);
    }
  } finally {
    await server.stop();
  }
  try {
    copying = await measureBareCopy(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const rows = `${ROWS.toLocaleString('en')} rows`;
  return [
    {
      what: `POST …/undo of an import of ${rows}`,
      measured: `${computeMedian(undos.filter((_, round) => round % 2 === 0)).toFixed(1)} s`,
      beside: `writing as many rows of the history alone ${copying.toFixed(1)} s`,
      target: '—',
    },
    {
      what: `POST …/undo of that undo, ${rows} again`,
      measured: `${computeMedian(undos.filter((_, round) => round % 2 === 1)).toFixed(1)} s`,
      beside: '—',
      target: '—',
    },
    {
      what: `GET …/graph, the page at first, ${NODES.toLocaleString('en')} entities`,
      measured: `${(computeMedian(pictures) * 1_000).toFixed(0)} ms, ${(bytes / 1_000).toFixed(0)} kB`,
      beside: '—',
      target: 'below 200 kB',
    },
  ];
}

async function importProject(server: ServerProcess, entities: number): Promise<string> {
  const workspace = await postJson(server, '/hub/workspaces', { name: `Bench ${entities}` });
  const project = { workspace_id: workspace.id, name: 'Large', profile: 'miappe', version: '1.1' };
  const path = `/hub/projects/${(await postJson(server, '/hub/projects', project)).id}`;
  const top = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'A large investigation' } };
  const { id } = await postJson(server, `${path}/entities`, top);
  const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'A large study' };
  await postJson(server, `${path}/entities`, { entity_type: 'Study', parent_id: id, data });
  const lines = Array.from({ length: entities }, (_, number) => `OU-${number},STU-1,plot,block:${number % 4}`);
  const form = new FormData();
  const text = `unique_id,study_id,observation_unit_type,spatial_distribution\n${lines.join('\n')}\n`;
  form.append('file', new Blob([text]), 'ObservationUnit.csv');
  const preview = await sendRequest(server, `${path}/import`, { method: 'POST', body: form });
  await postJson(server, `${path}/import/${((await preview.json()) as { id: string }).id}/apply`);
  return path;
}

async function undoLastAction(server: ServerProcess, path: string): Promise<void> {
  const { actions } = (await (await sendRequest(server, `${path}/actions?limit=1`)).json()) as {
    actions: { moment: number }[];
  };
  await postJson(server, `${path}/actions/${actions[0]?.moment}/undo`);
}

async function postJson(server: ServerProcess, path: string, body?: unknown): Promise<{ id: string }> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return (await (await sendRequest(server, path, { method: 'POST', ...sent })).json()) as { id: string };
}

async function sendRequest({ address }: ServerProcess, path: string, options: RequestInit = {}): Promise<Response> {
  const headers = { Accept: 'application/json', ...(options.headers as Record<string, string>) };
  const answer = await fetch(address + path, { ...options, headers });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer;
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

async function measureBareCopy(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    return await measureSeconds(() =>
      database.pool.query(
        `create unlogged table bench_versions as select * from hub_entity_versions order by seq limit ${ROWS}`,
      ),
    );
  } finally {
    await database.close();
  }
}
