/** Writes the events of this process for one project. During a write, collects the next batch. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { Log } from '../../log.ts';
import { findErrorCode, getErrorText, isDatabaseOutage, LOCK_NOT_AVAILABLE } from '../../storage/storage-errors.ts';
import { FormRefusedError } from '../../web/forms/fields.ts';
import { type Batch, FRAME_FOR_EACH, type WrittenBatch, writeBatch } from './batch.ts';
import type { Connection } from './connection.ts';
import type { NewEvent } from './events.ts';
import type { PresentPerson } from './presence.ts';
import type { Slots } from './slots.ts';

const MAX_EVENTS = 200;
const MAX_BYTES = 500_000;
const FIRST_WAIT = 100;
const MAX_WAIT_MS = 500;
/** Maximum time to collect arrivals and departures. The time is one millisecond per person in the project. */
const MAX_BATCH_MS = 1_000;

export interface QueuedEvent {
  readonly event: NewEvent & { frame: string };
  readonly connection: Connection;
}

export interface WriterParts {
  readonly projectId: string;
  readonly processId: string;
  readonly pool: pg.Pool;
  /** Awaited before each write, because arrivals refer to a process with a heartbeat. */
  readonly waitUntilReady: () => Promise<void>;
  readonly slots: Slots;
  readonly log: Log;
  /** The promise settles when the write ends. */
  onWriteStarted(writing: Promise<unknown>): void;
  written(batch: WrittenBatch, newcomers: readonly Connection[]): void;
  waitUntilSent(): Promise<void>;
  refused(queued: QueuedEvent): void;
  onProjectDeleted(): void;
}

export class RoomWriter {
  readonly #parts: WriterParts;
  #events: QueuedEvent[] = [];
  #arrived = new Map<string, Connection>();
  #departed = new Map<string, PresentPerson>();
  #presenceNotBefore = 0;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  get isIdle(): boolean {
    return this.#running === undefined;
  }

  announceArrival(connection: Connection): void {
    this.#arrived.set(connection.id, connection);
    this.#start();
  }

  /** Announces a departure, or cancels the arrival if it is still pending. */
  announceDeparture(person: PresentPerson): void {
    if (!this.#arrived.delete(person.connectionId)) this.#departed.set(person.connectionId, person);
    this.#start();
  }

  enqueueFrame(queued: QueuedEvent): void {
    this.#events.push(queued);
    this.#start();
  }

  async flush(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  /** Stops writing. Pending events are lost. */
  stop(): void {
    this.#isStopped = true;
  }

  #start(): void {
    if (this.#running !== undefined || this.#isStopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (this.#hasWork()) this.#start();
    });
  }

  #hasWork(): boolean {
    return this.#events.length + this.#arrived.size + this.#departed.size > 0;
  }

  async #run(): Promise<void> {
    // During this pause, other sockets can add their frames to the batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#hasWork() && !this.#isStopped) {
      const wait = this.#events.length === 0 ? this.#presenceNotBefore - performance.now() : 0;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      else await this.#writeNext();
    }
  }

  async #writeNext(): Promise<void> {
    const isPresenceDue = performance.now() >= this.#presenceNotBefore;
    const newcomers = isPresenceDue ? [...this.#arrived.values()] : [];
    const departed = isPresenceDue ? [...this.#departed.values()] : [];
    if (isPresenceDue) {
      this.#arrived = new Map();
      this.#departed = new Map();
    }
    const queued = this.#takeEvents();
    const batch: Batch = {
      id: randomUUID(),
      arrived: newcomers.map(createPresentPerson),
      departed,
      events: queued.map(({ event }) => event),
    };
    const written = await this.#writeUntilDone(batch);
    if (written === 'refused') {
      await this.#writeEach(batch, queued);
      for (const connection of newcomers) this.#arrived.set(connection.id, connection);
      for (const person of departed) this.#departed.set(person.connectionId, person);
    } else if (written !== undefined) this.#parts.written(written, newcomers);
    for (const { connection } of queued) connection.finishFrame();
    await this.#parts.waitUntilSent();
  }

  /** Writes the events of a rejected batch separately, so that only invalid events are rejected. */
  async #writeEach(batch: Batch, queued: readonly QueuedEvent[]): Promise<void> {
    for (const one of queued) {
      const written = await this.#writeUntilDone({ id: randomUUID(), arrived: [], departed: [], events: [one.event] });
      if (written === 'refused') this.#parts.refused(one);
      else if (written !== undefined) this.#parts.written(written, []);
    }
    if (queued.length === 0) {
      this.#parts.log.error(
        { people: batch.arrived.length + batch.departed.length },
        'the database refuses the presence of people',
      );
      await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    }
  }

  /** Writes a batch, and retries during database outages. Returns undefined after `stop`, or for a deleted project. */
  async #writeUntilDone(batch: Batch): Promise<WrittenBatch | 'refused' | undefined> {
    const { slots, pool, waitUntilReady, processId, projectId, log } = this.#parts;
    for (let attempt = 0; !this.#isStopped; attempt += 1) {
      const writing = slots.run(async () => {
        await waitUntilReady();
        return writeBatch(pool, processId, projectId, batch, attempt > 0);
      });
      this.#parts.onWriteStarted(writing.catch(() => undefined));
      try {
        const written = await writing;
        if (batch.arrived.length + batch.departed.length > 0)
          this.#presenceNotBefore = performance.now() + computeDelay(written);
        return written;
      } catch (error) {
        if (error instanceof NotFoundError) {
          this.stop();
          this.#parts.onProjectDeleted();
          return undefined;
        }
        if (error instanceof FormRefusedError || isInvalidValueError(error)) return 'refused';
        if (!isDatabaseOutage(error) && findErrorCode(error) !== LOCK_NOT_AVAILABLE)
          log.warn({ reason: getErrorText(error), attempt }, 'the channel could not write; it tries again');
        await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_WAIT_MS, FIRST_WAIT * 2 ** Math.min(attempt, 8))));
      }
    }
    return undefined;
  }

  #takeEvents(): QueuedEvent[] {
    let bytes = 0;
    let end = 0;
    while (end < this.#events.length && end < MAX_EVENTS && bytes < MAX_BYTES) {
      bytes += this.#events[end]?.event.frame.length ?? 0;
      end += 1;
    }
    return this.#events.splice(0, end);
  }
}

export function createPresentPerson({ id, actor, connectedAt }: Connection): PresentPerson {
  return { connectionId: id, userId: actor.userId, userName: actor.userName, connectedAt };
}

function computeDelay({ people }: WrittenBatch): number {
  return people <= FRAME_FOR_EACH ? 0 : Math.min(people, MAX_BATCH_MS);
}

/** Returns whether the database rejected a value (SQLSTATE classes 22, 23 and 42). Retries would fail. */
function isInvalidValueError(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return /^(22|23|42)/.test(code ?? '') && constraint !== 'hub_events_batch';
}
