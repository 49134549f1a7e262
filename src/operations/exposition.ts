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
  const all = [...families.map(ofFamily), ...measured(await (await watching).getMetricsAsJSON()).map(ofWatched)];
  for (const metric of all) registry.registerMetric(metric as never);
  return registry.metrics();
}

async function watchProcess(): Promise<Registry> {
  const { collectDefaultMetrics, Registry: OneRegistry } = await import('prom-client');
  const register = new OneRegistry();
  collectDefaultMetrics({ register });
  return register;
}

/** Right after it was read the event loop has no delay yet, which prom-client tells as impossible numbers. */
function measured(watched: readonly Watched[]): Watched[] {
  const lag = watched.find(({ name }) => name === 'nodejs_eventloop_lag_mean_seconds') as
    | { values?: { value: number }[] }
    | undefined;
  const isUnknown = Number.isNaN(lag?.values?.[0]?.value ?? Number.NaN);
  return watched.filter(({ name }) => !(isUnknown && name.startsWith('nodejs_eventloop_lag_')));
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
