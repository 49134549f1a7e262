import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Levels of LOG_LEVEL, quietest first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Creates the log: JSON, formatted on a terminal. `getLineFields` returns members that are added to every line. */
export function createLog(level: string, destination?: DestinationStream, getLineFields?: () => object): Log {
  const mixin = getLineFields === undefined ? {} : { mixin: getLineFields };
  const serializers = { err: selectLoggedParts };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, ...mixin },
    destination ?? openStandardOutput(),
  );
}

/** Returns the logged parts of an error: type, message, code, stack and cause, without SQL and user data. */
export function selectLoggedParts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  // An error from a thread is only recognizable by its message.
  const isOfQuery = error.message.startsWith('Failed query: ');
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isOfQuery ? 'A statement failed.' : error.message,
    ...(code === undefined ? {} : { code }),
    stack: calls.join('\n'),
    ...(error.cause === undefined ? {} : { cause: selectLoggedParts(error.cause) }),
  };
}

/** Lines are written after this many bytes, or after FLUSH_MS. A fatal line is written immediately. */
const BATCH_BYTES = 4_096;
const FLUSH_MS = 20;

let standard: DestinationStream | undefined;

/** Opens the shared output of all logs of the process, so that lines keep their order. */
function openStandardOutput(): DestinationStream {
  standard ??= process.stdout.isTTY
    ? createReadableOutput()
    : pino.destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS });
  return standard;
}

function createReadableOutput(): DestinationStream {
  const pretty = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  return pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}
