/** Validates names of uploaded files. Every name that file systems accept is valid, because no shell uses the names. */

import { BadRequestError } from '../../contract/errors.ts';
import { hasHiddenCharacters } from '../../files/hidden-characters.ts';
import { truncateText } from '../../short-text.ts';

/** Limit of file systems (POSIX, NAME_MAX). */
const MAX_NAME_BYTES = 255;
/** Longer names are truncated in errors. */
const MAX_SHOWN_CHARACTERS = 60;

/** Returns the name, trimmed and in Unicode NFC. `findOwnProblem` adds checks. @throws BadRequestError */
export function requireFileName(
  name: string | undefined,
  member: string,
  findOwnProblem: (name: string) => string | undefined = () => undefined,
): string {
  const trimmed = name?.normalize('NFC').replace(/^\p{Zs}+|(?<!\p{Zs})\p{Zs}+$/gu, '');
  if (trimmed === undefined || trimmed === '') throw new BadRequestError(`${member} must be a file with a name.`);
  const problem = findNameProblem(trimmed) ?? findOwnProblem(trimmed);
  if (problem !== undefined) throw new BadRequestError(`The name ${shortenName(trimmed)} of ${member} ${problem}.`);
  return trimmed;
}

function findNameProblem(name: string): string | undefined {
  if (!name.isWellFormed() || name.includes('\ufffd')) return 'is not UTF-8 text';
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `is longer than ${MAX_NAME_BYTES} bytes`;
  if (/[/\\]/.test(name) || /^\.\.?$/.test(name)) return 'contains a path';
  if (hasHiddenCharacters(name)) return 'contains control or invisible characters';
  return name.startsWith('-') ? 'begins with "-", as options of programs do' : undefined;
}

function shortenName(name: string): string {
  const visible = name.toWellFormed().replace(/[\p{C}\p{Z}]/gu, ' ');
  return JSON.stringify(truncateText(visible, MAX_SHOWN_CHARACTERS));
}
