/** Reports ready, alive and stopping to systemd (sd_notify(3)) by `systemd-notify`, because Node does not support its sockets. */
import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** The service manager that started this process, if any. */
export interface ServiceManager {
  /** Reports that the service is ready. From then on, it reports regularly that the event loop is running. */
  ready(status: string): void;
  /** Reports that the service is stopping, so that missing messages are not a fault. */
  stopping(): void;
}

/** Messages of sd_notify(3) per watchdog interval, so that two may be lost. */
const WORDS_PER_WATCHDOG = 3;

/** Finds the service manager by NOTIFY_SOCKET and WATCHDOG_USEC (microseconds without a message until the process is hung). */
export function findServiceManager(log: Pick<Log, 'warn'>, environment: NodeJS.ProcessEnv = process.env): ServiceManager {
  if (!environment.NOTIFY_SOCKET) return { ready() {}, stopping() {} };
  let watching: NodeJS.Timeout | undefined;
  let isWarned = false;
  const notifyManager = (...words: string[]) => {
    execFile('systemd-notify', words, { env: environment, timeout: 10_000 }, (err) => {
      if (err === null || isWarned) return;
      isWarned = true;
      log.warn({ err }, 'could not notify systemd');
    });
  };
  return {
    ready(status) {
      notifyManager('READY=1', `STATUS=${status}`);
      const within = Number(environment.WATCHDOG_USEC ?? 0) / 1_000;
      if (within > 0) watching = setInterval(() => notifyManager('WATCHDOG=1'), within / WORDS_PER_WATCHDOG).unref();
    },
    stopping() {
      clearInterval(watching);
      notifyManager('STOPPING=1');
    },
  };
}

/** The first file descriptor that systemd passes (sd_listen_fds(3)); 0 to 2 are the standard streams. */
const FIRST_SOCKET = 3;

/**
 * Returns the socket that systemd opened for this process (concordat.socket), where clients wait during a restart, if any.
 * LISTEN_PID is the receiver, and LISTEN_FDS the number of sockets.
 */
export function findInheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? FIRST_SOCKET : undefined;
}

/** Signals that stop a program normally: from service managers, from Ctrl+C, and from a terminal that closes. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Resolves with the first of these signals. A second SIGTERM or SIGINT ends the process immediately. A second SIGHUP does not,
 * because a terminal that closes sends SIGHUP to the program and to the launcher, which forwards it.
 */
export function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process[signal === 'SIGHUP' ? 'on' : 'once'](signal, resolve);
  });
}
