/** Validates strings for PostgreSQL, which cannot store NUL or unpaired surrogates. */
import { BadRequestError } from '../../contract/errors.ts';

/** Validates name and description, and trims the name. @throws BadRequestError */
export function checkNameAndDescription<Written extends { readonly name?: string; readonly description?: string }>(
  written: Written,
): Written {
  const { name, description } = written;
  return {
    ...written,
    ...(name === undefined ? {} : { name: checkText(name, 'name').trim() }),
    ...(description === undefined ? {} : { description: checkText(description, 'description') }),
  };
}

export function checkText(value: string, member: string): string {
  if (value.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  if (!value.isWellFormed()) throw new BadRequestError(`${member} is not well-formed Unicode.`);
  return value;
}
