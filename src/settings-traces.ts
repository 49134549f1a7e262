/** The settings of traces, by the names of OpenTelemetry (Environment Variable Specification); settings-table.ts says where they stand among the others. */
import { headerList, httpUrl, oneOf, pattern, share, tracesUrl } from './setting-values.ts';
import { type SettingLine, TRACES_SAMPLERS } from './settings-read.ts';

/** In the order of the documentation. */
export const TRACES_SETTINGS = [
  {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    key: 'otlpUrl',
    meaning: 'Address of a collector of OpenTelemetry that takes OTLP over HTTP, like http://localhost:4318.',
    defaultText: 'unset',
    read: (value) => (value === undefined ? undefined : httpUrl(value).href),
  },
  {
    variable: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    key: 'tracesUrl',
    meaning: 'Where traces are sent (OTLP over HTTP, JSON); nothing is added to this address.',
    defaultText: '{OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces',
    turnsOn: 'traces',
    read: (value, environment) => tracesUrl(value, environment.OTEL_EXPORTER_OTLP_ENDPOINT),
  },
  {
    variable: 'OTEL_EXPORTER_OTLP_HEADERS',
    key: 'otlpHeaders',
    meaning: 'Headers that the collector asks for: name=value, separated by commas, values percent-encoded.',
    defaultText: 'unset',
    secret: true,
    read: (value = '') => headerList(value),
  },
  {
    variable: 'OTEL_TRACES_SAMPLER',
    key: 'tracesSampler',
    meaning: `Which traces are made: ${TRACES_SAMPLERS.join(', ')}. Those with parentbased_ follow the traceparent of a request that has one.`,
    defaultText: 'parentbased_always_on',
    read: (value = 'parentbased_always_on') => oneOf(value, TRACES_SAMPLERS),
  },
  {
    variable: 'OTEL_TRACES_SAMPLER_ARG',
    key: 'tracesShare',
    meaning: 'The share of traces that a sampler with traceidratio makes, from 0 to 1.',
    defaultText: '1',
    read: (value = '1') => share(value),
  },
  {
    variable: 'OTEL_SERVICE_NAME',
    key: 'serviceName',
    meaning: 'Name of this service in traces.',
    defaultText: 'concordat',
    read: (value = 'concordat') => pattern(value, /^[\x20-\x7e]{1,100}$/, 'at most 100 visible ASCII characters'),
  },
] as const satisfies readonly SettingLine[];
