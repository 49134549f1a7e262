/** Validates names of raw files. The folder is a UUID and no shell is involved, so any name that file systems accept is valid. */
import { BadRequestError } from '../../contract/errors.ts';
import { hasHiddenCharacters } from '../../files/hidden-characters.ts';
import { recognizeRawData, removeRawExtension } from '../acquisition/raw-data-kind.ts';

/** Maximum bytes of a name in file systems (POSIX, NAME_MAX). */
const MAX_NAME_BYTES = 255;
/** Maximum characters of a name in an error. Longer names are shortened. */
const SHOWN = 60;

/**
 * Returns the name in Unicode NFC, without surrounding spaces.
 *
 * @param member name of the parameter in messages
 * @throws BadRequestError with the problem, if the name is invalid
 */
export function requireRawFileName(name: string | undefined, member: string): string {
  const trimmed = name?.normalize('NFC').replace(/^\p{Zs}+|(?<!\p{Zs})\p{Zs}+$/gu, '');
  if (trimmed === undefined || trimmed === '') throw new BadRequestError(`${member} must be a file with a name.`);
  const problem = findNameProblem(trimmed);
  if (problem !== undefined) throw new BadRequestError(`The name ${shortenShown(trimmed)} of ${member} ${problem}.`);
  return trimmed;
}

function findNameProblem(name: string): string | undefined {
  if (!name.isWellFormed() || name.includes('\ufffd')) return 'is not UTF-8 text';
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `is longer than ${MAX_NAME_BYTES} bytes`;
  if (/[/\\]/.test(name)) return 'holds a path';
  if (hasHiddenCharacters(name)) return 'contains control or invisible characters';
  if (name.startsWith('-')) return 'begins with "-", as options of programs do';
  const kind = recognizeRawData(name);
  if (kind === undefined) return 'does not end in .raw, or another extension of raw data';
  return removeRawExtension(name) === '' ? 'is an extension only' : undefined;
}

function shortenShown(name: string): string {
  const visible = name.toWellFormed().replace(/[\p{C}\p{Z}]/gu, ' ');
  return JSON.stringify(visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible);
}
