/** The secrets that encrypt sessions (docs/requirements.md, A10). */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthLog } from '../auth-log.ts';
import type { AuthSettings } from '../settings.ts';

export const SECRET_KEY_FILE = 'secret-key';

export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/**
 * Returns the secrets; the first one encrypts. Without SECRET_KEY, a secret is generated once and stored in DATA_DIR, readable
 * by its owner only. `undefined` with DATABASE_URL, because several processes must share one secret and cannot share a file.
 * @throws SecretKeyError
 */
export function loadSessionSecrets(
  { secretKey, dataDir, databaseUrl }: Pick<AuthSettings, 'secretKey' | 'dataDir' | 'databaseUrl'>,
  log: AuthLog,
): readonly string[] | undefined {
  const configured = secretKey
    ?.split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (configured !== undefined && configured.length > 0) return configured;
  if (databaseUrl !== undefined) return undefined;
  const path = join(dataDir, SECRET_KEY_FILE);
  try {
    const secret = readSecret(path, log) ?? createSecret(dataDir, path);
    log.warn({ variable: 'SECRET_KEY', file: path }, 'SECRET_KEY is not set; using the secret of this installation');
    return [secret];
  } catch (cause) {
    if (cause instanceof SecretKeyError) throw cause;
    throw new SecretKeyError(`The session secret cannot be stored in ${path}; set SECRET_KEY.`, { cause });
  }
}

function readSecret(path: string, log: AuthLog): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (secret.length < 32) throw new SecretKeyError(`${path} contains no secret; set SECRET_KEY, or remove the file.`);
  if ((statSync(path).mode & 0o077) !== 0) {
    chmodSync(path, 0o600);
    log.warn({ file: path }, 'other accounts could read the file of the session secret; its mode was reset to 0600');
  }
  return secret;
}

/** Creates the secret. If several processes start at the same time, one creates it, and the others read the complete file. */
function createSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const part = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(part, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(part, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(path, 'utf8').trim();
    // For a file system without hard links.
    writeFileSync(path, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return secret;
  } finally {
    rmSync(part, { force: true });
  }
}
