/** Creates keys that sign ID tokens for development and tests. */
import { createHmac, createSign, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

export interface SigningKey {
  kid: string;
  /** The private key as JWK. */
  jwk: JsonWebKey & { kid: string; alg: 'RS256'; use: 'sig' };
  privateKey: KeyObject;
}

const generate = promisify(generateKeyPair);

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return { kid, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }, privateKey };
}

export function getPublicJwk({ jwk: { kty, n, e, kid, alg, use } }: SigningKey): JsonWebKey {
  return { kty, n, e, kid, alg, use } as JsonWebKey;
}

/** Returns a JWT signed with RS256. For invalid tokens, `header` can be changed, and `secret` signs with HMAC instead. */
export function signJwt(claims: object, key: SigningKey, header: object = {}, secret?: string): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encodePart({ alg: 'RS256', kid: key.kid, ...header })}.${encodePart(claims)}`;
  const signature =
    secret === undefined
      ? createSign('RSA-SHA256').update(content).sign(key.privateKey)
      : createHmac('sha256', secret).update(content).digest();
  return `${content}.${signature.toString('base64url')}`;
}
