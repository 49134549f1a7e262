/** The format of a file, told from its first bytes and its name. */
import { open } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import type { ImportFormat } from './read-file.ts';

const ENDINGS: Readonly<Record<string, ImportFormat>> = { csv: 'csv', json: 'json', yaml: 'yaml', yml: 'yaml' };
const ZIP = 'PK';
/** Old spreadsheets (.xls), and ones that are locked by a password (MS-CFB, 2.2). */
const COMPOUND = '\xd0\xcf\x11\xe0';

/**
 * The format of a file.
 * @param said by whoever sends it; empty: detected from the file
 * @throws BadRequestError for an empty file, one that is not what it is said to be, and one whose kind is not known
 */
export async function formatOf(path: string, fileName: string, said: ImportFormat | ''): Promise<ImportFormat> {
  const start = await startOf(path);
  if (start === '') throw new BadRequestError('body.file is empty.');
  if (start === COMPOUND)
    throw new BadRequestError(
      'body.file is an old spreadsheet (.xls), or one with a password; save it as .xlsx without a password.',
    );
  const isZip = start.startsWith(ZIP);
  if (isZip && said !== '' && said !== 'xlsx') throw new BadRequestError('body.file is no text: choose another format.');
  if (isZip) return 'xlsx';
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (said === 'xlsx' || (said === '' && ending === 'xlsx'))
    throw new BadRequestError('The file is no spreadsheet of the kind .xlsx.');
  const format = said === '' ? ENDINGS[ending] : said;
  if (format === undefined) throw new BadRequestError('body.file: the kind of the file is not known; choose its format.');
  return format;
}

async function startOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
