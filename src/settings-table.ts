/**
 * Every setting of the server, in one table: environment variable, meaning, default, and how its value is read. The table is
 * also what the documentation lists. A missing value switches off only what needs it; an impossible value stops the start
 * (docs/requirements.md, O2 and O3).
 */
import { resolve } from 'node:path';
import { LOG_LEVELS } from './log.ts';
import {
  httpUrl,
  integer,
  oneOf,
  pattern,
  portOf,
  postgresUrl,
  proxyAddresses,
  s3Secret,
  s3Url,
  secret,
  smtpUrl,
} from './setting-values.ts';
import { SERVICES, type ServiceName, type SettingDescription, type SettingLine, type Settings } from './settings-read.ts';
import { TRACES_SETTINGS } from './settings-traces.ts';

const DEFAULT_BASE_URL = 'http://localhost:8124';

const TABLE = [
  {
    variable: 'BASE_URL',
    key: 'baseUrl',
    meaning: 'Public address of the application. Requests for other hosts than this one and this machine are refused.',
    defaultText: DEFAULT_BASE_URL,
    read: (value = DEFAULT_BASE_URL) => httpUrl(value).href.replace(/\/+$/, ''),
  },
  {
    variable: 'HOST',
    key: 'host',
    meaning: 'Address of the network interface to listen on.',
    defaultText: '127.0.0.1',
    read: (value = '127.0.0.1') => pattern(value, /^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address'),
  },
  {
    variable: 'PORT',
    key: 'port',
    meaning: 'Port to listen on; 0 takes a free one.',
    defaultText: 'the port of BASE_URL, 8124',
    read: (value, environment) =>
      value === undefined ? portOf(environment.BASE_URL, DEFAULT_BASE_URL) : integer(value, 0, 65_535),
  },
  {
    variable: 'TRUSTED_PROXIES',
    key: 'trustedProxies',
    meaning:
      'Addresses and subnets, separated by commas, of the proxies in front, like 127.0.0.1 or 10.0.0.0/8. The X-Forwarded-For that they send says where a request comes from.',
    defaultText: 'unset',
    read: (value = '') => proxyAddresses(value),
  },
  {
    variable: 'LIMIT_REQUESTS',
    key: 'limitRequests',
    meaning: 'Requests in a minute that one client may send; 0 sets no limit. What this machine itself sends is never limited.',
    defaultText: '6000',
    read: (value = '6000') => integer(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_CHANGES',
    key: 'limitChanges',
    meaning: 'Requests in a minute by which one client may change something; 0 sets no limit.',
    defaultText: '1200',
    read: (value = '1200') => integer(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_LOGINS',
    key: 'limitLogins',
    meaning: 'Logins in a minute that one client may begin; 0 sets no limit.',
    defaultText: '60',
    read: (value = '60') => integer(value, 0, 1_000_000_000),
  },
  {
    variable: 'LIMIT_REFUSALS',
    key: 'limitRefusals',
    meaning: 'Wrong tokens in a minute that one client may try; 0 sets no limit.',
    defaultText: '30',
    read: (value = '30') => integer(value, 0, 1_000_000_000),
  },
  {
    variable: 'DATA_DIR',
    key: 'dataDir',
    meaning: 'Folder for everything that the server stores on disk.',
    defaultText: './data',
    read: (value = './data') => resolve(value),
  },
  {
    variable: 'FILES_URL',
    key: 'filesUrl',
    meaning:
      'Object storage for raw files, results and logs of runs, like s3://bucket/prefix, shared by processes on any number of machines. Without it they are in DATA_DIR. docs/storage.md tells how to move there and back.',
    defaultText: 'unset',
    read: (value) => (value === undefined ? undefined : s3Url(value)),
  },
  {
    variable: 'S3_ENDPOINT',
    key: 's3Endpoint',
    meaning: 'Address of the service of FILES_URL, like https://s3.example.org; unset for Amazon S3.',
    defaultText: 'unset',
    read: (value) => (value === undefined ? undefined : httpUrl(value).href.replace(/\/+$/, '')),
  },
  {
    variable: 'S3_REGION',
    key: 's3Region',
    meaning: "Region of the service of FILES_URL; services of one's own mostly take any.",
    defaultText: 'us-east-1',
    read: (value = 'us-east-1') => pattern(value, /^[a-z0-9-]{1,64}$/, 'a region like us-east-1'),
  },
  {
    variable: 'S3_ACCESS_KEY_ID',
    key: 's3AccessKeyId',
    meaning:
      'Access key for FILES_URL. Without it the usual places are looked at: AWS_ACCESS_KEY_ID, files of the AWS tools, the role of the machine.',
    defaultText: 'unset',
    read: (value, environment) => s3Secret(value, environment.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
  },
  {
    variable: 'S3_SECRET_ACCESS_KEY',
    key: 's3SecretAccessKey',
    meaning: 'Secret of S3_ACCESS_KEY_ID.',
    defaultText: 'unset',
    secret: true,
    read: (value, environment) => s3Secret(value, environment.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
  },
  {
    variable: 'FILES_CACHE_BYTES',
    key: 'filesCacheBytes',
    meaning:
      'Bytes of result files of FILES_URL that stay in DATA_DIR as well, those that were used last, so that they need not be fetched again.',
    defaultText: '10000000000',
    read: (value = '10000000000') => integer(value, 0, 999_999_999_999_999),
  },
  {
    variable: 'DATABASE_URL',
    key: 'databaseUrl',
    meaning:
      'A PostgreSQL server (15 or later), shared by any number of processes; several hosts separated by commas, of which the one that takes writes is used. Without it the server starts and supervises a PostgreSQL of its own in DATA_DIR.',
    defaultText: 'unset',
    secret: true,
    read: (value) => (value === undefined ? undefined : postgresUrl(value)),
  },
  {
    variable: 'PROFILES_DIR',
    key: 'profilesDir',
    meaning: "Folder with a site's own profiles, as NAME/VERSION/profile.yaml.",
    defaultText: 'unset',
    turnsOn: "a site's own profiles",
    read: (value) => (value === undefined ? undefined : resolve(value)),
  },
  {
    variable: 'TOOLS_FILE',
    key: 'toolsFile',
    meaning: 'File (YAML or JSON) with the tools that proteomics pipelines may run; docs/pipelines.md describes it.',
    defaultText: 'unset',
    turnsOn: 'tools that proteomics pipelines run: raw files are stored only',
    read: (value) => (value === undefined ? undefined : resolve(value)),
  },
  {
    variable: 'PARALLEL_RUNS',
    key: 'parallelRuns',
    meaning: 'How many proteomics runs the server works on at once; 0 leaves them to `concordat worker` elsewhere.',
    defaultText: '1',
    read: (value = '1') => integer(value, 0, 64),
  },
  {
    variable: 'WORKER_PORT',
    key: 'workerPort',
    meaning:
      'Port on HOST at which `concordat worker` answers /livez, /readyz and /metrics. Without it a worker listens to nobody.',
    defaultText: 'unset',
    read: (value) => (value === undefined ? undefined : integer(value, 0, 65_535)),
  },
  {
    variable: 'SERVICES',
    key: 'services',
    meaning: 'The services that run, separated by commas; the hub needs schemas.',
    defaultText: SERVICES.join(','),
    read: (value = SERVICES.join(',')) => serviceNames(value),
  },
  {
    variable: 'HUB_ACCESS',
    key: 'hubAccess',
    meaning:
      'Who may use the hub: `open` lets everybody in, `login` asks for a login, and lets a workspace belong to the members of a collaboration.',
    defaultText: 'open',
    read: (value = 'open') => oneOf(value, ['open', 'login']),
  },
  {
    variable: 'PROTEOMICS_ACCESS',
    key: 'proteomicsAccess',
    meaning:
      'Who may use the proteomics service: `open` lets everybody in, who sign what they change with their UUID; `login` asks for a login or a personal token, and lets a project belong to the members of a collaboration.',
    defaultText: 'open',
    read: (value = 'open') => oneOf(value, ['open', 'login']),
  },
  {
    variable: 'VOCABULARIES',
    key: 'vocabularies',
    meaning:
      'Files with terms for the forms of the hub, and folders of such files, separated by commas: OBO, OBO Graphs JSON of OWL ontologies, or CSV, each also with .gz.',
    defaultText: 'unset',
    read: (value = '') => value.split(',').flatMap((path) => (path.trim() === '' ? [] : [resolve(path.trim())])),
  },
  {
    variable: 'ALLOWED_REDIRECT_URLS',
    key: 'allowedRedirectUrls',
    meaning: 'Addresses, separated by commas, that a browser may return to after login, and whose pages may send forms here.',
    defaultText: DEFAULT_BASE_URL,
    read: (value = DEFAULT_BASE_URL) => value.split(',').map((url) => httpUrl(url.trim()).href),
  },
  {
    variable: 'LOG_LEVEL',
    key: 'logLevel',
    meaning: `How much is logged: ${LOG_LEVELS.join(', ')}.`,
    defaultText: 'info',
    read: (value = 'info') => oneOf(value, LOG_LEVELS),
  },
  {
    variable: 'DEBUG',
    key: 'debug',
    meaning: 'Development mode: answers are checked against the contract, views are read again at each request.',
    defaultText: 'false',
    read: (value = 'false') => oneOf(value, ['true', 'false']) === 'true',
  },
  {
    variable: 'MAX_JSON_BYTES',
    key: 'maxJsonBytes',
    meaning: 'Largest JSON body, in bytes.',
    defaultText: '5000000',
    read: (value = '5000000') => integer(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_FORM_BYTES',
    key: 'maxFormBytes',
    meaning: 'Largest form body, in bytes.',
    defaultText: '1000000',
    read: (value = '1000000') => integer(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_IMPORT_BYTES',
    key: 'maxImportBytes',
    meaning: 'Largest file that can be imported into a project of the hub, in bytes.',
    defaultText: '50000000',
    read: (value = '50000000') => integer(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_RAW_FILE_BYTES',
    key: 'maxRawFileBytes',
    meaning: 'Largest raw file that can be uploaded, in bytes.',
    defaultText: '20000000000',
    read: (value = '20000000000') => integer(value, 1, 999_999_999_999_999),
  },
  {
    variable: 'MAX_RESULT_FILE_BYTES',
    key: 'maxResultFileBytes',
    meaning: 'Largest result file that can be imported, in bytes.',
    defaultText: '2000000000',
    read: (value = '2000000000') => integer(value, 1, 999_999_999_999_999),
  },
  {
    variable: 'UPLOAD_EXPIRY_HOURS',
    key: 'uploadExpiryMs',
    meaning: 'Hours after which the part of a raw file that has arrived is removed, when the upload was not finished.',
    defaultText: '168',
    read: (value = '168') => 3_600_000 * integer(value, 1, 8_760),
  },
  {
    variable: 'HUB_EVENTS_DAYS',
    key: 'hubEventsDays',
    meaning:
      "Days that the hub keeps what was told on a project's channel, for people who come back; 0 keeps it as long as the project. The chat and the history of entities stay in any case. Who comes back later than that reads the project anew.",
    defaultText: '0',
    read: (value = '0') => integer(value, 0, 36_500),
  },
  {
    variable: 'AUDIT_DAYS',
    key: 'auditDays',
    meaning: 'Days that the activity of collaborations (who changed what) is kept; 0 keeps all of it.',
    defaultText: '0',
    read: (value = '0') => integer(value, 0, 36_500),
  },
  {
    variable: 'ADMIN_TOKEN',
    key: 'adminToken',
    meaning:
      'Secret of 16 characters or more that opens the administration of the proteomics service. Without it that administration answers this machine only.',
    defaultText: 'unset',
    turnsOn: 'the administration of the proteomics service from other machines',
    secret: true,
    read: (value) => secret(value),
  },
  {
    variable: 'METRICS_TOKEN',
    key: 'metricsToken',
    meaning:
      'Secret of 16 characters or more that opens the figures at /metrics, as a bearer token. Without it they are shown to this machine only; docs/operations.md lists them.',
    defaultText: 'unset',
    turnsOn: 'the figures at /metrics for other machines',
    secret: true,
    read: (value) => secret(value),
  },
  {
    variable: 'SMTP_URL',
    key: 'smtpUrl',
    meaning: 'Mail server for alerts, like smtp://user:password@mail.example.org:587; smtps:// for TLS from the first byte.',
    defaultText: 'unset',
    turnsOn: 'alerts of pipelines by email',
    secret: true,
    read: (value) => smtpUrl(value),
  },
  {
    variable: 'SMTP_FROM',
    key: 'smtpFrom',
    meaning: 'Whom email comes from, like Concordat <concordat@example.org>.',
    defaultText: 'unset',
    turnsOn: 'alerts of pipelines by email',
    read: (value) => value,
  },
  {
    variable: 'ALERT_DISK_PERCENT',
    key: 'alertDiskPercent',
    meaning: 'Alerts about the disk are sent, and /readyz warns, when less than this many percent of it are free.',
    defaultText: '10',
    read: (value = '10') => integer(value, 1, 90),
  },
  {
    variable: 'WEBHOOK_PRIVATE_ADDRESSES',
    key: 'webhookPrivateAddresses',
    meaning:
      'Whether webhooks of pipelines may lead to this machine and to private networks. Whoever administrates pipelines then reaches what this server reaches.',
    defaultText: 'false',
    read: (value = 'false') => oneOf(value, ['true', 'false']) === 'true',
  },
  ...TRACES_SETTINGS,
  {
    variable: 'COLLAB_TIMEOUT_SECONDS',
    key: 'collabCallMs',
    meaning: 'Seconds until a call to the collaboration platform is given up.',
    defaultText: '10',
    read: (value = '10') => 1_000 * integer(value, 1, 600),
  },
  {
    variable: 'COLLAB_ORGANISATION_TIMEOUT_SECONDS',
    key: 'collabOrganisationMs',
    meaning: "Seconds until the read of the platform's whole organization is given up, which takes long for large ones.",
    defaultText: '30',
    read: (value = '30') => 1_000 * integer(value, 1, 600),
  },
] as const satisfies readonly SettingLine[];

/** Keys that have no line yet. */
type MissingKey = Exclude<keyof Settings, (typeof TABLE)[number]['key']>;

/** The table of settings, in the order of the documentation. It does not compile while a key has no line. */
export const SETTINGS: readonly SettingDescription[] = TABLE satisfies [MissingKey] extends [never] ? unknown : MissingKey;

function serviceNames(value: string): ServiceName[] {
  const named = new Set(value.split(',').map((name) => oneOf(name.trim(), SERVICES)));
  if (named.has('hub') && !named.has('schemas')) throw new Error('names hub without schemas, which the hub needs.');
  return SERVICES.filter((name) => named.has(name));
}
