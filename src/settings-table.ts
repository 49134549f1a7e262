/** All settings. Missing values disable features, invalid ones prevent the start (docs/requirements.md, O2 and O3). */
import { resolve } from 'node:path';
import { LOG_LEVELS } from './log.ts';
import {
  getPort,
  parseChoice,
  parseHttpUrl,
  parseInteger,
  parsePattern,
  parsePostgresUrl,
  parseProxyAddresses,
  parseS3Secret,
  parseS3Url,
  parseSecret,
  parseSmtpUrl,
  parseSocketAddress,
  type SettingDescription,
  type SettingsOf,
  TRACES_SETTINGS,
} from './setting-values.ts';
import { HUB_SETTINGS } from './settings-hub.ts';

/** The services, in the order of the header. */
export const SERVICES = ['collaborations', 'schemas', 'hub', 'proteomics'] as const;

export type ServiceName = (typeof SERVICES)[number];

const ACCESS = ['open', 'login'] as const;
const DEFAULT_BASE_URL = 'http://localhost:8124';

const TABLE = [
  {
    variable: 'BASE_URL',
    meaning: 'Public URL of the application. Requests for other hosts are rejected, except hosts of this machine.',
    default: ({ PORT: port = '' }) => (Number(port) > 0 ? `http://localhost:${port}` : DEFAULT_BASE_URL),
    defaultText: 'http://localhost with PORT, or with 8124',
    read: (value) => parseHttpUrl(value).href.replace(/\/+$/, ''),
  },
  {
    variable: 'HSTS_SUBDOMAINS',
    meaning:
      'If true and BASE_URL is https, browsers also use HTTPS for all subdomains of BASE_URL. Browsers remember this for a year, so set it only if all subdomains support HTTPS.',
    default: 'false',
    read: (value) => parseChoice(value, ['true', 'false']) === 'true',
  },
  {
    variable: 'HOST',
    meaning: 'Network address to listen on.',
    default: '127.0.0.1',
    read: (value) => parsePattern(value, /^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address'),
  },
  {
    variable: 'PORT',
    meaning: 'Port to listen on; 0 selects a free one.',
    default: ({ BASE_URL: url = '' }) => getPort(URL.canParse(url) ? url : DEFAULT_BASE_URL),
    defaultText: 'the port of BASE_URL, 8124',
    read: (value) => parseInteger(value, 0, 65_535),
  },
  {
    variable: 'TRUSTED_PROXIES',
    meaning:
      'Addresses and subnets of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8. Their X-Forwarded-For header sets the client address. Clients that connect from these addresses can claim any other address, so list only proxies.',
    default: '',
    read: (value) => parseProxyAddresses(value),
  },
  {
    variable: 'LIMIT_REQUESTS',
    meaning:
      'Maximum requests per minute and client; 0 sets no limit. The limit is ten times higher for health checks, page assets and cached responses, and for addresses that may belong to a proxy that TRUSTED_PROXIES does not list. Requests from this machine are not limited if no other machine can reach the server.',
    default: '6000',
    read: (value) => parseInteger(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_CHANGES',
    meaning: 'Maximum changing requests and channel frames per minute and client; 0 sets no limit.',
    default: '1200',
    read: (value) => parseInteger(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_LOGINS',
    meaning: 'Maximum login attempts per minute and client; 0 sets no limit.',
    default: '60',
    read: (value) => parseInteger(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_REFUSALS',
    meaning: 'Maximum invalid tokens per minute and client; 0 sets no limit.',
    default: '30',
    read: (value) => parseInteger(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_CONNECTIONS',
    meaning: 'Maximum open real-time channels, and maximum running requests, per client; 0 sets no limit.',
    default: '200',
    read: (value) => parseInteger(value, 0, 1_000_000_000),
  },
  {
    variable: 'DATA_DIR',
    meaning: 'Folder for all files of the server.',
    default: './data',
    read: (value) => resolve(value),
  },
  {
    variable: 'FILES_URL',
    meaning:
      'Object storage for raw files, results and run logs, such as s3://bucket/prefix, shared by all processes. Without it, these files are in DATA_DIR. docs/storage.md describes how to move files.',
    read: (value) => parseS3Url(value),
  },
  {
    variable: 'S3_ENDPOINT',
    meaning: 'URL of the service for FILES_URL, such as https://s3.example.org; leave unset for Amazon S3.',
    read: (value) => parseHttpUrl(value).href.replace(/\/+$/, ''),
  },
  {
    variable: 'S3_REGION',
    meaning: 'Region for FILES_URL. Most self-hosted services accept any value.',
    default: 'us-east-1',
    read: (value) => parsePattern(value, /^[a-z0-9-]{1,64}$/, 'a region like us-east-1'),
  },
  {
    variable: 'S3_ACCESS_KEY_ID',
    meaning:
      'Access key for FILES_URL. Without it, the AWS defaults apply: AWS_ACCESS_KEY_ID, AWS configuration files, the role of the machine.',
    read: (value, environment) => parseS3Secret(value, environment.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
  },
  {
    variable: 'S3_SECRET_ACCESS_KEY',
    meaning: 'Secret of S3_ACCESS_KEY_ID.',
    secret: true,
    read: (value, environment) => parseS3Secret(value, environment.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
  },
  {
    variable: 'FILES_CACHE_BYTES',
    meaning:
      'Size in bytes of the cache of result files in DATA_DIR, for FILES_URL. The least recently used files are evicted.',
    default: '10000000000',
    read: (value) => parseInteger(value, 0, 999_999_999_999_999),
  },
  {
    variable: 'DATABASE_URL',
    meaning:
      'PostgreSQL server (15 or later), shared by all processes. Separate several hosts by commas; the server uses the primary. Without it, the server starts its own PostgreSQL in DATA_DIR.',
    secret: true,
    read: (value) => parsePostgresUrl(value),
  },
  {
    variable: 'PROFILES_DIR',
    meaning: 'Folder with your own profiles, as NAME/VERSION/profile.yaml.',
    turnsOn: "a site's own profiles",
    read: (value) => resolve(value),
  },
  {
    variable: 'TOOLS_FILE',
    meaning: 'File (YAML or JSON) with the tools for proteomics pipelines; see docs/pipelines.md.',
    turnsOn: 'tools that proteomics pipelines run: raw files are stored only',
    read: (value) => resolve(value),
  },
  {
    variable: 'PARALLEL_RUNS',
    meaning: 'Proteomics runs that the server processes at the same time; with 0, only `concordat worker` processes runs.',
    default: '1',
    read: (value) => parseInteger(value, 0, 64),
  },
  {
    variable: 'WORKER_PORT',
    meaning: 'Port on HOST where `concordat worker` serves /livez, /readyz and /metrics. Without it, a worker opens no port.',
    read: (value) => parseInteger(value, 0, 65_535),
  },
  {
    variable: 'SERVICES',
    meaning: 'Services to run, separated by commas; the hub requires schemas.',
    default: SERVICES.join(','),
    read: (value) => parseServiceNames(value),
  },
  {
    variable: 'HUB_ACCESS',
    meaning:
      'Access to the hub: with `open`, anyone can use it; with `login`, users log in and workspaces can belong to a collaboration.',
    default: 'open',
    read: (value) => parseChoice(value, ACCESS),
  },
  {
    variable: 'PROTEOMICS_ACCESS',
    meaning:
      'Access to the proteomics service: with `open`, anyone can use it and signs changes with a user UUID; with `login`, users need a login or a personal token, and projects can belong to a collaboration.',
    default: 'open',
    read: (value) => parseChoice(value, ACCESS),
  },
  {
    variable: 'VOCABULARIES',
    meaning:
      'Files with terms for the forms of the hub, or folders of such files, separated by commas: OBO, OBO Graphs JSON or CSV, each also with .gz.',
    default: '',
    read: (value) => value.split(',').flatMap((path) => (path.trim() === '' ? [] : [resolve(path.trim())])),
  },
  ...HUB_SETTINGS,
  {
    variable: 'ALLOWED_REDIRECT_URLS',
    meaning: 'URLs, separated by commas, to which browsers may return after login. Their pages may submit forms here.',
    default: DEFAULT_BASE_URL,
    read: (value) => value.split(',').map((url) => parseHttpUrl(url.trim()).href),
  },
  {
    variable: 'LOG_LEVEL',
    meaning: `Minimum level of log lines: ${LOG_LEVELS.join(', ')}.`,
    default: 'info',
    read: (value) => parseChoice(value, LOG_LEVELS),
  },
  {
    variable: 'DEBUG',
    meaning: 'Development mode: responses are validated against the contract, and templates are read again for each request.',
    default: 'false',
    read: (value) => parseChoice(value, ['true', 'false']) === 'true',
  },
  {
    variable: 'MAX_JSON_BYTES',
    meaning: 'Maximum size of a JSON body, in bytes.',
    default: '5000000',
    read: (value) => parseInteger(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_FORM_BYTES',
    meaning: 'Maximum size of a form body, in bytes.',
    default: '1000000',
    read: (value) => parseInteger(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_RAW_FILE_BYTES',
    meaning: 'Maximum size of a raw file, in bytes.',
    default: '20000000000',
    read: (value) => parseInteger(value, 1, 999_999_999_999_999),
  },
  {
    variable: 'MAX_RESULT_FILE_BYTES',
    meaning: 'Maximum size of a result file, in bytes.',
    default: '2000000000',
    read: (value) => parseInteger(value, 1, 999_999_999_999_999),
  },
  {
    variable: 'CLAMD_ADDRESS',
    meaning:
      'Address of the virus scanner clamd that scans raw files, results, search files and files of projects before they are stored: unix:/run/clamav/clamd.ctl or HOST:PORT. While it does not respond, uploads get 503.',
    read: (value) => parseSocketAddress(value),
  },
  {
    variable: 'UPLOAD_EXPIRY_HOURS',
    key: 'uploadExpiryMs',
    meaning: 'Hours until the data of an unfinished upload is deleted.',
    default: '168',
    read: (value) => 3_600_000 * parseInteger(value, 1, 8_760),
  },
  {
    variable: 'HUB_EVENTS_DAYS',
    meaning:
      "Days to keep the events of a project's channel for clients that reconnect; 0 keeps them as long as the project. Chat and entity history are always kept. Clients that reconnect later reload the project.",
    default: '0',
    read: (value) => parseInteger(value, 0, 36_500),
  },
  {
    variable: 'AUDIT_DAYS',
    meaning: 'Days to keep the activity of collaborations (who changed what); 0 keeps all of it.',
    default: '0',
    read: (value) => parseInteger(value, 0, 36_500),
  },
  {
    variable: 'ADMIN_TOKEN',
    meaning:
      'Secret of at least 16 characters for the administration of the proteomics service. Without it, only this machine has access.',
    turnsOn: 'the administration of the proteomics service from other machines',
    secret: true,
    read: (value) => parseSecret(value),
  },
  {
    variable: 'METRICS_TOKEN',
    meaning:
      'Secret of at least 16 characters for /metrics, sent as a bearer token. Without it, only this machine has access. docs/operations.md lists the metrics.',
    turnsOn: 'the metrics at /metrics for other machines',
    secret: true,
    read: (value) => parseSecret(value),
  },
  {
    variable: 'SMTP_URL',
    meaning: 'Mail server for alerts, such as smtp://user:password@mail.example.org:587; use smtps:// for implicit TLS.',
    turnsOn: 'alerts of pipelines by email',
    secret: true,
    read: (value) => parseSmtpUrl(value),
  },
  {
    variable: 'SMTP_FROM',
    meaning: 'Sender of email, such as Concordat <concordat@example.org>.',
    turnsOn: 'alerts of pipelines by email',
    read: (value) => value,
  },
  {
    variable: 'ALERT_DISK_PERCENT',
    meaning: 'Free disk space, in percent, below which disk alerts are sent and /readyz warns.',
    default: '10',
    read: (value) => parseInteger(value, 1, 90),
  },
  {
    variable: 'UPLOADER_SILENCE_MINUTES',
    meaning: 'Minutes without a heartbeat after which an uploading computer is treated as silent and alerts are sent.',
    default: '15',
    read: (value) => parseInteger(value, 2, 10_080),
  },
  {
    variable: 'WEBHOOK_PRIVATE_ADDRESSES',
    meaning:
      'If true, webhooks may call this machine and private networks. People who manage pipelines or workspaces can then reach all addresses that the server can reach.',
    default: 'false',
    read: (value) => parseChoice(value, ['true', 'false']) === 'true',
  },
  ...TRACES_SETTINGS,
  {
    variable: 'COLLAB_TIMEOUT_SECONDS',
    key: 'collabCallMs',
    meaning: 'Timeout in seconds for calls to the collaboration platform.',
    default: '10',
    read: (value) => 1_000 * parseInteger(value, 1, 600),
  },
  {
    variable: 'COLLAB_ORGANISATION_TIMEOUT_SECONDS',
    key: 'collabOrganisationMs',
    meaning: 'Timeout in seconds for reading the whole organization from the platform. Large organizations take longer.',
    default: '30',
    read: (value) => 1_000 * parseInteger(value, 1, 600),
  },
] as const satisfies readonly SettingDescription[];

export type Settings = SettingsOf<typeof TABLE>;

/** The table of settings, in the order of the documentation. */
export const SETTINGS: readonly SettingDescription[] = TABLE;

function parseServiceNames(value: string): ServiceName[] {
  const named = new Set(value.split(',').map((name) => parseChoice(name.trim(), SERVICES)));
  if (named.has('hub') && !named.has('schemas')) throw new Error('must contain schemas, because the hub requires it.');
  return SERVICES.filter((name) => named.has(name));
}
