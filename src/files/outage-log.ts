/** Logs the start and end of an outage of the storage. Responses do not contain the reason. */
import type { Log } from '../log.ts';

const state: { isAway: boolean; log: Pick<Log, 'error' | 'info'> | undefined } = { isAway: false, log: undefined };

/** Sets the log of this process. */
export function setFilesLog(log: Pick<Log, 'error' | 'info'>): void {
  state.log = log;
}

/** Records that the storage rejected a request or did not respond, with the reason (FilesUnavailableError.reason). */
export function reportFilesOutage(reason: string): void {
  if (state.isAway) return;
  state.isAway = true;
  state.log?.error({ reason }, 'the file storage does not respond; requests for files return 503 until it does');
}

/** Records that the storage responded. */
export function reportFilesRecovery(): void {
  if (!state.isAway) return;
  state.isAway = false;
  state.log?.info('the file storage responds again');
}
