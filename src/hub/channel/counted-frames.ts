/** Counts the frames of one connection as changes of its client, in order, before they are stored. */
import { AnswerableError } from '../../contract/errors.ts';
import type { ConnectionLimits } from '../../contract/pipeline.ts';
import type { ClientFrame } from './client-frame.ts';

/** Receives each frame: `say` if it is within the limits, else `refuse`. */
export interface FrameOutcomes {
  say(frame: ClientFrame): void;
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
export function countFrames(limits: ConnectionLimits, { say, refuse }: FrameOutcomes): CountedFrames {
  let last: Promise<void> | undefined;
  return {
    take(frame) {
      const counted = limits.change();
      if (counted === undefined) {
        say(frame);
        return;
      }
      const outcome = counted.then(
        () => () => say(frame),
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
