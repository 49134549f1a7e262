/** Texts that people write, as they are kept. */
import { BadRequestError } from '../../contract/errors.ts';

/** A text without spaces around it. Throws BadRequestError that names the member for one that PostgreSQL cannot keep. */
export function plainText(text: string, member: string): string {
  if (text.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  return text.trim();
}

/** The same for a text that must say something. */
export function neededText(text: string, member: string): string {
  const plain = plainText(text, member);
  if (plain === '') throw new BadRequestError(`${member} must not be empty.`);
  return plain;
}
