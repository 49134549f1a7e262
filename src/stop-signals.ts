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
