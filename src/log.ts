/** Structured log lines on standard output. */
import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The log of the server. */
export type Log = Logger;

/** Levels that LOG_LEVEL takes, quietest first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * Makes the log. Lines are JSON, one per event; those of a request carry its request id. On a terminal they are written for
 * people.
 *
 * @param surroundings asked for members of every line, like the trace that it belongs to
 */
export function createLog(level: string, destination?: DestinationStream, surroundings?: () => object): Log {
  const mixin = surroundings === undefined ? {} : { mixin: surroundings };
  const serializers = { err: loggedError };
  return pino({ level, base: null, timestamp: timeOfLine, serializers, ...mixin }, destination ?? standardOutput());
}

/**
 * Writes an event of level info as the log does, where that level is known to be on. Every request has one, and the log, which looks at each
 * member in turn, takes three times as long for it.
 */
export function logInfoQuickly(log: Log, event: { readonly msg: string }): void {
  const output = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym];
  output?.write(`{"level":${pino.levels.values.info}${timeOfLine()},${JSON.stringify(event).slice(1)}\n`);
}

/**
 * What the log keeps of an error: kind, words, code, stack and cause. Statements, their parameters, and what a database tells of the
 * values of a row stay out, because they hold what people wrote.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isOfQuery = 'query' in error && 'params' in error;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isOfQuery ? 'A statement failed.' : error.message,
    ...(code === undefined ? {} : { code }),
    stack: calls.join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

let second = Number.NaN;
let textOfSecond = '';

/** The time as a member of a line; what the lines of one second share is written once for them. */
function timeOfLine(): string {
  const now = Date.now();
  const ms = now % 1_000;
  if (now - ms !== second) {
    second = now - ms;
    textOfSecond = `,"time":"${new Date(second).toISOString().slice(0, -4)}`;
  }
  return `${textOfSecond}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z"`;
}

let standard: DestinationStream | undefined;

/** One for all logs of the process, whose lines then keep their order. */
function standardOutput(): DestinationStream {
  standard ??= process.stdout.isTTY ? forPeople() : together(pino.destination({ sync: true }));
  return standard;
}

function forPeople(): DestinationStream {
  const pretty = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  return pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}

/** How long lines of a busy server wait for others. */
const MOST_MS_BETWEEN_LINES = 10;

/**
 * Hands over lines together: those of one turn of the event loop, and of a busy server those of some milliseconds. A call of the system for
 * each line would take a fifth of the time of a quick answer. What ends the process by itself hands over the last ones, and a fatal line
 * does not wait.
 */
function together(output: DestinationStream): DestinationStream & { flushSync(): void } {
  let lines = '';
  let handedOver = Number.NEGATIVE_INFINITY;
  const handOver = () => {
    if (lines === '') return;
    output.write(lines);
    lines = '';
    handedOver = performance.now();
  };
  process.on('exit', handOver);
  return {
    write(line) {
      if (lines === '') {
        if (performance.now() - handedOver > MOST_MS_BETWEEN_LINES) setImmediate(handOver);
        else setTimeout(handOver, MOST_MS_BETWEEN_LINES);
      }
      lines += line;
    },
    flushSync: handOver,
  };
}
