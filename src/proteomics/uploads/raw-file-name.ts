/** Names that a raw file may have. Its folder is a UUID and no shell is used, so that any text that a file system takes is a name. */
import { BadRequestError } from '../../contract/errors.ts';
import { recognizeRawData, removeRawExtension } from '../acquisition/raw-data-kind.ts';

/** What file systems take (POSIX, NAME_MAX). */
const MAX_NAME_BYTES = 255;
/** So much of a name is repeated in the refusal. */
const SHOWN = 60;

/**
 * Returns the name: in Unicode NFC, without spaces at its ends.
 *
 * @param member what the request calls the file
 * @throws BadRequestError saying what is wrong with the name
 */
export function requireRawFileName(name: string | undefined, member: string): string {
  const trimmed = name?.normalize('NFC').replace(/^\p{Zs}+|(?<!\p{Zs})\p{Zs}+$/gu, '');
  if (trimmed === undefined || trimmed === '') throw new BadRequestError(`${member} must be a file with a name.`);
  const problem = problemOf(trimmed);
  if (problem !== undefined) throw new BadRequestError(`The name ${shown(trimmed)} of ${member} ${problem}.`);
  return trimmed;
}

function problemOf(name: string): string | undefined {
  if (!name.isWellFormed() || name.includes('\ufffd')) return 'is not UTF-8 text';
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `is longer than ${MAX_NAME_BYTES} bytes`;
  if (/[/\\]/.test(name)) return 'holds a path';
  if (/\p{Cc}/u.test(name)) return 'holds control characters';
  if (name.startsWith('-')) return 'begins with "-", as options of programs do';
  const kind = recognizeRawData(name);
  if (kind === undefined) return 'does not end in .raw, or another extension of raw data';
  return removeRawExtension(name) === '' ? 'is an extension only' : undefined;
}

function shown(name: string): string {
  const visible = name.toWellFormed().replace(/[\p{C}\p{Z}]/gu, ' ');
  return JSON.stringify(visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible);
}
