/** Recognizes compound files (MS-CFB): spreadsheets with a password, and spreadsheets in the format before .xlsx. */

/** First bytes of a compound file, as one character each. */
export const COMPOUND_START = '\xd0\xcf\x11\xe0';

/** Name of the stream with the encrypted package (MS-OFFCRYPTO, 2.3.4.4). */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns what a compound file is and how to convert it, as the start of a sentence; undefined for other files. */
export function explainCompoundFile(bytes: Buffer): string | undefined {
  if (bytes.toString('latin1', 0, COMPOUND_START.length) !== COMPOUND_START) return undefined;
  return bytes.includes(ENCRYPTED)
    ? 'has a password, and its content is encrypted. Save it without a password'
    : 'is an old spreadsheet (.xls). Save it as .xlsx or .ods';
}
