/** Sends heartbeats while a folder is watched, so that the server notices a computer that stopped uploading. */
import { hostname } from 'node:os';
import packageJson from '../../../package.json' with { type: 'json' };
import type { UploadTarget } from './send-run.ts';

const EVERY_MS = 60_000;
const PATIENCE_MS = 20_000;

/** The sender of heartbeats. */
export interface HeartbeatSource extends UploadTarget {
  readonly folder: string;
  /** Milliseconds between two heartbeats; by default one minute. */
  readonly heartbeatMs?: number;
}

/**
 * Sends a heartbeat now, and then each minute until `signal`, also during long uploads.
 *
 * @param readLastFile returns the run uploaded last
 * @param report receives each new reason why the server does not accept heartbeats; uploads continue
 */
export function startHeartbeats(
  source: HeartbeatSource,
  readLastFile: () => string | undefined,
  report: (reason: string) => void,
  signal: AbortSignal,
): void {
  let reported = '';
  const reportHeartbeat = async () => {
    const reason = await sendHeartbeat(source, readLastFile(), signal);
    if (reason !== reported && reason !== '' && !signal.aborted) report(reason);
    reported = reason;
  };
  const timer = setInterval(reportHeartbeat, source.heartbeatMs ?? EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  reportHeartbeat();
}

/** Sends one; returns why the server did not accept it, empty if it did. Never rejects. */
async function sendHeartbeat(
  { address, pipeline, user, token, folder }: HeartbeatSource,
  lastFile: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { version } = packageJson;
  try {
    const answer = await fetch(`${address}/api/heartbeats`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ pipeline, user, computer: hostname(), folder, version, last_file: lastFile }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok ? '' : `the server answered ${answer.status}`;
  } catch {
    // Uploads report a server that cannot be reached, and the server reports the silence.
    return '';
  }
}
