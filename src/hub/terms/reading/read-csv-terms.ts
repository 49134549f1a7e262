/** Terms of tables: a line for each term, under the headers id, label, and, where there are any, synonyms and definition. */
import { readCsv } from '../../../web/csv/records.ts';
import { shortIdentifier, VocabularyFileError, type VocabularyTerm } from './vocabulary-term.ts';

const HEADERS = {
  id: ['id', 'identifier', 'term id', 'term_id', 'accession', 'term accession', 'curie', 'uri', 'iri', 'class id'],
  label: ['label', 'name', 'term', 'preferred label', 'term name', 'term_name', 'lbl'],
  synonyms: ['synonyms', 'synonym', 'alternative labels', 'alt labels', 'aliases'],
  definition: ['definition', 'definitions', 'description', 'def'],
} as const;

/** @throws VocabularyFileError where the columns of identifiers and labels are missing */
export async function* readCsvTerms(lines: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  let columns: Record<keyof typeof HEADERS, number> | undefined;
  for await (const cells of records(lines)) {
    if (columns === undefined) {
      columns = columnsOf(cells);
      continue;
    }
    const cell = (name: keyof typeof HEADERS) => cells[(columns as Record<string, number>)[name] as number]?.trim() ?? '';
    const [id, label] = [cell('id'), cell('label')];
    if (label === '') continue;
    const synonyms = cell('synonyms')
      .split(/[|;]/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    yield { id: shortIdentifier(id), label, synonyms, definition: cell('definition') };
  }
  if (columns === undefined) throw new VocabularyFileError('is empty');
}

function columnsOf(cells: readonly string[]): Record<keyof typeof HEADERS, number> {
  const heads = cells.map((cell) => cell.trim().toLowerCase());
  const place = (names: readonly string[]) => heads.findIndex((head) => names.includes(head));
  const columns = {
    id: place(HEADERS.id),
    label: place(HEADERS.label),
    synonyms: place(HEADERS.synonyms),
    definition: place(HEADERS.definition),
  };
  if (columns.label < 0) throw new VocabularyFileError('has no column with the header label');
  return columns;
}

/** A record may go over several lines, while a quote is open. */
async function* records(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let open = '';
  for await (const line of lines) {
    open = open === '' ? line.replace(/^\ufeff/, '') : `${open}\n${line}`;
    if ((open.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    const [record] = open.trim() === '' ? [] : readCsv(open);
    open = '';
    if (record !== undefined) yield record.cells;
  }
  if (open !== '') throw new VocabularyFileError('opens a quote that is never closed');
}
