/** The settings of traces, named as in OpenTelemetry (Environment Variable Specification), for settings-table.ts. */
import {
  parseChoice,
  parseHeaderList,
  parseHttpUrl,
  parsePattern,
  parseShare,
  parseTracesUrl,
  type SettingDescription,
} from './setting-values.ts';

/** Names of samplers in OpenTelemetry (Environment Variable Specification, General SDK Configuration). */
export const TRACES_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export const TRACES_SETTINGS = [
  {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    key: 'otlpUrl',
    meaning: 'URL of an OpenTelemetry collector that accepts OTLP over HTTP, such as http://localhost:4318.',
    read: (value) => parseHttpUrl(value).href,
  },
  {
    variable: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    key: 'tracesUrl',
    meaning: 'Full URL for traces (OTLP over HTTP, JSON); nothing is appended.',
    default: ({ OTEL_EXPORTER_OTLP_ENDPOINT: url }) => parseTracesUrl(url),
    defaultText: '{OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces',
    turnsOn: 'traces',
    read: (value) => parseHttpUrl(value).href,
  },
  {
    variable: 'OTEL_EXPORTER_OTLP_HEADERS',
    key: 'otlpHeaders',
    meaning: 'Headers for the collector: name=value, separated by commas, values percent-encoded.',
    default: '',
    secret: true,
    read: (value) => parseHeaderList(value),
  },
  {
    variable: 'OTEL_TRACES_SAMPLER',
    key: 'tracesSampler',
    meaning: `Sampler of traces: ${TRACES_SAMPLERS.join(', ')}. The parentbased_ samplers follow the traceparent of a request.`,
    default: 'parentbased_always_on',
    read: (value) => parseChoice(value, TRACES_SAMPLERS),
  },
  {
    variable: 'OTEL_TRACES_SAMPLER_ARG',
    key: 'tracesShare',
    meaning: 'Share of traces that a traceidratio sampler keeps, from 0 to 1.',
    default: '1',
    read: (value) => parseShare(value),
  },
  {
    variable: 'OTEL_SERVICE_NAME',
    key: 'serviceName',
    meaning: 'Name of this service in traces.',
    default: 'concordat',
    read: (value) => parsePattern(value, /^[\x20-\x7e]{1,100}$/, 'at most 100 visible ASCII characters'),
  },
] as const satisfies readonly SettingDescription[];
