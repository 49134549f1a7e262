/** The settings as the server works with them; settings-table.ts says where each comes from. */
import type { LOG_LEVELS } from './log.ts';

/** The services, in the order of the header. */
export const SERVICES = ['collaborations', 'schemas', 'hub', 'proteomics'] as const;

/** Name of a service. */
export type ServiceName = (typeof SERVICES)[number];

/** Samplers by the names that OpenTelemetry gives them (Environment Variable Specification, General SDK Configuration). */
export const TRACES_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Name of a sampler. */
export type TracesSampler = (typeof TRACES_SAMPLERS)[number];

/** The settings, read and checked. */
export interface Settings {
  host: string;
  /** Addresses and subnets of the proxies whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[];
  /** Requests of one client in a minute, all kinds together; 0: any number. */
  limitRequests: number;
  /** Of these, how many may change something. */
  limitChanges: number;
  /** How often one client may begin a login in a minute. */
  limitLogins: number;
  /** How many wrong tokens and refused logins of one client are answered in a minute, before its next ones are refused. */
  limitRefusals: number;
  /** How many connections of channels one client may have open. */
  limitConnections: number;
  port: number;
  /** Public address without a slash at the end. */
  baseUrl: string;
  /** Whether browsers reach the subdomains of `baseUrl` by https only, too. */
  hstsSubdomains: boolean;
  /** Absolute path of the folder that holds everything the server stores on disk. */
  dataDir: string;
  /** The bucket that keeps files, and what stands before their keys; without it they are in `dataDir`. */
  filesUrl: { readonly bucket: string; readonly prefix: string } | undefined;
  /** Address of the service of the bucket; without it that of AWS. */
  s3Endpoint: string | undefined;
  s3Region: string;
  /** Without it and its secret the usual places for credentials are looked at. */
  s3AccessKeyId: string | undefined;
  s3SecretAccessKey: string | undefined;
  /** Bytes of files of the bucket that stay on this disk as well. */
  filesCacheBytes: number;
  databaseUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Development: answers are checked against the contract, views are read again at each request. */
  debug: boolean;
  /** Absolute path of a folder with a site's own profiles. */
  profilesDir: string | undefined;
  /** Absolute path of the file that says which tools pipelines may run. */
  toolsFile: string | undefined;
  /** Where a worker answers whoever watches it; it listens to nobody without one. */
  workerPort: number | undefined;
  /** How many runs this process works on at once; 0: none. */
  parallelRuns: number;
  /** Who may use the hub: everybody, or everybody who is logged in. */
  hubAccess: 'open' | 'login';
  /** Who may use the proteomics service: everybody, who signs by UUID, or everybody who is logged in. */
  proteomicsAccess: 'open' | 'login';
  /** The services that run. */
  services: readonly ServiceName[];
  allowedRedirectUrls: readonly string[];
  maxJsonBytes: number;
  maxFormBytes: number;
  /** Files of vocabularies, and folders of such files, as absolute paths. */
  vocabularies: readonly string[];
  /** Largest file that can be imported into a project of the hub, in bytes. */
  maxImportBytes: number;
  /** Largest raw file, in bytes. */
  maxRawFileBytes: number;
  maxResultFileBytes: number;
  /** Where the virus scanner clamd listens; without it files are not scanned. */
  clamdAddress: { readonly path: string } | { readonly host: string; readonly port: number } | undefined;
  /** Milliseconds after which an upload that was not finished is forgotten. */
  uploadExpiryMs: number;
  /** 0 keeps all, as with auditDays. */
  hubEventsDays: number;
  auditDays: number;
  /** What opens the administration of the proteomics service; without one it answers this machine only. */
  adminToken: string | undefined;
  /** What opens /metrics; without one it answers this machine only. */
  metricsToken: string | undefined;
  otlpUrl: string | undefined;
  /** Where traces are sent; without it none are made. */
  tracesUrl: string | undefined;
  /** Which traces are made where no request brings the decision with it (OpenTelemetry's names of samplers). */
  tracesSampler: TracesSampler;
  /** The share of traces that a sampler by ratio makes, from 0 to 1. */
  tracesShare: number;
  /** Headers that the collector asks for. */
  otlpHeaders: Readonly<Record<string, string>>;
  /** Name of this service in traces. */
  serviceName: string;
  smtpUrl: string | undefined;
  smtpFrom: string | undefined;
  alertDiskPercent: number;
  /** Whether webhooks may lead to this machine and to private networks. */
  webhookPrivateAddresses: boolean;
  /** Milliseconds until a call to the collaboration platform is given up. */
  collabCallMs: number;
  /** Milliseconds until the read of the platform's organization is given up. */
  collabOrganisationMs: number;
}

/** One line of the table. */
export interface SettingDescription {
  variable: string;
  key: keyof Settings;
  meaning: string;
  /** The default as the documentation shows it. */
  defaultText: string;
  /** What is off while the value is missing. */
  turnsOn?: string;
  secret?: boolean;
  /** Reads the value; `undefined` stands for a missing one. Throws an Error whose message says what is possible. */
  read: (value: string | undefined, environment: Environment) => unknown;
}

/** A line whose `read` returns what its key holds. */
export type SettingLine = {
  [Key in keyof Settings]: Omit<SettingDescription, 'key' | 'read'> & {
    readonly key: Key;
    readonly read: (value: string | undefined, environment: Environment) => Settings[Key];
  };
}[keyof Settings];

/** Variables with their values. */
export type Environment = Readonly<Record<string, string | undefined>>;
