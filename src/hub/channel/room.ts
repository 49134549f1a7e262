/** Sends frames in order to the connections of one project: frames of this process from memory, others from the database. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { runForClient } from '../../storage/current-request.ts';
import { getErrorText, isDatabaseOutage } from '../../storage/storage-errors.ts';
import type { WrittenBatch } from './batch.ts';
import { CLOSE, type Connection, type OutgoingFrame } from './connection.ts';
import { addEventNumber, type RecordedEvent, readEvents } from './events.ts';
import { RecentFrames } from './recent-frames.ts';

/** Maximum number of frames that are sent before other work can run. */
const MAX_CONSECUTIVE_SENDS = 5_000;
const MAX_READ_EVENTS = 200;
/** The next sequence numbers probably belong to a pending write of this process, so a query waits this long for the write. */
const OWN_WRITE_WAIT_MS = 20;
const WAIT_AFTER_FAILURE = 500;
const MAX_QUEUED_FRAMES = 100;

export interface RoomParts {
  readonly projectId: string;
  readonly pool: pg.Pool;
  readonly log: Log;
}

export class Room {
  readonly projectId: string;
  /** All connections, including those that still receive missed frames. */
  readonly members = new Map<string, Connection>();
  readonly #parts: RoomParts;
  readonly #live = new Set<Connection>();
  readonly #recent = new RecentFrames();
  readonly #written = new Map<number, readonly OutgoingFrame[]>();
  /** Sequence number of the last sent frame; undefined before the first connection. */
  #delivered: number | undefined;
  #known = 0;
  #writing: Promise<unknown> | undefined;
  #isPumping = false;
  #isClosed = false;

  constructor(parts: RoomParts) {
    this.#parts = parts;
    this.projectId = parts.projectId;
  }

  get seq(): number {
    return this.#delivered ?? 0;
  }

  announceWrite(writing: Promise<unknown>): void {
    this.#writing = writing;
  }

  /** Sends a written batch. @param newcomers connections whose arrival the batch announces */
  addBatch({ first, events, welcomes }: WrittenBatch, newcomers: readonly Connection[]): void {
    if (events?.length === 0) return;
    this.#delivered ??= first - 1;
    const frames = events?.map(({ senderId, frame }, index) => {
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      return createOutgoingFrame({ seq: first + index, senderId, frame: text });
    });
    if (frames !== undefined) this.#written.set(first, frames);
    for (const connection of newcomers.filter(({ isAnnounced: hasCome }) => !hasCome)) {
      connection.isAnnounced = true;
      const welcome = welcomes.get(connection.id);
      const seq = welcome?.seq ?? first;
      if (welcome !== undefined) connection.welcome = { seq, bytes: Buffer.from(addEventNumber(welcome.frame, seq)) };
      connection.position = Math.min(connection.since ?? seq - 1, seq - 1);
      void this.#catchUp(connection);
    }
    this.recordLatest(frames === undefined ? first : first + frames.length - 1);
  }

  /** Records that the database contains frames up to `seq`, and sends them. */
  recordLatest(seq: number): void {
    this.#known = Math.max(this.#known, seq);
    if (!this.#isPumping) void this.#sendQueuedFrames();
  }

  /** Resolves when nearly all written frames are sent, so that the queue stays short. */
  async waitUntilSent(): Promise<void> {
    while (!this.#isClosed && this.#known - this.seq > MAX_QUEUED_FRAMES) await pause(5);
  }

  remove(connection: Connection): void {
    this.members.delete(connection.id);
    this.#live.delete(connection);
  }

  markClosed(): void {
    this.#isClosed = true;
  }

  close(): void {
    this.markClosed();
    for (const connection of this.members.values()) connection.close(CLOSE.noProject, 'The project does not exist.');
  }

  async #sendQueuedFrames(): Promise<void> {
    this.#isPumping = true;
    while (!this.#isClosed && this.#delivered !== undefined && this.#known > this.#delivered) {
      const next = this.#takeWritten(this.#delivered);
      if (next !== undefined) await this.#deliverFrames(next);
      else if (this.#writing === undefined) await this.#readNext(this.#delivered);
      else await this.#waitForOwn(this.#writing);
    }
    this.#isPumping = false;
  }

  /** Returns the next frames from memory. Drops frames that were already read from the database. */
  #takeWritten(delivered: number): readonly OutgoingFrame[] | undefined {
    for (const [first, frames] of this.#written) {
      if (first > delivered + 1) continue;
      this.#written.delete(first);
      const left = frames.filter(({ seq }) => seq > delivered);
      if (left.length > 0) return left;
    }
    return undefined;
  }

  async #waitForOwn(writing: Promise<unknown>): Promise<void> {
    await Promise.race([writing, pause(OWN_WRITE_WAIT_MS, undefined, { ref: false })]);
    if (this.#writing === writing) this.#writing = undefined;
  }

  async #readNext(delivered: number): Promise<void> {
    const upTo = this.#known;
    const events = await this.#readEvents(delivered, upTo);
    if (events === undefined) return;
    // Missing frames are older than an hour, so no client waits for them.
    if (events.length === 0) this.#delivered = Math.max(this.#delivered ?? 0, upTo);
    else await this.#deliverFrames(events.map(createOutgoingFrame));
  }

  /** Reads a range of events. Returns undefined, after a delay, if the database does not respond. */
  async #readEvents(after: number, upTo: number): Promise<RecordedEvent[] | undefined> {
    try {
      return await readEvents(this.#parts.pool, this.projectId, after, upTo, MAX_READ_EVENTS);
    } catch (error) {
      if (!isDatabaseOutage(error))
        this.#parts.log.warn({ reason: getErrorText(error) }, 'the channel could not read its events; it tries again');
      await pause(WAIT_AFTER_FAILURE);
      return undefined;
    }
  }

  async #deliverFrames(frames: readonly OutgoingFrame[]): Promise<void> {
    const atOnce = Math.max(1, Math.floor(MAX_CONSECUTIVE_SENDS / Math.max(1, this.#live.size)));
    for (let start = 0; start < frames.length; start += atOnce) {
      const share = frames.slice(start, start + atOnce);
      const last = (share.at(-1) as OutgoingFrame).seq;
      for (const connection of this.#live) {
        connection.sendAll(share);
        connection.position = last;
        if (connection.isBehind) {
          this.#live.delete(connection);
          void this.#catchUp(connection);
        }
      }
      this.#recent.add(share);
      this.#delivered = last;
      if (start + atOnce < frames.length) await nextTurn();
    }
  }

  /** Sends missed frames as fast as the client receives them. */
  async #catchUp(connection: Connection): Promise<void> {
    while (!this.#isClosed && (await connection.waitUntilDrained())) {
      const delivered = this.#delivered as number;
      if (connection.position >= delivered) {
        if (this.members.has(connection.id)) this.#live.add(connection);
        return;
      }
      const recent = this.#recent.listAfter(connection.position);
      if (recent !== undefined) {
        connection.sendAll(recent);
        connection.position = delivered;
        continue;
      }
      const events = await runForClient(connection.client, () => this.#readEvents(connection.position, delivered));
      if (events === undefined) continue;
      connection.sendAll(events.map(createOutgoingFrame));
      connection.position = events.at(-1)?.seq ?? delivered;
    }
  }
}

function createOutgoingFrame({ seq, senderId, frame }: RecordedEvent): OutgoingFrame {
  return { seq, senderId, bytes: Buffer.from(addEventNumber(frame, seq)) };
}
