/** Writes metrics as text with prom-client. The first call also starts observing the event loop and the garbage collector. */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { processRegistry } from './metrics.ts';

/** The two formats: Prometheus 0.0.4, and OpenMetrics 1.0.0. */
export type ExpositionFormat = 'text/plain' | 'application/openmetrics-text';

/** Content-Type of each format, including the charset. */
export const EXPOSITION_TYPES = {
  'text/plain': Registry.PROMETHEUS_CONTENT_TYPE,
  'application/openmetrics-text': Registry.OPENMETRICS_CONTENT_TYPE,
} as const satisfies Readonly<Record<ExpositionFormat, string>>;

let nodeRegistry: Registry | undefined;

/**
 * Writes the metrics of this process, then metrics that were read for this request, then the metrics of Node from
 * prom-client.
 */
export async function writeExposition(read: readonly Metric[], format: ExpositionFormat): Promise<string> {
  if (nodeRegistry === undefined) {
    nodeRegistry = new Registry();
    collectDefaultMetrics({ register: nodeRegistry });
  }
  const registry = new Registry<typeof Registry.PROMETHEUS_CONTENT_TYPE | typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(EXPOSITION_TYPES[format]);
  // For OpenMetrics, prom-client renames the counters in place, so it gets copies.
  for (const metric of [...processRegistry.getMetricsAsArray(), ...read, ...nodeRegistry.getMetricsAsArray()])
    registry.registerMetric(Object.create(metric) as Metric);
  // prom-client returns NaN for the event loop delay before its first measurement. Both formats allow NaN.
  return (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN');
}
