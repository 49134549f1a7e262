/** Defines the limits per connection and project, and counts frames in order before they are stored. */
import { AnswerableError } from '../../contract/errors.ts';
import type { ConnectionLimits } from '../../contract/pipeline.ts';
import type { ClientFrame } from './client-frame.ts';

/** Times are in milliseconds, sizes in bytes. */
export interface ChannelLimits {
  /** The server closes the socket with code 1009 after a larger frame. */
  readonly frameBytes: number;
  /** Number of frames that a client can send without delay, and the permitted rate per second afterwards. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** A larger frame counts as several frames, because all connections of the project receive it. */
  readonly bytesPerFrame: number;
  /** Maximum number of unstored frames per client. At this number, the server stops reading. */
  readonly waitingFrames: number;
  /** Maximum size of the output buffer for a slow client. The server later reads further frames from the database. */
  readonly bufferedBytes: number;
  /** Maximum time in which a slow client must receive the output buffer. */
  readonly drainTimeout: number;
  /** Time after a close frame in which a client must close the connection. */
  readonly closeTimeout: number;
  /** The server disconnects clients that send nothing between two pings (docs/requirements.md, H16). */
  readonly pingInterval: number;
  /** Time between two access checks of a connection. */
  readonly recheckInterval: number;
  readonly heartbeatInterval: number;
  /** Time without a heartbeat after which a process counts as dead. */
  readonly deadAfter: number;
  /** Maximum number of connections per project in this process, as in the contract. */
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
  acceptFrame(frame: ClientFrame): void;
  /** Called for a frame that exceeds a limit. The function must send the reason to the client. */
  rejectFrame(detail: string): void;
}

export interface CountedFrames {
  countFrame(frame: ClientFrame): void;
  /** Calls the function after all received frames are processed, or immediately if none are pending. */
  runAfterLast(callback: () => void): void;
}

/** Returns a counter that accepts or refuses frames in order. Frames of clients without a limit are accepted immediately. */
export function createFrameCounter(limits: ConnectionLimits, { acceptFrame, rejectFrame }: FrameOutcomes): CountedFrames {
  let last: Promise<void> | undefined;
  return {
    countFrame(frame) {
      const counted = limits.change();
      if (counted === undefined) {
        acceptFrame(frame);
        return;
      }
      const outcome = counted.then(
        () => () => acceptFrame(frame),
        (error: unknown) => () => rejectFrame(describeRefusal(error)),
      );
      last = Promise.all([outcome, last]).then(([finish]) => finish());
    },
    runAfterLast(callback) {
      if (last === undefined) callback();
      else void last.then(callback);
    },
  };
}

function describeRefusal(error: unknown): string {
  return error instanceof AnswerableError ? error.message : 'The frame could not be counted. Send it again later';
}
