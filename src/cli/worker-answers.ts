/** The responses of a worker on its own port: liveness, readiness and metrics. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { AnswerableError, NotFoundError, UnavailableError } from '../contract/errors.ts';
import { type MetricsParts, requireMetricsReader, writeRequestedMetrics } from '../server/metrics.ts';

/** Dependencies of the responses. */
export interface WorkerParts extends MetricsParts {
  /** Rejects with a sentence that names the part that does not respond. */
  readonly checkReadiness: () => Promise<void>;
}

/** Returns the listener of a worker's health and metrics. */
export function createWorkerListener(parts: WorkerParts): RequestListener {
  return (request, response) => void answerWorkerRequest(parts, request, response);
}

async function answerWorkerRequest(parts: WorkerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { headers, content } = await createWorkerAnswer(parts, request);
    response.writeHead(200, headers).end(content);
  } catch (error) {
    if (!(error instanceof AnswerableError)) throw error;
    const { status, headers, message } = error;
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ detail: message }));
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const OK = { headers: JSON_TYPE, content: JSON.stringify({ status: 'ok' }) };

/** @throws AnswerableError */
async function createWorkerAnswer(
  parts: WorkerParts,
  request: IncomingMessage,
): Promise<{ headers: OutgoingHttpHeaders; content: string }> {
  const [path] = (request.url ?? '').split('?', 1);
  if (path === '/livez') return OK;
  if (path === '/metrics') {
    requireMetricsReader(parts.settings, request);
    const { headers, content } = await writeRequestedMetrics(request, parts);
    return { headers: { ...headers }, content };
  }
  if (path !== '/readyz') throw new NotFoundError('A worker answers /livez, /readyz and /metrics.');
  try {
    await parts.checkReadiness();
    return OK;
  } catch (error) {
    throw new UnavailableError((error as Error).message, { cause: error });
  }
}
