/** The format of a file, told from its first bytes and its name. */
import { open } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { readZipEntries } from '../../../../web/workbook/zip-entries.ts';
import type { ImportFormat } from './read-file.ts';

const ENDINGS: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  txt: 'csv',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
};
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
  if (isZip && said !== '' && said !== 'xlsx' && said !== 'isa-tab')
    throw new BadRequestError('body.file is no text: choose another format.');
  if (isZip && said !== '') return said;
  if (isZip) return (await isIsaTab(path)) ? 'isa-tab' : 'xlsx';
  if (said === 'isa-tab') throw new BadRequestError('body.file: ISA-Tab comes as a .zip file of its text files.');
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (said === 'xlsx' || (said === '' && ending === 'xlsx'))
    throw new BadRequestError('The file is no spreadsheet of the kind .xlsx.');
  const format = said === '' ? ENDINGS[ending] : said;
  if (format === undefined) throw new BadRequestError('body.file: the kind of the file is not known; choose its format.');
  return format;
}

/** Whether a .zip file has an investigation file. What is broken is told when it is read. */
async function isIsaTab(path: string): Promise<boolean> {
  const entries = await readZipEntries(path, MOST_ENTRIES).catch(() => []);
  return entries.some(({ fileName }) => /(?:^|[/\\])i_[^/\\]*\.txt$/i.test(fileName));
}

const MOST_ENTRIES = 1_000;

async function startOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
