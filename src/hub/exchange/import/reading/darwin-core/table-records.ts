/** Reads the rows of a table in a Darwin Core archive, in the dialect of meta.xml. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { CsvError, type CsvRecord, readCsv } from '../../../../../web/csv/records.ts';
import { readTabs } from '../../../../../web/csv/tab-records.ts';
import type { ArchiveTable } from './descriptor.ts';

/** Reads a file. @throws BadRequestError that names the file, and the line if possible */
export function readTableRecords(table: ArchiveTable, path: string, bytes: Buffer): readonly CsvRecord[] {
  const text = normalizeLineEnds(decodeTable(table, path, bytes), table);
  if (table.quote === '') {
    const lines = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(table.separator) }));
    return lines.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
  }
  try {
    return table.separator === '\t' && table.quote === '"' ? readTabs(text) : readCsv(text, table.separator, table.quote);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestError(`${path}, line ${error.line}: it ${error.message}.`, { cause: error });
  }
}

/** Programs end lines as their system does, regardless of the description. */
function normalizeLineEnds(text: string, { lineEnd, quote }: ArchiveTable): string {
  const isPlain = lineEnd === '\n' || lineEnd === '\r\n';
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
