/** The limits of one connection and one project. Frames count as changes of their client, in order, before they are stored. */
import { AnswerableError } from '../../contract/errors.ts';
import type { ConnectionLimits } from '../../contract/pipeline.ts';
import type { ClientFrame } from './client-frame.ts';

/** Limits of the channel. Times in milliseconds, sizes in bytes. */
export interface ChannelLimits {
  /** Maximum frame size of a client; a larger frame closes the socket with 1009. */
  readonly frameBytes: number;
  /** Burst and rate per second of a client's frames. Frames above the rate are delayed. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** A larger frame counts as several frames of this size, because all connections of the project receive it. */
  readonly bytesPerFrame: number;
  /** Maximum frames of one client that wait for the database. Further frames are read later. */
  readonly waitingFrames: number;
  /** Maximum bytes in memory for a slow reader. The reader gets the rest from the database at its own pace. */
  readonly bufferedBytes: number;
  /** Maximum time for a slow reader to receive these bytes. */
  readonly drainTimeout: number;
  /** Time for a client to close after the server has sent a close frame. */
  readonly closeTimeout: number;
  /** Milliseconds between two pings; a client that sends nothing in between is disconnected (docs/requirements.md, H16). */
  readonly pingInterval: number;
  /** Milliseconds between two access checks of a connection. */
  readonly recheckInterval: number;
  /** Milliseconds between two heartbeats of this process. */
  readonly heartbeatInterval: number;
  /** Milliseconds without a heartbeat after which other processes regard a process as dead. */
  readonly deadAfter: number;
  /** Maximum connections of one project in this process. The contract does not allow more people in a list. */
  readonly connections: number;
}

/** The limits of a running server. Tests change some of them. */
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

/** Receives each frame: `accept` if it is within the limits, else `refuse`. */
export interface FrameOutcomes {
  accept(frame: ClientFrame): void;
  /** Called if a frame exceeds a limit and is not stored. The function must notify the client. */
  refuse(detail: string): void;
}

/** Checks the frames of a connection against the limits. */
export interface CountedFrames {
  take(frame: ClientFrame): void;
  /** Calls back when all received frames are stored or refused; immediately if none is pending. */
  afterLast(callback: () => void): void;
}

/** Creates the counter of one connection. A client without a limit never waits. */
export function countFrames(limits: ConnectionLimits, { accept, refuse }: FrameOutcomes): CountedFrames {
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
