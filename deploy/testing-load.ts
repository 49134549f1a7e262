/**
 * Simulates users and instruments that continue during outages, and records every acknowledged change: saves, messages, uploads
 * in parts, runs, and imports of results. Users also open pages.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../src/profiles/testing-seeded-random.ts';
import { buildImportForm, readFixtureFiles } from '../src/proteomics/results/testing-laboratory.ts';
import { encodeMetadata, hashSha256, TUS } from '../src/proteomics/uploads/testing-uploads.ts';
import { Listener } from './testing-listener.ts';
import { SITE_ADMIN } from './testing-site.ts';

/** The acknowledged changes. Each name is used once. */
export interface Account {
  readonly project: string;
  readonly saves: Set<string>;
  readonly messages: Set<string>;
  /** SHA-256 of each raw file by its name. */
  readonly uploads: Map<string, string>;
  readonly imports: Set<string>;
  readonly listeners: readonly Listener[];
  /** Number of requests without a response, or with 502, 503 or 504. */
  refused: number;
  /** Number of requests by status; 0 for no response. */
  readonly refusals: Map<number, number>;
  /** Descriptions of unexpected responses. */
  readonly strange: string[];
  /** Durations of completed requests in milliseconds by kind, since the last call that reads them. */
  readonly times: Map<string, number[]>;
}

/** Number and size of the simulated activities. */
export interface LoadPlan {
  readonly savers: number;
  readonly writers: number;
  readonly listeners: number;
  readonly uploaders: number;
  readonly importers: number;
  readonly readers: number;
  /** Milliseconds for which a client waits after each action. */
  readonly rest: number;
  /** Maximum bytes of a raw file. It is sent in three parts. */
  readonly rawFileBytes: number;
}

export interface Load {
  readonly account: Account;
  stop(): Promise<void>;
}

/** Statuses that mean "try again later": of nginx without an available process, or of Concordat during an outage. */
const LATER = new Set([502, 503, 504]);

export async function startLoad(address: string, plan: LoadPlan, random: SeededRandom): Promise<Load> {
  const { project, pipeline, imported, user } = await createSiteData(address);
  const channel = `${address.replace('http', 'ws')}/ws/${project}`;
  const account: Account = {
    project,
    saves: new Set(),
    messages: new Set(),
    uploads: new Map(),
    imports: new Set(),
    listeners: Array.from({ length: plan.listeners }, () => new Listener(channel)),
    refused: 0,
    refusals: new Map(),
    strange: [],
    times: new Map(),
  };
  let isOver = false;

  /**
   * Sends a request once. Returns undefined if the response is missing or means "try again later". In both cases, the outcome
   * is unknown.
   */
  const ask = async (what: string, path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const start = performance.now();
    const answer = await fetch(address + path, { signal: AbortSignal.timeout(60_000), ...init })
      .then(async (response) => new Response(await response.arrayBuffer(), response))
      // The constructor of Response rejects a body for status 204, even an empty one.
      .catch((error: unknown) =>
        error instanceof TypeError && error.message.includes('Invalid response status') ? emptied() : undefined,
      );
    if (answer === undefined || LATER.has(answer.status)) {
      account.refused += 1;
      const status = answer?.status ?? 0;
      account.refusals.set(status, (account.refusals.get(status) ?? 0) + 1);
      return undefined;
    }
    account.times.set(what, [...(account.times.get(what) ?? []), performance.now() - start]);
    return answer;
  };
  const emptied = () => new Response(null, { status: 204 });
  /**
   * Records an unexpected response.
   * @returns true, because a retry would not help
   */
  const strange = async (what: string, answer: Response): Promise<true> => {
    account.strange.push(`${what}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return true;
  };
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${SITE_ADMIN}` },
    body: JSON.stringify(body),
  });
  const untilOver = (work: () => Promise<void>) => async () => {
    while (!isOver) {
      await work();
      await pause(plan.rest * (0.5 + random.unit()));
    }
  };

  const saver = () => {
    let last: { id: string; version: number } | undefined;
    let count = 0;
    return untilOver(async () => {
      const title = randomUUID();
      count += 1;
      const existing = count % 4 === 1 || last === undefined ? {} : { node_id: last.id, version: last.version };
      const body = { entity_type: 'Study', ...existing, data: { title } };
      const answer = await ask('save', `/hub/projects/${project}/entities`, json(body));
      last = undefined;
      if (answer === undefined) return;
      if (answer.status !== 200 && answer.status !== 201) return void (await strange('save', answer));
      account.saves.add(title);
      last = (await answer.json()) as { id: string; version: number };
    });
  };
  const writer = () =>
    untilOver(async () => {
      const content = randomUUID();
      const answer = await ask('message', `/hub/projects/${project}/api/messages`, json({ type: 'chat', content }));
      if (answer?.status === 200) account.messages.add(content);
      else if (answer !== undefined) await strange('message', answer);
    });
  const uploader = () =>
    untilOver(async () => {
      const name = `${randomUUID()}.raw`;
      const content = randomBytes(Math.ceil(plan.rawFileBytes * (0.2 + 0.8 * random.unit())));
      // Repeats the upload until it is complete, as the computer of an instrument does.
      while (!(await sendInParts(name, content))) await pause(200);
    });
  /** Returns whether the upload was acknowledged as complete. */
  const sendInParts = async (name: string, content: Buffer): Promise<boolean> => {
    const metadata = encodeMetadata({ filename: name, pipeline, user });
    const length = { 'Upload-Length': String(content.length), 'Upload-Metadata': metadata };
    const begun = await ask('upload begun', '/api/uploads', { method: 'POST', headers: { ...TUS, ...length } });
    const path = begun?.headers.get('location');
    if (begun === undefined) return false;
    if (!path) return strange('upload', begun);
    const third = Math.ceil(content.length / 3);
    for (let offset = 0; offset < content.length; ) {
      const headers = { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
      const answer = await ask('upload part', path, {
        method: 'PATCH',
        headers,
        body: content.subarray(offset, offset + third),
      });
      if (answer?.status === 204) {
        offset = Math.min(offset + third, content.length);
        continue;
      }
      await pause(200);
      const looked = await ask('upload looked at', path, { method: 'HEAD', headers: TUS });
      if (looked === undefined || looked.status === 423) continue;
      // The address of a completed upload no longer exists, so the file is looked up by its name.
      const there = looked.headers.get('upload-offset');
      if (looked.status === 404 || looked.status === 410) return false;
      if (there === null) return strange('upload looked at', looked);
      offset = Number(there);
    }
    account.uploads.set(name, hashSha256(content));
    return true;
  };
  const importer = () =>
    untilOver(async () => {
      const name = `${randomUUID()}.raw`;
      const body = buildImportForm(imported, name, readFixtureFiles());
      const headers = { Authorization: `Bearer ${SITE_ADMIN}` };
      const answer = await ask('import', '/api/admin/results', { method: 'POST', headers, body });
      if (answer?.status === 201) account.imports.add(name);
      else if (answer !== undefined) await strange('import', answer);
    });
  const pages = [
    '/',
    `/hub/projects/${project}`,
    `/hub/projects/${project}/table/Study`,
    `/hub/projects/${project}/history`,
    '/proteomics/projects/site/searched',
    '/proteomics/projects/site/searched/qc',
    '/proteomics/projects/site/imported/qc/proteins',
  ];
  const reader = () =>
    untilOver(async () => {
      const path = pages[Math.floor(random.unit() * pages.length)] ?? '/';
      const answer = await ask('page', path, { headers: { Accept: 'text/html' } });
      if (answer !== undefined && answer.status !== 200) await strange(`page ${path}`, answer);
    });

  const many = (count: number, make: () => () => Promise<void>) => Array.from({ length: count }, () => make()());
  const works = [
    ...many(plan.savers, saver),
    ...many(plan.writers, writer),
    ...many(plan.uploaders, uploader),
    ...many(plan.importers, importer),
    ...many(plan.readers, reader),
  ];
  return {
    account,
    async stop() {
      isOver = true;
      await Promise.all(works);
    },
  };
}

/** Creates a project of the hub, and two pipelines: one with a tool, and one for imports. */
async function createSiteData(address: string) {
  const make = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${SITE_ADMIN}` };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; uuid: string; slug: string };
  };
  const workspace = await make('/hub/workspaces', { name: 'Site' });
  const ofHub = { workspace_id: workspace.id, name: 'Site', profile: 'miappe', version: '1.1' };
  const { id: project } = await make('/hub/projects', ofHub);
  const { slug } = await make('/api/admin/projects', { name: 'Site' });
  const { uuid: pipeline } = await make('/api/admin/pipelines', { project: slug, name: 'Searched', tool: 'fixture' });
  const { uuid: imported } = await make('/api/admin/pipelines', { project: slug, name: 'Imported' });
  const { uuid: user } = await make('/api/admin/users', { email: 'instrument@example.org', name: 'Instrument' });
  return { project, pipeline, imported, user };
}
