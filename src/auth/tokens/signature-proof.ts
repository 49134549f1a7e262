/** Checks whether the provider signed a token, without a request for each token (RFC 9068). */
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import type { BoundedFetch } from '../bounded-fetch.ts';
import type { Provider } from '../login/provider.ts';

/** Resolves with whether a signature is valid. Never rejects. */
export type TokenProof = () => Promise<boolean>;

/** Matches three parts of base64url (RFC 7519). Opaque tokens do not match. */
const SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Maximum difference between the clocks of servers, in seconds. */
const CLOCK_TOLERANCE = 30;

/** Creates checks of signed tokens. The provider's keys are fetched at most every 30 seconds, even for unknown keys. */
export function createSignatureProof(
  provider: Provider,
  fetchBounded: BoundedFetch,
): (token: string) => TokenProof | undefined {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  let keysOf = '';
  return (token) => {
    if (!SIGNED.test(token)) return undefined;
    return async () => {
      try {
        const { issuer, jwks_uri: address = '' } = (await provider()).serverMetadata();
        if (keys === undefined || keysOf !== address) {
          keys = createRemoteJWKSet(new URL(address), { [customFetch]: fetchBounded });
          keysOf = address;
        }
        await jwtVerify(token, keys, { issuer, clockTolerance: CLOCK_TOLERANCE, requiredClaims: ['exp'] });
        return true;
      } catch {
        return false;
      }
    };
  };
}
