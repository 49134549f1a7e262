/** Records changes in ISA-Tab, which has no columns for kinds of files and for extracts of studies, and can reorder rows. */
import type { ExportBook } from '../export-account/export-book.ts';
import type { IsaObject } from './entity-texts.ts';
import { getFileTitle, type TabLines } from './isa-tables.ts';
import { getMaterials, getNameOrValue, listIsaObjects } from './isa-values.ts';

export interface WrittenTable {
  readonly place: string;
  readonly table: TabLines;
  readonly study: IsaObject;
  /** The assay of the table; undefined for the table of the study itself. */
  readonly assay: IsaObject | undefined;
}

export function recordTableChanges(book: ExportBook, written: WrittenTable): void {
  const { study, assay, table } = written;
  const { sources, samples, otherMaterials: extracts } = getMaterials(study);
  const files = listIsaObjects(assay?.dataFiles);
  for (const file of files) {
    const [shown, title] = [getNameOrValue(file.type), getFileTitle(file)];
    if (shown !== title)
      book.recordChange({ what: 'Data file · Label', place: getNameOrValue(file.name), shown, written: title, reason: KIND });
  }
  recordProcesses(book, assay ?? study, assay !== undefined);
  recordProcessOrder(book, written);
  recordOrder(book, written, 'Source', assay === undefined ? sources : [], listNames(table, 'Source Name'));
  recordOrder(book, written, 'Sample', assay === undefined ? samples : [], listNames(table, 'Sample Name'));
  recordOrder(book, written, 'Extract', getMaterials(assay ?? {}).otherMaterials, listNames(table, 'Extract Name'));
  recordOrder(book, written, 'Data file', files, listNames(table, ' File'));
  if (assay !== undefined) recordExtracts(book, written, listIsaObjects(extracts));
}

function recordProcesses(book: ExportBook, { processSequence }: IsaObject, isAssay: boolean): void {
  for (const { name, inputs, outputs } of listIsaObjects(processSequence)) {
    const [from, to] = [listIsaObjects(inputs).length, listIsaObjects(outputs).length];
    const isPooled = isAssay && to < 2 && getNameOrValue(name) !== '';
    if (from > 1 && !isPooled)
      book.recordChange({
        what: 'Process',
        place: getNameOrValue(name),
        shown: '1',
        written: String(Math.max(from, to)),
        reason: PAIRS,
      });
  }
}

/** Columns for materials and files of a process, by the prefix of their `@id`. */
const COLUMNS: Readonly<Record<string, string>> = {
  '#source': 'Source Name',
  '#sample': 'Sample Name',
  '#material': 'Extract Name',
  '#file': ' File',
};

/** Records a protocol if the order of its processes or results differs from the order of the rows. */
function recordProcessOrder(book: ExportBook, { place, study, assay, table }: WrittenTable): void {
  const [head = [], ...rows] = table;
  const firstRow = new Map<string, number>();
  for (const [number, cells] of rows.entries())
    for (const [at, cell] of cells.entries()) {
      const title = Object.values(COLUMNS).find((end) => head[at]?.endsWith(end));
      if (title !== undefined && !firstRow.has(title + cell)) firstRow.set(title + cell, number);
    }
  const processes = listIsaObjects((assay ?? study).processSequence);
  const byProtocol = Map.groupBy(processes, ({ executesProtocol }) => JSON.stringify(executesProtocol));
  for (const one of byProtocol.values()) {
    const shown = one.flatMap(({ inputs, outputs }) => {
      const results = listIsaObjects(outputs);
      return (results.length > 0 ? results : listIsaObjects(inputs)).flatMap(({ '@id': id }) => {
        const [, kind = '', name = ''] = /^(#\w+)\/(.*)$/s.exec(getNameOrValue(id)) ?? [];
        const row = firstRow.get(`${COLUMNS[kind]}${name}`);
        return row === undefined ? [] : [{ name, row }];
      });
    });
    const order = shown.toSorted((first, second) => first.row - second.row);
    const joinNames = (names: typeof shown) => names.map(({ name }) => name).join('; ');
    if (joinNames(shown) !== joinNames(order))
      book.recordChange({ what: 'Process · Order', place, shown: joinNames(shown), written: joinNames(order), reason: ORDER });
  }
}

function recordOrder(
  book: ExportBook,
  { place }: WrittenTable,
  noun: string,
  objects: unknown,
  written: readonly string[],
): void {
  const named = new Set(written);
  const shown = listIsaObjects(objects).flatMap(({ name }) => (named.has(getNameOrValue(name)) ? [getNameOrValue(name)] : []));
  const own = new Set(shown);
  const order = written.filter((name) => own.has(name));
  if (shown.some((name, at) => name !== order[at]))
    book.recordChange({ what: `${noun} · Order`, place, shown: shown.join('; '), written: order.join('; '), reason: ORDER });
}

/** Adds extracts and processes that move from the study to the assay, and omitted derivations of extracts, to `book`. */
function recordExtracts(book: ExportBook, { study, assay, table }: WrittenTable, extracts: readonly IsaObject[]): void {
  const named = new Set(listNames(table, 'Extract Name'));
  const [inStudy, inAssay] = [study, assay ?? {}].map(
    (object) =>
      new Set(
        listIsaObjects(object.processSequence).flatMap(({ outputs }) => listIsaObjects(outputs).map((output) => output['@id'])),
      ),
  );
  const recordMove = (what: string, place: string) =>
    book.recordChange({ what, place, shown: `Study ${getNameOrValue(study.identifier)}`, written: 'Assay', reason: PLACE });
  for (const { '@id': id, name } of extracts)
    if (named.has(getNameOrValue(name))) {
      recordMove('Extract · Place', getNameOrValue(name));
      if (inStudy?.has(id)) recordMove('Process · Place', getNameOrValue(name));
    }
  for (const { '@id': id, name, derivesFrom } of [...extracts, ...listIsaObjects(getMaterials(assay ?? {}).otherMaterials)])
    if (named.has(getNameOrValue(name)) && listIsaObjects(derivesFrom).length > 0 && (inStudy?.has(id) || inAssay?.has(id)))
      book.recordOmission('Extract · Derives from');
}

const KIND = 'In ISA-Tab, the column of a file states its kind, which ends with "File".';
const ORDER = 'ISA-Tab orders materials and processes by rows, and files by columns and rows.';
const PAIRS = 'ISA-Tab has a row for each pair of an input and an output. An import makes a process of each row.';
const PLACE = 'In ISA-Tab, only assays have extracts.';

/** Returns the distinct names in columns whose title ends with `title`, by row. Files are sorted by column. */
function listNames([head = [], ...rows]: TabLines, title: string): readonly string[] {
  const columns = head.flatMap((name, at) => (name.endsWith(title) ? [at] : []));
  const cells =
    title === ' File'
      ? columns.flatMap((at) => rows.map((row) => row[at] ?? ''))
      : rows.flatMap((row) => columns.map((at) => row[at] ?? ''));
  return [...new Set(cells)].filter((name) => name !== '');
}
