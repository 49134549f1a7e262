/** Reads the workbooks of an ARC (Annotated Research Context, specification 2.0): metadata sheets and annotation tables. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import type { TabRecord } from '../../../../../web/csv/tab-records.ts';
import { openWorkbook } from '../../../../../web/workbook/open-workbook.ts';
import type { WorkbookSheet } from '../../../../../web/workbook/sheet.ts';
import { UNKNOWN_PROTOCOL } from '../../../isa/isa-tables.ts';
import { type PackedEntry, readPackedFile } from '../packed-files.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { formatCellText, isProblemCell } from '../shown-cells.ts';

/** A line of a metadata sheet. A line without cells is the heading of a section. */
export interface MetadataLine {
  readonly name: string;
  readonly cells: string[];
  readonly line: number;
}

export interface ArcWorkbook {
  readonly path: string;
  readonly kind: 'investigation' | 'study' | 'assay';
  readonly metadata: readonly MetadataLine[];
  /** The annotation tables side by side, with the columns of ISA-Tab in the first line. */
  readonly lines: readonly TabRecord[];
  /** The names of protocols and factors in the tables. */
  readonly protocols: ReadonlySet<string>;
  readonly factors: ReadonlySet<string>;
}

/** Reports a part of a workbook that ISA-Tab cannot contain. `words` is a sentence for users. */
export type OmitPart = (file: string, words: string, values: number) => void;

const ARC_WORKBOOK = /(?:^|\/)isa\.(investigation|study|assay)\.xlsx$/i;

export function isArcWorkbook(path: string): boolean {
  return ARC_WORKBOOK.test(path);
}

/** Returns the content of a workbook. @param note called with a sentence about values that are stored differently @throws BadRequestError */
export async function readArcWorkbook(
  entry: PackedEntry,
  limits: ReadingLimits,
  omit: OmitPart,
  note: (sentence: string) => void,
): Promise<ArcWorkbook> {
  const { path } = entry;
  const metadata: MetadataLine[] = [];
  const tables: AnnotationTable[] = [];
  for (const sheet of await openArcWorkbook(entry, limits)) {
    const rows = await readRows(sheet, path, limits, omit);
    if (/^(?:isa_)?(?:investigation|study|assay)$/i.test(sheet.name))
      metadata.push(
        ...rows.map(({ number, cells: [name = '', ...cells] }) => ({ name: convertLabel(name), cells, line: number })),
      );
    else {
      const head = rows.findIndex(({ cells }) => cells.some((cell) => HEAD.test(cell)));
      const beside = head === -1 ? rows : rows.slice(0, head);
      const values = beside.flatMap(({ cells }) => cells).filter((cell) => cell.trim() !== '').length;
      if (values > 0) omit(path, `The rows of the sheet ${sheet.name} outside an annotation table are left out.`, values);
      if (head !== -1) tables.push(convertTable(sheet.name, rows.slice(head)));
    }
  }
  const term = tables.flatMap(({ head }) => head).find((title) => TERM_IN_HEAD.test(title));
  if (term !== undefined) note(`${path}: accessions in names of columns are not stored, such as ${term}.`);
  return {
    path,
    kind: (ARC_WORKBOOK.exec(path)?.[1]?.toLowerCase() ?? 'study') as ArcWorkbook['kind'],
    metadata,
    lines: joinTables(tables),
    protocols: new Set(tables.flatMap(({ protocols }) => protocols)),
    factors: new Set(tables.flatMap(({ head }) => head.flatMap((title) => FACTOR.exec(title)?.[1] ?? []))),
  };
}

/** Returns the label in ISA-Tab of a label in ISA-XLSX. */
function convertLabel(label: string): string {
  return label
    .trim()
    .replace(/(?<=Parameters)(?= Term)/, ' Name')
    .replace(' Publication PubMed ID', ' PubMed ID');
}

async function openArcWorkbook(entry: PackedEntry, limits: ReadingLimits): Promise<readonly WorkbookSheet[]> {
  try {
    return await openWorkbook((await readPackedFile(entry)).bytes, limits);
  } catch (cause) {
    const reason = cause instanceof BadRequestError ? cause.message : 'the workbook is damaged.';
    throw new BadRequestError(`${entry.path}: ${reason}`, { cause });
  }
}

interface TextRow {
  readonly number: number;
  readonly cells: readonly string[];
}

async function readRows(sheet: WorkbookSheet, path: string, limits: ReadingLimits, omit: OmitPart): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  let characters = 0;
  for await (const { number, cells } of sheet.rows()) {
    const problems = cells.filter(isProblemCell);
    for (const { problem } of problems)
      omit(path, `A cell in row ${number} of the sheet ${sheet.name} ${problem}. It is left out.`, 1);
    // `map` would keep the gaps of empty cells.
    const texts = Array.from(cells, (cell) => (isProblemCell(cell) ? '' : formatCellText(cell ?? null)));
    characters += texts.reduce((sum, text) => sum + text.length, 0);
    if (rows.push({ number, cells: texts }) > limits.rows || characters > limits.characters)
      throw new BadRequestError(`${path} is too large. Import it in parts.`);
  }
  const { comments, texts } = await sheet.extras();
  const beside = [...comments.map(({ text }) => text), ...texts];
  if (beside.length > 0)
    omit(path, `Comments and texts beside the cells of the sheet ${sheet.name} are left out.`, beside.length);
  return rows;
}

interface AnnotationTable {
  /** Column titles of the ARC, before their conversion to ISA-Tab. */
  readonly head: readonly string[];
  readonly lines: readonly TabRecord[];
  readonly protocols: readonly string[];
}

const HEAD = /^\s*(?:(?:Input|Output|Characteristics?|Parameter|Factor|Component)\s*\[.+\]|Protocol REF)\s*$/;
export const FACTOR = /^Factor\s*\[(.+)\]$/;
const TERM_IN_HEAD = /^Term (?:Source REF|Accession Number)\s*\(.+\)/;
const DESCRIBING = /^(?:Unit|Term Source REF|Term Accession Number)\b/;

/** Converts a table to columns of ISA-Tab: the input, its characteristics, the protocol, its parameters, and the output. */
function convertTable(sheetName: string, [head = { number: 0, cells: [] }, ...rows]: readonly TextRow[]): AnnotationTable {
  const titles = head.cells.map((title) => title.trim());
  const groups: { readonly at: number[]; readonly rank: number }[] = [];
  for (const [at, title] of titles.entries())
    if (DESCRIBING.test(title) && groups.length > 0) groups.at(-1)?.at.push(at);
    else groups.push({ at: [at], rank: RANKS.findIndex((rank) => rank.test(title)) });
  // A table of materials without a process has no output and no parameters.
  const hasProtocol =
    titles.includes('Protocol REF') || !titles.some((title) => /^(?:Output|Parameter|Component|Performer|Date)\b/.test(title));
  if (!hasProtocol) groups.push({ at: [-1], rank: RANKS.findIndex((rank) => rank.test('Protocol REF')) });
  const order = groups.toSorted((one, other) => one.rank - other.rank).flatMap(({ at }) => at);
  const isOfData = titles.some((title) => /^Input\s*\[.*(?:Data|File)\]$/.test(title));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const protocol = titles.indexOf('Protocol REF');
  return {
    head: titles,
    lines: [
      createRecord(
        head.number,
        order.map((at) => (at === -1 ? 'Protocol REF' : convertTitle(titles[at] ?? '', isOfData))),
      ),
      ...filled.map(({ number, cells }) => {
        // Cells to the right of the header stay to the right of the converted columns.
        const beyond = cells.slice(titles.length);
        return createRecord(number, [...order.map((at) => (at === -1 ? sheetName : (cells[at] ?? ''))), ...beyond]);
      }),
    ],
    protocols: hasProtocol
      ? filled.map(({ cells }) => (cells[protocol] ?? '').trim()).filter((name) => name !== '' && name !== UNKNOWN_PROTOCOL)
      : [sheetName],
  };
}

/** The order of columns in ISA-Tab. Descriptions of the process are between protocol and output. */
const RANKS = [/^Input\b/, /^Characteristic/, /^Protocol REF$/, /^(?!Output|Data |Factor)/, /^Output\b/, /^Data /, /^Factor/];

function convertTitle(title: string, isOfData: boolean): string {
  const [, words = '', name = ''] = /^([A-Z][A-Za-z ]*)\[(.+)\]$/.exec(title) ?? [];
  const kind = words.trimEnd();
  if (kind === 'Input' || kind === 'Output') {
    if (name === 'Data') return kind === 'Output' && isOfData ? 'Derived Data File' : 'Raw Data File';
    return /^Material(?: Name)?$/.test(name) ? 'Extract Name' : name;
  }
  const known = { Characteristic: 'Characteristics', Parameter: 'Parameter Value', Factor: 'Factor Value' }[kind] ?? kind;
  if (/^(?:Characteristics|Parameter Value|Factor Value|Comment)$/.test(known)) return `${known}[${name}]`;
  if (DESCRIBING.test(title)) return (title.endsWith(')') ? (title.split('(', 1)[0] as string) : title).trim();
  return /^(?:Protocol REF|Performer|Date|Assay Name)$/.test(title) || title === '' ? title : `Comment[${title}]`;
}

function createRecord(line: number, cells: readonly string[]): TabRecord {
  return { line, cells, isFirstQuoted: false };
}

/** Returns the lines of all tables. The columns of each table are to the right of the previous tables. */
function joinTables(tables: readonly AnnotationTable[]): readonly TabRecord[] {
  const head: string[] = [];
  const lines: TabRecord[] = [];
  const width = Math.max(0, ...tables.flatMap((table) => table.lines.map(({ cells }) => cells.length)));
  for (const {
    lines: [first, ...rows],
  } of tables) {
    const before = head.length;
    // Each table begins to the right of all cells of the previous tables, so their columns cannot overlap.
    head.push(...(first?.cells ?? []), ...Array.from({ length: width - (first?.cells.length ?? 0) }, () => ''));
    for (const { line, cells } of rows) lines.push(createRecord(line, [...Array.from({ length: before }, () => ''), ...cells]));
  }
  return head.length === 0 ? [] : [createRecord(0, head), ...lines];
}
