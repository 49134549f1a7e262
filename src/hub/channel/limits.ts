/** The limits of one connection and one project. Frames count before they are stored, in the order of their client. */
import { AnswerableError } from '../../contract/errors.ts';
import type { ConnectionLimits } from '../../contract/pipeline.ts';
import type { ClientFrame } from './client-frame.ts';

/** Limits of the channel. Times in milliseconds, sizes in bytes. */
export interface ChannelLimits {
  /** A larger frame closes the socket with 1009. */
  readonly frameBytes: number;
  /** Burst and rate per second of the frames of a client. Frames above the rate are delayed. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** A larger frame counts as several frames, because all connections of the project receive it. */
  readonly bytesPerFrame: number;
  /** Maximum number of frames of one client that wait for the database. The server then pauses reading. */
  readonly waitingFrames: number;
  /** Maximum bytes in memory for a slow reader, who reads the rest from the database. */
  readonly bufferedBytes: number;
  /** Maximum time for a slow reader to receive the buffered bytes. */
  readonly drainTimeout: number;
  /** Time for a client to close after the server has sent a close frame. */
  readonly closeTimeout: number;
  /** A client that sends nothing between two pings is disconnected (docs/requirements.md, H16). */
  readonly pingInterval: number;
  /** Time between two access checks of a connection. */
  readonly recheckInterval: number;
  readonly heartbeatInterval: number;
  /** Time after which a process without a heartbeat counts as dead. */
  readonly deadAfter: number;
  /** Maximum number of connections of one project in this process, as in the contract. */
  readonly connections: number;
}

export const CHANNEL_LIMITS: ChannelLimits = {
  frameBytes: 65_536,
  burst: 200,
  framesPerSecond: 100,
  bytesPerFrame: 1_024,
  waitingFrames: 100,
  bufferedBytes: 2_000_000,
  drainTimeout: 30_000,
  closeTimeout: 2_000,
  pingInterval: 25_000,
  recheckInterval: 15_000,
  heartbeatInterval: 10_000,
  deadAfter: 30_000,
  connections: 10_000,
};

export interface FrameOutcomes {
  accept(frame: ClientFrame): void;
  /** Called if a frame exceeds a limit. The callback must notify the client. */
  refuse(detail: string): void;
}

export interface CountedFrames {
  take(frame: ClientFrame): void;
  /** Calls back when no received frame is pending, possibly immediately. */
  afterLast(callback: () => void): void;
}

/** Clients without a limit never wait. */
export function createFrameCounter(limits: ConnectionLimits, { accept, refuse }: FrameOutcomes): CountedFrames {
  let last: Promise<void> | undefined;
  return {
    take(frame) {
      const counted = limits.change();
      if (counted === undefined) {
        accept(frame);
        return;
      }
      const outcome = counted.then(
        () => () => accept(frame),
        (error: unknown) => () => refuse(describeRefusal(error)),
      );
      last = Promise.all([outcome, last]).then(([finish]) => finish());
    },
    afterLast(callback) {
      if (last === undefined) callback();
      else void last.then(callback);
    },
  };
}

function describeRefusal(error: unknown): string {
  return error instanceof AnswerableError ? error.message : 'The frame could not be counted. Send it again later';
}
