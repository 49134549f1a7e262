/** Starts tracing if an address is set. Only then, the SDK is loaded. */
import type { Log } from './log.ts';
import type { Tracing } from './operations/otlp.ts';
import type { Settings } from './settings.ts';
import { traceQueries } from './storage/query-spans.ts';

export async function beginTraces(settings: Settings, log: Log): Promise<Tracing | undefined> {
  const { tracesUrl } = settings;
  if (tracesUrl === undefined) return undefined;
  const { startTracing } = await import('./operations/otlp.ts');
  const tracing = startTracing({ ...settings, tracesUrl }, log);
  const endQueries = traceQueries();
  return {
    async stop(timeoutMs) {
      endQueries();
      await tracing.stop(timeoutMs);
    },
  };
}
