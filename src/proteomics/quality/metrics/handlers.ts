/** What the columns mean, for programs and for people. */
import type { ProteomicsApiHandlers } from '../../../../generated/proteomics/stub.ts';
import { prepareJson } from '../../../contract/prepared.ts';
import type { ProteomicsContext } from '../../context.ts';
import { described, METRICS } from './catalogue.ts';
import { metricsPage } from './page.ts';

/** Handlers of the catalogue of metrics. */
export function metricHandlers({ render }: ProteomicsContext): Pick<ProteomicsApiHandlers, 'listQcMetrics' | 'showQcMetrics'> {
  const prepared = prepareJson({ metrics: METRICS.map(described) });
  return {
    listQcMetrics: () => ({ status: 200, prepared }),
    showQcMetrics: () => ({ status: 200, type: 'text/html', content: metricsPage(render) }),
  };
}
