/** Tells when the storage of files stops to answer, and when it answers again; requests only get a sentence that tells nobody why. */
import type { Log } from '../log.ts';

const state: { isAway: boolean; log: Pick<Log, 'error' | 'info'> | undefined } = { isAway: false, log: undefined };

/** Has this process tell it to a log. */
export function logFilesNews(log: Pick<Log, 'error' | 'info'>): void {
  state.log = log;
}

/** Notes that the storage refused or did not answer, and why (FilesUnavailableError.reason). */
export function reportFilesOutage(reason: string): void {
  if (state.isAway) return;
  state.isAway = true;
  state.log?.error({ reason }, 'the file storage does not respond; requests for files return 503 until it does');
}

/** Notes that the storage answered. */
export function reportFilesRecovery(): void {
  if (!state.isAway) return;
  state.isAway = false;
  state.log?.info('the file storage responds again');
}
