/** Who is logged in, or whom a token stands for (docs/requirements.md, A5). */

/** The names of an OIDC claims object that a User carries; what is missing is null. */
export interface UserClaims {
  sub: string;
  email: string | null;
  name: string | null;
  preferred_username: string | null;
  eduperson_entitlement: string[] | null;
  voperson_external_affiliation: string[] | null;
}

/** Claims that name nobody: `sub` is missing, empty or no text. */
export class ClaimsError extends TypeError {
  override readonly name = 'ClaimsError';
}

/** A person, as the provider's claims describe them. Unchangeable. */
export class User {
  /** Unique identifier of the person at the provider. */
  readonly sub: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly preferredUsername: string | null;
  /** Memberships, as URNs; null when the provider said nothing about them. */
  readonly edupersonEntitlement: readonly string[] | null;
  /** Affiliations of the form `role@organisation`; null when the provider said nothing about them. */
  readonly vopersonExternalAffiliation: readonly string[] | null;
  /** Every claim as it came. */
  readonly rawClaims: Readonly<Record<string, unknown>>;

  private constructor(sub: string, claims: Readonly<Record<string, unknown>>) {
    this.sub = sub;
    this.email = textOf(claims.email);
    this.name = textOf(claims.name);
    this.preferredUsername = textOf(claims.preferred_username);
    this.edupersonEntitlement = listOf(claims.eduperson_entitlement);
    this.vopersonExternalAffiliation = listOf(claims.voperson_external_affiliation)?.flatMap(splitAtCommas) ?? null;
    this.rawClaims = Object.freeze({ ...claims });
    Object.freeze(this);
  }

  /**
   * Builds a user from an OIDC claims object. A claim that arrives as one text is a list of one; affiliations that arrive joined
   * by commas, as the platform's token introspection sends them, are split. A claim of another type counts as missing.
   *
   * @throws ClaimsError
   */
  static fromClaims(claims: Readonly<Record<string, unknown>>): User {
    const { sub } = claims;
    if (typeof sub !== 'string' || sub === '') throw new ClaimsError('the claims name no user: sub is missing');
    return new User(sub, claims);
  }

  /** What the person is called here: by name, else by address, else by `sub`. */
  get displayName(): string {
    return this.name ?? this.email ?? this.sub;
  }

  /** The address; null also where the provider says that nobody checked whose it is, so that nothing may follow from it. */
  get ownEmail(): string | null {
    const { email_verified: isVerified } = this.rawClaims;
    return isVerified === false || isVerified === 'false' ? null : this.email;
  }

  /** The user under the names of the claims, without the raw ones: what `/api/me` answers. */
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

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}

function listOf(claim: unknown): string[] | null {
  const values = typeof claim === 'string' ? [claim] : claim;
  if (!Array.isArray(values)) return null;
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Neither a role nor a domain holds a comma; an entitlement may, and is never split. */
function splitAtCommas(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
