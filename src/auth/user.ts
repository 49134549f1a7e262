/** The user of a session or token (docs/requirements.md, A5). */

/** Claims of OIDC by name; missing claims are null. */
export interface UserClaims {
  sub: string;
  email: string | null;
  name: string | null;
  preferred_username: string | null;
  eduperson_entitlement: string[] | null;
  voperson_external_affiliation: string[] | null;
}

/** Thrown if the claims identify no user: `sub` is missing, empty or not a string. */
export class ClaimsError extends TypeError {
  override readonly name = 'ClaimsError';
}

/** An immutable user, created from the provider's claims. */
export class User {
  /** Unique identifier of the person at the provider. */
  readonly sub: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly preferredUsername: string | null;
  /** Memberships as URNs; null if the provider sent none. */
  readonly edupersonEntitlement: readonly string[] | null;
  /** Affiliations of the form `role@organisation`; null if the provider sent none. */
  readonly vopersonExternalAffiliation: readonly string[] | null;
  readonly rawClaims: Readonly<Record<string, unknown>>;

  private constructor(sub: string, claims: Readonly<Record<string, unknown>>) {
    this.sub = sub;
    this.email = parseTextClaim(claims.email);
    this.name = parseTextClaim(claims.name);
    this.preferredUsername = parseTextClaim(claims.preferred_username);
    this.edupersonEntitlement = parseListClaim(claims.eduperson_entitlement);
    this.vopersonExternalAffiliation = parseListClaim(claims.voperson_external_affiliation)?.flatMap(splitAtCommas) ?? null;
    this.rawClaims = Object.freeze({ ...claims });
    Object.freeze(this);
  }

  /** Builds a user from OIDC claims. Strings become lists, and joined affiliations are split. @throws ClaimsError */
  static fromClaims(claims: Readonly<Record<string, unknown>>): User {
    const { sub } = claims;
    if (typeof sub !== 'string' || sub === '') throw new ClaimsError('the claims name no user: sub is missing');
    return new User(sub, claims);
  }

  /** The user's name on pages: the name, else the email address, else `sub`. */
  get displayName(): string {
    return this.name ?? this.email ?? this.sub;
  }

  /** The email address; null if the provider reports it as unverified, so that no rights depend on it. */
  get ownEmail(): string | null {
    const { email_verified: isVerified } = this.rawClaims;
    return isVerified === false || isVerified === 'false' ? null : this.email;
  }

  /** The email address; null unless the provider reports it as verified, so that it can identify the person. */
  get verifiedEmail(): string | null {
    const { email_verified: isVerified } = this.rawClaims;
    return isVerified === true || isVerified === 'true' ? this.email : null;
  }

  /** Returns the claims without the raw claims, as in the response of `/api/me`. */
  toClaims(): UserClaims {
    return {
      sub: this.sub,
      email: this.email,
      name: this.name,
      preferred_username: this.preferredUsername,
      eduperson_entitlement: this.edupersonEntitlement === null ? null : [...this.edupersonEntitlement],
      voperson_external_affiliation: this.vopersonExternalAffiliation === null ? null : [...this.vopersonExternalAffiliation],
    };
  }
}

function parseTextClaim(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}

function parseListClaim(claim: unknown): string[] | null {
  const values = typeof claim === 'string' ? [claim] : claim;
  if (!Array.isArray(values)) return null;
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Splits roles or domains at commas. Entitlements are never split, because they can contain commas. */
function splitAtCommas(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
