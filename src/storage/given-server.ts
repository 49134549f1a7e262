/** Parses DATABASE_URL and checks its PostgreSQL server. No message contains the password. */
import type pg from 'pg';
import {
  DatabaseLostError,
  DatabaseUnreachableError,
  DatabaseUnsuitableError,
  findErrorCode,
  getErrorText,
} from './storage-errors.ts';

export const oldestVersion = 15;

const FORM = 'DATABASE_URL is not of the form postgres://user:password@host:port/database';

/** The accepted values of `target_session_attrs` (PostgreSQL, "libpq: Parameter Key Words"). All mean the primary here. */
const WRITABLE = new Set(['any', 'read-write', 'primary', null]);

/** Returns the servers of a URL such as `postgres://ada@one:5432,two/lab`, by preference. @throws DatabaseUnsuitableError */
export function listServerAddresses(databaseUrl: string): string[] {
  const [, scheme, authority = '', rest = ''] = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  if (scheme === undefined) throw new DatabaseUnsuitableError(FORM);
  const hosts = authority.lastIndexOf('@') + 1;
  const urls = authority
    .slice(hosts)
    .split(',')
    .map((host) => `${scheme}${authority.slice(0, hosts)}${host}${rest}`);
  if (!urls.every((url) => URL.canParse(url))) throw new DatabaseUnsuitableError(FORM);
  const required = new URL(urls[0] as string).searchParams.get('target_session_attrs');
  if (!WRITABLE.has(required)) {
    throw new DatabaseUnsuitableError(
      'target_session_attrs of DATABASE_URL must be read-write, primary or any, because the server writes',
    );
  }
  return urls;
}

/** Returns the target of a database URL: `db.example.org:5432, database concordat`. @throws DatabaseUnsuitableError */
export function describeServer(databaseUrl: string): string {
  const urls = listServerAddresses(databaseUrl).map((address) => new URL(address));
  const places = urls.map(({ hostname, port, searchParams }) => {
    const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
    return `${host}:${port === '' ? '5432' : port}`;
  });
  const database = decodeURIComponent((urls[0] as URL).pathname.slice(1)) || 'of the user';
  return `${places.join(' or ')}, database ${database}`;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up now',
  ETIMEDOUT: 'it does not respond',
  EHOSTUNREACH: 'there is no route to the host',
  '28P01': 'it rejects the password',
  '28000': 'it rejects the user',
  '3D000': 'the database does not exist',
  '53300': 'it has no free connection',
  '57P03': 'it is starting up or shutting down',
};

export function createUnreachableDatabaseError(databaseUrl: string, error: unknown): DatabaseUnreachableError {
  const cause = error instanceof DatabaseLostError ? (error.cause ?? error) : error;
  const reason = reasons[findErrorCode(cause) ?? ''] ?? removePassword(getErrorText(cause), databaseUrl);
  return new DatabaseUnreachableError(
    `the PostgreSQL server of DATABASE_URL (${describeServer(databaseUrl)}) cannot be used: ${reason}`,
    { cause },
  );
}

function removePassword(text: string, databaseUrl: string): string {
  const { password } = new URL(listServerAddresses(databaseUrl)[0] as string);
  const spellings = [password, decodeURIComponent(password)].filter((spelling) => spelling !== '');
  return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, '…'), text);
}

export interface DatabaseServerFacts {
  number: string;
  version: string;
  encoding: string;
  replica: boolean;
}

export async function readServerFacts(client: pg.ClientBase): Promise<DatabaseServerFacts> {
  const { rows } = await client.query<DatabaseServerFacts>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding,
            pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as replica`,
  );
  return rows[0] as DatabaseServerFacts;
}

/** Rejects servers that the product does not support. @throws DatabaseUnsuitableError */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const problem = findServerProblem(await readServerFacts(client));
  if (problem !== undefined) throw new DatabaseUnsuitableError(problem);
}

export function findServerProblem({ number, version, encoding, replica }: DatabaseServerFacts): string | undefined {
  if (Number(number) < oldestVersion * 10_000) {
    return `the server of DATABASE_URL is PostgreSQL ${version}; version ${oldestVersion} or later is required`;
  }
  if (encoding !== 'UTF8') return `the database of DATABASE_URL has the encoding ${encoding}; UTF8 is required`;
  return replica ? 'the server of DATABASE_URL is a read-only replica; the primary is required' : undefined;
}
