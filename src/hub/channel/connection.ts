/** An open socket of the channel. Limits the rate of input and the size of buffered output. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { waitForTurn } from '../../contract/next-turn.ts';
import { observeFrame } from '../../contract/observed.ts';
import { channelConnections, channelFrames } from '../../operations/metrics.ts';
import type { HubActor } from '../actor.ts';
import { type ClientFrame, FrameError, parseClientFrame } from './client-frame.ts';
import type { ChannelLimits } from './limits.ts';

/** Close codes that the server sends (openapi/hub, openHubChannel). */
export const CLOSE = { serverStops: 1001, tryLater: 1013, loginNeeded: 4401, notAMember: 4403, noProject: 4404 } as const;

export interface OutgoingFrame {
  readonly seq: number;
  /** ID of the connection that does not receive the frame; null if all connections receive it. */
  readonly senderId: string | null;
  readonly bytes: Buffer;
}

export interface ConnectionParts {
  socket: WebSocket;
  /** The TCP stream of the socket. Corking the stream combines several frames into one write. */
  stream: Duplex;
  request: IncomingMessage;
  actor: HubActor;
  /** ID of the client. Clients take turns at database access. */
  client: string;
  canComment: boolean;
  /** Sequence number of the last frame that the client received before it reconnected. */
  since: number | undefined;
  limits: ChannelLimits;
}

export interface ConnectionEvents {
  onFrame(onFrame: ClientFrame): void;
  /** Called for a frame that violates the contract. The function must send the reason to the client. */
  onFrameRejected(detail: string): void;
  onClose(): void;
}

/** Call `open` once for each new connection. */
export class Connection {
  readonly id = randomUUID();
  readonly connectedAt: string;
  readonly actor: HubActor;
  readonly client: string;
  readonly request: IncomingMessage;
  readonly since: number | undefined;
  /** Sequence number of the last frame that was sent or skipped. */
  position = 0;
  /** Access checks update this right. */
  canComment: boolean;
  isAnnounced = false;
  /** The arrival frame for this client, if it differs from the frame for other clients. */
  welcome: { seq: number; bytes: Buffer } | undefined;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: ChannelLimits;
  #tokens: number;
  #tokensAt = performance.now();
  #waiting = 0;
  #frameQueue: Promise<void> | undefined;
  #isHeld = false;
  #wasHeard = true;

  constructor({ socket, stream, request, actor, client, canComment, since, limits }: ConnectionParts, now: Date) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#tokens = limits.burst;
    this.request = request;
    this.actor = actor;
    this.client = client;
    this.canComment = canComment;
    this.since = since;
    this.connectedAt = now.toISOString();
  }

  open(events: ConnectionEvents): void {
    this.#socket.on('message', (message, isBinary) => this.#receive(message, isBinary, events));
    this.#socket.on('pong', () => {
      this.#wasHeard = true;
    });
    // After a protocol error (RFC 6455), such as a frame over 64 KB, the library closes the socket.
    this.#socket.on('error', () => undefined);
    channelConnections.inc();
    this.#socket.once('close', () => {
      channelConnections.dec();
      // The departure must follow the last frames of the client.
      if (this.#frameQueue === undefined) events.onClose();
      else void this.#frameQueue.then(() => events.onClose());
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isBehind(): boolean {
    return this.#socket.bufferedAmount > this.#limits.bufferedBytes;
  }

  /** Sends frames in order, combined into one write if possible. Skips frames from this connection. */
  sendAll(frames: readonly OutgoingFrame[]): void {
    if (!this.isOpen) return;
    this.#stream.cork();
    for (const { seq, senderId, bytes } of frames) {
      if (senderId !== this.id) this.#sendBytes(this.welcome?.seq === seq ? this.welcome.bytes : bytes);
    }
    this.#stream.uncork();
  }

  sendText(text: string): void {
    if (this.isOpen && !this.isBehind) this.#sendBytes(Buffer.from(text));
  }

  /** Resolves to true when the output buffer is nearly empty, or to false for a closed socket. Closes slow sockets (1013). */
  async waitUntilDrained(): Promise<boolean> {
    const deadline = performance.now() + this.#limits.drainTimeout;
    while (this.isOpen && this.#socket.bufferedAmount > this.#limits.bufferedBytes / 4) {
      if (performance.now() > deadline) {
        this.close(CLOSE.tryLater, 'The client reads too slowly. Connect again with the parameter since.');
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.isOpen;
  }

  /** Must be called after each frame of this client is stored or dropped. */
  finishFrame(): void {
    this.#waiting -= 1;
    this.#resumeReading();
  }

  /** Terminates the connection if the client has sent nothing since the last ping. */
  ping(): void {
    if (!this.#wasHeard) this.#socket.terminate();
    else if (this.isOpen) {
      this.#wasHeard = false;
      this.#socket.ping();
    }
  }

  /** Sends a close frame, and terminates the connection if the client does not respond. */
  close(code: number, reason: string): void {
    this.#socket.resume();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), this.#limits.closeTimeout).unref();
  }

  #sendBytes(bytes: Buffer): void {
    observeFrame('server', bytes);
    channelFrames.inc({ from: 'server' });
    this.#socket.send(bytes, { binary: false });
  }

  #receive(message: RawData, isBinary: boolean, events: ConnectionEvents): void {
    this.#wasHeard = true;
    channelFrames.inc({ from: 'client' });
    const { length } = message as Buffer;
    this.#consumeTokens(length);
    if (this.#frameQueue === undefined && length <= this.#limits.bytesPerFrame) {
      this.#handleMessage(message, isBinary, events);
      return;
    }
    // Processing a large frame takes milliseconds. Later frames wait, so that the order remains.
    const line = (this.#frameQueue ?? Promise.resolve())
      .then(() => waitForTurn())
      .then(() => {
        this.#handleMessage(message, isBinary, events);
        if (this.#frameQueue === line) this.#frameQueue = undefined;
      });
    this.#frameQueue = line;
    this.#pauseReading();
  }

  #handleMessage(message: RawData, isBinary: boolean, events: ConnectionEvents): void {
    try {
      if (isBinary) throw new FrameError('A frame must be text; this one is binary');
      const frame = parseClientFrame((message as Buffer).toString());
      observeFrame('client', message as Buffer);
      this.#waiting += 1;
      events.onFrame(frame);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      if (!isBinary) observeFrame('client', message as Buffer, false);
      events.onFrameRejected(error.message);
    }
    this.#pauseReading();
  }

  #consumeTokens(bytes: number): void {
    this.#refillTokens();
    this.#tokens -= Math.max(1, bytes / this.#limits.bytesPerFrame);
  }

  #refillTokens(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.#limits.burst, this.#tokens + ((now - this.#tokensAt) / 1_000) * this.#limits.framesPerSecond);
    this.#tokensAt = now;
  }

  /** Stops reading from a client that exceeds its rate. Other clients are not affected. */
  #pauseReading(): void {
    if (this.#isHeld || (this.#tokens >= 0 && this.#waiting < this.#limits.waitingFrames)) return;
    this.#isHeld = true;
    this.#socket.pause();
    this.#resumeReading();
  }

  #resumeReading(): void {
    if (!this.#isHeld || this.#waiting >= this.#limits.waitingFrames) return;
    this.#refillTokens();
    if (this.#tokens < 0) {
      const ms = (-this.#tokens / this.#limits.framesPerSecond) * 1_000;
      setTimeout(() => this.#resumeReading(), Math.ceil(ms) + 1).unref();
      return;
    }
    this.#isHeld = false;
    this.#socket.resume();
  }
}
