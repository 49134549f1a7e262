/** Reads values of the environment. Every function throws an Error that lists the valid values. */
import { isIP } from 'node:net';
import { truncateText } from './short-text.ts';

export interface SettingDescription {
  readonly variable: string;
  /** The name in {@link SettingsOf}, if it is not the variable in camel case. */
  readonly key?: string;
  readonly meaning: string;
  /** The default: a value, or a function that derives it from other variables. Without a default, the setting is undefined. */
  readonly default?: string | ((environment: Environment) => string | undefined);
  /** The default in words, if it is not a value. */
  readonly defaultText?: string;
  /** The feature that is disabled without the value. */
  readonly turnsOn?: string;
  readonly secret?: boolean;
  /** Reads the value. @throws Error whose message lists the valid values */
  readonly read: (value: string, environment: Environment) => unknown;
}

/** `MAX_JSON_BYTES` as `maxJsonBytes`. */
type CamelCase<Variable extends string> = Variable extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Variable>;

type KeyOf<Line extends SettingDescription> = Line extends { readonly key: infer Key extends string }
  ? Key
  : CamelCase<Line['variable']>;

export function getSettingKey({ variable, key }: SettingDescription): string {
  return key ?? variable.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The settings of a table by key; those that can be missing can be undefined. */
export type SettingsOf<Table extends readonly SettingDescription[]> = {
  [Line in Table[number] as KeyOf<Line>]:
    | ReturnType<Line['read']>
    | (Line extends { default: string | ((environment: Environment) => string) } ? never : undefined);
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses an http or https address. @throws Error for other addresses, and for an address with a user name */
export function parseHttpUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '') {
    throw new Error(`must be an http or https address, not ${quoteSettingValue(value)}.`);
  }
  return url;
}

/** Returns the URL for traces below the general OTLP address ("Endpoint URLs for OTLP/HTTP"). */
export function parseTracesUrl(general = ''): string | undefined {
  if (!URL.canParse(general)) return undefined;
  return new URL('v1/traces', general.endsWith('/') ? general : `${general}/`).href;
}

/** Parses addresses and subnets (CIDR, RFC 4632), separated by commas. */
export function parseProxyAddresses(value: string): readonly string[] {
  const named = value
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  for (const text of named) {
    const [address = '', length, ...more] = text.split('/');
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const isSubnet = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
    if (bits === -1 || !isSubnet || more.length > 0)
      throw new Error(`must be IP addresses or subnets, separated by commas; ${quoteSettingValue(text)} is neither.`);
  }
  return named;
}

/** Parses the format of W3C Baggage without properties, as OTLP exporters specify. */
export function parseHeaderList(value: string): Record<string, string> {
  const pairs = value.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, text] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (name === undefined || text === undefined) throw new Error('must be name=value, separated by commas.');
      try {
        return [name.toLowerCase(), decodeURIComponent(text)];
      } catch {
        throw new Error(`has a value that is not percent-encoded: ${name}.`);
      }
    }),
  );
}

export function parseSocketAddress(value: string): { path: string } | { host: string; port: number } {
  const [, path, name, port] = /^(?:unix:(\/.+)|(\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5}))$/i.exec(value) ?? [];
  if (path !== undefined) return { path };
  if (name === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`must be unix:/path or host:port, not ${quoteSettingValue(value)}.`);
  return { host: name.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Parses a number from 0 to 1. @throws Error if it is another value */
export function parseShare(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0 && number <= 1))
    throw new Error(`must be a number from 0 to 1, not ${quoteSettingValue(value)}.`);
  return number;
}

/** Checks the URL of a mail server, as nodemailer expects it, and returns it unchanged. */
export function parseSmtpUrl(value: string): string {
  const isSmtp = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  if (!isSmtp) throw new Error('must be an address like smtp://user:password@mail.example.org:587.');
  return value;
}

/** Checks the URL of a PostgreSQL database and returns it unchanged. */
export function parsePostgresUrl(value: string): string {
  // Several servers are separated by commas (PostgreSQL, "libpq: Connection URIs"). Only the first one is validated.
  const first = value.replace(/^([^/]*\/\/[^/?#,]*),[^/?#]*/, '$1');
  const isPostgres = URL.canParse(first) && /^postgres(ql)?:$/.test(new URL(first).protocol);
  if (!isPostgres) throw new Error('must be an address like postgres://user:password@host:5432/database.');
  return value;
}

/** Parses an S3 bucket and a prefix for the names in it (Amazon S3, "General purpose bucket naming rules"). */
export function parseS3Url(value: string): { bucket: string; prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[A-Za-z0-9/!_.*'()-]*)?$/.exec(value) ?? [];
  const prefix = path.replace(/^\/+|\/+$/g, '');
  if (bucket === undefined || prefix.split('/').some((part) => part === '.' || part === '..' || (part === '' && prefix !== '')))
    throw new Error(`must be an address like s3://bucket or s3://bucket/prefix, not ${quoteSettingValue(value)}.`);
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/** Parses an access key or its secret. @throws Error if only one of them is set */
export function parseS3Secret(value: string, other: string | undefined, nameOfOther: string): string {
  if (!other) throw new Error(`is set, and ${nameOfOther} is not.`);
  return parsePattern(value, /^[\x21-\x7e]{1,1000}$/, '1 to 1000 visible ASCII characters');
}

export function getPort(baseUrl: string): string {
  // An address without a port is that of a proxy, and does not determine the server's port.
  return new URL(baseUrl).port || '8124';
}

/** Parses a whole number in a range, including its ends. */
export function parseInteger(value: string, minimum: number, maximum: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= minimum && number <= maximum))
    throw new Error(`must be a whole number from ${minimum} to ${maximum}, not ${quoteSettingValue(value)}.`);
  return number;
}

export function parseChoice<T extends string>(value: string, possible: readonly T[]): T {
  if (!(possible as readonly string[]).includes(value))
    throw new Error(`must be one of ${possible.join(', ')}, not ${quoteSettingValue(value)}.`);
  return value as T;
}

/** Parses a string that matches a pattern. `what` describes valid values in the error. */
export function parsePattern(value: string, allowed: RegExp, what: string): string {
  if (!allowed.test(value)) throw new Error(`must be ${what}.`);
  return value;
}

/** Parses a secret that can be sent in a header. */
export function parseSecret(value: string): string {
  return parsePattern(value, /^[\x21-\x7e]{16,1000}$/, '16 to 1000 visible ASCII characters');
}

/** Returns a value for a message, truncated to 60 characters. */
export function quoteSettingValue(value: string): string {
  return JSON.stringify(truncateText(value, 60));
}

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
