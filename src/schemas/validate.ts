/** Validation of an object against an entity of a profile. Work in progress: signatures first. */
import type { Profile } from './profile.ts';

/** One thing that is wrong. */
export interface ValidationError {
  /** Path of the field, dotted with list indexes: `studies[0].start_date`; empty for the object itself. */
  readonly field: string;
  /** One plain sentence. */
  readonly message: string;
  /** Name of the check, or of the profile's rule. */
  readonly rule: string;
}

/** Result of a validation. */
export interface ValidationResult {
  readonly valid: boolean;
  readonly errors: readonly ValidationError[];
  /** Number of errors beyond the limit, which are counted but not listed; 0 without a limit. */
  readonly omitted: number;
}

/** The profile has no entity of that name. */
export class UnknownEntityError extends Error {
  override readonly name = 'UnknownEntityError';
}

/** The data is nested deeper than 64 levels. */
export class NestingError extends Error {
  override readonly name = 'NestingError';
}

/** Checks an object with everything nested in it. Throws UnknownEntityError and NestingError. */
export function validateObject(
  _profile: Profile,
  _entityName: string,
  _data: unknown,
  _options: { limit?: number } = {},
): ValidationResult {
  throw new Error('not written yet');
}

/** A field that the standard asks for and the data lacks. */
export interface Recommendation {
  readonly field: string;
  readonly message: string;
}

/** Recommended fields that are absent, in profile order. */
export function missingRecommended(_profile: Profile, _entityName: string, _data: unknown): readonly Recommendation[] {
  throw new Error('not written yet');
}

/** Compiles everything that validation and schemas of a profile need, so that no request waits for it. */
export function warm(_profile: Profile): void {
  throw new Error('not written yet');
}
