/** Sends heartbeats while a folder is watched, so that the server can report a computer that stops uploading. */
import { hostname } from 'node:os';
import packageJson from '../../../package.json' with { type: 'json' };
import type { UploadTarget } from './send-run.ts';

const HEARTBEAT_INTERVAL_MS = 60_000;
const HEARTBEAT_TIMEOUT_MS = 20_000;

export interface HeartbeatSource extends UploadTarget {
  readonly folder: string;
  /** Milliseconds between two heartbeats; by default one minute. */
  readonly heartbeatMs?: number;
}

/** Sends a heartbeat now and each minute until `signal` aborts, also during uploads. `report` gets each new rejection. */
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
  const timer = setInterval(reportHeartbeat, source.heartbeatMs ?? HEARTBEAT_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  reportHeartbeat();
}

/** Sends one heartbeat. Returns why the server rejected it; empty if it was accepted or could not be sent. Never rejects. */
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok ? '' : `the server returned ${answer.status}`;
  } catch {
    // Uploads report an unreachable server, and the server reports missing heartbeats.
    return '';
  }
}
