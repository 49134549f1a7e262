/** Opens real sockets for tests, and validates all frames against the contract. */
import { randomUUID } from 'node:crypto';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { WebSocket } from 'ws';
import { createAuthentication, createMemorySessionStore, readAuthSettings } from '../../auth/index.ts';
import { readDocument } from '../../contract/documents/document.ts';
import { createLog } from '../../log.ts';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { readSettings } from '../../settings.ts';
import type { Database } from '../../storage/database.ts';
import { noTasks } from '../../tasks/testing-tasks.ts';
import { startListening } from '../../web/http-server.ts';
import { createRender } from '../../web/views.ts';
import type { HubContext } from '../context.ts';
import { createChannel } from './channel.ts';
import { recordEvents } from './events.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './limits.ts';

export type Frame = Record<string, unknown> & { type: string; seq: number };

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (instance: Ajv) => void)(ajv);
ajv.addSchema(readDocument('hub') as object, 'hub');
const isServerFrame = ajv.compile({ $ref: 'hub#/components/schemas/WebSocketServerMessage' });
const isClientFrame = ajv.compile({ $ref: 'hub#/components/schemas/WebSocketClientMessage' });

const catalog = loadCatalog();

export interface TestChannel {
  readonly address: string;
  readonly context: HubContext;
  stop(): Promise<void>;
}

/** Starts a channel on a free port. Does not delete the database. @param pool can simulate outages */
export async function startChannel(
  database: Database,
  limits: Partial<ChannelLimits> = {},
  pool: HubContext['pool'] = database.pool,
): Promise<TestChannel> {
  const log = createLog('silent');
  const context: HubContext = {
    settings: readSettings({}),
    authentication: createAuthentication({ settings: readAuthSettings({}), store: createMemorySessionStore(), log }),
    pool,
    connect: database.connect,
    catalog,
    render: createRender({ cache: true, site: { version: '0', services: [] } }),
    isAdministrator: async () => false,
    log,
    now: () => new Date(),
    tasks: noTasks,
  };
  const channel = createChannel(context, { ...CHANNEL_LIMITS, ...limits });
  const listening = await startListening(
    { listener: (_request, response) => response.writeHead(426).end(), upgrades: [channel.upgrade] },
    '127.0.0.1',
    0,
  );
  return {
    address: listening.address,
    context,
    async stop() {
      await Promise.all([listening.stop(1_000), channel.stop(1_000)]);
    },
  };
}

export async function createTestProject(database: Database, name = 'Wheat'): Promise<string> {
  const [workspace, project] = [randomUUID(), randomUUID()];
  await database.pool.query('insert into hub_workspaces (id, name) values ($1, $2)', [workspace, `${name} ${workspace}`]);
  await database.pool.query(
    "insert into hub_projects (id, workspace_id, name, profile, version) values ($1, $2, $3, 'miappe', '1.1')",
    [project, workspace, name],
  );
  return project;
}

export async function recordSaveEvent(
  database: Database,
  projectId: string,
  entityIds: readonly string[],
  version = 1,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const frames = entityIds.map((entity_id) => ({
      type: 'update',
      action: 'created',
      entity_id,
      entity_type: 'Study',
      version,
    }));
    await recordEvents(
      client,
      projectId,
      frames.map((frame) => ({ senderId: null, frame })),
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

export interface ClientOptions {
  name?: string;
  since?: number;
  headers?: Record<string, string>;
  /** Replaces the parameters `name` and `since` of the URL. */
  query?: string;
}

export class TestClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  closed: { code: number; reason: string } | undefined;
  refused: { status: number; detail: string } | undefined;
  readonly #watchers = new Set<() => void>();

  constructor(address: string, projectId: string, { name, since, headers = {}, query }: ClientOptions = {}) {
    const parameters = new URLSearchParams();
    if (name !== undefined) parameters.set('name', name);
    if (since !== undefined) parameters.set('since', String(since));
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${projectId}?${query ?? parameters}`, { headers });
    this.socket.on('message', (bytes) => this.#recordFrame(JSON.parse(String(bytes)) as Frame));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#notifyWatchers();
    });
    this.socket.on('unexpected-response', (_request, response) => {
      response.setEncoding('utf8').on('data', (body: string) => {
        this.refused = { status: response.statusCode ?? 0, detail: (JSON.parse(body) as { detail: string }).detail };
        this.#notifyWatchers();
      });
    });
  }

  async until(condition: () => boolean): Promise<this> {
    await new Promise<void>((resolve) => {
      const resolveIfMet = () => {
        if (!condition()) return;
        this.#watchers.delete(resolveIfMet);
        resolve();
      };
      this.#watchers.add(resolveIfMet);
      resolveIfMet();
    });
    return this;
  }

  /** Resolves when the client has received its own arrival. */
  async waitForArrival(): Promise<this> {
    const isOwnArrival = ({ type, action }: Frame) => type === 'presence' && action === 'join';
    return this.until(() => this.frames.some(isOwnArrival));
  }

  /** Resolves when the client has received `count` frames of a type. */
  async waitForFrames(type: string, count: number): Promise<this> {
    return this.until(() => this.listFrames(type).length >= count);
  }

  listFrames(type: string): Frame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  get seq(): number {
    return Math.max(0, ...this.frames.map(({ seq }) => seq));
  }

  send(frame: object): void {
    if (!isClientFrame(frame)) throw new Error(`not a frame of the contract: ${ajv.errorsText(isClientFrame.errors)}`);
    this.socket.send(JSON.stringify(frame));
  }

  sendChat(content: string): void {
    this.send({ type: 'chat', content });
  }

  async closeAndWait(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #recordFrame(frame: Frame): void {
    if (!isServerFrame(frame))
      throw new Error(`${JSON.stringify(frame).slice(0, 300)}: ${ajv.errorsText(isServerFrame.errors)}`);
    this.frames.push(frame);
    this.#notifyWatchers();
  }

  #notifyWatchers(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
