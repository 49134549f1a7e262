/** Reports the state of the process to systemd (sd_notify(3)) by `systemd-notify`: Node has no Unix datagram sockets. */
import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** Reports to the service manager that started this process. */
export interface ServiceManager {
  /** Reports that the service is ready, and then regularly that the event loop is running. */
  reportReady(status: string): void;
  /** Reports that the service is stopping, so that missing reports are expected. */
  reportStopping(): void;
}

/** Number of reports per watchdog interval. Two of them may be lost. */
const WORDS_PER_WATCHDOG = 3;

/** Finds the service manager by NOTIFY_SOCKET. WATCHDOG_USEC: microseconds without a report until it kills the process. */
export function findServiceManager(log: Pick<Log, 'warn'>, environment: NodeJS.ProcessEnv = process.env): ServiceManager {
  if (!environment.NOTIFY_SOCKET) return { reportReady() {}, reportStopping() {} };
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
    reportReady(status) {
      notifyManager('READY=1', `STATUS=${status}`);
      const within = Number(environment.WATCHDOG_USEC ?? 0) / 1_000;
      if (within > 0) watching = setInterval(() => notifyManager('WATCHDOG=1'), within / WORDS_PER_WATCHDOG).unref();
    },
    reportStopping() {
      clearInterval(watching);
      notifyManager('STOPPING=1');
    },
  };
}

/** The first file descriptor that systemd passes (sd_listen_fds(3)); 0 to 2 are the standard streams. */
const FIRST_SOCKET = 3;

/** Returns the number of the socket that systemd opened for this process (concordat.socket), or undefined. */
export function findInheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? FIRST_SOCKET : undefined;
}

/** Signals that stop a program normally: from service managers, from Ctrl+C, and from a terminal that closes. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Resolves with the first of these signals. A second SIGTERM or SIGINT ends the process; a second SIGHUP is ignored. */
export function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process[signal === 'SIGHUP' ? 'on' : 'once'](signal, resolve);
  });
}
