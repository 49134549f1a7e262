/** The metrics of the process (openapi/server, getMetrics), and the access to them. */
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import type { ServerApiHandlers } from '../../generated/server/stub.ts';
import { choosePreferredType } from '../contract/accept.ts';
import { type ContractDocument, getOperations, removeUnusedSchemes } from '../contract/documents/document.ts';
import { AnswerableError, ForbiddenError } from '../contract/errors.ts';
import type { MountedService } from '../contract/pipeline.ts';
import { limitQueryTime, readDatabaseMetrics, readDiskMetrics } from '../operations/database-metrics.ts';
import { EXPOSITION_TYPES, type ExpositionFormat, writeExposition } from '../operations/metrics.ts';
import type { Settings } from '../settings.ts';
import { hasSecret } from '../web/bearer-secret.ts';
import { explainRemoteRequest } from '../web/hosts/this-machine.ts';

export interface MetricsParts {
  settings: Pick<Settings, 'metricsToken' | 'baseUrl' | 'host' | 'dataDir'>;
  pool: pg.Pool;
  /** The services that are mounted at the time of the request. */
  mounted: readonly Pick<MountedService, 'readGauges'>[];
}

export function createMetricsHandlers({ settings, pool, mounted }: MetricsParts) {
  return {
    async getMetrics({ request }) {
      const { format, ...answer } = await writeRequestedMetrics(request, { settings, pool, mounted });
      return format === 'text/plain' ? { ...answer, status: 200, type: format } : { ...answer, status: 200, type: format };
    },
  } satisfies Partial<ServerApiHandlers>;
}

export async function writeRequestedMetrics(request: IncomingMessage, { settings, pool, mounted }: MetricsParts) {
  const format = choosePreferredType(request.headers.accept, OFFERED_TYPES) ?? 'text/plain';
  const services = mounted.map(
    async ({ readGauges: figures }) => (await limitQueryTime(figures?.() ?? Promise.resolve([]))) ?? [],
  );
  const measured = await Promise.all([readDatabaseMetrics(pool), readDiskMetrics(settings.dataDir), ...services]);
  const content = await writeExposition(measured.flat(), format);
  return { format, content, headers: { 'Content-Type': EXPOSITION_TYPES[format], Vary: 'Accept' } };
}

/** Resolves if a request may read the metrics. @throws AnswerableError 401 without a valid token, ForbiddenError */
export function requireMetricsReader(settings: MetricsParts['settings'], request: IncomingMessage): void {
  if (settings.metricsToken !== undefined) {
    if (!hasSecret(request, settings.metricsToken))
      throw new AnswerableError(401, 'The metrics require a valid bearer token.', {
        headers: { 'WWW-Authenticate': 'Bearer realm="metrics"' },
      });
    return;
  }
  const reason = explainRemoteRequest(settings, request);
  if (reason !== undefined)
    throw new ForbiddenError(`No METRICS_TOKEN is set, so only this machine can read the metrics: ${reason}.`);
}

const OFFERED_TYPES: readonly ExpositionFormat[] = ['text/plain', 'application/openmetrics-text'];

/** Returns the document as it is served. Without METRICS_TOKEN, the metrics require no token. */
export function createServedDocument(
  document: ContractDocument,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
): ContractDocument {
  if (metricsToken !== undefined) return document;
  const open = structuredClone(document);
  for (const { operation } of getOperations(open)) if (operation.operationId === 'getMetrics') delete operation.security;
  return removeUnusedSchemes(open);
}
