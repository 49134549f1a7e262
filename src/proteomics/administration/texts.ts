/** Texts that PostgreSQL can keep: it keeps no NUL, and in JSON no half of a surrogate pair. */
import { BadRequestError } from '../../contract/errors.ts';

/** Name and description of a thing that is made or changed; the name without spaces around it. @throws BadRequestError */
export function storableTexts<Written extends { readonly name?: string; readonly description?: string }>(
  written: Written,
): Written {
  const { name, description } = written;
  return {
    ...written,
    ...(name === undefined ? {} : { name: keepableText(name, 'name').trim() }),
    ...(description === undefined ? {} : { description: keepableText(description, 'description') }),
  };
}

/** @throws BadRequestError naming the member */
export function keepableText(value: string, member: string): string {
  if (value.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  if (!value.isWellFormed()) throw new BadRequestError(`${member} is not well-formed Unicode.`);
  return value;
}
