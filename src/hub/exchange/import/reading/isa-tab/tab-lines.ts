/** Lines of ISA-Tab files: cells between tabs, with or without quotes around them. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { CsvError, readCsv } from '../../../../../web/csv/records.ts';

/** Reads those of a file; lines that begin with # are comments. @throws BadRequestError that names the file */
export function linesOfTab(text: string, file: string): readonly (readonly string[])[] {
  try {
    return readCsv(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'), '\t')
      .map(({ cells }) => cells)
      .filter(([first = '']) => !first.startsWith('#'));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestError(`${file}: line ${error.line} ${error.message}.`, { cause: error });
  }
}
