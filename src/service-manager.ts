/**
 * Tells systemd how this process is (sd_notify(3)): that it is ready, still answers, and stops. Where nobody asked, by NOTIFY_SOCKET,
 * nothing happens. Node has no sockets of the kind that systemd listens on, so that its own program `systemd-notify` says the words.
 */
import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** The one who started this process, and may want to know how it is. */
export interface ServiceManager {
  /** Says that the work has begun; from then on it is told again and again that this process still turns its event loop. */
  ready(status: string): void;
  /** Says that the work ends; silence is no longer a fault. */
  stopping(): void;
}

/** Words of sd_notify(3) until two of them may be missing. */
const WORDS_PER_WATCHDOG = 3;

/**
 * Finds out who that is.
 *
 * @param environment NOTIFY_SOCKET, and WATCHDOG_USEC (microseconds after which silence counts as a hang)
 */
export function findServiceManager(log: Pick<Log, 'warn'>, environment: NodeJS.ProcessEnv = process.env): ServiceManager {
  if (!environment.NOTIFY_SOCKET) return { ready() {}, stopping() {} };
  let watching: NodeJS.Timeout | undefined;
  let isWarned = false;
  const say = (...words: string[]) => {
    execFile('systemd-notify', words, { env: environment, timeout: 10_000 }, (err) => {
      if (err === null || isWarned) return;
      isWarned = true;
      log.warn({ err }, 'could not notify systemd');
    });
  };
  return {
    ready(status) {
      say('READY=1', `STATUS=${status}`);
      const within = Number(environment.WATCHDOG_USEC ?? 0) / 1_000;
      if (within > 0) watching = setInterval(() => say('WATCHDOG=1'), within / WORDS_PER_WATCHDOG).unref();
    },
    stopping() {
      clearInterval(watching);
      say('STOPPING=1');
    },
  };
}

/** The first number that systemd gives a socket (sd_listen_fds(3)); 0 to 2 are the standard streams. */
const FIRST_SOCKET = 3;

/**
 * The socket that systemd listens on for this process (concordat.socket): callers wait there while the server starts again. Undefined
 * where it was handed none.
 *
 * @param environment LISTEN_PID, whom it is for, and LISTEN_FDS, how many there are
 */
export function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? FIRST_SOCKET : undefined;
}

/** Signals that end a program in order: from service managers, from Ctrl+C, and from a terminal that closes. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Resolves with the first of these signals. A second SIGTERM or SIGINT ends the process at once. A second SIGHUP does not: a terminal that
 * closes sends it to the launcher, which forwards it, and to the program.
 */
export function untilStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process[signal === 'SIGHUP' ? 'on' : 'once'](signal, resolve);
  });
}
