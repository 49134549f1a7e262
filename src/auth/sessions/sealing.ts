/**
 * Encrypts records of browsers: AES-256-GCM (NIST SP 800-38D) with a key for each record. HKDF (RFC 5869) derives the key from
 * a secret of the server and the identifier that only the browser has. Neither the database, nor the secret, nor both together
 * open a record without the cookie.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** Encrypts a string. Decrypting requires the same identifier and purpose. */
  encrypt(text: string, identifier: string, purpose: string): string;
  /** Returns the text; `undefined` if it was changed, or encrypted with another secret, identifier or purpose. */
  decrypt(sealed: string, identifier: string, purpose: string): string | undefined;
}

/** Creates a seal. The first secret encrypts, and all decrypt: to change the secret, add the new one at the start. */
export function createSeal(secrets: readonly string[]): Seal {
  const [first] = secrets;
  if (first === undefined) throw new TypeError('a seal needs a secret');
  return {
    encrypt(text, identifier, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', deriveKey(first, identifier, purpose), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(`${VERSION} ${purpose}`));
      const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${bytes.toString('base64url')}`;
    },
    decrypt(sealed, identifier, purpose) {
      const [version, body = ''] = sealed.split('.', 2);
      const bytes = Buffer.from(body, 'base64url');
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      for (const secret of secrets) {
        const text = decryptWithKey(deriveKey(secret, identifier, purpose), bytes, purpose);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function deriveKey(secret: string, identifier: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, identifier, `concordat ${purpose} ${VERSION}`, 32));
}

function decryptWithKey(key: Buffer, bytes: Buffer, purpose: string): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${VERSION} ${purpose}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const start = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
