/** Manages the channel in this process: rooms, heartbeats and notifications. Starts at the first connection. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getTokenHash } from '../../auth/tokens/personal-tokens.ts';
import type { Upgrade } from '../../contract/pipeline.ts';
import type { DatabaseListener } from '../../storage/database.ts';
import { getErrorText, isDatabaseOutage } from '../../storage/storage-errors.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { writeBatch } from './batch.ts';
import { createFrameEvent } from './client-frame.ts';
import { CLOSE, Connection } from './connection.ts';
import { createEventListener, notifySessionEnded } from './events.ts';
import { type Admission, createUpgradeHandler, recheckAccess } from './handshake.ts';
import { CHANNEL_LIMITS, type ChannelLimits, createFrameCounter } from './limits.ts';
import { deleteProcess, findPeopleOfDeadProcesses, recordHeartbeat } from './presence.ts';
import { Room } from './room.ts';
import { createPresentPerson, RoomWriter } from './room-writer.ts';
import { Slots } from './slots.ts';

/** Maximum number of projects that write concurrently. Other requests need the remaining database connections. */
const MAX_WRITERS = 4;
/** Maximum number of concurrent access checks. */
const MAX_CHECKS = 2;

export interface Channel {
  readonly upgrade: Upgrade;
  /** Closes all sockets with code 1001 and announces the departures. Resolves after at most about `timeoutMs`. */
  stop: (timeoutMs: number) => Promise<void>;
}

interface Place {
  readonly room: Room;
  readonly writer: RoomWriter;
}

export function createChannel(context: HubContext, limits: ChannelLimits = CHANNEL_LIMITS): Channel {
  const running = new RunningChannel(context, limits);
  context.authentication.sessions?.onEnd((handle) => void running.notifySessionEnded(handle));
  return {
    upgrade: createUpgradeHandler(context, limits.frameBytes, (admission) => running.addConnection(admission)),
    stop: (timeoutMs) => running.stop(timeoutMs),
  };
}

class RunningChannel {
  readonly #context: HubContext;
  readonly #limits: ChannelLimits;
  readonly #processId = randomUUID();
  readonly #places = new Map<string, Place>();
  readonly #slots = new Slots(MAX_WRITERS);
  readonly #checkSlots = new Slots(MAX_CHECKS);
  readonly #listener: DatabaseListener;
  readonly #timers: NodeJS.Timeout[] = [];
  #lastBeat = Number.NEGATIVE_INFINITY;
  #isStarted = false;
  #isEnding = false;

  constructor(context: HubContext, limits: ChannelLimits) {
    this.#context = context;
    this.#limits = limits;
    this.#listener = createEventListener({
      connect: context.connect,
      log: context.log,
      onEventsRecorded: (projectId, seq) => this.#places.get(projectId)?.room.recordLatest(seq),
      onProjectDeleted: (projectId) => this.#closeDeletedProject(projectId),
      onSessionEnded: (session) =>
        void this.#runSafely('check the rights of its users', () => this.#recheckConnections({ session })),
      onRightsChanged: (id) => void this.#runSafely('check the rights of its users', () => this.#recheckWorkspace(id)),
      onListening: () => void this.#runSafely('read the missed events', () => this.#readMissedNotifications()),
    });
  }

  addConnection({ socket, stream, request, access, actor, since, limits }: Admission): void {
    if (this.#isEnding) {
      socket.close(CLOSE.serverStops, 'The server is stopping.');
      return;
    }
    this.#start();
    const { room, writer } = this.#getPlace(access.project.id);
    if (room.members.size >= this.#limits.connections) {
      socket.close(CLOSE.tryLater, 'Too many people have this project open.');
      return;
    }
    const { canComment } = access;
    const client = this.#context.tasks.getClient(request);
    const parts = { socket, stream, request, actor, client, canComment, since, limits: this.#limits };
    const connection = new Connection(parts, this.#context.now());
    room.members.set(connection.id, connection);
    const sendError = (detail: string) => sendFrameError(room, connection, detail);
    const rejectFrame = (detail: string) => {
      sendError(detail);
      connection.finishFrame();
    };
    const frames = createFrameCounter(limits, {
      acceptFrame: (frame) => {
        if (!connection.canComment) return rejectFrame('You can only read this project.');
        const event = createFrameEvent(frame, actor, this.#context.now(), connection.id);
        writer.enqueueFrame({ event: { ...event, frame: JSON.stringify(event.frame) }, connection });
      },
      rejectFrame,
    });
    connection.open({
      onFrame: frames.countFrame,
      onFrameRejected: sendError,
      onClose: () =>
        frames.runAfterLast(() => {
          room.remove(connection);
          writer.announceDeparture(createPresentPerson(connection));
          void writer.flush().then(() => this.#removeEmptyRoom(room));
        }),
    });
    writer.announceArrival(connection);
  }

  /** Notifies all processes that a session has ended. During a database outage, the next access check closes its sockets. */
  async notifySessionEnded(handle: string): Promise<void> {
    await this.#runSafely('tell that a session has ended', async () => notifySessionEnded(this.#context.pool, handle));
  }

  async stop(timeoutMs: number): Promise<void> {
    this.#isEnding = true;
    if (!this.#isStarted) return;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#listConnections()) connection.close(CLOSE.serverStops, 'The server is stopping.');
    const writers = [...this.#places.values()].map(({ writer }) => writer);
    const deleteProcessWhenEmpty = async () => {
      while (this.#places.size > 0) await pause(10);
      await deleteProcess(this.#context.pool, this.#processId);
    };
    await Promise.race([deleteProcessWhenEmpty().catch(() => undefined), pause(timeoutMs, undefined, { ref: false })]);
    for (const writer of writers) writer.stop();
    await this.#listener.stop();
  }

  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    void this.#listener.start();
    const { heartbeatInterval: beatEvery, pingInterval: pingEvery, recheckInterval: recheckEvery } = this.#limits;
    this.#runEvery(beatEvery, 'confirm who is online', () => this.#maintainPresence());
    this.#runEvery(recheckEvery, 'check the rights of its users', () => this.#recheckConnections());
    this.#timers.push(setInterval(() => this.#pingConnections(), pingEvery).unref());
  }

  #runEvery(ms: number, taskName: string, work: () => Promise<void>): void {
    let isAtWork = false;
    const runUnlessRunning = async () => {
      if (isAtWork) return;
      isAtWork = true;
      await this.#runSafely(taskName, work);
      isAtWork = false;
    };
    this.#timers.push(setInterval(() => void runUnlessRunning(), ms).unref());
  }

  /** Runs work and logs its errors, because a rejected promise would end the process. Does not log database outages. */
  async #runSafely(taskName: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isDatabaseOutage(error))
        this.#context.log.warn({ reason: getErrorText(error) }, `the channel could not ${taskName}; it tries again`);
    }
  }

  #getPlace(projectId: string): Place {
    const known = this.#places.get(projectId);
    if (known !== undefined) return known;
    const { pool, log } = this.#context;
    const room = new Room({ projectId, pool, log });
    const writer = new RoomWriter({
      projectId,
      processId: this.#processId,
      pool,
      waitUntilReady: () => this.#recordFirstHeartbeat(),
      log,
      slots: this.#slots,
      onWriteStarted: (writing) => room.announceWrite(writing),
      written: (batch, newcomers) => room.addBatch(batch, newcomers),
      waitUntilSent: () => room.waitUntilSent(),
      refused: ({ connection }) => sendFrameError(room, connection, 'The frame could not be stored'),
      onProjectDeleted: () => this.#closeDeletedProject(projectId),
    });
    const place = { room, writer };
    this.#places.set(projectId, place);
    return place;
  }

  #removeEmptyRoom(room: Room): void {
    const place = this.#places.get(room.projectId);
    if (place?.room !== room || room.members.size > 0 || !place.writer.isIdle) return;
    this.#places.delete(room.projectId);
    room.markClosed();
  }

  #closeDeletedProject(projectId: string): void {
    const place = this.#places.get(projectId);
    if (place === undefined) return;
    this.#places.delete(projectId);
    place.writer.stop();
    place.room.close();
  }

  *#listConnections(): Iterable<Connection> {
    for (const { room } of this.#places.values()) yield* room.members.values();
  }

  #pingConnections(): void {
    for (const connection of this.#listConnections()) connection.ping();
  }

  /** Records one heartbeat before the first arrival, because arrivals refer to a process with a heartbeat. */
  async #recordFirstHeartbeat(): Promise<void> {
    if (Number.isFinite(this.#lastBeat)) return;
    await recordHeartbeat(this.#context.pool, this.#processId);
    this.#lastBeat = performance.now();
  }

  /** Sends a heartbeat. Removes people of dead processes, except after an outage, when heartbeats of all processes are late. */
  async #maintainPresence(): Promise<void> {
    if (!Number.isFinite(this.#lastBeat)) return;
    const pool = this.#context.pool;
    const wasKnown = await recordHeartbeat(pool, this.#processId);
    const now = performance.now();
    const isTimely = now - this.#lastBeat < this.#limits.heartbeatInterval * 1.5;
    if (!wasKnown) this.#announceAgain();
    this.#lastBeat = now;
    await this.#readState();
    if (!isTimely) return;
    for (const [projectId, departed] of await findPeopleOfDeadProcesses(pool, this.#limits.deadAfter)) {
      const batch = { id: randomUUID(), arrived: [], departed, events: [] };
      await writeBatch(pool, this.#processId, projectId, batch, false);
    }
  }

  /** Updates the state and the access of all connections, because this process may have missed notifications. */
  async #readMissedNotifications(): Promise<void> {
    await this.#readState();
    await this.#recheckConnections();
  }

  /** Announces all users of this process again, because other processes removed them after a late heartbeat. */
  #announceAgain(): void {
    for (const { room, writer } of this.#places.values()) {
      for (const connection of room.members.values()) writer.announceArrival(connection);
    }
  }

  /** Reads the last sequence numbers, and finds deleted projects. */
  async #readState(): Promise<void> {
    const ids = [...this.#places.keys()];
    if (ids.length === 0) return;
    const { rows } = await this.#context.pool.query<{ id: string; seq: string }>(
      `select id, seq from hub_projects p where id = any($1::uuid[]) and ${PROJECT_PRESENT}`,
      [ids],
    );
    const seqs = new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
    for (const id of ids) {
      const seq = seqs.get(id);
      if (seq === undefined) this.#closeDeletedProject(id);
      else this.#places.get(id)?.room.recordLatest(seq);
    }
  }

  async #recheckWorkspace(workspaceId: string): Promise<void> {
    const { rows } = await this.#context.pool.query<{ id: string }>(
      'select id from hub_projects where workspace_id = $1 and id = any($2::uuid[])',
      [workspaceId, [...this.#places.keys()]],
    );
    await this.#recheckConnections({ projects: new Set(rows.map(({ id }) => id)) });
  }

  /** Checks the access of connections, optionally only of one session or personal token, or of some projects. */
  async #recheckConnections({ session, projects }: { session?: string; projects?: ReadonlySet<string> } = {}): Promise<void> {
    const { sessions } = this.#context.authentication;
    const connections = [...this.#places.values()]
      .filter(({ room }) => projects?.has(room.projectId) !== false)
      .flatMap(({ room }) => [...room.members.values()].map((connection) => ({ room, connection })))
      .filter(({ connection: { request } }) =>
        [undefined, sessions?.getHandle(request), getTokenHash(request)].includes(session),
      );
    await Promise.all(
      connections.map(({ room, connection }) => {
        const recheckPlaces = () =>
          this.#runSafely('check the rights of its users', () => this.#recheckConnection(room, connection));
        // Checks of tokens wait for the login service, which must not delay the checks of sessions.
        return connection.request.headers.authorization === undefined ? this.#checkSlots.run(recheckPlaces) : recheckPlaces();
      }),
    );
  }

  async #recheckConnection(room: Room, connection: Connection): Promise<void> {
    if (!connection.isOpen || this.#isEnding) return;
    const access = await recheckAccess(this.#context, connection, room.projectId);
    if ('code' in access) connection.close(access.code, access.reason);
    else connection.canComment = access.canComment;
  }
}

function sendFrameError(room: Room, connection: Connection, detail: string): void {
  connection.sendText(JSON.stringify({ type: 'error', detail, seq: room.seq }));
}
