/** Errors of asking for a validation that cannot be made. What is wrong with data is no error of this kind, but a result. */

/** A profile has no entity of that name. */
export class UnknownEntityError extends Error {
  override readonly name = 'UnknownEntityError';
  readonly profileId: string;
  readonly entityName: string;

  constructor(profileId: string, entityName: string) {
    super(`The profile ${profileId} has no entity of that name.`);
    this.profileId = profileId;
    this.entityName = entityName;
  }
}

/** Data is nested deeper than validation follows. The message continues a sentence whose subject is the data. */
export class NestingError extends Error {
  override readonly name = 'NestingError';

  constructor(levels: number) {
    super(`is nested deeper than ${levels} levels`);
  }
}
