/** Errors of validations that cannot run. Errors in data are results, and not of this kind. */

/** The profile has no entity of that name. */
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

/** The data is nested too deeply to validate. The message continues a sentence whose subject is the data. */
export class NestingError extends Error {
  override readonly name = 'NestingError';

  constructor(levels: number) {
    super(`is nested deeper than ${levels} levels`);
  }
}
