/** Figures as text, by prom-client. From the first time on it also watches the event loop and the garbage collector. */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { processRegistry } from './metrics.ts';

/** The two forms: Prometheus 0.0.4, and OpenMetrics 1.0.0. */
export type ExpositionFormat = 'text/plain' | 'application/openmetrics-text';

/** Content-Type of each form; the charset is part of both. */
export const EXPOSITION_TYPES = {
  'text/plain': Registry.PROMETHEUS_CONTENT_TYPE,
  'application/openmetrics-text': Registry.OPENMETRICS_CONTENT_TYPE,
} as const satisfies Readonly<Record<ExpositionFormat, string>>;

let nodeRegistry: Registry | undefined;

/** Writes the metrics of this process, then those that were read for the caller, then those of Node from prom-client. */
export async function writeExposition(read: readonly Metric[], format: ExpositionFormat): Promise<string> {
  if (nodeRegistry === undefined) {
    nodeRegistry = new Registry();
    collectDefaultMetrics({ register: nodeRegistry });
  }
  const registry = new Registry<typeof Registry.PROMETHEUS_CONTENT_TYPE | typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(EXPOSITION_TYPES[format]);
  // prom-client renames the counters in place for OpenMetrics, so it gets copies.
  for (const metric of [...processRegistry.getMetricsAsArray(), ...read, ...nodeRegistry.getMetricsAsArray()])
    registry.registerMetric(Object.create(metric) as Metric);
  // Both formats write NaN, which prom-client returns for a delay of the event loop before its first measurement.
  return (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN');
}
