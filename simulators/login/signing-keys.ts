/** Keys that sign the ID tokens of development and tests; generated in every process. */
import { createHmac, createSign, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA key with a name. */
export interface SigningKey {
  kid: string;
  /** Private key as JWK. */
  jwk: JsonWebKey & { kid: string; alg: 'RS256'; use: 'sig' };
  privateKey: KeyObject;
}

const generate = promisify(generateKeyPair);

/** Creates a key of 2048 bits, which takes about 100 ms. */
export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return { kid, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }, privateKey };
}

/** Returns the public part of a key. */
export function getPublicJwk({ jwk: { kty, n, e, kid, alg, use } }: SigningKey): JsonWebKey {
  return { kty, n, e, kid, alg, use } as JsonWebKey;
}

/** Returns a JWT signed by RS256. For invalid tokens, `header` is different, or a secret signs by HMAC. */
export function signJwt(claims: object, key: SigningKey, header: object = {}, secret?: string): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encodePart({ alg: 'RS256', kid: key.kid, ...header })}.${encodePart(claims)}`;
  const signature =
    secret === undefined
      ? createSign('RSA-SHA256').update(content).sign(key.privateKey)
      : createHmac('sha256', secret).update(content).digest();
  return `${content}.${signature.toString('base64url')}`;
}
