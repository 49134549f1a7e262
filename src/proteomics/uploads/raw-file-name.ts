/** Names that a raw file may have: ones that mean nothing to a shell, to a path or to a command line (contract, RawFileName). */
import { BadRequestError } from '../../contract/errors.ts';

const ALLOWED = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*\.raw$/i;
const LONGEST = 255;
/** So much of a name is repeated in the refusal. */
const SHOWN = 60;

/**
 * Returns the name.
 *
 * @param member what the request calls the file
 * @throws BadRequestError saying what is wrong with the name
 */
export function demandRawFileName(name: string | undefined, member: string): string {
  if (name === undefined || name === '') throw new BadRequestError(`${member} must be a file with a name.`);
  const problem = problemOf(name);
  if (problem !== undefined) throw new BadRequestError(`The name ${shown(name)} of ${member} ${problem}.`);
  return name;
}

function problemOf(name: string): string | undefined {
  if (name.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!/\.raw$/i.test(name)) return 'does not end in .raw';
  if (/[/\\]/.test(name)) return 'holds a path';
  if (/^\./.test(name)) return 'begins with a dot';
  if (/^[+-]/.test(name)) return 'does not begin with a letter, a digit or _';
  return ALLOWED.test(name) ? undefined : 'holds something other than letters, digits, _, ., + and -';
}

function shown(name: string): string {
  const visible = name.toWellFormed().replace(/[\p{C}\p{Z}]/gu, ' ');
  return JSON.stringify(visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible);
}
