/**
 * The figures as text, by prom-client, which is loaded when somebody asks for the first time. From then on it also watches the event
 * loop and the garbage collector.
 */
import type { Registry } from 'prom-client';
import type { Family, Sample } from './meters.ts';

/** The two forms: Prometheus 0.0.4, and OpenMetrics 1.0.0. */
export type ExpositionFormat = 'text/plain' | 'application/openmetrics-text';

/** Content-Type of each form; the charset is part of both. */
export const EXPOSITION_TYPES: Readonly<Record<ExpositionFormat, string>> = {
  'text/plain': 'text/plain; version=0.0.4; charset=utf-8',
  'application/openmetrics-text': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
};

/** A metric as prom-client's registry asks for it; it renames what OpenMetrics names otherwise. */
interface Rendered {
  name: string;
  readonly type: string;
  get(): Promise<object>;
}

type Watched = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

let watching: Promise<Registry> | undefined;

/** Writes the families, and behind them what prom-client knows of the process. */
export async function expose(families: readonly Family[], format: ExpositionFormat): Promise<string> {
  const { Registry: OneRegistry } = await import('prom-client');
  watching ??= watchProcess();
  const registry = new OneRegistry();
  registry.setContentType(EXPOSITION_TYPES[format] as typeof OneRegistry.PROMETHEUS_CONTENT_TYPE);
  const all = [...families.map(ofFamily), ...(await (await watching).getMetricsAsJSON()).map(ofWatched)];
  for (const metric of all) registry.registerMetric(metric as never);
  return registry.metrics();
}

/** The names that prom-client gives its figures of the process; for the documentation. */
export async function processFamilyNames(): Promise<string[]> {
  watching ??= watchProcess();
  return (await (await watching).getMetricsAsJSON()).map(({ name }) => name);
}

async function watchProcess(): Promise<Registry> {
  const { collectDefaultMetrics, Registry: OneRegistry } = await import('prom-client');
  const register = new OneRegistry();
  collectDefaultMetrics({ register });
  return register;
}

function ofFamily(family: Family): Rendered {
  const values = family.samples().map((sample) => linesOf(family, sample));
  return rendered(family.name, family.type, { help: family.help, values });
}

function ofWatched({ name, type, ...rest }: Watched): Rendered {
  return rendered(name, String(type), rest);
}

function rendered(name: string, type: string, rest: object): Rendered {
  return {
    name,
    type,
    async get() {
      return { ...rest, name: this.name, type };
    },
  };
}

function linesOf({ name }: Family, { suffix, labels, value }: Sample): object {
  return suffix === undefined ? { labels, value } : { metricName: `${name}${suffix}`, labels, value };
}
