/** Parses meta.xml, the description of a Darwin Core archive (Darwin Core text guide, TDWG 2023). */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { CsvError, type CsvRecord, parseCsvText } from '../../../../../web/csv/records.ts';
import { parseTabSeparatedText } from '../../../../../web/csv/tab-records.ts';
import { type MarkupAttributes, readMarkupToEnd } from '../../../../../web/workbook/markup.ts';
import { MAX_COLUMNS } from '../../../../../web/workbook/sheet.ts';

/** A column of the archive. Without an index, the field has the same value in all rows. */
export interface ArchiveField {
  readonly term: string;
  readonly index: number | undefined;
  /** Value of empty cells; may be empty. */
  readonly value: string;
}

export interface ArchiveTable {
  readonly isCore: boolean;
  readonly rowType: string;
  readonly locations: readonly string[];
  readonly encoding: string;
  readonly separator: string;
  readonly lineEnd: string;
  /** Quote character; empty if cells have no quotes. */
  readonly quote: string;
  readonly headLines: number;
  /** Index of the column with the row's ID. In an extension, the column contains the ID of the core row. */
  readonly id: number | undefined;
  readonly fields: readonly ArchiveField[];
}

interface OpenTable extends ArchiveTable {
  readonly locations: string[];
  readonly fields: ArchiveField[];
  id: number | undefined;
}

const MAX_TABLES = 100;
const MAX_FIELDS = 5_000;

/** Returns the described tables, the core first. @throws BadRequestError without a core, or for too many tables or columns */
export async function parseDescriptor(bytes: Buffer) {
  const tables: OpenTable[] = [];
  let metadata = '';
  let location: string | undefined;
  let fields = 0;
  await readMarkupToEnd([bytes], {
    open(name, attributes) {
      const table = tables.at(-1);
      if (name === 'archive') metadata = (attributes.metadata ?? '').trim();
      else if (name === 'core' || name === 'extension') tables.push(parseTable(name === 'core', attributes));
      else if (name === 'location') location = '';
      else if (table !== undefined && (name === 'id' || name === 'coreid')) table.id = parseColumn(attributes.index);
      else if (table !== undefined && name === 'field') {
        const { term = '', index, default: value = '' } = attributes;
        table.fields.push({ term: term.trim(), index: parseColumn(index), value });
      }
      if (name === 'field') fields += 1;
      if (tables.length > MAX_TABLES || fields > MAX_FIELDS)
        throw new BadRequestError('meta.xml describes too many tables or columns.');
    },
    text(text) {
      if (location !== undefined) location += text;
    },
    close(name) {
      if (name !== 'location') return;
      tables.at(-1)?.locations.push((location ?? '').trim());
      location = undefined;
    },
  });
  if (!tables.some(({ isCore }) => isCore))
    throw new BadRequestError('The .zip file is not a Darwin Core archive: meta.xml describes no core.');
  return { tables: tables.toSorted((one, other) => Number(other.isCore) - Number(one.isCore)), metadata };
}

function parseTable(isCore: boolean, attributes: MarkupAttributes): OpenTable {
  const { rowType = '', encoding = 'UTF-8', fieldsTerminatedBy = ',', linesTerminatedBy = '\\n' } = attributes;
  return {
    isCore,
    rowType: rowType.trim(),
    locations: [],
    encoding,
    separator: unescapeText(fieldsTerminatedBy) || ',',
    lineEnd: unescapeText(linesTerminatedBy) || '\n',
    quote: unescapeText(attributes.fieldsEnclosedBy ?? '"'),
    headLines: parseColumn(attributes.ignoreHeaderLines) ?? 0,
    id: undefined,
    fields: [],
  };
}

/** Returns a column index from 0; undefined for a missing attribute. @throws BadRequestError for an impossible index */
function parseColumn(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number >= MAX_COLUMNS)
    throw new BadRequestError(`meta.xml names the column ${text.slice(0, 20)}, which no table has.`);
  return number;
}

/** Returns text with tabs and line breaks instead of their escapes, which XML attributes require. */
function unescapeText(text: string): string {
  return text.replaceAll('\\t', '\t').replaceAll('\\r', '\r').replaceAll('\\n', '\n');
}

/** Returns the records of a table. @throws BadRequestError that names the file and, if possible, the line */
export function parseTableRecords(table: ArchiveTable, path: string, bytes: Buffer): readonly CsvRecord[] {
  const text = normalizeLineEnds(decodeTable(table, path, bytes), table);
  if (table.quote === '') {
    const lines = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(table.separator) }));
    return lines.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
  }
  try {
    return table.separator === '\t' && table.quote === '"'
      ? parseTabSeparatedText(text)
      : parseCsvText(text, table.separator, table.quote);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestError(`${path}, line ${error.line}: it ${error.message}.`, { cause: error });
  }
}

/** Returns text with LF as line break. Many archives contain other line breaks than their description states. */
function normalizeLineEnds(text: string, { lineEnd, quote }: ArchiveTable): string {
  const isPlain = lineEnd === '\n' || lineEnd === '\r\n' || (lineEnd === '\r' && !text.includes('\n'));
  const ended = isPlain ? text : text.replaceAll(lineEnd, '\n');
  return quote === '' ? ended.replaceAll(/\r\n?/g, '\n') : ended;
}

function decodeTable({ encoding }: ArchiveTable, path: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding.trim(), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BadRequestError(`${path} is not ${encoding.slice(0, 50)} text, as meta.xml states.`, { cause });
  }
}
