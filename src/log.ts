/** Structured log lines on standard output. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** The log of the server. */
export type Log = Logger;

/** Levels that LOG_LEVEL takes, quietest first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * Makes the log. Lines are JSON, one per event; those of a request carry its request id. Lines are gathered and written
 * together within a second; at exit and after an error at once.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination ?? pino.destination({ sync: true }));
}
