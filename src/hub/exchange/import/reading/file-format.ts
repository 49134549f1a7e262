/** Detects the format of a file by its first bytes and its name. */
import { open, readFile } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { COMPOUND_START, explainCompoundFile } from '../../../../web/workbook/compound-file.ts';
import { readZipEntries } from '../../../../web/workbook/zip-entries.ts';
import type { ImportRecord } from '../store.ts';
import { READING_LIMITS } from './reading-limits.ts';

export type ImportFormat = ImportRecord['format'];

/** Response 400: the file cannot be imported. The message begins with the request field; `reason` omits the field. */
export class ImportFileError extends BadRequestError {
  readonly reason: string;

  constructor(field: string, reason: string, options?: { cause?: unknown }) {
    super(`${field} ${reason}`, options);
    this.reason = reason;
  }
}

const ENDINGS: ReadonlyMap<string, ImportFormat> = new Map([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['tab', 'csv'],
  ['txt', 'csv'],
  // Binary .xls files are recognized by their content. Others are text tables that laboratory software writes.
  ['xls', 'csv'],
  ['json', 'json'],
  ['jsonld', 'json'],
  ['jsonl', 'json'],
  ['ndjson', 'json'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
]);
const PACKED_NAMES = { 'isa-tab': 'ISA-Tab', dwca: 'a Darwin Core archive', 'ro-crate': 'an RO-Crate' } as const;
const HTML_TABLE = 'is a web page. Open it in a spreadsheet program, save it as .xlsx, and import that file.';
const XML_TABLE = 'is a spreadsheet in XML. Save it as .xlsx or .ods and import that file.';
/** Unsupported formats that users often send, with advice. */
const UNREADABLE: Readonly<Record<string, string>> = {
  xlsb: 'is a binary workbook (.xlsb). Save it as .xlsx and import that file.',
  numbers: 'is a Numbers spreadsheet. Export it to Excel (.xlsx) and import that file.',
  gsheet: 'is only a link to Google Sheets. Download the spreadsheet as .xlsx and import that file.',
  htm: HTML_TABLE,
  html: HTML_TABLE,
  parquet: 'is a Parquet file. Write its table as .csv and import that file.',
  fods: 'is a flat OpenDocument spreadsheet (.fods). Save it as .ods and import that file.',
  docx: 'is a text document. Copy its table into a spreadsheet, and import that as .xlsx or .ods.',
  odt: 'is a text document. Copy its table into a spreadsheet, and import that as .xlsx or .ods.',
  pdf: 'is a PDF document. Import the spreadsheet or table it was made from.',
  rds: 'is an R object. Write it as a table with write.csv, and import that file.',
  rdata: 'is an R workspace. Write its table with write.csv and import that file.',
  gz: 'is compressed. Unpack it and import the file inside.',
  tar: 'is an archive. Unpack it and import its files, or pack them as .zip.',
  rar: 'is an archive. Unpack it and import its files, or pack them as .zip.',
  '7z': 'is an archive. Unpack it and import its files, or pack them as .zip.',
};
const ZIP = 'PK';

/** Returns the format. @param stated empty to detect the format @throws BadRequestError if the file is empty or unsuitable */
export async function detectFormat(path: string, fileName: string, stated: ImportFormat | ''): Promise<ImportFormat> {
  const start = await readFileBeginning(path);
  if (start === '') throw new ImportFileError('body.file', 'is empty.');
  const compound = start === COMPOUND_START ? explainCompoundFile(await readFile(path)) : undefined;
  if (compound !== undefined) throw new ImportFileError('body.file', `${compound} and import that file.`);
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const markup =
    /^(?:xls|xml)$/.test(ending) && start.startsWith('<') ? (start === '<?xm' ? XML_TABLE : HTML_TABLE) : undefined;
  const unreadable = markup ?? (Object.hasOwn(UNREADABLE, ending) ? UNREADABLE[ending] : undefined);
  if (stated === '' && unreadable !== undefined) throw new ImportFileError('body.file', unreadable);
  if (start.startsWith(ZIP)) {
    if (stated !== '' && !isPackedFormat(stated)) throw new ImportFileError('body.file', 'is not text. Choose another format.');
    const found = await detectPackedFormat(path);
    // Users confuse the two spreadsheet formats, so the content decides.
    return stated === '' || isSpreadsheetFormat(stated) === isSpreadsheetFormat(found) ? found : stated;
  }
  if (stated === 'isa-tab' || stated === 'dwca' || stated === 'ro-crate')
    throw new ImportFileError('body.file:', `${PACKED_NAMES[stated]} must be a .zip file of its files.`);
  if (isSpreadsheetFormat(stated) || (stated === '' && (ending === 'xlsx' || ending === 'ods')))
    throw new BadRequestError('This is not an .xlsx or .ods file.');
  const format = stated === '' ? ENDINGS.get(ending) : stated;
  if (format === undefined) throw new ImportFileError('body.file:', 'unknown file type. Choose the format.');
  return format;
}

export function isPackedFormat(format: ImportFormat): boolean {
  return isSpreadsheetFormat(format) || Object.hasOwn(PACKED_NAMES, format);
}

function isSpreadsheetFormat(format: ImportFormat | ''): boolean {
  return format === 'xlsx' || format === 'ods';
}

/** Returns the format by the entries of a .zip file. For an unreadable file, returns XLSX, whose reader reports the error. */
async function detectPackedFormat(path: string): Promise<ImportFormat> {
  const entries = await readZipEntries(path, READING_LIMITS.entries).catch(() => []);
  const hasEntry = (name: RegExp) => entries.some(({ fileName }) => name.test(fileName));
  if (hasEntry(/(?:^|[/\\])ro-crate-metadata\.json$/)) return 'ro-crate';
  if (hasEntry(/(?:^|[/\\])(?:i_[^/\\]*\.txt|isa\.(?:investigation|study|assay)\.xlsx)$/i)) return 'isa-tab';
  if (hasEntry(/^xl\/workbook\.bin$/)) throw new ImportFileError('body.file', UNREADABLE.xlsb as string);
  if (hasEntry(/\.iwa$/) || hasEntry(/(?:^|\/)Index\.zip$/))
    throw new ImportFileError('body.file', UNREADABLE.numbers as string);
  if (hasEntry(/^META-INF\/manifest\.xml$/) && hasEntry(/^content\.xml$/)) return 'ods';
  if (hasEntry(/(?:^|[/\\])meta\.xml$/i)) return 'dwca';
  if (entries.length > 0 && !hasEntry(/^[/\\]?(?:\[Content_Types\]\.xml|xl[/\\].*)$/i))
    throw new ImportFileError('body.file', UNKNOWN_ZIP);
  return 'xlsx';
}

/** Advice for a single workbook of an ARC, whose sheets would otherwise be read as tables of one type. */
export const ARC_ADVICE = 'belongs to an ARC. Pack the folder of the ARC as .zip, and import that file.';
const UNKNOWN_ZIP =
  'is a .zip file without i_….txt (ISA-Tab), meta.xml (Darwin Core archive) or ro-crate-metadata.json (RO-Crate). Send a table without packing it.';

async function readFileBeginning(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
