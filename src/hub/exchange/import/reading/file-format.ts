/** Detects the format of a file from its first bytes and its name. */
import { open } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { readZipEntries } from '../../../../web/workbook/zip-entries.ts';
import type { ImportRecord } from '../store.ts';

/** Format of a file. */
export type ImportFormat = ImportRecord['format'];

/** 400: the file cannot be imported. The message names the field of the request, the reason does not. */
export class ImportFileError extends BadRequestError {
  readonly reason: string;

  constructor(field: string, reason: string, options?: { cause?: unknown }) {
    super(`${field} ${reason}`, options);
    this.reason = reason;
  }
}

const ENDINGS: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  txt: 'csv',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
};
/** Formats of .zip files, as messages call them. */
const PACKED_NAMES = { 'isa-tab': 'ISA-Tab', dwca: 'a Darwin Core archive', 'ro-crate': 'an RO-Crate' } as const;
const ZIP = 'PK';
/** Old spreadsheets (.xls), and password-protected ones (MS-CFB, 2.2). */
const COMPOUND = '\xd0\xcf\x11\xe0';

/**
 * Returns the format of a file.
 * @param said by the client; empty: detected from the file
 * @throws BadRequestError for an empty file, one of another format than stated, and an unknown format
 */
export async function detectFormat(path: string, fileName: string, said: ImportFormat | ''): Promise<ImportFormat> {
  const start = await readStart(path);
  if (start === '') throw new ImportFileError('body.file', 'is empty.');
  if (start === COMPOUND)
    throw new ImportFileError(
      'body.file',
      'is an old spreadsheet (.xls), or one with a password; save it as .xlsx or .ods without a password.',
    );
  if (start.startsWith(ZIP)) {
    if (said !== '' && !isPacked(said)) throw new ImportFileError('body.file', 'is not text. Choose another format.');
    const found = await detectPackedFormat(path);
    // Both kinds of spreadsheets have one reader, and users confuse them.
    return said === '' || isSpreadsheet(said) === isSpreadsheet(found) ? found : said;
  }
  if (said === 'isa-tab' || said === 'dwca' || said === 'ro-crate')
    throw new ImportFileError('body.file:', `${PACKED_NAMES[said]} comes as a .zip file of its files.`);
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (isSpreadsheet(said) || (said === '' && (ending === 'xlsx' || ending === 'ods')))
    throw new BadRequestError('This is not an .xlsx or .ods file.');
  const format = said === '' ? ENDINGS[ending] : said;
  if (format === undefined) throw new ImportFileError('body.file:', 'unknown file type. Choose the format.');
  return format;
}

/** Returns whether files of a format are archives. */
export function isPacked(format: ImportFormat): boolean {
  return isSpreadsheet(format) || Object.hasOwn(PACKED_NAMES, format);
}

function isSpreadsheet(format: ImportFormat | ''): boolean {
  return format === 'xlsx' || format === 'ods';
}

/** The format of a .zip file by its content. Reading it reports errors. */
async function detectPackedFormat(path: string): Promise<ImportFormat> {
  const entries = await readZipEntries(path, MAX_ENTRIES).catch(() => []);
  const has = (name: RegExp) => entries.some(({ fileName }) => name.test(fileName));
  if (has(/(?:^|[/\\])ro-crate-metadata\.json$/)) return 'ro-crate';
  if (has(/(?:^|[/\\])i_[^/\\]*\.txt$/i)) return 'isa-tab';
  if (has(/^META-INF\/manifest\.xml$/) && has(/^content\.xml$/)) return 'ods';
  return has(/(?:^|[/\\])meta\.xml$/i) ? 'dwca' : 'xlsx';
}

const MAX_ENTRIES = 1_000;

async function readStart(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
